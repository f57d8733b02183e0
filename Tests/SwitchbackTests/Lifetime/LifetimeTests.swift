import Foundation
import SwitchbackTesting
import Testing

@MainActor
@Suite(.simulated) struct LifetimeTests {
  let world = Simulation.current

  @Test func `a simulation goes with its last node`() {
    weak var gone: Simulation?
    Simulation.run { world in
      let window = Window()
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      world.settle()
      gone = world
    }
    #expect(gone == nil)
  }

  @Test func `a simulation goes although a change waits whose container has died`() {
    weak var gone: Simulation?
    Simulation.run { world in
      let window = Window()
      let root = ViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      world.settle()
      var navigation: NavigationController? = NavigationController(
        rootViewController: ViewController()
      )
      navigation.map(root.addChild)
      navigation?.beginAppearanceTransition(true, animated: false)
      world.turn()
      #expect(!world.blocked.isEmpty)
      navigation?.removeFromParent()
      navigation = nil
      gone = world
    }
    #expect(gone == nil)
  }

  /// What is under way when a world is dropped.
  enum Unfinished: CaseIterable {
    case push, swipe, swipeDown, presentation, dismissal, swap, fade, clearing, animation
  }

  @Test(arguments: Unfinished.allCases)
  func `a simulation goes although something is under way`(unfinished: Unfinished) {
    weak var gone: Simulation?
    Simulation.run { world in
      let window = Window()
      let navigation = NavigationController(rootViewController: ViewController())
      let switcher = RootSwitcher(window: window, initial: 1)
      switcher.register(1) { [weak navigation] in navigation ?? ViewController() }
      switcher.register(2) { ViewController() }
      switcher.start()
      navigation.pushViewController(ViewController(), animated: false)
      world.settle()
      begin(unfinished, in: navigation, switcher)
      world.advance(by: .milliseconds(50))
      #expect(!world.unsettledWork.isEmpty || !world.openSwipes.isEmpty)
      gone = world
    }
    #expect(gone == nil)
  }

  private func begin(
    _ unfinished: Unfinished,
    in navigation: NavigationController,
    _ switcher: RootSwitcher<Int>
  ) {
    switch unfinished {
    case .push: navigation.pushViewController(ViewController(), animated: true)
    case .swipe: _ = navigation.beginInteractivePop()
    case .swipeDown:
      let sheet = ViewController()
      navigation.present(sheet, animated: false)
      Simulation.current.settle()
      _ = sheet.beginInteractiveDismissal()
    case .dismissal:
      navigation.present(ViewController(), animated: false)
      Simulation.current.settle()
      navigation.dismiss(animated: true)
    case .presentation: navigation.present(ViewController(), animated: true)
    case .swap:
      navigation.pushViewController(ViewController(), animated: true)
      switcher.replace(with: 2)
    case .fade: switcher.replace(with: 2)
    case .clearing:
      navigation.present(ViewController(), animated: true)
      switcher.replace(with: 2)
    case .animation: View.animate(withDuration: 1) { navigation.view.alpha = 0 }
    }
  }

  @Test func `popped, dismissed and replaced controllers are released, and told of once`() {
    let window = Window()
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    expectReleased {
      let detail = ViewController(title: "detail")
      let sheet = ViewController(title: "sheet")
      navigation.pushViewController(detail, animated: true)
      world.settle()
      detail.present(sheet, animated: true)
      world.settle()
      detail.dismiss(animated: true)
      world.settle()
      navigation.popViewController(animated: true)
      return [detail, sheet]
    }
    window.rootViewController = ViewController(title: "other")
    world.settle()
    let released = world.log.all.lines.filter { $0.hasSuffix("released") }
    #expect(Set(released).count == released.count)
    #expect(released.count == 2)
  }

  @Test func `the same calls give the same log`() {
    let logs = (0..<2).map { _ in
      Simulation.run { world in
        let window = Window()
        let navigation = NavigationController(rootViewController: ViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(ViewController(), animated: true)
        world.settle()
        navigation.popViewController(animated: false)
        world.settle()
        return "\(world.log)\n\(world.tree)"
      }
    }
    #expect(logs[0] == logs[1])
  }

  /// The depth of the longest chain; a sanitizer makes do with less.
  private static let longest =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] == nil ? 100_000 : 40_000

  @Test(arguments: [true, false])
  func `a chain 100,000 deep is built, shown, covered and released in linear time`(fromTop: Bool) {
    let short = measure(Self.longest / 4, fromTop: fromTop)
    let long = measure(Self.longest, fromTop: fromTop)
    #expect(long / short < 12, "four times the depth took \(long / short) times as long")
  }

  private func measure(_ count: Int, fromTop: Bool) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure {
      Simulation.run { world in
        world.log.isRecording = false
        let window = Window()
        window.rootViewController = chain(count, fromTop: fromTop)
        window.makeKeyAndVisible()
        world.settle()
        coverAndUncover(window.rootViewController, in: world)
        window.rootViewController = ViewController()
        world.settle()
        #expect(world.population == 2)
      }
    }
    return time / .seconds(1)
  }

  private func coverAndUncover(_ root: ViewController?, in world: Simulation) {
    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    root?.present(cover, animated: true)
    world.settle()
    cover.dismiss(animated: true)
    world.settle()
  }

  private func chain(_ count: Int, fromTop: Bool) -> ViewController {
    let links = (0..<count).map { _ in ViewController() }
    let order = fromTop ? Array(0..<count - 1) : (0..<count - 1).reversed()
    for index in order {
      links[index].addChild(links[index + 1])
      links[index].view.addSubview(links[index + 1].view)
      links[index + 1].didMove(toParent: links[index])
    }
    return links[0]
  }

  @Test func `a deep chain is released off the main actor too`() async {
    var head: ViewController? = chain(Self.longest, fromTop: true)
    let holder = Holder(head)
    head = nil
    await Task.detached { holder.object = nil }.value
    #expect(world.population == 0)
  }

  /// Carries the last reference to another thread.
  final class Holder: @unchecked Sendable {
    var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }
}
