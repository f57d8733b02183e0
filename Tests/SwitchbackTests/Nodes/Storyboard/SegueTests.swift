import SwitchbackTesting
import Testing

/// A screen that notes what it is asked about segues.
@MainActor
final class SegueWitness: ViewController {
  var notes: [String] = []
  var allows = true
  var loadsInPrepare = false
  weak var lastSegue: StoryboardSegue?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    notes.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    let state = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    notes.append("prepare \(segue.identifier ?? "-") \(state)")
    lastSegue = segue
    if loadsInPrepare { _ = segue.destination.view }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.append("did load with \(children.count), \(view.subviews.count) in place")
  }
}

/// What segues do, in which order, and what is said where they cannot.
@MainActor
@Suite(.simulated) struct SegueTests {
  let world = Simulation.current
  let main = Storyboard(name: "Main", bundle: nil)
  let window = Window()

  init() {
    main.scene("list", isInitial: true) { SegueWitness(title: "list") }
    main.scene("detail") { ViewController(title: "detail") }
  }

  func start(inStack: Bool = true) throws -> SegueWitness {
    let list = try #require(main.instantiate("list", as: SegueWitness.self))
    window.rootViewController = inStack ? NavigationController(rootViewController: list) : list
    window.makeKeyAndVisible()
    world.settle()
    list.notes = []
    return list
  }

  final class Noting: StoryboardSegue {
    override func perform() {
      (source as? SegueWitness)?.notes.append("perform")
      source.show(destination, sender: nil)
    }
  }

  @Test func `the source prepares, the segue performs, and then it is gone`() throws {
    main.segue(
      "go",
      from: "list",
      to: "detail",
      kind: .custom(Noting.init(identifier:source:destination:))
    )
    let list = try start()
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(list.notes == ["prepare go not loaded", "perform"])
    #expect(list.lastSegue == nil)
    world.settle()
    expectVisible("detail")
    #expect(list.navigationController?.topViewController?.storyboard === main)
  }

  @Test(arguments: [false, true])
  func `a programmatic segue asks only where the switch says so`(asks: Bool) throws {
    world.behavior.asksBeforeProgrammaticSegues = asks
    main.segue("go", from: "list", to: "detail", kind: .show)
    let list = try start()
    list.allows = false
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(list.notes == (asks ? ["should go"] : ["prepare go not loaded"]))
    world.settle()
    expectVisible(asks ? "list" : "detail")
  }

  @Test func `a tap asks, and makes nothing if it may not`() throws {
    main.segue("go", from: "list", to: "detail", kind: .show)
    let list = try start()
    list.allows = false
    let population = world.population
    list.tapSegue("go")
    #expect(list.notes == ["should go"] && world.population == population)
    list.allows = true
    list.tapSegue("go")
    #expect(list.notes == ["should go", "should go", "prepare go not loaded"])
    world.settle()
    expectVisible("detail")
  }

  @Test func `nobody taps on a screen that cannot be touched`() throws {
    main.segue("go", from: "list", to: "detail", kind: .present)
    let list = try #require(main.instantiate("list", as: SegueWitness.self))
    func expectRefused(_ reason: String) {
      let finding = expectDiagnostic("segue.tap-refused") { list.tapSegue("go") }
      #expect(finding?.message == "Nobody can tap \"go\" on \"list\": \(reason).")
    }
    expectRefused("it is not on screen")
    let stack = NavigationController(rootViewController: list)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    world.settle()
    stack.pushViewController(ViewController(title: "other"), animated: true)
    expectRefused("it is changing")
    stack.popViewController(animated: false)
    world.settle()
    list.tapSegue("go")
    expectRefused("something is presented over it")
    world.settle()
    expectVisible("list", "detail")
    list.dismiss(animated: false)
    world.settle()
    let upper = Window()
    upper.windowLevel = .alert
    upper.rootViewController = ViewController(title: "upper")
    upper.makeKeyAndVisible()
    world.settle()
    expectRefused("something hides it")
  }

