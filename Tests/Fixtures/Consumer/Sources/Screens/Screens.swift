package import Switchback

/// A screen without any initialiser of its own: it inherits all of them.
package final class LoginScreen: ViewController {
  package private(set) var appearances = 0

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

/// A screen with a designated initialiser that takes what it shows.
package final class ArticleScreen: ViewController {
  package let number: Int

  package init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "article \(number)"
  }

  package required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

/// A navigation controller that makes its own root.
package final class ArticleNavigation: NavigationController {
  package let first: ArticleScreen

  package init(first: ArticleScreen) {
    self.first = first
    super.init(nibName: nil, bundle: nil)
    setViewControllers([first], animated: false)
  }

  package required init?(coder: NSCoder) {
    first = ArticleScreen(number: 0)
    super.init(coder: coder)
  }

  package func open(_ number: Int) {
    pushViewController(ArticleScreen(number: number), animated: true)
  }
}
