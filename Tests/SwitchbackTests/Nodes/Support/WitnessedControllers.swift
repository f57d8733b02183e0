import SwitchbackTesting

/// A controller that tells a witness of each of its callbacks.
final class WitnessedController: ViewController {
  weak var witness: Witness?

  override func loadView() {
    super.loadView()
    witness?.reach(.loadView, self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    witness?.reach(.viewDidLoad, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness?.reach(.viewWillAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    witness?.reach(.viewIsAppearing, self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    witness?.reach(.viewWillLayoutSubviews, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    witness?.reach(.viewDidLayoutSubviews, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness?.reach(.viewDidAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness?.reach(.viewWillDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness?.reach(.viewDidDisappear, self)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    witness?.reach(parent == nil ? .willMoveToNil : .willMoveToParent, self)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    witness?.reach(parent == nil ? .didMoveToNil : .didMoveToParent, self)
  }

  deinit {
    guard let witness, witness.awaitsDeath else { return }
    MainActor.assumeIsolated { witness.reach(.deinitialiser) }
  }
}

/// A navigation controller that tells a witness of each of its callbacks.
final class WitnessedNavigationController: NavigationController {
  weak var witness: Witness?

  override func loadView() {
    super.loadView()
    witness?.reach(.loadView, self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    witness?.reach(.viewDidLoad, self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    witness?.reach(.viewWillAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    witness?.reach(.viewIsAppearing, self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    witness?.reach(.viewWillLayoutSubviews, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    witness?.reach(.viewDidLayoutSubviews, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    witness?.reach(.viewDidAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    witness?.reach(.viewWillDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    witness?.reach(.viewDidDisappear, self)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    witness?.reach(parent == nil ? .willMoveToNil : .willMoveToParent, self)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    witness?.reach(parent == nil ? .didMoveToNil : .didMoveToParent, self)
  }

  deinit {
    guard let witness, witness.awaitsDeath else { return }
    MainActor.assumeIsolated { witness.reach(.deinitialiser) }
  }
}
