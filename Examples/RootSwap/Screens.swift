import Switchback

/// The two states that the app can be in; each has a root of its own.
enum Route { case login, main }

/// Asks for a name; signing in is somebody else's business.
final class LoginController: ViewController {
  var onSignIn: ((String) -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "login"
  }

  required init?(coder: NSCoder) { nil }

  func readTerms() { present(TermsController(), animated: true) }

  func tapSignIn(as user: String) { onSignIn?(user) }
}

/// The first screen of a user who has signed in.
final class HomeController: ViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "home"
  }

  required init?(coder: NSCoder) { nil }

  func openLetters(of user: String) {
    navigationController?.pushViewController(DetailController(user: user), animated: true)
  }
}

/// Something that only its user may see.
final class DetailController: ViewController {
  init(user: String) {
    super.init(nibName: nil, bundle: nil)
    title = "letters of \(user)"
  }

  required init?(coder: NSCoder) { nil }

  func readTerms() { present(TermsController(), animated: true) }
}

/// A page that covers the whole window.
final class TermsController: ViewController {
  var onAccept: (() -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "terms"
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  func tapAccept() { onAccept?() }
}

/// The main root: a stack with home at the bottom.
@MainActor
func makeMain() -> NavigationController {
  let main = NavigationController(rootViewController: HomeController())
  main.title = "main"
  return main
}
