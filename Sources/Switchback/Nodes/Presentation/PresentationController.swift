/// A presentation: who presents whom, how, and how far it has come.
///
/// UIKit makes a fresh one for every presentation, when `present` is called or
/// ``ViewController/presentationController`` is first read, and so does this library; it lasts to the end of
/// the dismissal. Its style is the one that the controller had when it was made (fact F2.21).
@preconcurrency @MainActor
open class PresentationController: NSObject {
  package let simulation: Simulation
  package weak var presenter: ViewController?
  private var holder: [ViewController]
  /// The style that the user set.
  package let requestedStyle: ModalPresentationStyle
  /// The style that the system makes of it, which everything follows.
  package var style: ModalPresentationStyle
  package var isStyleSettled = false
  /// Whether the presenter's view leaves the window; decided together with the style.
  package var hidesPresenter = false
  package lazy var presentationStage = Stage(host: self, of: presented)
  package var isDesired = true
  /// Whether a dismissal that was asked for takes it away.
  package var isGoing = false
  package var isInstalled = false
  package var movement = Movement.none
  /// Whether a dismissal runs that takes this presentation away, and those above it that go along; it would
  /// keep itself if it were among them.
  private var isSwept = false
  private var sweptAbove: [PresentationController] = []
  package var waitingDismissal: (animated: Bool, completion: (() -> Void)?)?
  /// Presentations of the presented controller that were asked for while it leaves.
  package var waitingPresentations: [() -> Void] = []
  /// The finger that takes the presented controller away.
  package var interactiveDismissal: InteractiveDismissal?
  package var isAnimated = false
  package var completions: [() -> Void] = []
  package weak var window: Window?
  package let container = TransitionView(frame: .zero)
  package weak var presenterPlace: View?
  /// The presenter whose view the running dismissal brings back.
  package weak var revealed: ViewController?

  /// Creates a presentation controller; for subclasses, which a transitioning delegate gives.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present; its style counts as it is now.
  ///   - presentingViewController: The controller that presents, if that is known.
  public init(
    presentedViewController: ViewController,
    presenting presentingViewController: ViewController?
  ) {
    simulation = presentedViewController.simulation
    presenter = presentingViewController
    holder = [presentedViewController]
    requestedStyle = presentedViewController.modalPresentationStyle
    style = requestedStyle
    super.init()
  }

  /// The controller that is presented; held in a list, so that the deinitialiser can let it go.
  package var presented: ViewController { holder[0] }

  /// Told of what a person does to the sheet, and asked what a phone makes of the style.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The controller that presents.
  public var presentingViewController: ViewController? { presenter }

  /// The controller that is presented.
  public var presentedViewController: ViewController { presented }

  /// The style as it was when the presentation was made, whatever the system makes of it.
  public var presentationStyle: ModalPresentationStyle { requestedStyle }

  /// Whether the presenter's view leaves the window, with its appearance callbacks (table of fact F2.1).
  ///
  /// Read once, at the end of the turn of `present`. True for the styles that cover; a controller of the
  /// user's own may decide otherwise.
  open var shouldRemovePresentersView: Bool { style.hidesPresenter }

  /// The view that holds the presented view in the window, while it is there.
  public var containerView: View? { container.storedSuperview == nil ? nil : container }

  /// What a presentation is in the middle of.
  package enum Movement {
    case none
    case arriving
    case leaving
  }

  /// What the dismissal that runs takes away, the lowest first; empty if none does.
  package var sweep: [PresentationController] {
    get { isSwept ? [self] + sweptAbove : [] }
    set {
      isSwept = !newValue.isEmpty
      sweptAbove = Array(newValue.dropFirst())
    }
  }

  deinit {
    var links: [AnyObject] = holder
    holder = []
    simulation.graveyard.bury(&links)
  }
}

/// The view that holds a presented view in its window.
@preconcurrency @MainActor
public final class TransitionView: View {
  package weak var presentation: PresentationController?
}
