import SwitchbackTesting
import Testing

/// Children that are told of their appearance by the library, by their container, or by the test.
@MainActor
@Suite(.simulated) struct ContainmentTests {
  typealias Way = ForwardingController.Way

  let world = Simulation.current
  let window = Window()
  let record = AppearanceRecord()

  /// A chain n0, n1 and so on, each in the view of the one before.
  private func chain(_ ways: [Way]) -> [ForwardingController] {
    let links = ways.enumerated().map { ForwardingController("n\($0)", $1, record) }
    for (outer, inner) in zip(links, links.dropFirst()) { outer.take(inner) }
    return links
  }

  private func show(_ root: ViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settleUntold()
    _ = record.take()
  }

  /// Settles before the test tells the child of a container that tells nobody, which is found.
  private func settleUntold() {
    world.settle()
    _ = world.takeFindings(from: 0) { $0.rule.id == "child.not-forwarded" }
  }

  /// The callbacks of some members of a chain, all of the first code before those of the next.
  private func told(_ codes: String..., of names: [String]) -> [String] {
    codes.flatMap { code in names.map { "\($0).\(code)" } }
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "n\($0)" } }

  /// All lists of some length.
  nonisolated static func mixes(_ ways: [Way], _ length: Int) -> [[Way]] {
    (0..<length).reduce([[]]) { mixes, _ in mixes.flatMap { mix in ways.map { mix + [$0] } } }
  }

  // MARK: Begun and ended by the test

  @Test func `of begins within one another the last end counts, and turning back needs one`() {
    let host = ForwardingController("host", .not, record)
    let child = chain([.byItself])[0]
    host.take(child)
    show(host)
    child.beginAppearanceTransition(true, animated: false)
    for _ in 0..<2 {
      expectDiagnostic("appear.unbalanced") {
        child.beginAppearanceTransition(true, animated: false)
      }
    }
    for _ in 0..<2 { child.endAppearanceTransition() }
    #expect(record.take() == ["n0.WA(n)"])
    child.endAppearanceTransition()
    #expect(record.take() == ["n0.DA(n)"])
    child.beginAppearanceTransition(false, animated: false)
    expectDiagnostic("appear.unbalanced") {
      child.beginAppearanceTransition(false, animated: false)
    }
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(record.take() == ["n0.WD(n)", "n0.WA(n)", "n0.DA(n)"])
    expectDiagnostic("appear.unbalanced") { child.endAppearanceTransition() }
    world.settle()
  }

  @Test(arguments: mixes([.byItself, .not], 4))
  func `what is begun by hand reaches all down to the next that tells nobody`(ways: [Way]) {
    let host = ForwardingController("host", .not, record)
    let links = chain(ways)
    host.take(links[0])
    show(host)
    let reached = names((ways.firstIndex(of: .not) ?? 3) + 1)
    let child = links[0]
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(record.take() == told("WA(a)", "WD(n)", "DD(n)", of: reached))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(record.take() == told("WA(n)", "DA(n)", of: reached))
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(record.take() == told("WD(a)", "WA(a)", "DA(a)", of: reached))
    child.beginAppearanceTransition(false, animated: true)
    world.settle()
    #expect(record.take() == told("WD(a)", of: reached))
    child.endAppearanceTransition()
    world.settle()
    #expect(record.take() == told("DD(a)", of: reached))
    expectBalance([host] + links)
  }

  @Test(arguments: 0..<3)
  func `a call out of turn is found once and tells nobody, at every depth`(depth: Int) {
    let host = ForwardingController("host", .not, record)
    let links = chain([.not, .not, .not, .byItself])
    host.take(links[0])
    show(host)
    let child = links[depth]
    settleUntold()
    expectDiagnostic("appear.unbalanced") { child.endAppearanceTransition() }
    expectDiagnostic("appear.unbalanced") {
      child.beginAppearanceTransition(false, animated: false)
    }
    #expect(record.take() == [])
    child.beginAppearanceTransition(true, animated: false)
    _ = record.take()
    expectDiagnostic("appear.unbalanced") { child.beginAppearanceTransition(true, animated: true) }
    #expect(record.take() == [])
    for _ in 0..<2 { child.endAppearanceTransition() }
    expectDiagnostic("appear.unbalanced") { child.endAppearanceTransition() }
    #expect(record.take() == ["n\(depth).DA(n)"])
    settleUntold()
    #expect(world.findings.isEmpty)
  }

  @Test func `a child that comes or goes in a change by hand follows it`() {
    let host = ForwardingController("host", .not, record)
    let parent = ForwardingController("parent", .byItself, record)
    let (early, late) = (
      ForwardingController("early", .byItself, record),
      ForwardingController("late", .byItself, record)
    )
    host.take(parent)
    parent.take(early)
    show(host)
    parent.beginAppearanceTransition(true, animated: true)
    #expect(record.take() == ["parent.WA(a)", "early.WA(a)"])
    parent.take(late)
    parent.letGo(of: early)
    world.settle()
    #expect(record.take() == ["late.WA(a)", "early.WD(n)", "early.DD(n)"])
    parent.endAppearanceTransition()
    world.settle()
    #expect(record.take() == ["parent.DA(a)", "late.DA(a)"])
    expectBalance([host, parent, early, late])
  }

  @Test func `a child by hand is told nothing by its view's way in and out of the window`() {
    let host = ForwardingController("host", .not, record)
    let child = ForwardingController("child", .byItself, record)
    show(host)
    host.take(child)
    settleUntold()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(record.take() == ["child.WA(n)", "child.DA(n)"])
    child.beginAppearanceTransition(false, animated: true)
    host.letGo(of: child)
    world.settle()
    #expect(record.take() == ["child.WD(a)"])
    child.endAppearanceTransition()
    world.settle()
    #expect(record.take() == ["child.DD(a)"])
    expectBalance([host, child])
  }

  @Test(arguments: [true, false])
  func `what is begun by hand is ended by hand, in the turn of the view's coming too`(
    isEnded: Bool
  ) {
    let host = ForwardingController("host", .byItself, record)
    let child = ForwardingController("child", .byItself, record)
    show(host)
    host.take(child)
    if isEnded { child.endAppearanceTransition() }
    child.beginAppearanceTransition(false, animated: true)
    world.settle()
    #expect(record.take() == ["child.WA(n)"] + (isEnded ? ["child.DA(n)"] : []) + ["child.WD(a)"])
    child.endAppearanceTransition()
    #expect(record.take() == ["child.DD(a)"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    world.settle()
    #expect(record.take() == ["child.WA(a)", "child.DA(a)"])
    expectBalance([host, child])
  }

  // MARK: Handed on by containers

  @Test(arguments: mixes([.byItself, .byHand], 5))
  func `containers by hand hand on what the stack around them begins`(ways: [Way]) {
    let all = names(5)
    let navigation = NavigationController(rootViewController: chain(ways)[0])
    let animator = DecidingAnimator()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    #expect(record.take() == told("WA(n)", "DA(n)", of: all))
    navigation.delegate = animator
    let over = ForwardingController("over", .byItself, record)
    navigation.pushViewController(over, animated: true)
    world.settle()
    #expect(record.take() == told("WD(a)", of: all) + ["over.WA(a)"])
    animator.context?.completeTransition(false)
    world.settle()
    #expect(
      record.take() == ["over.WD(a)", "over.DD(a)"] + told("WA(a)", "DA(a)", of: all)
    )
    navigation.pushViewController(over, animated: true)
    world.settle()
    animator.context?.completeTransition(true)
    world.settle()
    #expect(
      record.take() == told("WD(a)", of: all) + ["over.WA(a)"] + told("DD(a)", of: all)
        + ["over.DA(a)"]
    )
    expectBalance([navigation] + everyone(in: navigation))
  }

  @Test(arguments: mixes([.byItself, .byHand], 4))
  func `a chain that is pushed, given up, pushed and swiped back is in balance`(ways: [Way]) {
    let all = names(4)
    let home = ForwardingController("home", .byItself, record)
    let navigation = NavigationController(rootViewController: home)
    let animator = DecidingAnimator()
    show(navigation)
    let pushed = chain(ways)[0]
    navigation.delegate = animator
    navigation.pushViewController(pushed, animated: true)
    world.settle()
    animator.context?.completeTransition(false)
    world.settle()
    #expect(
      record.take() == ["home.WD(a)"] + told("WA(a)", "WD(a)", "DD(a)", of: all)
        + ["home.WA(a)", "home.DA(a)"]
    )
    #expect(navigation.viewControllers == [home])
    navigation.delegate = nil
    navigation.pushViewController(pushed, animated: false)
    world.settle()
    _ = record.take()
    navigation.beginInteractivePop()?.cancel()
    world.settle()
    #expect(
      record.take() == told("WD(a)", of: all) + ["home.WA(a)", "home.WD(a)", "home.DD(a)"]
        + told("WA(a)", "DA(a)", of: all)
    )
    expectBalance([navigation] + everyone(in: navigation))
  }

  @Test func `a container that tells nobody keeps its child as it is under a push given up`() {
    let host = ForwardingController("host", .not, record)
    let child = ForwardingController("child", .byItself, record)
    host.take(child)
    let navigation = NavigationController(rootViewController: host)
    let animator = DecidingAnimator()
    show(navigation)
    child.beginAppearanceTransition(true, animated: false)
    navigation.delegate = animator
    navigation.pushViewController(ForwardingController("over", .byItself, record), animated: true)
    world.settle()
    child.endAppearanceTransition()
    animator.context?.completeTransition(false)
    world.settle()
    #expect(record.take().filter { $0.hasPrefix("child") } == ["child.WA(n)", "child.DA(n)"])
    #expect(child.appearance == .appeared && host.appearance == .appeared)
  }

  // MARK: Large trees

  /// How many children there are.
  private let many = 10_000

  @Test(arguments: [true, false])
  func `many children, deep or broad, appear, disappear and go in balance`(isDeep: Bool) {
    record.keepsLines = false
    world.log.isRecording = false
    let navigation = NavigationController(rootViewController: grow(isDeep: isDeep, in: .byItself))
    show(navigation)
    expectCounts([many + 1, many + 1, 0, 0])
    navigation.pushViewController(ViewController(), animated: true)
    world.settle()
    expectCounts([many + 1, many + 1, many + 1, many + 1])
    navigation.popViewController(animated: false)
    world.settle()
    window.rootViewController = ViewController()
    world.settle()
    expectCounts([2, 2, 2, 2].map { $0 * (many + 1) })
    navigation.setViewControllers([ViewController()], animated: false)
    world.settle()
    #expect(world.population == 4)
  }

  @Test(arguments: [true, false])
  func `many children are begun, turned back and ended by hand in balance`(isDeep: Bool) {
    record.keepsLines = false
    world.log.isRecording = false
    let host = grow(isDeep: isDeep, in: .not)
    show(host)
    begin(true, in: host)
    begin(false, in: host)
    end(in: host)
    expectCounts([many + 1, 1, many, many])
    begin(true, in: host)
    end(in: host)
    expectCounts([2 * many + 1, many + 1, many, many])
    for child in host.children {
      child.beginAppearanceTransition(false, animated: false)
      host.letGo(of: child)
      child.endAppearanceTransition()
    }
    world.settle()
    expectCounts([2 * many + 1, many + 1, 2 * many, 2 * many])
    #expect(world.population == 2 && host.view.subviews.isEmpty)
  }

  private func grow(isDeep: Bool, in way: Way) -> ForwardingController {
    let host = ForwardingController("host", way, record)
    var outer = host
    for _ in 0..<many {
      let child = ForwardingController("child", .byItself, record)
      outer.take(child)
      if isDeep { outer = child }
    }
    return host
  }

  private func begin(_ isAppearing: Bool, in host: ViewController) {
    for child in host.children {
      child.beginAppearanceTransition(isAppearing, animated: true)
    }
  }

  private func end(in host: ViewController) {
    for child in host.children { child.endAppearanceTransition() }
  }

  private func expectCounts(_ counts: [Int], _ location: SourceLocation = #_sourceLocation) {
    let found = ["WA", "DA", "WD", "DD"].map { record.counts[$0] ?? 0 }
    #expect(found == counts, sourceLocation: location)
  }

  // MARK: At rest

  private func everyone(in root: ViewController) -> [ViewController] {
    root.children + root.children.flatMap(everyone)
  }

  /// All are as their place asks for, and nothing was found.
  private func expectBalance(
    _ controllers: [ViewController],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(controllers.flatMap { $0.checkInvariants() } == [], sourceLocation: location)
    #expect(world.findings.isEmpty, sourceLocation: location)
  }
}
