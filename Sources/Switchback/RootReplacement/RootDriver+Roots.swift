extension RootDriver {
  /// Starts, if the first root is fit to be one; otherwise nothing has changed.
  func handInStart() {
    guard let served = window else { return step(.windowLost) }
    guard route == nil else { return step(.start) }
    guard mayServe(served) else { return }
    let first = first
    guard builders[first] != nil else { return reportMissing(first) }
    buildEagerRoots(besides: first)
    guard let root = root(of: first), window != nil else { return step(.windowLost) }
    guard mayInstall(root, as: first) else { return }
    firstRoot = root
    step(.start)
  }

  private func buildEagerRoots(besides first: Route) {
    for route in registered where route != first {
      guard builders[route]?.isEager == true, builders[route]?.life == .kept,
        let root = root(of: route)
      else { continue }
      keep(root, as: route)
    }
  }

  func installInitial() {
    let first = first
    if let asked = store?.read(), asked != first { reportMissing(asked) }
    guard let window, let root = firstRoot else { return }
    firstRoot = nil
    keep(root, as: first)
    route = first
    session = 1
    window.rootViewController = root
    installed = root.birthNumber
    serve(window)
    window.makeKeyAndVisible()
    watchStore()
    watchRoot()
  }

  func install() {
    stopLooking()
    guard let window, let request = current, let root = root(of: request.route) else { return }
    guard mayInstall(root, as: request.route) else {
      installFailed = true
      return
    }
    window.rootViewController = root
    guard window.rootViewController === root else {
      installFailed = true
      return
    }
    keep(root, as: request.route)
    window.rootStage.perform(.commit)
    installed = root.birthNumber
    toldForeigner = nil
    current?.isInstalled = true
    route = request.route
    session += 1
  }

  /// The root of a route: the kept one, or a new one.
  private func root(of route: Route) -> ViewController? {
    builders[route].flatMap { $0.kept ?? $0.make() }
  }

  private func keep(_ root: ViewController, as route: Route) {
    guard builders[route]?.life == .kept else { return }
    builders[route]?.kept = root
  }

  /// Whether what a builder has handed out can be installed; reports what is wrong with it.
  private func mayInstall(_ root: ViewController, as asked: Route) -> Bool {
    guard let window else { return false }
    let name = "\(asked)"
    if let presenter = root.presentedBy?.presenter {
      report(
        .rootBuilderReused,
        """
        The builder of \(text: name) handed out \(root.birthNumber), which is presented by \
        \(presenter.birthNumber); it is refused.
        """
      )
      return false
    }
    guard window.mayBecomeRoot(root) else { return false }
    if route != nil, window.rootViewController === root {
      report(
        .rootBuilderReused,
        "The builder of \(text: name) handed out \(root.birthNumber), the root that is shown."
      )
    } else if let owner = registered.first(where: { $0 != asked && builders[$0]?.kept === root }) {
      report(
        .rootBuilderReused,
        """
        The builder of \(text: name) handed out \(root.birthNumber), which is kept as the root of \
        \(text: "\(owner)").
        """
      )
    }
    return true
  }

  /// Finds at rest a store that somebody else has written.
  private func watchStore() {
    simulation.restChecks.append(
      RestCheck(rule: .rootStoreMismatch) { [weak self] in
        guard let self, let store, let now = store.read(), now != stored else { return nil }
        let number = window?.birthNumber ?? 0
        return "The store says \(text: "\(now)"), but \(number) shows another route."
      }
    )
  }
}
