import SwitchbackTesting
import Testing

/// Mistakes in callbacks of appearance.
@MainActor
@Suite(.simulated) struct HabitTests {
  let world = Simulation.current
  let window = Window()

  /// Shows something when it appears, as long as it is told to.
  private final class Gate: ViewController {
    var show: (Gate) -> Void = { _ in }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      show(self)
    }
  }

  private func gate(_ show: @escaping (Gate) -> Void) -> Gate {
    let gate = Gate(title: "gate")
    gate.show = show
    window.rootViewController = NavigationController(rootViewController: gate)
    window.makeKeyAndVisible()
    return gate
  }

  private static func login(_ style: ModalPresentationStyle = .fullScreen) -> ViewController {
    let login = ViewController(title: "login")
    login.modalPresentationStyle = style
    return login
  }

  @Test(arguments: [true, false])
  func `the third time in a row is a loop`(isPushed: Bool) throws {
    let gate = gate { gate in
      if isPushed {
        gate.navigationController?.pushViewController(Self.login(), animated: true)
      } else {
        gate.present(Self.login(), animated: true)
      }
    }
    world.settle()
    let leave = { [self] in
      gate.dismiss(animated: true)
      gate.navigationController?.popViewController(animated: true)
      world.settle()
      _ = world.takeFindings(from: 0) { $0.rule.id == "dismiss.nothing" }
    }
    leave()
    let finding = try #require(expectDiagnostic("appear.loop") { leave() })
    #expect(finding.message.hasPrefix("\"gate\" shows \"login"))
    leave()
  }

  @Test func `an appearance without it ends the habit`() {
    var isSignedIn = false
    let gate = gate { gate in
      if !isSignedIn { gate.present(Self.login(), animated: true) }
    }
    for _ in 0..<5 {
      isSignedIn = false
      gate.viewIfLoaded?.window?.isHidden = true
      world.settle()
      window.makeKeyAndVisible()
      world.settle()
      isSignedIn = true
      gate.dismiss(animated: true)
      world.settle()
    }
    expectVisible("gate")
  }

  @Test func `what does not hide the gate does not run it again`() {
    var count = 0
    let gate = gate { gate in
      count += 1
      gate.present(Self.login(.overFullScreen), animated: true)
    }
    world.settle()
    gate.dismiss(animated: true)
    world.settle()
    #expect(count == 1)
  }

  /// Adds a child whenever it appears, and may take the former one away.
  private final class Container: ViewController {
    var isSame = true
    var removes = false
    private var count = 0

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      count += 1
      let former = children
      let child = ViewController(title: isSame ? "child" : "child \(count)")
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      if removes { former.forEach(remove) }
    }

    func remove(_ child: ViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  @Test(arguments: [true, false])
  func `a third child that is like the one before is told`(removes: Bool) {
    let container = Container(title: "container")
    container.removes = removes
    window.rootViewController = container
    window.makeKeyAndVisible()
    world.settle()
    reappear()
    let finding = expectDiagnostic("appear.child-again") { reappear() }
    #expect(finding?.message.hasPrefix("\"container\" adds \"child") == true)
    reappear()
    #expect(container.children.count == (removes ? 1 : 4))
  }

  @Test func `other children, and children of which the former has gone, are not told`() {
    let container = Container(title: "container")
    container.isSame = false
    window.rootViewController = container
    window.makeKeyAndVisible()
    world.settle()
    for _ in 0..<4 { reappear() }
    container.isSame = true
    for _ in 0..<4 {
      reappear()
      container.children.forEach(container.remove)
      world.settle()
    }
  }

  private func reappear() {
    window.isHidden = true
    world.settle()
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `an override that calls another base method is told`() throws {
    final class Wrong: ViewController {
      override func viewDidDisappear(_ animated: Bool) { super.viewDidAppear(animated) }
    }
    let wrong = Wrong(title: "wrong")
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(wrong, animated: false)
    world.settle()
    let finding = expectDiagnostic("appear.wrong-super") {
      navigation.popViewController(animated: true)
      world.settle()
    }
    let message = try #require(finding?.message)
    #expect(message.hasPrefix("viewDidDisappear of \"wrong\" called viewDidAppear of its base"))
    expectVisible("home")
  }
}
