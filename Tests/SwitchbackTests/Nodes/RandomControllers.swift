import SwitchbackTesting

/// A controller whose callbacks do something random once in a while.
final class RandomController: ViewController {
  weak var world: RandomWorld?

  override func viewDidLoad() {
    super.viewDidLoad()
    world?.callback("viewDidLoad of \(name)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.callback("viewWillAppear of \(name)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    world?.callback("viewIsAppearing of \(name)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.callback("viewDidAppear of \(name)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.callback("viewWillDisappear of \(name)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    world?.callback("viewDidDisappear of \(name)")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    world?.callback("willMove of \(name)")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    world?.callback("didMove of \(name)")
  }
}

/// A navigation controller whose callbacks do something random once in a while.
final class RandomNavigationController: NavigationController {
  weak var world: RandomWorld?

  override func viewDidLoad() {
    super.viewDidLoad()
    world?.callback("viewDidLoad of \(name)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.callback("viewWillAppear of \(name)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    world?.callback("viewIsAppearing of \(name)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.callback("viewDidAppear of \(name)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.callback("viewWillDisappear of \(name)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    world?.callback("viewDidDisappear of \(name)")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    world?.callback("willMove of \(name)")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    world?.callback("didMove of \(name)")
  }
}
