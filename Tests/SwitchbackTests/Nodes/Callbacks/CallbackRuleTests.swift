import SwitchbackTesting
import Testing

/// What is applied at once, what waits, and what is refused, by the numbers of the rules.
@MainActor
@Suite(.simulated) struct CallbackRuleTests {
  let world = Simulation.current
  let window = Window()
  let navigation = NavigationController(rootViewController: ViewController(title: "home"))
  let detail = WitnessedController()
  let next = ViewController(title: "next")
  let witness = Witness()

  init() {
    detail.title = "detail"
    detail.witness = witness
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  /// The stack, looked at without asking the navigation controller, which tells of those who read too soon.
  var stack: [String] { navigation.children.compactMap(\.title) }

  @Test func `S20: a push from willMove is applied at once, and one transition shows both`() {
    var atOnce: [String] = []
    witness.await(.willMoveToParent) { _ in
      navigation.pushViewController(next, animated: true)
      atOnce = stack
    }
    expectDiagnostic("nav.push-while-pushing") {
      navigation.pushViewController(detail, animated: true)
    }
    world.settle()
    #expect(atOnce == ["home", "detail", "next"])
    #expect(!world.log.all.lines.contains { $0.hasPrefix("detail.WA") })
    expectVisible("next")
  }

  @Test(arguments: [
    Moment.loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .didMoveToParent,
  ])
  func `S18: a push from a callback of a transition waits for its end`(moment: Moment) {
    var atOnce: [String] = []
    witness.await(moment) { _ in
      navigation.pushViewController(next, animated: false)
      atOnce = stack
    }
    navigation.pushViewController(detail, animated: true)
    world.settle()
    #expect(atOnce == ["home", "detail"])
    #expect(stack == ["home", "detail", "next"])
    expectVisible("next")
  }

  @Test func `S18: a push from the coordinator's completion is applied at once`() {
    var atOnce: [String] = []
    witness.await(.coordinatorCompletion) { _ in
      navigation.pushViewController(next, animated: false)
      atOnce = stack
    }
    navigation.pushViewController(detail, animated: true)
    world.settle()
    #expect(atOnce == ["home", "detail", "next"])
    expectVisible("next")
  }

  @Test func `S19: pops that wait return what each will take off`() {
    var popped: [ViewController?] = []
    witness.await(.viewWillAppear) { _ in
      popped = [
        navigation.popViewController(animated: true), navigation.popViewController(animated: true),
      ]
    }
    navigation.pushViewController(detail, animated: true)
    world.settle()
    #expect(popped == [detail, nil])
    #expect(stack == ["home"])
  }

  @Test func `S21: a presentation from viewDidAppear of the presented one is refused`() {
    witness.await(.viewDidAppear) { _ in
      expectDiagnostic("present.in-progress") {
        navigation.present(next, animated: true) { Issue.record("it was presented") }
      }
    }
    navigation.present(detail, animated: true)
    world.settle()
    #expect(next.presentingViewController == nil)
    expectVisible("home", "detail")
  }

  @Test func `S21: what viewDidAppear may not dismiss, the completion may`() {
    var ends: [String] = []
    witness.await(.viewDidAppear) { _ in
      expectDiagnostic("dismiss.in-progress") { navigation.dismiss(animated: true) }
    }
    navigation.present(detail, animated: true) {
      ends.append("presented")
      navigation.dismiss(animated: false) { ends.append("dismissed") }
    }
    world.settle()
    #expect(ends == ["presented", "dismissed"])
    expectVisible("home")
  }

  @Test func `S22: a presentation that hides a moving stack is set at once, and comes after`() {
    next.modalPresentationStyle = .fullScreen
    var atOnce: ViewController?
    witness.await(.viewWillAppear) { _ in
      navigation.present(next, animated: false)
      atOnce = navigation.presentedViewController
    }
    navigation.pushViewController(detail, animated: true)
    world.turn()
    #expect(atOnce === next && next.appearance == .disappeared)
    let mark = world.log.mark
    world.settle()
    let lines = world.log.since(mark).lines
    let arrival = lines.firstIndex(of: "detail.DA(a)")
    let presentation = lines.firstIndex(of: "next.WA(n)")
    #expect(arrival.flatMap { end in presentation.map { end < $0 } } == true)
    expectVisible("next")
  }

  @Test(arguments: [Moment.allows, .rootBuilder, .storeWrite, .replaceCompletion])
  func `S23: a replacement asked for by a switcher's own callback waits in line`(moment: Moment) {
    let cell = CallbackWorld(.replace(animated: true), moment, in: world)
    cell.prepare()
    cell.witness.await(moment) { [unowned cell] _ in
      cell.perform(.replace(animated: true), from: nil)
      #expect(cell.outcomes.isEmpty)
    }
    cell.run()
    world.settle()
    #expect(cell.changeEnds == 1 && cell.outcomes == [.completed])
    #expect(cell.switcher.route == .third && cell.store.read() == .third)
    #expect(cell.window.visibleScreens == [cell.third])
  }

  @Test func `S17: a deinitialiser presents from a controller that lives on`() {
    func pushOne() {
      let mortal = WitnessedController()
      mortal.witness = witness
      navigation.pushViewController(mortal, animated: false)
      world.settle()
    }
    pushOne()
    witness.await(.deinitialiser) { _ in navigation.present(next, animated: true) }
    navigation.popViewController(animated: true)
    world.settle()
    expectVisible("home", "next")
  }

  @Test func `S17: a child added in viewDidLoad appears once, with its parent`() {
    witness.await(.viewDidLoad) { $0?.embed(next) }
    navigation.pushViewController(detail, animated: true)
    world.settle()
    let lines = world.log.all.lines.filter { $0.hasPrefix("next.") && $0.hasSuffix("(a)") }
    #expect(lines == ["next.WA(a)", "next.IA(a)", "next.DA(a)"])
  }

  @Test func `S17: a child that leaves in its own viewWillAppear turns back`() {
    detail.witness = nil
    let child = WitnessedController()
    child.title = "child"
    child.witness = witness
    detail.embed(child)
    witness.await(.viewWillAppear) { $0?.leave() }
    navigation.pushViewController(detail, animated: true)
    world.settle()
    let codes = world.log.all.lines.filter { $0.hasPrefix("child.") && $0.hasSuffix("(a)") }
    #expect(codes.first == "child.WA(a)" && !codes.contains("child.DA(a)"))
    #expect(child.appearance == .disappeared && child.parent == nil)
  }
}
