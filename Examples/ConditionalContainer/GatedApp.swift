import Switchback

/// The root of a stack that shows an area to members, and the ways in to everybody else.
final class Gate: ConditionalContainerController<Bool> {
  init(to area: String, of session: Session) {
    // Both children are kept: who comes back to a branch finds it as it was.
    super.init(childLife: .kept) {
      session.isSignedIn
    } child: { isSignedIn in
      isSignedIn
        ? MemberController("\(area) of \(session.user ?? "")") : WelcomeController(session: session)
    }
    title = "gate to \(area)"
  }

  required init?(coder: NSCoder) { nil }
}

/// Shows two gated stacks beside each other, as on a pad.
final class PairController: ViewController {
  let stacks: [NavigationController]

  init(_ stacks: NavigationController...) {
    self.stacks = stacks
    super.init(nibName: nil, bundle: nil)
    title = "pair"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for stack in stacks {
      addChild(stack)
      view.addSubview(stack.view)
      stack.didMove(toParent: self)
    }
  }
}

/// The app: two gates of one class, and one session.
@MainActor
final class GatedApp {
  let window = Window()
  let session = Session()
  let orders: NavigationController
  let profile: NavigationController

  init() {
    orders = NavigationController(rootViewController: Gate(to: "orders", of: session))
    orders.title = "orders stack"
    profile = NavigationController(rootViewController: Gate(to: "profile", of: session))
    profile.title = "profile stack"
  }

  func launch() {
    Application.shared.launch {
      window.rootViewController = PairController(orders, profile)
      window.makeKeyAndVisible()
    }
  }

  /// What lies above the gates goes with the session.
  func tokenExpired() {
    session.end()
    for stack in [orders, profile] {
      stack.popToRootViewController(animated: true)
    }
  }

  /// The members' areas go too, which the gates have kept.
  func forgetMembers() {
    for case let gate as Gate in [orders, profile].map(\.viewControllers.first) {
      gate.discardKeptChildren()
    }
  }
}