  @Test func `an unknown segue changes nothing, and says which there are`() throws {
    main.segue("go", from: "list", to: "detail", kind: .show)
    main.segue("stay", from: "list", to: "detail", kind: .present)
    let list = try start()
    let before = world.tree
    let finding = expectDiagnostic("segue.unknown") {
      list.performSegue(withIdentifier: "nope", sender: nil)
    }
    #expect(finding?.message == "\"list\" has no segue \"nope\"; there are \"go\" and \"stay\".")
    let tap = expectDiagnostic("segue.unknown") { list.tapSegue("nope") }
    let address = world.census.address(of: list.birthNumber)
    for found in [finding, tap] {
      #expect(found?.exception == "NSInvalidArgumentException")
      #expect(found?.text == "Receiver (\(address)) has no segue with identifier 'nope'")
    }
    #expect(world.tree == before && list.notes == [])
    let stranger = ViewController(title: "stranger")
    let other = expectDiagnostic("segue.unknown") {
      stranger.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(other?.message == "\"stranger\" has no segue \"go\"; no storyboard has made it.")
  }

  @Test func `a show segue pushes in a stack and presents elsewhere`() throws {
    main.segue("go", from: "list", to: "detail", kind: .show)
    let alone = try start(inStack: false)
    alone.performSegue(withIdentifier: "go", sender: nil)
    #expect(alone.presentedViewController?.title == "detail")
    world.settle()
    let list = try start()
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(list.navigationController?.viewControllers.map(\.title) == ["list", "detail"])
    #expect(list.presentedViewController == nil)
    world.settle()
    // The sheet over the former root is told of, as always.
    _ = world.takeFindings(from: 0) { $0.rule.id == "root.swap.leftover-presentation" }
  }

  @Test func `a push segue outside of a stack is an exception`() throws {
    main.segue("go", from: "list", to: "detail", kind: .push)
    let alone = try start(inStack: false)
    let before = world.tree
    let finding = expectDiagnostic("segue.push-without-navigation") {
      alone.performSegue(withIdentifier: "go", sender: nil)
      world.settle()
    }
    #expect(world.tree == before)
    #expect(finding?.exception == "NSGenericException")
    #expect(
      finding?.text == """
        Could not find a navigation controller for segue 'go'. Push segues can only be used when the source \
        controller is managed by an instance of UINavigationController.
        """
    )
    let list = try start()
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(list.navigationController?.topViewController?.title == "detail")
    world.settle()
  }

  @Test func `a segue with nothing to perform is an exception`() throws {
    final class Empty: StoryboardSegue {}
    main.segue(
      "go",
      from: "list",
      to: "detail",
      kind: .custom(Empty.init(identifier:source:destination:))
    )
    let list = try start()
    let before = world.tree
    let finding = expectDiagnostic("segue.no-perform") {
      list.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(finding?.exception == "NSInternalInconsistencyException")
    #expect(
      finding?.text == """
        Could not perform segue with identifier 'go'. A segue must either have a performHandler or it must \
        override -perform.
        """
    )
    #expect(world.tree == before)
  }

  @Test func `asking for the destination's view in prepare is found`() throws {
    main.segue("go", from: "list", to: "detail", kind: .show)
    let list = try start()
    list.loadsInPrepare = true
    let finding = expectDiagnostic("segue.view-in-prepare") { list.tapSegue("go") }
    world.settle()
    #expect(finding?.message == "\"list\" loads the view of \"detail\" in prepare(for:sender:).")
  }

  @Test func `an embedding segue fires while the view is loaded, before it did load`() throws {
    main.segue(nil, from: "list", to: "detail", kind: .embed)
    let list = try #require(main.instantiate("list", as: SegueWitness.self))
    list.allows = false
    #expect(list.children.isEmpty && list.notes.isEmpty)
    expectTrace(
      """
      sync: list.LV detail.WM(list) detail.LV detail.DL detail.DM(list) list.DL
      """
    ) { list.loadViewIfNeeded() }
    #expect(list.notes == ["prepare - not loaded", "did load with 1, 1 in place"])
    window.rootViewController = list
    expectTrace(
      """
      commit: list.WA(n) detail.WA(n)
      end: list.DA(n) detail.DA(n)
      """
    ) { window.makeKeyAndVisible() }
  }

