import Foundation
import SwitchbackTesting
import Testing

/// What the presentation controller of a screen is, and what reading it does.
@MainActor
@Suite(.simulated) struct PresentationControllerTests {
  let fixture = PresentationFixture()
  let delegate = NotingDelegate()
  var world: Simulation { fixture.world }
  var root: ViewController { fixture.root }
  var sheet: ViewController { fixture.sheet }

  @Test func `each presentation has a fresh one, and reading it makes it`() throws {
    let first = try #require(sheet.presentationController)
    #expect(sheet.presentationController === first && first.presentingViewController == nil)
    fixture.present()
    #expect(sheet.presentationController === first && first.presentingViewController === root)
    root.dismiss(animated: true)
    world.settle()
    fixture.present()
    #expect(sheet.presentationController !== first)
    #expect(sheet.presentationController?.delegate == nil)
  }

  @Test func `a dismissed screen still finds its own when it is told that it has gone`() throws {
    let leaving = Leaving()
    fixture.present(leaving)
    let running = try #require(leaving.presentationController)
    var found: PresentationController?
    leaving.whenGone = { [unowned leaving] in found = leaving.presentationController }
    root.dismiss(animated: true)
    world.settle()
    #expect(found === running && leaving.preparedPresentation == nil)
    found = nil
  }

  @Test func `the style is that of the first reading`() {
    let controller = sheet.presentationController
    expectDiagnostic("present.style-late") { sheet.modalPresentationStyle = .fullScreen }
    fixture.present()
    #expect(controller?.presentationStyle == .pageSheet && root.appearance == .appeared)
    sheet.modalPresentationStyle = .fullScreen
    root.dismiss(animated: true)
    world.settle()
    fixture.present()
    #expect(root.appearance == .disappeared)
  }

  @Test func `the presenter follows the style of the first reading too`() {
    let context = ViewController(title: "context")
    context.definesPresentationContext = true
    root.addChild(context)
    root.view.addSubview(context.view)
    context.didMove(toParent: root)
    world.settle()
    _ = sheet.presentationController
    expectDiagnostic("present.style-late") { sheet.modalPresentationStyle = .overCurrentContext }
    context.present(sheet, animated: true)
    #expect(sheet.presentingViewController === root)
    world.settle()
  }

  @Test func `a pushed screen and a root whose own is read never die`() {
    weak var pushed: ViewController?
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    fixture.window.rootViewController = navigation
    world.settle()
    do {
      let screen = ViewController(title: "screen")
      pushed = screen
      navigation.pushViewController(screen, animated: false)
      expectDiagnostic("present.controller-leak") { screen.presentationController?.delegate = nil }
    }
    expectDiagnostic("present.controller-leak") { _ = navigation.presentationController }
    world.settle()
    navigation.popViewController(animated: false)
    world.settle()
    #expect(pushed != nil)
    pushed?.preparedPresentation = nil
    navigation.preparedPresentation = nil
    #expect(pushed == nil)
  }

  @Test func `a screen whose own was read before it is pushed is found, too`() {
    let navigation = NavigationController(rootViewController: ViewController(title: "home"))
    let screen = ViewController(title: "screen")
    _ = screen.presentationController
    expectDiagnostic("present.controller-leak") {
      navigation.pushViewController(screen, animated: false)
    }
    world.settle()
    screen.preparedPresentation = nil
  }

  @Test func `a presented screen whose own was read goes with its dismissal`() {
    expectReleased {
      let screen = ViewController(title: "screen")
      screen.presentationController?.delegate = delegate
      fixture.present(screen)
      root.dismiss(animated: true)
      world.settle()
      return [screen]
    }
  }

  @Test func `code that dismisses tells the delegate nothing`() {
    sheet.presentationController?.delegate = delegate
    fixture.present()
    sheet.dismiss(animated: true)
    world.settle()
    #expect(delegate.calls == ["style"])
  }

  @Test(
    arguments: [
      (ModalPresentationStyle.fullScreen, true), (.overFullScreen, false), (.formSheet, false),
      (.none, false), (.automatic, false),
    ]
  )
  func `on a phone the delegate says what becomes of a popover`(
    style: ModalPresentationStyle,
    hides: Bool
  ) {
    sheet.modalPresentationStyle = .popover
    delegate.style = style
    sheet.popoverPresentationController?.delegate = delegate
    sheet.popoverPresentationController?.barButtonItem = BarButtonItem(title: "share")
    fixture.present()
    #expect(delegate.calls == ["style"] && (root.appearance == .disappeared) == hides)
    #expect(sheet.presentationController?.presentationStyle == .popover)
    let isSheet = style == .formSheet || style == .automatic
    #expect((sheet.presentationController?.style.isSheet == true) == isSheet)
  }

  @Test func `a style that nothing adapts to is told of`() {
    delegate.style = .currentContext
    sheet.presentationController?.delegate = delegate
    expectDiagnostic("present.bad-adaptation") { fixture.present() }
    #expect(root.appearance == .appeared && sheet.appearance == .appeared)
  }

  @Test func `on a pad nobody asks the delegate`() {
    world.behavior.idiom = .pad
    delegate.style = .fullScreen
    sheet.presentationController?.delegate = delegate
    fixture.present()
    #expect(delegate.calls == [] && root.appearance == .appeared)
  }

  @Test func `a popover that stays one on a phone needs an anchor as well`() {
    sheet.modalPresentationStyle = .popover
    delegate.style = .none
    sheet.popoverPresentationController?.delegate = delegate
    expectDiagnostic("present.no-anchor") { fixture.present() }
    #expect(root.presentedViewController == nil && fixture.faults == [])
  }

  @Test func `a presentation without an anchor can be made again, with one`() {
    world.behavior.idiom = .pad
    sheet.modalPresentationStyle = .popover
    expectDiagnostic("present.no-anchor") { fixture.present() }
    sheet.popoverPresentationController?.barButtonItem = BarButtonItem(title: "share")
    fixture.present()
    expectVisible("root", "sheet")
    root.dismiss(animated: true)
    world.settle()
    expectVisible("root")
  }

  @Test func `only a popover has a popover's presentation controller`() {
    #expect(sheet.popoverPresentationController == nil && sheet.preparedPresentation == nil)
  }

  /// Gives what a test has prepared.
  private final class Giver: NSObject, ViewControllerTransitioningDelegate {
    var given: PresentationController?
    var whenAsked: () -> Void = {}

    func presentationController(
      forPresented presented: ViewController,
      presenting: ViewController?,
      source: ViewController
    ) -> PresentationController? {
      whenAsked()
      return given
    }
  }

  @Test func `a presentation controller of another screen, or used up, is not taken`() {
    let giver = Giver()
    let other = ViewController(title: "other")
    giver.given = PresentationController(presentedViewController: other, presenting: root)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = giver
    expectDiagnostic("present.bad-controller") { fixture.present() }
    root.dismiss(animated: true)
    world.settle()
    giver.given = PresentationController(presentedViewController: sheet, presenting: root)
    fixture.present()
    #expect(sheet.presentationController === giver.given)
    root.dismiss(animated: true)
    world.settle()
    expectDiagnostic("present.bad-controller") { fixture.present() }
    expectVisible("root", "sheet")
  }

  @Test func `a transitioning delegate that presents when it is asked comes first`() {
    let giver = Giver()
    let first = ViewController(title: "first")
    giver.whenAsked = { root.present(first, animated: true) }
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = giver
    expectDiagnostic("present.in-progress") { fixture.present() }
    expectVisible("root", "first")
  }
}
