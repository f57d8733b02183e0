import SwitchbackTesting
import Testing

/// The rows of the table of refusals: UIKit's words, no completion, and an unchanged tree.
@MainActor
@Suite(.simulated) struct PresentationRefusalTests {
  let fixture = PresentationFixture()
  let other = ViewController(title: "other")
  var world: Simulation { fixture.world }
  var root: ViewController { fixture.root }
  var sheet: ViewController { fixture.sheet }

  /// Expects a refusal with UIKit's words that changes nothing and never completes.
  private func refuses(
    _ rule: String,
    throwing exception: String? = nil,
    _ text: String,
    to present: (_ completion: @escaping () -> Void) -> Void
  ) {
    let tree = world.tree
    var isCompleted = false
    let diagnostic = expectDiagnostic(rule) { present { isCompleted = true } }
    #expect(diagnostic?.exception == exception && diagnostic?.text == text)
    #expect(world.tree == tree)
    world.settle()
    #expect(!isCompleted)
    #expect(root.checkInvariants() + sheet.checkInvariants() + other.checkInvariants() == [])
  }

  private var addresses: (root: String, sheet: String, other: String) {
    (fixture.address(root), fixture.address(sheet), fixture.address(other))
  }

  @Test func `from a screen that is in no window`() {
    let (_, sheet, other) = addresses
    refuses(
      "present.outside-window",
      """
      Attempt to present \(sheet) on \(other) (from \(other)) whose view is not in the window hierarchy.
      """
    ) { self.other.present(self.sheet, animated: true, completion: $0) }
  }

  @Test(arguments: [true, false])
  func `from a screen that is loaded or will appear, before it is in the window`(loads: Bool) {
    final class Eager: ViewController {
      var nextOnLoad: ViewController?
      var next: ViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        nextOnLoad.map { present($0, animated: true) }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        next.map { present($0, animated: true) }
      }
    }
    let eager = Eager()
    if loads { eager.nextOnLoad = other } else { eager.next = other }
    expectDiagnostic("present.outside-window") { fixture.present(eager) }
    #expect(eager.presentedViewController == nil && eager.appearance == .appeared)
  }

  @Test func `from a child, with the name of who was asked`() {
    let child = ViewController(title: "child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    fixture.present()
    let (root, sheet, other) = addresses
    refuses(
      "present.already-presenting",
      """
      Attempt to present \(other) on \(root) (from \(fixture.address(child))) which is already presenting \
      \(sheet).
      """
    ) { child.present(self.other, animated: true, completion: $0) }
  }

  /// The moments at which something of the presenter's runs.
  enum Moment: CaseIterable {
    case marked, arriving, leavingMarked, leaving
  }

  @Test(arguments: Moment.allCases)
  func `while a presentation or dismissal runs`(moment: Moment) {
    switch moment {
    case .marked: root.present(sheet, animated: true)
    case .arriving:
      root.present(sheet, animated: true)
      world.turn()
    case .leavingMarked, .leaving:
      fixture.present()
      root.dismiss(animated: true)
      if moment == .leaving { world.turn() }
    }
    let (root, _, other) = addresses
    refuses(
      "present.in-progress",
      """
      Attempt to present \(other) on \(root) (from \(root)) while a presentation is in progress.
      """
    ) { self.root.present(self.other, animated: true, completion: $0) }
    expectVisible(
      moment == .leaving || moment == .leavingMarked ? ["root"] : ["root", "sheet"]
    )
  }

  private func expectVisible(_ names: [String]) {
    #expect(world.visibleScreens.map(\.title) == names)
  }

  @Test func `of a screen that is presented elsewhere`() {
    fixture.present()
    let (root, sheet, _) = addresses
    refuses(
      "present.active-instance",
      throwing: "NSInvalidArgumentException",
      """
      Application tried to present modally a view controller \(sheet) that is already being presented by \
      \(root).
      """
    ) { self.sheet.present(self.sheet, animated: true, completion: $0) }
  }

  @Test func `of a screen that has a parent, is a root, or holds the presenter`() {
    let navigation = NavigationController(rootViewController: other)
    let text = "Application tried to present modally an active controller"
    refuses(
      "present.active-instance",
      throwing: "NSInvalidArgumentException",
      "\(text) \(addresses.other)."
    ) {
      root.present(other, animated: true, completion: $0)
    }
    fixture.present(navigation)
    refuses(
      "present.active-instance",
      throwing: "NSInvalidArgumentException",
      "\(text) \(addresses.root)."
    ) {
      other.present(root, animated: true, completion: $0)
    }
  }

  @Test func `a screen that is on its way out, refused, and put off`() {
    fixture.present()
    root.dismiss(animated: true)
    expectDiagnostic("present.active-instance") { root.present(sheet, animated: true) }
    world.settle()
    fixture.present()
    world.behavior.presentationDuringDismissal = .deferred
    var order: [String] = []
    root.dismiss(animated: true) { order.append("dismissed") }
    root.present(sheet, animated: false) { order.append("presented") }
    world.settle()
    #expect(order == ["dismissed", "presented"] && root.presentedViewController === sheet)
  }

  @Test func `what was put off meets the exception if the screen has been presented meanwhile`() {
    fixture.present()
    world.behavior.presentationDuringDismissal = .deferred
    root.dismiss(animated: true) { self.root.present(self.sheet, animated: true) }
    expectDiagnostic("present.active-instance") {
      root.present(sheet, animated: true)
      world.settle()
    }
    #expect(root.presentedViewController === sheet && fixture.faults == [])
  }

  @Test func `what was put off is told of when the presenter goes with its window's root`() {
    world.behavior.presentationDuringDismissal = .deferred
    world.behavior.leftoverPresentation = .tornDown
    fixture.present()
    let upper = ViewController(title: "upper")
    sheet.present(upper, animated: true)
    world.settle()
    var isDismissed = false
    sheet.dismiss(animated: true) { isDismissed = true }
    sheet.present(upper, animated: true)
    expectDiagnostic("present.outside-window") {
      fixture.window.rootViewController = other
      world.settle()
    }
    #expect(isDismissed && upper.presentingViewController == nil)
    expectVisible(["other"])
  }

  @Test func `what was put off for a swipe that is given up meets the exception`() throws {
    fixture.present()
    world.behavior.presentationDuringDismissal = .deferred
    let swipe = try #require(sheet.beginInteractiveDismissal())
    world.turn()
    root.present(sheet, animated: true)
    swipe.cancel()
    expectDiagnostic("present.active-instance") { world.settle() }
    expectVisible(["root", "sheet"])
  }

  @Test(
    arguments: [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen],
    [true, false]
  )
  func `a screen that hears it has gone finds the presenter free`(
    style: ModalPresentationStyle,
    animated: Bool
  ) {
    let leaving = Leaving()
    leaving.modalPresentationStyle = style
    fixture.present(leaving)
    other.modalPresentationStyle = style
    leaving.whenGone = { [weak leaving] in
      leaving?.whenGone = {}
      self.root.present(self.other, animated: animated)
    }
    root.dismiss(animated: animated)
    world.settle()
    #expect(root.presentedViewController === other && other.appearance == .appeared)
    #expect(leaving.appearance == .disappeared && leaving.presentingViewController == nil)
    #expect(root.checkInvariants() + other.checkInvariants() == [])
  }

  @Test(arguments: [true, false])
  func `a screen that hears it has gone may be presented again itself`(animated: Bool) {
    let leaving = Leaving()
    fixture.present(leaving)
    leaving.whenGone = { [weak leaving] in
      guard let leaving else { return }
      leaving.whenGone = {}
      self.root.present(leaving, animated: animated)
    }
    root.dismiss(animated: animated)
    world.settle()
    #expect(root.presentedViewController === leaving && leaving.appearance == .appeared)
    #expect(root.checkInvariants() + leaving.checkInvariants() == [])
  }
}

