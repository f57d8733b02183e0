import Observation

/// Who is signed in; every gate of the app decides from it.
@MainActor @Observable
final class Session {
  private(set) var user: String?

  var isSignedIn: Bool { user != nil }

  func signIn(as user: String) { self.user = user }

  func end() { user = nil }
}
