import SwitchbackTesting
import Testing

/// Choices of `Behavior` about changes of a stack, each tested both ways.
@MainActor
@Suite(.simulated) struct StackChoiceTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let other = ViewController(title: "other")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    navigation.title = "stack"
  }

  // MARK: A given-up replacement

  /// Gives every animated change up, in a turn of its own.
  private final class Doubter: NSObject, NavigationControllerDelegate,
    ViewControllerAnimatedTransitioning
  {
    func transitionDuration(using context: TransitionContext?) -> Double { 0.2 }

    func animateTransition(using context: TransitionContext) {
      Simulation.current.after(.milliseconds(100)) { context.completeTransition(false) }
    }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationOperation,
      from fromVC: ViewController,
      to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }
  }

  private func show(cancelled choice: Behavior.CancelledStackChange) -> Doubter {
    world.behavior.cancelledStackChange = choice
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
    let doubter = Doubter()
    navigation.delegate = doubter
    return doubter
  }

  @Test func `a given-up replacement leaves the stack as it was`() {
    let doubter = show(cancelled: .restored)
    navigation.setViewControllers([other], animated: true)
    world.settle()
    #expect(navigation.viewControllers == [home])
    #expect(other.parent == nil)
    expectVisible("home")
    withExtendedLifetime(doubter) {}
  }

  @Test func `or it leaves the newcomer on top, unseen, until the stack changes again`() {
    let doubter = show(cancelled: .leavesNewcomer)
    let finding = expectDiagnostic("nav.cancel-left-residue") {
      navigation.setViewControllers([other], animated: true)
      world.settle()
    }
    #expect(
      finding?.message
        == """
        The stack of "stack" still has "other" on top, whose way in was given up; shown is "home".
        """
    )
    #expect(finding?.cause.description == "completeTransition on stack")
    #expect(navigation.viewControllers == [home, other])
    #expect(home.appearance == .appeared && other.appearance == .disappeared)
    #expect(navigation.checkInvariants() == [])
    expectVisible("home")
    expectDiagnostic("nav.back-refused") { navigation.tapBackButton() }
    window.isHidden = true
    world.settle()
    window.isHidden = false
    world.settle()
    expectVisible("home")
    #expect(navigation.popViewController(animated: true) === other)
    world.settle()
    #expect(navigation.viewControllers == [home])
    #expect(navigation.checkInvariants() == [])
    withExtendedLifetime(doubter) {}
  }

  @Test func `what is put over the newcomer is shown, and then the newcomer is below it`() {
    let doubter = show(cancelled: .leavesNewcomer)
    expectDiagnostic("nav.cancel-left-residue") {
      navigation.setViewControllers([other], animated: true)
      world.settle()
    }
    navigation.pushViewController(ViewController(title: "next"), animated: false)
    world.settle()
    expectVisible("next")
    navigation.popViewController(animated: false)
    world.settle()
    expectVisible("other")
    #expect(navigation.checkInvariants() == [])
    withExtendedLifetime(doubter) {}
  }

  @Test func `a newcomer that is left over a screen without a bar at the bottom has none either`() {
    let plain = ViewController(title: "plain")
    plain.hidesBottomBarWhenPushed = true
    navigation.pushViewController(plain, animated: false)
    let doubter = show(cancelled: .leavesNewcomer)
    expectDiagnostic("nav.cancel-left-residue") {
      navigation.setViewControllers([home, other], animated: true)
      world.turn()
      #expect(!navigation.isBottomBarHidden)
      world.settle()
    }
    #expect(navigation.viewControllers == [home, plain, other] && navigation.isBottomBarHidden)
    plain.hidesBottomBarWhenPushed = false
    navigation.pushViewController(ViewController(title: "next"), animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    #expect(navigation.checkInvariants() == [])
    withExtendedLifetime(doubter) {}
  }

  @Test func `a newcomer that somebody else takes is no longer left over`() {
    let doubter = show(cancelled: .leavesNewcomer)
    navigation.setViewControllers([other], animated: true)
    world.turn()
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [home, other] _ in
      home.addChild(other)
      other.didMove(toParent: home)
    }
    world.settle()
    #expect(navigation.viewControllers == [home])
    #expect(navigation.checkInvariants() == [])
    withExtendedLifetime(doubter) {}
  }

  @Test func `a push that is given up leaves nothing, whatever the choice`() {
    let doubter = show(cancelled: .leavesNewcomer)
    navigation.pushViewController(other, animated: true)
    world.settle()
    navigation.setViewControllers([other, home], animated: true)
    world.settle()
    #expect(navigation.viewControllers == [other, home])
    navigation.setViewControllers([home], animated: false)
    world.settle()
    navigation.setViewControllers([home, other], animated: true)
    world.settle()
    #expect(navigation.viewControllers == [home])
    withExtendedLifetime(doubter) {}
  }

  // MARK: A push before the first appearance

  @Test func `a push before the stack appears is quiet`() {
    window.makeKeyAndVisible()
    window.rootViewController = navigation
    navigation.pushViewController(other, animated: false)
    world.settle()
    expectVisible("other")
  }

  @Test func `or it is told as unbalanced, and done`() {
    world.behavior.changeBeforeAppearance = .unbalanced
    window.makeKeyAndVisible()
    window.rootViewController = navigation
    let finding = expectDiagnostic("nav.push-before-appear") {
      navigation.pushViewController(other, animated: false)
    }
    #expect(
      finding?.message == "\"other\" is pushed on \"stack\", which has not shown \"home\" yet."
    )
    #expect(finding?.cause.description == "push(other) on stack")
    let start = "Unbalanced calls to begin/end appearance transitions for <ViewController: 0x"
    #expect(finding?.text?.hasPrefix(start) == true)
    world.settle()
    #expect(navigation.viewControllers == [home, other])
    expectVisible("other")
  }

  @Test func `what no window waits for, or has shown, is not told`() {
    world.behavior.changeBeforeAppearance = .unbalanced
    navigation.pushViewController(other, animated: false)
    window.rootViewController = navigation
    navigation.pushViewController(ViewController(title: "third"), animated: false)
    window.makeKeyAndVisible()
    world.settle()
    window.isHidden = true
    world.settle()
    window.isHidden = false
    navigation.pushViewController(ViewController(title: "fourth"), animated: false)
    world.settle()
    expectVisible("fourth")
    let bare = NavigationController()
    window.rootViewController = bare
    bare.pushViewController(ViewController(title: "first"), animated: false)
    world.settle()
    expectVisible("first")
  }
}
