import SwitchbackTesting
import Testing

/// The bars of a stack, as data, and what they do to the swipe back.
@MainActor
@Suite(.simulated) struct BarTests {
  let world = Simulation.current
  let window = Window()
  let home = ViewController(title: "home")
  let detail = ViewController(title: "detail")
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
    navigation.pushViewController(ViewController(title: "above"), animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden)
    navigation.setViewControllers([home, ViewController(title: "other")], animated: true)
    #expect(navigation.isBottomBarHidden)
    world.settle()
    #expect(!navigation.isBottomBarHidden)
  }

  @Test func `a swipe shows the bar, and hides it again when it is given up`() throws {
    navigation.pushViewController(detail, animated: false)
    world.settle()
    for completes in [false, true] {
      let swipe = try #require(navigation.beginInteractivePop())
      #expect(navigation.isBottomBarHidden)
      world.turn()
      #expect(!navigation.isBottomBarHidden)
      if completes { swipe.finish() } else { swipe.cancel() }
      world.settle()
      #expect(navigation.isBottomBarHidden == !completes)
    }
  }

  @Test func `a push that waits does not hide the bar before its turn`() {
    navigation.pushViewController(ViewController(title: "first"), animated: true)
    world.turn()
    navigation.pushViewController(detail, animated: false)
    world.turn()
    #expect(!navigation.isBottomBarHidden)
    world.settle()
    #expect(navigation.isBottomBarHidden)
  }

  @Test func `a push and a pop in one turn leave the bar alone`() {
    navigation.pushViewController(detail, animated: true)
    navigation.popViewController(animated: true)
    #expect(!navigation.isBottomBarHidden)
    world.settle()
    #expect(!navigation.isBottomBarHidden)
  }

  @Test(arguments: [true, false])
  func `the root of a stack hides the bar only by choice`(hides: Bool) {
    world.behavior.rootHidesBottomBar = hides
    navigation.setViewControllers([detail], animated: false)
    world.settle()
    #expect(navigation.isBottomBarHidden == hides)
    // Until the transition starts, the former root is the root.
    let above = ViewController(title: "above")
    navigation.setViewControllers([home, detail, above], animated: true)
    #expect(navigation.isBottomBarHidden == hides)
    world.settle()
    #expect(navigation.isBottomBarHidden)
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
}
