import Switchback

/// A screen as sources from before Swift 6 have it: no isolation is written anywhere.
public class LegacyScreen: ViewController, NavigationControllerDelegate {
  public private(set) var shown: [String] = []
  let identifier: String

  public init(identifier: String) {
    self.identifier = identifier
    super.init(nibName: nil, bundle: nil)
    title = identifier
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = View()
  }

  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