/// In which phase the completion comes, by style.
@MainActor
@Suite(.simulated) struct PresentationTimingTests {
  let fixture = PresentationFixture()

  @Test(
    arguments: [
      (ModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, true),
      (.overCurrentContext, true), (.pageSheet, false), (.formSheet, false), (.automatic, false),
      (.popover, false), (.custom, false),
    ],
    [Behavior.Idiom.phone, .pad]
  )
  func `without animation the turn is enough for some styles, and not for others`(
    style: (style: ModalPresentationStyle, endsInTurn: Bool),
    idiom: Behavior.Idiom
  ) {
    fixture.world.behavior.idiom = idiom
    fixture.sheet.modalPresentationStyle = style.style
    fixture.sheet.popoverPresentationController?.sourceView = fixture.root.view
    var completions = 0
    fixture.root.present(fixture.sheet, animated: false) { completions += 1 }
    #expect(completions == 0)
    fixture.world.turn()
    #expect((completions == 1) == style.endsInTurn)
    fixture.world.settle()
    #expect(completions == 1)
    fixture.root.dismiss(animated: false) { completions += 1 }
    #expect(completions == 1)
    fixture.world.turn()
    #expect((completions == 2) == style.endsInTurn)
    fixture.world.settle()
    #expect(completions == 2)
  }

  @Test(
    arguments: [
      ModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .overCurrentContext,
      .pageSheet, .formSheet, .automatic, .popover, .custom,
    ]
  )
  func `with animation every style takes its time`(style: ModalPresentationStyle) {
    fixture.sheet.modalPresentationStyle = style
    var completions = 0
    fixture.root.present(fixture.sheet, animated: true) { completions += 1 }
    fixture.world.advance(by: fixture.world.durations.present - .milliseconds(1))
    #expect(completions == 0)
    fixture.world.advance(by: .milliseconds(1))
    #expect(completions == 1 && fixture.sheet.appearance == .appeared)
  }
}
