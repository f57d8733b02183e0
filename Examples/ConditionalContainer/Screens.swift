import Switchback

/// Offers the two ways in; each is pushed.
final class WelcomeController: ViewController {
  private let session: Session
  /// What the user has typed; a screen that is built anew has lost it.
  var typedName = ""

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "welcome"
  }

  required init?(coder: NSCoder) { nil }

  func chooseLogin() { push(SignInController("login", session: session)) }

  func chooseRegistration() {
    push(RegistrationController(session: session))
  }
}

/// The first of two steps of a registration.
final class RegistrationController: ViewController {
  private let session: Session

  init(session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "registration"
  }

  required init?(coder: NSCoder) { nil }

  func goOn() { push(SignInController("confirmation", session: session)) }
}

/// Signs the user in, and goes back to where the ways in were offered.
final class SignInController: ViewController {
  private let session: Session

  init(_ title: String, session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func succeed(as user: String) {
    session.signIn(as: user)
    navigationController?.popToRootViewController(animated: true)
  }
}

/// What only a member sees.
final class MemberController: ViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func openDetail() { push(ViewController(title: "detail of \(title ?? "")")) }
}

extension ViewController {
  func push(_ next: ViewController) {
    navigationController?.pushViewController(next, animated: true)
  }
}
