import Switchback

/// The app as most apps begin: both roots are made once and kept, and a flag says which one is shown.
@MainActor
class NaiveApp {
  let window = Window()
  let login = LoginController()
  let main = makeMain()
  let flag = MemoryRouteStore<Route>(.login)

  func launch() {
    Application.shared.launch {
      window.rootViewController = flag.read() == .main ? main : login
      window.makeKeyAndVisible()
    }
    login.onSignIn = { [unowned self] _ in signIn() }
  }

  func signIn() {
    flag.write(.main)
    swap(to: main)
  }

  func signOut() {
    flag.write(.login)
    swap(to: login)
  }

  func swap(to destination: ViewController) {
    window.rootViewController = destination
  }
}

/// Fades from the old root to the new one, with a picture that it puts into the new root's view.
final class FadingApp: NaiveApp {
  override func swap(to destination: ViewController) {
    guard let picture = window.snapshotView(afterScreenUpdates: true) else { return }
    destination.view.addSubview(picture)
    window.rootViewController = destination
    View.animate(withDuration: 0.3) {
      picture.alpha = 0
    } completion: { finished in
      if finished { picture.removeFromSuperview() }
    }
  }
}

/// Does not swap under a modal screen; but by then the flag has been written.
final class GuardedApp: NaiveApp {
  override func swap(to destination: ViewController) {
    guard window.rootViewController?.presentedViewController == nil else { return }
    super.swap(to: destination)
  }
}

/// Means to fill its property at launch, and fills a local constant of the same name.
@MainActor
final class ShadowingApp {
  let window = Window()
  let login = LoginController()
  var main: NavigationController?

  func launch() {
    let main = NavigationController()
    main.viewControllers = [HomeController()]
    Application.shared.launch {
      window.rootViewController = login
      window.makeKeyAndVisible()
    }
  }

  func signIn() { window.rootViewController = main }
}

/// Has its navigation controller from the start, and gives the stack to another one.
@MainActor
final class EmptyStackApp {
  let window = Window()
  let login = LoginController()
  let main = NavigationController()

  func launch() {
    let main = NavigationController()
    main.viewControllers = [HomeController()]
    Application.shared.launch {
      window.rootViewController = login
      window.makeKeyAndVisible()
    }
  }

  func signIn() { window.rootViewController = main }
}
