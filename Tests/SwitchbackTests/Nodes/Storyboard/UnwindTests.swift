import SwitchbackTesting
import Testing

/// Where an unwind segue goes back to, and how.
@MainActor
@Suite(.simulated) struct UnwindTests {
  final class List: ViewController {
    var refuses = false
    var notes: [String] = []

    func unwindToList(_ segue: StoryboardSegue) {
      notes.append("unwind from \(segue.source.title ?? "") by \(segue.identifier ?? "-")")
    }

    override func canPerformUnwindSegueAction(
      _ action: UnwindAction,
      from fromViewController: ViewController,
      sender: Any?
    ) -> Bool {
      let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
      return !refuses && can
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      notes.append("will appear")
    }
  }

  final class Detail: ViewController {
    var notes: [String] = []
    override func prepare(for segue: StoryboardSegue, sender: Any?) {
      notes.append("prepare towards \(segue.destination.title ?? "")")
    }
  }

  let world = Simulation.current
  let main = Storyboard(name: "Main", bundle: nil)
  let window = Window()
  let list = List(title: "list")
  let detail: Detail

  init() throws {
    main.scene("detail") { Detail(title: "detail") }
    let action = UnwindAction("unwindToList", on: List.self) { $0.unwindToList($1) }
    main.unwindSegue("back", from: "detail", to: action)
    detail = try #require(main.instantiate("detail", as: Detail.self))
  }

  func start(_ stack: ViewController...) -> NavigationController {
    let navigation = NavigationController(nibName: nil, bundle: nil)
    navigation.viewControllers = stack
    navigation.title = "stack"
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    list.notes = []
    return navigation
  }

  @Test func `in a stack it pops, after prepare and the action`() {
    let stack = start(ViewController(title: "home"), list, ViewController(title: "middle"), detail)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(detail.notes == ["prepare towards list"])
    #expect(list.notes == ["unwind from detail by back"])
    #expect(stack.viewControllers.map(\.title) == ["home", "list"])
    world.settle()
    #expect(list.notes == ["unwind from detail by back", "will appear"])
    expectVisible("list")
  }

  @Test(arguments: [true, false])
  func `of two screens in a stack the nearest is found, or the lowest by the switch`(fromTop: Bool)
  {
    world.behavior.unwindSearchesStackFromTop = fromTop
    let stack = start(List(title: "lower"), list, detail)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(stack.topViewController?.title == (fromTop ? "list" : "lower"))
    world.settle()
  }

  @Test func `a screen may decline, and the search goes on`() {
    let lower = List(title: "lower")
    list.refuses = true
    let stack = start(lower, list, detail)
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(stack.topViewController === lower)
    world.settle()
  }

  @Test func `from a presented stack it dismisses, and pops beneath in one go`() {
    let stack = start(list, ViewController(title: "middle"))
    let modal = NavigationController(rootViewController: detail)
    modal.modalPresentationStyle = .fullScreen
    stack.present(modal, animated: false)
    world.settle()
    list.notes = []
    detail.tapSegue("back")
    world.settle()
    #expect(stack.viewControllers == [list] && stack.presentedViewController == nil)
    #expect(list.notes == ["unwind from detail by back", "will appear"])
    expectVisible("list")
  }

  @Test func `a chain of presentations goes in one dismissal`() {
    list.modalPresentationStyle = .fullScreen
    window.rootViewController = list
    window.makeKeyAndVisible()
    world.settle()
    let middle = ViewController(title: "middle")
    list.present(middle, animated: false)
    world.settle()
    middle.present(detail, animated: false)
    world.settle()
    expectTrace(
      """
      commit: detail.WD(a)
      end: detail.DD(a) middle.WD(n) middle.DD(n)
      tol: per-node
      """
    ) { detail.performSegue(withIdentifier: "back", sender: nil) }
    #expect(list.presentedViewController == nil)
    expectVisible("list")
  }

  @Test func `a sibling in a custom container is found, and nothing moves`() {
    final class Parent: ViewController {
      var allowed: [[ViewController]] = []
      var holders: [ViewController?] = []
      override func allowedChildrenForUnwinding(
        from source: StoryboardUnwindSegueSource
      ) -> [ViewController] {
        allowed.append(super.allowedChildrenForUnwinding(from: source))
        holders.append(childContaining(source))
        return allowed[0]
      }
    }
    let parent = Parent(title: "parent")
    for child in [list, detail] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    window.rootViewController = parent
    window.makeKeyAndVisible()
    world.settle()
    let before = world.tree
    detail.performSegue(withIdentifier: "back", sender: nil)
    world.settle()
    #expect(list.notes == ["unwind from detail by back"] && world.tree == before)
    #expect(parent.allowed == [[list]] && parent.holders == [detail])
  }

  @Test func `with nobody to go back to it stays, and is told of`() {
    let stack = start(ViewController(title: "home"), detail)
    let finding = expectDiagnostic("segue.unwind-nowhere") {
      detail.performSegue(withIdentifier: "back", sender: nil)
    }
    #expect(
      finding?.message == """
        No screen that "detail" came from takes the unwind action "unwindToList"; it stays.
        """
    )
    #expect(detail.notes == [] && stack.topViewController === detail)
  }
}
