import SwitchbackTesting
import Testing

/// The bars of a stack, as data, and what they do to the swipe back.
@MainActor
@Suite(.simulated) struct BarTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let detail = ViewController(title: "detail")
  let next = ViewController(title: "next")
  let above = ViewController(title: "above")
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: home)
    detail.hidesBottomBarWhenPushed = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  @Test func `a stack has a bar at the top and none at the bottom until it is told otherwise`() {
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    let (tree, mark) = (world.tree, world.log.mark)
    navigation.setNavigationBarHidden(true, animated: true)
    navigation.setToolbarHidden(false, animated: true)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    navigation.isNavigationBarHidden = false
    navigation.isToolbarHidden = true
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    world.settle()
    #expect(world.tree == tree)
    #expect(world.log.since(mark).events.isEmpty)
  }

  @Test func `the properties go through the methods that a subclass may override`() {
    final class Keeper: NavigationController {
      override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
      override func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
    }
    let keeper = Keeper()
    keeper.isNavigationBarHidden = true
    keeper.isToolbarHidden = false
    #expect(!keeper.isNavigationBarHidden && keeper.isToolbarHidden)
  }

  @Test func `no swipe begins behind a hidden bar, unless the app sees to it`() throws {
    navigation.pushViewController(detail, animated: false)
    world.settle()
    navigation.setNavigationBarHidden(true, animated: false)
    let (tree, mark) = (world.tree, world.log.mark)
    let diagnostic = expectDiagnostic("nav.swipe-refused") {
      #expect(navigation.beginInteractivePop() == nil)
    }
    #expect(diagnostic?.message.contains("bar is hidden") == true)
    world.settle()
    #expect(world.tree == tree)
    #expect(world.log.since(mark).events.isEmpty)

    world.behavior.swipeNeedsNavigationBar = false
    let swipe = try #require(navigation.beginInteractivePop())
    swipe.finish()
    world.settle()
    expectVisible("home")
  }

  @Test func `a swipe goes on when the bar is hidden under the finger`() throws {
    navigation.pushViewController(detail, animated: false)
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    navigation.isNavigationBarHidden = true
    swipe.finish()
    world.settle()
    expectVisible("home")
  }

  // MARK: The bar at the bottom

  @Test func `the bar at the bottom goes and comes with the start of a transition`() {
    final class Reader: ViewController {
      var seen: [Bool?] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seen.append(navigationController?.isBottomBarHidden)
      }
    }
    let reader = Reader(title: "reader")
    reader.hidesBottomBarWhenPushed = true
    navigation.pushViewController(reader, animated: true)
    #expect(!navigation.isBottomBarHidden)
    world.turn()
    #expect(navigation.isBottomBarHidden && reader.seen == [true])
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.popViewController(animated: true)
    #expect(navigation.isBottomBarHidden)
    world.turn()
    #expect(!navigation.isBottomBarHidden)
    world.settle()
    #expect(!navigation.isBottomBarHidden)
  }

  @Test func `the bar stays hidden for those above the one that hides it`() {
    navigation.pushViewController(detail, animated: false)
    navigation.pushViewController(above, animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.setViewControllers([home, ViewController(title: "other")], animated: true)
    #expect(navigation.isBottomBarHidden)
    world.settle()
    #expect(!navigation.isBottomBarHidden)
  }

  @Test func `a flag that is set for the push alone hides the bar until the pop`() {
    home.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    home.hidesBottomBarWhenPushed = false
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.pushViewController(above, animated: true)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(!navigation.isBottomBarHidden)
  }

  @Test func `a flag that is left on the root keeps the bar away after the pop`() {
    home.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    world.settle()
    navigation.popViewController(animated: true)
    world.settle()
    #expect(navigation.isBottomBarHidden)
  }

  @Test func `a flag that is set on a shown screen waits for the next change`() {
    navigation.pushViewController(next, animated: true)
    // In `viewDidLoad`, say: the push has been decided.
    next.hidesBottomBarWhenPushed = true
    world.settle()
    #expect(!navigation.isBottomBarHidden)
    navigation.pushViewController(above, animated: true)
    #expect(!navigation.isBottomBarHidden)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    next.hidesBottomBarWhenPushed = false
    #expect(navigation.isBottomBarHidden)
  }

  @Test func `a flag that an override answers is read at the moment of the change`() {
    final class Answering: ViewController {
      var hides = true
      override var hidesBottomBarWhenPushed: Bool {
        get { hides }
        set {}
      }
    }
    let answering = Answering(title: "answering")
    navigation.pushViewController(answering, animated: true)
    answering.hides = false
    world.settle()
    #expect(navigation.isBottomBarHidden)
  }

  @Test func `a swipe shows the bar, and hides it again when it is given up`() throws {
    navigation.pushViewController(detail, animated: false)
    world.settle()
    for completes in [false, true] {
      let swipe = try #require(navigation.beginInteractivePop())
      #expect(navigation.isBottomBarHidden)
      world.turn()
      #expect(!navigation.isBottomBarHidden)
      detail.hidesBottomBarWhenPushed = false
      if completes { swipe.finish() } else { swipe.cancel() }
      world.settle()
      #expect(navigation.isBottomBarHidden == !completes)
    }
  }

  @Test(arguments: [true, false])
  func `a new stack decides anew, and a swipe that is given up takes that back`(
    completes: Bool
  ) throws {
    navigation.setViewControllers([home, detail, above, next], animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    let swipe = try #require(navigation.beginInteractivePop())
    navigation.setViewControllers([home, above], animated: true)
    world.turn()
    #expect(!navigation.isBottomBarHidden)
    if completes { swipe.finish() } else { swipe.cancel() }
    world.settle()
    #expect(navigation.isBottomBarHidden == !completes)
    navigation.popToViewController(above, animated: false)
    navigation.pushViewController(ViewController(title: "later"), animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden == !completes)
  }

  @Test func `a top that goes on its own during a swipe is asked no more`() throws {
    navigation.pushViewController(detail, animated: false)
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    detail.view.removeFromSuperview()
    detail.removeFromParent()
    swipe.cancel()
    world.settle()
    expectVisible("home")
    #expect(!navigation.isBottomBarHidden && navigation.checkInvariants() == [])
  }

  @Test func `a screen that hides the bar takes that along when it goes elsewhere`() {
    navigation.pushViewController(detail, animated: false)
    world.settle()
    let elsewhere = NavigationController(rootViewController: above)
    detail.view.removeFromSuperview()
    elsewhere.pushViewController(detail, animated: false)
    #expect(navigation.isBottomBarHidden && !elsewhere.isBottomBarHidden)
    world.settle()
    #expect(!navigation.isBottomBarHidden && elsewhere.isBottomBarHidden)
  }

  @Test func `a screen below that goes changes nothing for the one on top`() {
    navigation.setViewControllers([home, detail, above], animated: false)
    world.settle()
    detail.removeFromParent()
    world.settle()
    #expect(navigation.viewControllers == [home, above] && navigation.isBottomBarHidden)
  }

  @Test func `a push that waits does not hide the bar before its turn`() {
    navigation.pushViewController(next, animated: true)
    world.turn()
    navigation.pushViewController(detail, animated: false)
    world.turn()
    #expect(!navigation.isBottomBarHidden)
    world.settle()
    #expect(navigation.isBottomBarHidden)
  }

  @Test(arguments: [true, false])
  func `a push that waits reads the flags when its turn comes`(isLate: Bool) {
    navigation.pushViewController(next, animated: true)
    world.turn()
    next.hidesBottomBarWhenPushed = !isLate
    navigation.pushViewController(above, animated: false)
    next.hidesBottomBarWhenPushed = isLate
    world.settle()
    #expect(navigation.isBottomBarHidden == isLate)
  }

  @Test(arguments: [Behavior.SecondStackChange.applied, .held])
  func `a second change of the turn reads the flags when it is carried out`(
    choice: Behavior.SecondStackChange
  ) {
    world.behavior.secondStackChange = choice
    navigation.pushViewController(next, animated: false)
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(above, animated: false)
    next.hidesBottomBarWhenPushed = false
    world.settle()
    #expect(navigation.topViewController === above)
    #expect(navigation.isBottomBarHidden == (choice == .applied))
  }

  @Test func `a push and a pop in one turn leave the bar alone`() {
    navigation.pushViewController(detail, animated: true)
    navigation.popViewController(animated: true)
    #expect(!navigation.isBottomBarHidden)
    world.settle()
    #expect(!navigation.isBottomBarHidden)
  }

  @Test func `a new stack below the same top moves the bar without a transition`() {
    navigation.setViewControllers([home, detail, above], animated: false)
    world.settle()
    navigation.setViewControllers([home, above], animated: true)
    #expect(navigation.isBottomBarHidden)
    world.turn()
    #expect(!navigation.isBottomBarHidden && above.appearance == .appeared)
  }

  @Test(arguments: [true, false])
  func `the root of a stack hides the bar only by choice, and for those above it anyhow`(
    hides: Bool
  ) {
    world.behavior.rootHidesBottomBar = hides
    navigation.setViewControllers([detail], animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden == hides)
    navigation.pushViewController(above, animated: true)
    #expect(navigation.isBottomBarHidden == hides)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.popViewController(animated: true)
    world.settle()
    #expect(navigation.isBottomBarHidden == hides)
  }

  @Test func `a stack that nobody sees follows at the end of the turn`() {
    let unseen = NavigationController(rootViewController: ViewController(title: "root"))
    world.turn()
    unseen.pushViewController(detail, animated: true)
    #expect(!unseen.isBottomBarHidden)
    world.turn()
    #expect(unseen.isBottomBarHidden)
    window.rootViewController = unseen
    world.settle()
    #expect(unseen.isBottomBarHidden)
  }

  @Test func `a stack that comes onto the screen brings its answer along`() {
    let fresh = NavigationController(rootViewController: next)
    fresh.pushViewController(detail, animated: false)
    window.rootViewController = fresh
    #expect(!fresh.isBottomBarHidden)
    world.turn()
    #expect(fresh.isBottomBarHidden)
    window.isHidden = true
    world.settle()
    fresh.popViewController(animated: true)
    window.isHidden = false
    world.settle()
    expectVisible("next")
    #expect(!fresh.isBottomBarHidden)
  }
}
