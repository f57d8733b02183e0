import SwitchbackTesting
import Testing

/// A title is enough wherever it can mean only one screen.
@MainActor
@Suite(.simulated) struct NameTests {
  enum Route { case login, main }

  let world = Simulation.current
  let window = Window()

  @Test func `a title is free again when its node has died`() {
    var first: ViewController? = ViewController(title: "twin")
    let second = ViewController(title: "twin")
    #expect(second.name == "twin#\(second.birthNumber)")
    withExtendedLifetime(first) {}
    first = nil
    #expect(second.name == "twin")
    #expect(world.alive == ["Window", "twin"])
  }

  @Test func `after login, main and login again the screen is called login`() {
    let roots = RootSwitcher(window: window, initial: Route.login)
    roots.register(.login) { ViewController(title: "login") }
    roots.register(.main) { ViewController(title: "main") }
    roots.start()
    world.settle()
    for route in [Route.main, .login] {
      roots.replace(with: route) { _ in }
      world.settle()
    }
    expectVisible("login")
    #expect(window.rootViewController?.name == "login")
  }

  @Test func `a title is enough if only one visible screen has it`() {
    let hidden = ViewController(title: "twin")
    let shown = ViewController(title: "twin")
    show(shown)
    #expect(shown.name == "twin#\(shown.birthNumber)")
    expectVisible("twin")
    expectVisible("twin#\(shown.birthNumber)")
    expectFailure(#"Visible is ["twin"], expected ["twin#\#(hidden.birthNumber)"]"#) {
      expectVisible("twin#\(hidden.birthNumber)")
    }
    expectFailure(#"Visible is ["twin"], expected ["twin", "twin"]"#) {
      expectVisible("twin", "twin")
    }
    withExtendedLifetime(hidden) {}
  }

  @Test func `two visible screens of one title need their numbers`() {
    let twins = (0..<2).map { _ in ViewController(title: "twin") }
    let other = Window()
    for (window, twin) in zip([window, other], twins) {
      window.rootViewController = twin
      window.makeKeyAndVisible()
    }
    world.settle()
    let names = twins.map { "twin#\($0.birthNumber)" }
    expectFailure(#"Visible is \#(names), expected ["twin", "twin"]"#) {
      expectVisible("twin", "twin")
    }
    expectVisible("twin#\(twins[0].birthNumber)", "twin#\(twins[1].birthNumber)")
  }

  @Test func `a trace numbers only the nodes that it could not tell apart`() {
    var numbers: [Int] = []
    let mark = world.log.mark
    for title in ["login", "main", "login"] {
      let screen = ViewController(title: title)
      numbers.append(screen.birthNumber)
      show(screen)
    }
    let lines = world.log.since(mark).lines
    #expect(lines.contains("login#\(numbers[0]).released"))
    #expect(lines.contains("main.released"))
    #expect(lines.contains("login#\(numbers[2]).DA(n)"))
    #expect(world.log.description.contains("< rootViewController =(login#\(numbers[0])) on Window"))
  }

  @Test func `a title is enough in a trace if one node of the operation has it`() {
    let hidden = ViewController(title: "detail")
    let detail = ViewController(title: "detail")
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    navigation.title = "main"
    show(navigation)
    let number = "detail#\(detail.birthNumber)"
    expectTrace(
      """
      sync: detail.WM(main)
      commit: detail.LV detail.DL home.WD(a) \(number).WA(a)
      end: home.DD(a) \(number).DA(a) detail.DM(main)
      """
    ) { navigation.pushViewController(detail, animated: true) }
    expectTrace("sync: \(hidden.name).WM(main)\ncommit: *\nend: *") {
      navigation.pushViewController(hidden, animated: true)
    }
    expectFailure("actual   \(hidden.name).DD(a) \(detail.name).DA(a)") {
      expectTrace("end: detail.DA(a)") { navigation.popViewController(animated: true) }
    }
  }

  @Test func `a diagnostic numbers the dead that it could not tell apart`() {
    show(ViewController(title: "first"))
    var numbers: [Int] = []
    let diagnostic = expectDiagnostic("root.swap.twice-in-turn") {
      for _ in 0..<2 {
        let screen = ViewController(title: "twin")
        numbers.append(screen.birthNumber)
        window.rootViewController = screen
      }
      world.settle()
      show(ViewController(title: "last"))
    }
    let names = numbers.map { "\"twin#\($0)\"" }
    #expect(diagnostic?.message.contains(names[0]) == true)
    #expect(diagnostic?.message.contains(names[1]) == true)
    #expect(world.alive == ["Window", "last"])
  }

  private func show(_ root: ViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
  }
}
