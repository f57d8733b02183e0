import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct SmokeTests {
  @Test(.simulated(allowing: ["root.swap.leftover-presentation"]))
  func `the naive swap leaves the modal`() {
    let world = Simulation.current
    let window = Window()
    window.rootViewController = ViewController(title: "login")
    window.makeKeyAndVisible()
    let terms = ViewController(title: "terms")
    terms.modalPresentationStyle = .fullScreen
    world.settle()
    window.rootViewController?.present(terms, animated: true)
    world.settle()
    print(world.tree)
    window.rootViewController = ViewController(title: "main")
    world.settle()
    print(world.tree)
    print(world.log)
    for d in world.diagnostics { print(d) }
    expectVisible("main")
  }

  @Test func `a push`() {
    let window = Window()
    let a = ViewController(title: "A")
    let b = ViewController(title: "B")
    let n = NavigationController(rootViewController: a)
    n.title = "N"
    window.rootViewController = n
    window.makeKeyAndVisible()
    Simulation.current.settle()
    print(Simulation.current.log)
    expectTrace(
      """
      sync: B.WM(N)
      commit: B.LV B.DL A.WD(a) B.WA(a)
      end: A.DD(a) B.DA(a) B.DM(N)
      """
    ) { n.pushViewController(b, animated: true) }
    expectTrace(
      """
      sync: B.WM(nil)
      commit: B.WD(a) A.WA(a)
      end: B.DD(a) A.DA(a) B.DM(nil)
      """
    ) { n.popViewController(animated: true) }
  }

  @Test func `a full-screen presentation`() {
    let window = Window()
    let p = ViewController(title: "P")
    let v = ViewController(title: "V")
    v.modalPresentationStyle = .fullScreen
    window.rootViewController = p
    window.makeKeyAndVisible()
    Simulation.current.settle()
    expectTrace(
      """
      sync: -
      commit: V.LV V.DL P.WD(a) V.WA(a)
      end: V.DA(a) P.DD(a) V.C
      """
    ) { p.present(v, animated: true) {} }
    expectTrace(
      """
      sync: -
      commit: V.WD(n) P.WA(n) P.DA(n) V.DD(n)
      end: -
      """
    ) { p.dismiss(animated: false) }
    expectVisible("P")
  }

  @Test func `two deep chains`() {
    for fromTop in [true, false] {
      let count = 100_000
      let chain = (0..<count).map { _ in ViewController() }
      let order = fromTop ? Array(0..<count - 1) : (0..<count - 1).reversed()
      let clock = ContinuousClock()
      print(fromTop, clock.measure {
        for i in order {
          chain[i].addChild(chain[i + 1])
          chain[i].view.addSubview(chain[i + 1].view)
          chain[i + 1].didMove(toParent: chain[i])
        }
      })
      let window = Window()
      print(clock.measure {
        window.rootViewController = chain[0]
        window.makeKeyAndVisible()
        Simulation.current.settle()
      })
      let v = ViewController()
      v.modalPresentationStyle = .fullScreen
      print(clock.measure {
        chain[0].present(v, animated: true)
        Simulation.current.settle()
      })
      print(clock.measure {
        v.dismiss(animated: true)
        Simulation.current.settle()
      })
      print(clock.measure {
        window.rootViewController = ViewController()
        Simulation.current.settle()
      })
    }
    print(Simulation.current.population)
  }
}
