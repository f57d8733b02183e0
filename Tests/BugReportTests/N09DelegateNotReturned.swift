import SwitchbackTesting
import Testing

/// Two flows shared a stack and its one place for a delegate, and the inner flow had taken that place.
///
/// It was told that the last of its screens had gone as the coming of a screen that it did not know, paid
/// no attention, and so neither ended nor gave the place back.
@MainActor
@Suite(.simulated) struct N09DelegateNotReturned {
  private final class Account: NSObject, NavigationControllerDelegate {
    let form: Form
    var screens: [ViewController] = []
    let onEnd: () -> Void

    init(_ form: Form, onEnd: @escaping () -> Void) {
      self.form = form
      self.onEnd = onEnd
    }

    func show(_ title: String, on navigation: NavigationController) {
      let screen = ViewController(title: title)
      screens.append(screen)
      navigation.simulation.watch(self, as: "Account", screens: screen)
      navigation.pushViewController(screen, animated: true)
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      if let place = screens.firstIndex(where: { $0 === viewController }) {
        screens.removeLast(screens.count - 1 - place)
      } else if form == .right {
        screens = []
        onEnd()
      }
    }
  }

  private final class Home: NSObject, NavigationControllerDelegate {
    let form: Form
    let navigation: NavigationController
    var account: Account?
    var heard: [String?] = []

    init(_ form: Form, _ navigation: NavigationController) {
      self.form = form
      self.navigation = navigation
      super.init()
      navigation.delegate = self
    }

    func openAccount() {
      let account = Account(form) { [weak self] in self?.accountHasEnded() }
      self.account = account
      navigation.delegate = account
      account.show("Acc", on: navigation)
    }

    private func accountHasEnded() {
      account = nil
      navigation.delegate = self
    }

    func navigationController(
      _ navigationController: NavigationController,
      didShow viewController: ViewController,
      animated: Bool
    ) {
      heard.append(viewController.title)
    }
  }

  let world = Simulation.current
  private let root = ViewController(title: "H")
  private let app: StackApp

  init() { app = StackApp(root) }

  private func home(_ form: Form) -> Home {
    let home = Home(form, app.navigation)
    world.watch(home, as: "Home", screens: root)
    home.openAccount()
    world.settle()
    return home
  }

  /// Lifts the finger; the screen has gone at rest.
  private func swipeBack() {
    let swipe = app.navigation.beginInteractivePop()
    world.turn()
    swipe?.finish()
  }

  private func showNextOfHome() {
    app.navigation.pushViewController(ViewController(title: "News"), animated: true)
    world.settle()
    expectVisible("News")
  }

  @Test func `report N09`() {
    let home = home(.naive)
    let finding = expectDiagnostic("flow.outlives-screens") {
      swipeBack()
      world.settle()
    }
    #expect(finding?.message == "Account is still alive, and its screens have gone.")
    #expect(finding?.cause.description == "finish swipe on N")
    expectVisible("H")
    #expect(home.account?.screens.map(\.title) == ["Acc"])
    #expect(app.navigation.delegate === home.account)
    showNextOfHome()
    #expect(home.heard.isEmpty)
  }

  @Test func `report N09, right`() {
    let home = home(.right)
    expectReleased {
      let gone = [home.account, home.account?.screens.first].compactMap { $0 as AnyObject? }
      #expect(gone.count == 2)
      swipeBack()
      return gone
    }
    expectVisible("H")
    #expect(home.account == nil)
    #expect(app.navigation.delegate === home)
    showNextOfHome()
    #expect(home.heard == ["News"])
  }

  @Test func `report N09, a neighbour that goes back within its own screens`() {
    let home = home(.naive)
    home.account?.show("Settings", on: app.navigation)
    world.settle()
    swipeBack()
    world.settle()
    expectVisible("Acc")
    #expect(home.account?.screens.map(\.title) == ["Acc"])
    #expect(app.navigation.delegate === home.account)
  }

  @Test func `report N09, a neighbour whose swipe is given up`() {
    let home = home(.right)
    let swipe = app.navigation.beginInteractivePop()
    world.turn()
    swipe?.cancel()
    world.settle()
    expectVisible("Acc")
    #expect(app.navigation.delegate === home.account)
  }
}
