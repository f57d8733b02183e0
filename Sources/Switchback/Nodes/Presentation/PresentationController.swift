/// A presentation: who presents whom, how, and how far it has come.
///
/// UIKit makes a fresh one for every presentation, and so does this library. It exists from the call
/// of `present` to the end of the dismissal.
@preconcurrency @MainActor
public final class PresentationController: NSObject {
  package let simulation: Simulation
  package weak var presenter: ViewController?
  private var holder: [ViewController]
  /// The style that the user set.
  private let requestedStyle: ModalPresentationStyle
  /// The style that the system makes of it, which everything follows.
  package let style: ModalPresentationStyle
  package lazy var presentationStage = Stage(host: self, of: presented)
  package var isDesired = true
  /// Whether a dismissal that was asked for takes it away.
  package var isGoing = false
  package var isInstalled = false
  package var movement = Movement.none
  package var sweep: [PresentationController] = []
  package var waitingDismissal: (animated: Bool, completion: (() -> Void)?)?
  package var isAnimated: Bool
  package var completions: [() -> Void] = []
  package weak var window: Window?
  package let container = TransitionView(frame: .zero)
  package weak var presenterPlace: View?
  /// The presenter whose view the running dismissal brings back.
  package weak var revealed: ViewController?

  package init(
    _ presented: ViewController,
    by presenter: ViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    simulation = presenter.simulation
    self.presenter = presenter
    holder = [presented]
    requestedStyle = presented.modalPresentationStyle
    style = requestedStyle.adapted(to: simulation.behavior.sheetsOnPhone)
    isAnimated = animated
    completions = completion.map { [$0] } ?? []
    super.init()
  }

  /// The controller that is presented; held in a list, so that the deinitialiser can let it go.
  package var presented: ViewController { holder[0] }

  /// The controller that presents.
  public var presentingViewController: ViewController? { presenter }

  /// The controller that is presented.
  public var presentedViewController: ViewController { presented }

  /// The style as it was set when the presentation was made, whatever the system makes of it.
  public var presentationStyle: ModalPresentationStyle { requestedStyle }

  /// The view that holds the presented view in the window, while it is there.
  public var containerView: View? { container.storedSuperview == nil ? nil : container }

  /// What a presentation is in the middle of.
  package enum Movement {
    case none
    case arriving
    case leaving
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
