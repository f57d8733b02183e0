import SwitchbackTesting
import Testing

/// The container in its form for storyboards: what is told of its map, and what its segues do.
@MainActor
@Suite(.simulated) struct ConditionSegueTests {
  final class Gate: ConditionalContainerController<Bool> {
    var prepared: [String] = []
    override func prepare(for segue: StoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      prepared.append(segue.identifier ?? "-")
    }
  }

  let world = Simulation.current
  let main = Storyboard(name: "Main", bundle: nil)
  let session = Session()
  let window = Window()

  func draw(_ map: KeyValuePairs<Bool, String>, childLife: ChildLife = .rebuilt) {
    main.scene("gate", isInitial: true) { [session] in
      let gate = Gate(childLife: childLife, segues: map) { session.user != nil }
      gate.title = "gate"
      return gate
    }
    main.scene("member") { ViewController(title: "member") }
    main.scene("login") { ViewController(title: "login") }
    main.scene("help") { ViewController(title: "help") }
    main.segue("ShowNeedLogin", from: "gate", to: "login", kind: .showForCondition)
    main.segue("ShowLoggedIn", from: "gate", to: "member", kind: .showForCondition)
    main.segue("ShowHelp", from: "gate", to: "help", kind: .show)
  }

  func start() throws -> (gate: Gate, stack: NavigationController) {
    let gate = try #require(main.instantiate("gate", as: Gate.self))
    let stack = NavigationController(rootViewController: gate)
    stack.title = "stack"
    window.rootViewController = stack
    window.makeKeyAndVisible()
    world.settle()
    return (gate, stack)
  }

  static let right: KeyValuePairs = [true: "ShowLoggedIn", false: "ShowNeedLogin"]

  @Test func `a branch is entered by its segue, and the former child goes`() throws {
    draw(Self.right)
    let (gate, _) = try start()
    expectVisible("login")
    #expect(gate.prepared == ["ShowNeedLogin"])
    expectTrace(
      """
      commit: login.WM(nil) login.WD(n) login.DD(n) login.DM(nil) member.WM(gate) member.LV member.DL \
      member.WA(n) member.DM(gate) login.released member.DA(n)
      """
    ) { session.user = "Ada" }
    #expect(gate.prepared == ["ShowNeedLogin", "ShowLoggedIn"])
    #expect(gate.children.map(\.title) == ["member"] && gate.shownChild?.storyboard === main)
  }

  @Test func `with the branch unchanged no segue is performed, and the child stays`() throws {
    draw(Self.right)
    let (gate, stack) = try start()
    let login = try #require(gate.shownChild)
    gate.setNeedsConditionUpdate()
    world.settle()
    gate.performSegue(withIdentifier: "ShowHelp", sender: nil)
    world.settle()
    expectVisible("help")
    #expect(gate.children == [login])
    stack.popViewController(animated: true)
    world.settle()
    #expect(gate.shownChild === login && gate.prepared == ["ShowNeedLogin", "ShowHelp"])
  }

  @Test func `kept children come back without a segue`() throws {
    draw(Self.right, childLife: .kept)
    let (gate, _) = try start()
    let login = gate.shownChild
    for user in ["Ada", nil] {
      session.user = user
      world.settle()
    }
    #expect(gate.shownChild === login && gate.prepared == ["ShowNeedLogin", "ShowLoggedIn"])
  }