  @Test func `a scene cannot be embedded in itself`() {
    main.segue(nil, from: "list", to: "detail", kind: .embed)
    expectDiagnostic("segue.embed-cycle") {
      main.segue(nil, from: "detail", to: "list", kind: .embed)
    }
    expectDiagnostic("segue.embed-cycle") {
      main.segue(nil, from: "list", to: "list", kind: .embed)
    }
    main.segue("back", from: "detail", to: "list", kind: .show)
    let list = main.instantiateViewController(withIdentifier: "list")
    list.loadViewIfNeeded()
    #expect(list.children.map(\.title) == ["detail"] && list.children[0].children.isEmpty)
  }

  @Test func `a segue between unknown scenes, or of a known name, is left out`() throws {
    let finding = expectDiagnostic("segue.unknown-scene") {
      main.segue("go", from: "list", to: "detial", kind: .show)
    }
    #expect(
      finding?.message == """
        Storyboard "Main" has no scene "detial" for segue "go"; there are "list" and "detail".
        """
    )
    expectDiagnostic("segue.unknown-scene") {
      main.segue("go", from: "lits", to: "detail", kind: .show)
    }
    main.segue("go", from: "list", to: "detail", kind: .present)
    expectDiagnostic("segue.doubled") { main.segue("go", from: "list", to: "detail", kind: .show) }
    main.segue("go", from: "detail", to: "list", kind: .show)
    let list = try start()
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(list.presentedViewController?.title == "detail")
    world.settle()
  }

  @Test func `a show-detail segue goes to whoever overrides that method`() throws {
    final class Split: ViewController {
      var details: [String] = []
      override func showDetailViewController(_ vc: ViewController, sender: Any?) {
        details.append(vc.title ?? "")
      }
    }
    main.segue("go", from: "list", to: "detail", kind: .showDetail)
    let list = try #require(main.instantiate("list", as: SegueWitness.self))
    let split = Split(title: "split")
    let stack = NavigationController(rootViewController: list)
    split.addChild(stack)
    list.performSegue(withIdentifier: "go", sender: nil)
    #expect(split.details == ["detail"] && stack.viewControllers.count == 1)
    let alone = try start()
    alone.performSegue(withIdentifier: "go", sender: nil)
    #expect(alone.presentedViewController?.title == "detail")
    world.settle()
  }

  @Test func `the target of an action is who says it can, and an override decides`() throws {
    final class Redirecting: ViewController {
      weak var target: ViewController?
      override func targetViewController(
        forAction action: ViewControllerAction,
        sender: Any?
      ) -> ViewController? { target }
    }
    let inner = Redirecting(title: "inner")
    let stack = NavigationController(rootViewController: inner)
    let other = NavigationController(rootViewController: ViewController(title: "home"))
    let plain = ViewController(title: "plain")
    inner.addChild(plain)
    #expect(plain.targetViewController(forAction: .show, sender: nil) === stack)
    #expect(plain.targetViewController(forAction: .showDetail, sender: nil) == nil)
    inner.target = other
    inner.show(ViewController(title: "next"), sender: nil)
    #expect(other.viewControllers.map(\.title) == ["home", "next"])
    #expect(stack.viewControllers.count == 1)
    // Two that send each other on come to an end: the one that was found presents.
    let ring = Redirecting(title: "ring")
    ring.target = inner
    inner.target = ring
    window.rootViewController = ring
    window.makeKeyAndVisible()
    world.settle()
    inner.show(ViewController(title: "last"), sender: nil)
    #expect(ring.presentedViewController?.title == "last")
    world.settle()
  }
}
