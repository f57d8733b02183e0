import Switchback

/// An app with one gate, as the root of a stack.
@MainActor
final class NaiveApp<Gate: ViewController> {
  let window = Window()
  let session = Session()
  let gate: Gate
  let stack: NavigationController

  init(gate make: (Session) -> Gate) {
    gate = make(session)
    stack = NavigationController(rootViewController: gate)
    stack.title = "stack"
  }

  func launch() {
    Application.shared.launch {
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }
  }
}

/// A container that makes the child for its condition anew whenever it appears.
class NaiveGate: ViewController {
  let session: Session
  private(set) var lastChild: ViewController?

  init(of session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "gate"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    embed(session.isSignedIn ? MemberController("member") : WelcomeController(session: session))
  }

  func embed(_ next: ViewController) {
    prepare(for: next)
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }

  /// Takes the former child away before another screen comes, and remembers that one.
  func prepare(for next: ViewController) {
    if let lastChild, lastChild !== next {
      lastChild.willMove(toParent: nil)
      lastChild.view.removeFromSuperview()
      lastChild.removeFromParent()
    }
    lastChild = next
  }
}

/// Cleans up before everything that it shows, as if each were a child: here a page of help.
final class OverzealousGate: NaiveGate {
  func showHelp() {
    let help = ViewController(title: "help")
    prepare(for: help)
    present(help, animated: true)
  }
}

/// Presents the login whenever it appears.
final class PresentingGate: ViewController {
  init(of session: Session) {
    super.init(nibName: nil, bundle: nil)
    title = "gate"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let login = LoginSheet(title: "login")
    login.modalPresentationStyle = .fullScreen
    present(login, animated: true)
  }
}

/// Goes when the user has signed in.
final class LoginSheet: ViewController {
  func succeed() { dismiss(animated: true) }
}
