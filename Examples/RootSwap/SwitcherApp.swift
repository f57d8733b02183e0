import Switchback

/// What the server hands out at a sign-in; it belongs to one session of the app.
struct Token {
  var user: String
  var session: Int
}

/// The app with a `RootSwitcher`: it asks for a route, and the switcher finds a safe way there.
@MainActor
final class SwitcherApp {
  let window = Window()
  let store = MemoryRouteStore<Route>()
  let roots: RootSwitcher<Route>
  private(set) var token: Token?
  private let tell: (String) -> Void

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    roots = RootSwitcher(window: window, initial: .login, store: store)
    // Neither root is kept, so that no session finds what another one left.
    roots.register(.login) { [unowned self] in makeLogin() }
    roots.register(.main) { makeMain() }
  }

  func launch() {
    Application.shared.launch { roots.start() }
  }

  func signIn(as user: String) {
    ask(for: .main, because: "\(user) signs in") { [unowned self] in
      token = Token(user: user, session: roots.session)
    }
  }

  func signOut() {
    ask(for: .login, because: "the user signs out")
  }

  /// Handles the answer 401 to a request made with a token.
  ///
  /// The answer may come late. With the token's session, it cannot end a session that it does not
  /// belong to.
  func tokenExpired(_ token: Token, because answer: String) {
    ask(for: .login, because: answer, session: token.session)
  }

  private func makeLogin() -> ViewController {
    let login = LoginController()
    login.onSignIn = { [unowned self] in signIn(as: $0) }
    return login
  }

  private func ask(
    for route: Route,
    because reason: String,
    session: Int? = nil,
    whenDone: (() -> Void)? = nil
  ) {
    roots.replace(with: route, session: session) { [tell] outcome in
      tell("request: \(route), because \(reason); outcome: \(outcome)")
      if outcome == .completed { whenDone?() }
    }
  }
}
