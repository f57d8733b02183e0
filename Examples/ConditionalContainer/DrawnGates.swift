import Switchback

/// The storyboard of the idea: a gate, and a segue for each branch.
///
/// A storyboard lives as long as somebody keeps it; a screen that it made does.
@MainActor
func drawStoryboard(
  _ name: String,
  gate make: @escaping () -> ViewController,
  _ session: Session
) -> Storyboard {
  let main = Storyboard(name: name, bundle: nil)
  main.scene("gate", isInitial: true, make: make)
  main.scene("welcome") { WelcomeController(session: session) }
  main.scene("member") { MemberController("member") }
  main.segue("ShowNeedLogin", from: "gate", to: "welcome", kind: .showForCondition)
  main.segue("ShowLoggedIn", from: "gate", to: "member", kind: .showForCondition)
  return main
}

/// Performs a segue for its condition whenever it appears; the identifiers are not those of the storyboard.
final class MisspeltGate: ViewController {
  private let session: Session

  init(of session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = "gate"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let segue = session.isSignedIn ? "ShowHasLogined" : "ShowLoggedIn"
    performSegue(withIdentifier: segue, sender: nil)
  }
}

/// A gate of the library's with the segues of its storyboard.
final class DrawnGate: ConditionalContainerController<Bool> {
  init(of session: Session, segues: KeyValuePairs<Bool, String>) {
    super.init(segues: segues) { session.isSignedIn }
    title = "gate"
  }

  required init?(coder: NSCoder) { nil }
}
