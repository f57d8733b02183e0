public import Switchback

/// A screen without any initialiser of its own: it inherits all of them.
public final class LoginScreen: ViewController {
  public private(set) var appearances = 0

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

/// A screen with a designated initialiser that takes what it shows.
public final class ArticleScreen: ViewController {
  public let number: Int

  public init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "article \(number)"
  }

  public required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

/// A navigation controller that makes its own root.
public final class ArticleNavigation: NavigationController {
  public let first: ArticleScreen

  public init(first: ArticleScreen) {
    self.first = first
    super.init(nibName: nil, bundle: nil)
    setViewControllers([first], animated: false)
  }

  public required init?(coder: NSCoder) {
    first = ArticleScreen(number: 0)
    super.init(coder: coder)
  }

  public func open(_ number: Int) {
    pushViewController(ArticleScreen(number: number), animated: true)
  }
}