  @Test func `the article's identifiers are told of before anything appears`() throws {
    draw([true: "ShowHasLogined", false: "ShowLoggedIn"])
    let mark = world.log.mark
    withExtendedLifetime(main.instantiateInitialViewController()) {
      #expect(world.log.since(mark).lines == [])
    }
    let findings = world.takeFindings(from: 0) { _ in true }
    #expect(findings.map(\.rule.id) == ["condition.segue-unknown", "condition.segue-unused"])
    #expect(
      findings.map(\.message) == [
        """
        "gate" maps a branch to the segue "ShowHasLogined", which its scene has not; there are \
        "ShowNeedLogin", "ShowLoggedIn" and "ShowHelp".
        """,
        "The scene of \"gate\" has a segue \"ShowNeedLogin\", to which no branch is mapped.",
      ]
    )
  }

  @Test func `a segue that was unknown is an exception when its branch is picked`() throws {
    draw([true: "ShowHasLogined", false: "ShowNeedLogin"])
    let (gate, _) = try start()
    #expect(
      world.takeFindings(from: 0) { _ in true }.map(\.rule.id) == [
        "condition.segue-unknown", "condition.segue-unused",
      ]
    )
    session.user = "Ada"
    world.settle()
    let found = world.takeFindings(from: 0) { _ in true }
    #expect(found.map(\.rule.id) == ["segue.unknown", "condition.no-child"])
    #expect(found.first?.exception == "NSInvalidArgumentException")
    #expect(gate.shownChild == nil && gate.children == [])
  }

  @Test func `two branches of one segue, and two segues of one branch, are told of`() {
    let two = expectDiagnostic("condition.segue-doubled") {
      _ = Gate(segues: [true: "ShowLoggedIn", false: "ShowLoggedIn"]) { true }
    }
    #expect(two?.message.hasSuffix("maps two branches to the segue \"ShowLoggedIn\".") == true)
    let twice = expectDiagnostic("condition.segue-doubled") {
      _ = Gate(segues: [true: "ShowLoggedIn", true: "ShowMember", false: "ShowNeedLogin"]) { true }
    }
    #expect(
      twice?.message.hasSuffix("the branch true twice; \"ShowMember\" is never performed for it.")
        == true
    )
  }

  @Test func `a segue of another kind is told of, and not performed`() throws {
    draw([true: "ShowHelp", false: "ShowNeedLogin"])
    let (gate, stack) = try start()
    let found = world.takeFindings(from: 0) { _ in true }
    #expect(found.map(\.rule.id) == ["condition.segue-kind", "condition.segue-unused"])
    #expect(
      found.first?.message == """
        "gate" maps a branch to the segue "ShowHelp", which is no ConditionShowSegue; for that branch it stays \
        blank.
        """
    )
    expectDiagnostic("condition.no-child") {
      session.user = "Ada"
      world.settle()
    }
    #expect(stack.topViewController === gate && gate.prepared == ["ShowNeedLogin"])
  }

  @Test func `a segue by hand does not overrule the condition`() throws {
    draw(Self.right)
    let (gate, _) = try start()
    let login = gate.shownChild
    let finding = expectDiagnostic("condition.segue-by-hand") {
      gate.performSegue(withIdentifier: "ShowLoggedIn", sender: nil)
      world.settle()
    }
    #expect(
      finding?.message == """
        A segue was to show "member" in "gate", whose condition decides; it stays as it is.
        """
    )
    #expect(gate.shownChild === login && gate.children.count == 1)
  }

  @Test func `nor does a segue that a child performs on its way in`() throws {
    final class Pushy: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        parent?.performSegue(withIdentifier: "ShowLoggedIn", sender: nil)
      }
    }
    draw(Self.right)
    main.scene("pushy") { Pushy(title: "pushy") }
    main.scene("other gate") { Gate(segues: [true: "ShowPushy", false: "ShowLoggedIn"]) { true } }
    main.segue("ShowPushy", from: "other gate", to: "pushy", kind: .showForCondition)
    main.segue("ShowLoggedIn", from: "other gate", to: "member", kind: .showForCondition)
    let gate = try #require(main.instantiate("other gate", as: Gate.self))
    window.rootViewController = gate
    expectDiagnostic("condition.segue-by-hand") {
      window.makeKeyAndVisible()
      world.settle()
    }
    expectVisible("pushy")
    #expect(gate.shownChild?.title == "pushy")
  }

  @Test func `a builder of the other form may perform a segue itself`() throws {
    final class Link {
      weak var container: ViewController?
      var destination: ViewController?
    }
    final class Builder: ConditionalContainerController<Bool> {
      private let link: Link

      init() {
        let link = Link()
        self.link = link
        super.init {
          true
        } child: { _ in
          link.container?.performSegue(withIdentifier: "ShowLoggedIn", sender: nil)
          return link.destination
        }
        link.container = self
      }

      required init?(coder: NSCoder) { nil }

      override func prepare(for segue: StoryboardSegue, sender: Any?) {
        link.destination = segue.destination
      }
    }
    main.scene("gate") { Builder() }
    main.scene("member") { ViewController(title: "member") }
    main.segue("ShowLoggedIn", from: "gate", to: "member", kind: .showForCondition)
    window.rootViewController = main.instantiateViewController(withIdentifier: "gate")
    window.makeKeyAndVisible()
    world.settle()
    expectVisible("member")
  }

  @Test func `a gate that no storyboard made has no segues`() {
    let gate = Gate(segues: Self.right) { true }
    window.rootViewController = gate
    window.makeKeyAndVisible()
    world.settle()
    let found = world.takeFindings(from: 0) { _ in true }
    #expect(found.map(\.rule.id) == ["segue.unknown", "condition.no-child"])
  }

  @Test func `the gate and its children are released`() throws {
    draw(Self.right, childLife: .kept)
    weak var gate: Gate?
    do {
      gate = try start().gate
      session.user = "Ada"
      world.settle()
      window.rootViewController = ViewController(title: "other")
      world.settle()
    }
    #expect(gate == nil && world.alive.sorted() == ["Window", "other"])
  }

  @Test func `in any other controller the segue takes away the former child, and only it`() throws {
    main.scene("page") { ViewController(title: "page") }
    main.scene("one") { ViewController(title: "one") }
    main.scene("two") { ViewController(title: "two") }
    main.scene("embedded") { ViewController(title: "embedded") }
    main.segue(nil, from: "page", to: "embedded", kind: .embed)
    main.segue("one", from: "page", to: "one", kind: .showForCondition)
    main.segue("two", from: "page", to: "two", kind: .showForCondition)
    main.segue("push", from: "page", to: "two", kind: .show)
    let page = main.instantiateViewController(withIdentifier: "page")
    window.rootViewController = NavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    world.settle()
    page.performSegue(withIdentifier: "one", sender: nil)
    world.settle()
    expectTrace(
      """
      sync: one.WM(nil) one.WD(n) one.DD(n) one.DM(nil) two.WM(page) two.LV two.DL two.WA(n) two.DM(page)
      commit: two.DA(n)
      """
    ) { page.performSegue(withIdentifier: "two", sender: nil) }
    #expect(page.children.map(\.title) == ["embedded", "two"])
    page.performSegue(withIdentifier: "push", sender: nil)
    world.settle()
    #expect(page.children.map(\.title) == ["embedded", "two"])
    expectVisible("two")
  }
}
