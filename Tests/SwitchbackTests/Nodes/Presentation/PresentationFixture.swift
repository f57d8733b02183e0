import Foundation
import SwitchbackTesting

/// A root on screen, and a controller to present over it.
@MainActor
struct PresentationFixture {
  let world = Simulation.current
  let window = Window()
  let root = ViewController(title: "root")
  let sheet = ViewController(title: "sheet")

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    world.settle()
    sheet.modalPresentationStyle = .pageSheet
  }

  /// Presents over the root and lets it come to rest.
  func present(_ controller: ViewController? = nil) {
    root.present(controller ?? sheet, animated: true)
    world.settle()
  }

  /// What UIKit's texts call a node.
  func address(_ node: Responder) -> String { world.census.address(of: node.birthNumber) }

  /// The faults of all controllers of the fixture.
  var faults: [String] { root.checkInvariants() + sheet.checkInvariants() }
}

/// A delegate that notes its calls and answers what a test says.
@MainActor
final class NotingDelegate: NSObject, AdaptivePresentationControllerDelegate {
  var calls: [String] = []
  var allows = true
  var style = ModalPresentationStyle.automatic
  var whenAsked: () -> Void = {}
  var whenTold: () -> Void = {}

  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
    calls.append("style")
    return style
  }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    calls.append("should")
    whenAsked()
    return allows
  }

  func presentationControllerWillDismiss(_ controller: PresentationController) {
    calls.append("will")
    whenTold()
  }

  func presentationControllerDidDismiss(_ controller: PresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    calls.append("attempt")
  }
}

/// A controller that does something when it has disappeared.
final class Leaving: ViewController {
  var whenGone: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    whenGone()
  }
}
