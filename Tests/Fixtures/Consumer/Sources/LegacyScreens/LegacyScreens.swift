import Switchback

/// A screen as sources from before Swift 6 have it: no isolation is written anywhere.
package class LegacyScreen: ViewController, NavigationControllerDelegate {
  package private(set) var shown: [String] = []
  let identifier: String

  package init(identifier: String) {
    self.identifier = identifier
    super.init(nibName: nil, bundle: nil)
    title = identifier
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func loadView() {
    view = View()
  }

  package func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
