import SwitchbackTesting
import Testing

/// What a person's tap on the back button, or a choice in its menu, does.
@MainActor
@Suite(.simulated) struct BackButtonTests {
  let world = Simulation.current
  let window = Window()
  let screens = ["home", "list", "detail", "note"].map { ViewController(title: $0) }
  let navigation = NavigationController()

  var home: ViewController { screens[0] }
  var list: ViewController { screens[1] }
  var note: ViewController { screens[3] }

  init() {
    navigation.title = "main"
    navigation.setViewControllers(screens, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    world.settle()
  }

  /// Expects that neither a tap nor a choice does anything, now or later.
  func refusesTaps() {
    let (tree, mark) = (world.tree, world.log.mark)
    expectDiagnostic("nav.back-refused") { #expect(navigation.tapBackButton() == nil) }
    expectDiagnostic("nav.back-refused") { #expect(navigation.tapBackMenu(home) == nil) }
    #expect(world.tree == tree)
    #expect(world.log.since(mark).events.isEmpty)
  }

  @Test func `a tap on the back button is an animated pop`() {
    expectTrace(
      """
      sync: note.WM(nil)
      commit: detail.LV detail.DL note.WD(a) detail.WA(a)
      end: note.DD(a) detail.DA(a) note.DM(nil) detail.DM(main)
      """
    ) { #expect(navigation.tapBackButton() === note) }
    #expect(navigation.viewControllers == Array(screens.dropLast()))
    expectVisible("detail")
  }

  @Test func `a tap reaches a subclass as the pop that it is`() {
    final class Counting: NavigationController {
      var pops = 0
      override func popViewController(animated: Bool) -> ViewController? {
        pops += 1
        return super.popViewController(animated: animated)
      }
    }
    let counting = Counting()
    counting.setViewControllers([ViewController(), ViewController()], animated: false)
    window.rootViewController = counting
    world.settle()
    counting.tapBackButton()
    world.settle()
    #expect(counting.pops == 1 && counting.viewControllers.count == 1)
  }

  @Test func `a choice in the back menu pops several levels in one transition`() {
    let mark = world.log.mark
    #expect(navigation.tapBackMenu(home) == Array(screens.dropFirst()))
    #expect(navigation.viewControllers == [home])
    world.settle()
    expectVisible("home")
    let callbacks = /(WA|DA|WD|DD)\(a\)/
    #expect(world.log.since(mark).lines.filter { $0.contains(callbacks) }.count == 4)
    #expect(screens.dropFirst().allSatisfy { $0.parent == nil && $0.appearance == .disappeared })
  }

  @Test func `a choice of the screen below is a pop of one level`() {
    #expect(navigation.tapBackMenu(screens[2]) == [note])
    world.settle()
    expectVisible("detail")
  }

  @Test func `the menu lists neither the top nor a stranger`() {
    let (tree, mark) = (world.tree, world.log.mark)
    let onTop = expectDiagnostic("nav.back-refused") {
      #expect(navigation.tapBackMenu(note) == nil)
    }
    #expect(onTop?.message.contains("\"note\" is on top already") == true)
    let stranger = ViewController(title: "stranger")
    let unknown = expectDiagnostic("nav.back-refused") {
      #expect(navigation.tapBackMenu(stranger) == nil)
    }
    #expect(unknown?.message.contains("\"stranger\" is not on its stack") == true)
    world.settle()
    #expect(world.tree == tree)
    #expect(world.log.since(mark).events.isEmpty)
  }

  @Test func `the root alone has no back button`() {
    navigation.popToRootViewController(animated: false)
    world.settle()
    refusesTaps()
    navigation.setViewControllers([], animated: false)
    world.settle()
    refusesTaps()
  }

  @Test func `a hidden bar has no back button`() {
    navigation.isNavigationBarHidden = true
    refusesTaps()
    navigation.isNavigationBarHidden = false
    #expect(navigation.tapBackButton() === note)
    world.settle()
  }

  @Test func `nobody taps on a stack that is off the screen`() {
    window.isHidden = true
    world.settle()
    refusesTaps()
    window.isHidden = false
    window.rootViewController = ViewController(title: "other")
    world.settle()
    refusesTaps()
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `nobody taps through a presentation`(style: ModalPresentationStyle) {
    let modal = ViewController(title: "modal")
    modal.modalPresentationStyle = style
    note.present(modal, animated: true)
    refusesTaps()
    world.turn()
    refusesTaps()
    world.settle()
    refusesTaps()
    modal.dismiss(animated: true)
    world.turn()
    refusesTaps()
    world.settle()
    #expect(navigation.tapBackButton() === note)
    world.settle()
  }

  @Test func `nobody taps through a view or a window that hides the stack`() {
    navigation.view.isHidden = true
    refusesTaps()
    navigation.view.isHidden = false
    let alert = Window()
    alert.windowLevel = .alert
    alert.rootViewController = ViewController(title: "alert")
    alert.makeKeyAndVisible()
    world.settle()
    refusesTaps()
    expectDiagnostic("nav.swipe-refused") { #expect(navigation.beginInteractivePop() == nil) }
    alert.isHidden = true
    world.settle()
    #expect(navigation.tapBackButton() === note)
    world.settle()
  }

  @Test func `nobody taps while the stack changes`() throws {
    navigation.popViewController(animated: true)
    refusesTaps()
    world.turn()
    refusesTaps()
    world.settle()
    let swipe = try #require(navigation.beginInteractivePop())
    world.turn()
    refusesTaps()
    swipe.cancel()
    refusesTaps()
    world.settle()
    #expect(navigation.tapBackButton() === screens[2])
    world.settle()
    expectVisible("list")
  }

  @Test func `the second of two quick taps is refused`() {
    navigation.tapBackButton()
    refusesTaps()
    world.settle()
    #expect(navigation.viewControllers == [home, list, screens[2]])
  }
}
