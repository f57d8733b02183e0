extension ViewController {
  /// The view, loaded now if need be.
  var viewOrPlain: View {
    if let storedView { return storedView }
    return simulation.perform("load view", on: birthNumber) { loadNow() }
  }

  private func loadNow() -> View {
    guard !status.contains(.loadingView) else {
      simulation.report(
        .viewLoadedRecursively,
        "\(birthNumber) asks for its view inside its own loadView; it gets a plain one."
      )
      return associate(View())
    }
    status.insert(.loadingView)
    deliver(.loadView) { loadView() }
    status.remove(.loadingView)
    let view = storedView ?? associate(View())
    performEmbedSegues()
    deliver(.viewDidLoad) { viewDidLoad() }
    return view
  }

  func baseLoadView() {
    received(.loadView)
    if storedView == nil { _ = associate(View()) }
  }

  func setView(_ view: View?) {
    simulation.perform("view =", on: birthNumber, with: number(of: view)) {
      if let view, !belongsHere(view) { return }
      if let view, let owner = view.controller, owner !== self {
        simulation.report(
          .viewShared,
          "The view of \(owner.birthNumber) cannot become the view of \(birthNumber) as well.",
          exception: "UIViewControllerHierarchyInconsistency",
          text: """
            A view can only be associated with at most one view controller at a time! View \
            \(address: view.birthNumber) is associated with \(address: owner.birthNumber). Clear this \
            association before associating this view with \(address: birthNumber).
            """
        )
        return
      }
      storedView?.controller = nil
      exchange(\.storedView, of: self, for: nil)
      if let view { _ = associate(view) }
    }
  }

  private func associate(_ view: View) -> View {
    storedView = view
    view.controller = self
    view.noteController()
    return view
  }

  /// Calls one of the user's methods: records the event first, and tells the base method that the
  /// call is the library's.
  func deliver(_ kind: Event.Kind, _ call: () -> Void) {
    let outer = delivery
    delivery = kind
    simulation.record(birthNumber, kind)
    call()
    delivery = outer
  }

  /// Finds an override that calls the base method of another callback, and says whether it did.
  private func reportWrongSuper(_ kind: Event.Kind) -> Bool {
    guard let delivery, delivery.method != kind.method else { return false }
    simulation.report(
      .appearWrongSuper,
      """
      \(text: delivery.method) of \(birthNumber) called \(text: kind.method) of its base class; the call \
      did nothing.
      """
    )
    return true
  }

  /// The base method of a callback: whoever calls it by hand is told so.
  func received(_ kind: Event.Kind) {
    guard delivery != kind else {
      delivery = nil
      return
    }
    guard !reportWrongSuper(kind) else { return }
    let method = kind.method
    simulation.perform("a life-cycle method", on: birthNumber) {
      simulation.report(
        .appearCalledByHand,
        "\(text: method) of \(birthNumber) was called by hand; its base method did nothing.",
        text: """
          [ViewController] Calling -\(text: method): directly on a view controller is not supported, \
          and may result in out-of-order callbacks and other inconsistent behavior. Use the \
          -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to \
          manually drive appearance callbacks instead. Make a symbolic breakpoint at \
          UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger.
          """
      )
    }
  }
}

extension Event.Kind {
  /// The name of the method that the event stands for.
  fileprivate var method: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .willMove: "willMove"
    case .didMove: "didMove"
    case .willShow, .didShow, .shouldSelect, .didSelect, .completion, .released: "callback"
    case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss: "callback"
    }
  }
}
