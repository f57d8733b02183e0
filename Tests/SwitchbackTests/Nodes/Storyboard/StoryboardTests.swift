import SwitchbackTesting
import Testing

/// Which scenes a storyboard makes, and what it says where it has none.
@MainActor
@Suite(.simulated) struct StoryboardTests {
  final class Login: ViewController {}
  class Home: TableViewController {}
  final class Feed: Home {}
  final class Refusing: ViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
  }

  let world = Simulation.current
  let main = Storyboard(name: "Main", bundle: nil)

  @Test func `each look-up makes a new controller that knows its storyboard`() {
    main.scene("login") { Login() }
    main.scene("feed", Feed.self, isInitial: true)
    let first = main.instantiateViewController(withIdentifier: "login")
    let second = main.instantiateViewController(withIdentifier: "login")
    #expect(first is Login && first !== second)
    #expect(first.storyboard === main && !first.isViewLoaded)
    #expect(main.instantiateInitialViewController() is Feed)
    #expect(ViewController().storyboard == nil)
  }

  @Test func `storyboards of one name share their scenes, other names and worlds do not`() {
    main.scene("login") { Login() }
    let again = Storyboard(name: "Main", bundle: nil)
    #expect(again.instantiateViewController(withIdentifier: "login") is Login)
    expectDiagnostic("storyboard.unknown") {
      _ = Storyboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "login")
    }
    Simulation.run { _ in
      let elsewhere = Storyboard(name: "Main", bundle: nil)
      #expect(elsewhere.contents !== main.contents)
    }
  }

  @Test func `the scenes live as long as a storyboard or a screen of it`() {
    weak var contents: StoryboardContents?
    var screen: ViewController?
    do {
      let other = Storyboard(name: "Other", bundle: nil)
      other.scene("login") { Login() }
      contents = other.contents
      screen = other.instantiateViewController(withIdentifier: "login")
    }
    #expect(contents != nil && screen?.storyboard != nil)
    screen = nil
    #expect(contents == nil)
    #expect(world.alive == [])
  }

  @Test func `a long chain of storyboards and screens dies without recursion`() {
    let count = 20_000
    var last: ViewController? = ViewController(title: "first")
    for number in 1...count {
      let board = Storyboard(name: "board \(number)", bundle: nil)
      board.scene("screen") { [last] in
        withExtendedLifetime(last) { ViewController(title: "screen") }
      }
      last = board.instantiateViewController(withIdentifier: "screen")
    }
    #expect(world.population == count + 1)
    last = nil
    #expect(world.population == 0)
  }

  @Test func `an unknown scene is an exception, and a marked placeholder stands in`() {
    main.scene("login") { Login() }
    var made: ViewController?
    let finding = expectDiagnostic("storyboard.unknown-scene") {
      made = main.instantiateViewController(withIdentifier: "logni")
    }
    #expect(finding?.exception == "NSInvalidArgumentException")
    let address = world.census.address(of: main.birthNumber)
    #expect(
      finding?.text
        == "Storyboard (\(address)) doesn't contain a view controller with identifier 'logni'"
    )
    #expect(
      finding?.message == """
        Storyboard "Main" has no scene "logni", there is "login"; "placeholder for logni" stands in for it.
        """
    )
    #expect(made is PlaceholderController && made?.name == "placeholder for logni")
    #expect(made?.storyboard == nil)
  }

  @Test func `a storyboard without scenes is an unknown one`() {
    let other = Storyboard(name: "Nowhere", bundle: nil)
    let finding = expectDiagnostic("storyboard.unknown") {
      #expect(other.instantiateViewController(withIdentifier: "x") is PlaceholderController)
    }
    #expect(finding?.exception == "NSInvalidArgumentException")
    #expect(finding?.text == "Could not find a storyboard named 'Nowhere' in bundle NSBundle …")
    expectDiagnostic("storyboard.unknown") {
      #expect(other.instantiateInitialViewController() == nil)
    }
    expectDiagnostic("storyboard.unknown") {
      #expect(other.instantiate("x", as: Login.self) == nil)
    }
  }

  @Test func `a typed look-up tells a missing scene from one of another class`() {
    main.scene("login") { Login() }
    main.scene("feed", Feed.self)
    #expect(main.instantiate("login", as: Login.self) != nil)
    #expect(main.instantiate("feed", as: Home.self) is Feed)
    expectDiagnostic("storyboard.unknown-scene") {
      #expect(main.instantiate("main", as: Login.self) == nil)
    }
    let finding = expectDiagnostic("storyboard.scene-class") {
      #expect(main.instantiate("login", as: Home.self) == nil)
    }
    #expect(
      finding?.message == "Scene \"login\" of storyboard \"Main\" is of class Login, not Home."
    )
  }

  @Test func `a scene whose class is too general is checked when it is made`() {
    var makesLogin = true
    main.scene("any") { makesLogin ? Login() : ViewController() }
    let lookUp = main.lookUp("any", as: Login.self)
    #expect(lookUp.instantiate() != nil)
    makesLogin = false
    let finding = expectDiagnostic("storyboard.scene-class") {
      #expect(lookUp.instantiate() == nil)
    }
    #expect(finding?.message.contains("is of class ViewController, not Login") == true)
  }

  @Test func `look-ups are checked when they are made`() {
    main.scene("login") { Login() }
    main.scene("home", Home.self)
    _ = main.lookUp("login", as: Login.self)
    let population = world.population
    expectDiagnostic("storyboard.scene-class") { _ = main.lookUp("login", as: Feed.self) }
    // A class that decodes makes just itself.
    expectDiagnostic("storyboard.scene-class") { _ = main.lookUp("home", as: Feed.self) }
    expectDiagnostic("storyboard.unknown-scene") { _ = main.lookUp("LoginView", as: Login.self) }
    #expect(world.population == population)
  }

  @Test func `a class that cannot be decoded gives a placeholder`() {
    main.scene("refusing", Refusing.self)
    let finding = expectDiagnostic("storyboard.scene-refuses-coder") {
      let made = main.instantiateViewController(withIdentifier: "refusing")
      #expect(made is PlaceholderController)
    }
    #expect(finding?.message.contains("\"placeholder for refusing\" stands in") == true)
    expectDiagnostic("storyboard.scene-refuses-coder") {
      #expect(main.instantiate("refusing", as: Refusing.self) == nil)
    }
  }

  @Test func `a second scene of an identifier, and a second initial one, are left out`() {
    main.scene("login", isInitial: true) { Login() }
    expectDiagnostic("storyboard.scene-doubled") { main.scene("login", Feed.self) }
    expectDiagnostic("storyboard.two-initial") { main.scene("feed", Feed.self, isInitial: true) }
    #expect(main.instantiateInitialViewController() is Login)
    #expect(main.instantiateViewController(withIdentifier: "feed") is Feed)
  }

  @Test func `without an initial scene there is no initial controller`() {
    main.scene("login") { Login() }
    let finding = expectDiagnostic("storyboard.no-initial") {
      #expect(main.instantiateInitialViewController() == nil)
    }
    #expect(finding?.message == "Storyboard \"Main\" has no initial scene; there is \"login\".")
  }

  @Test func `a factory that gives one controller twice is found`() {
    let login = Login()
    main.scene("login") { [unowned login] in login }
    _ = main.instantiateViewController(withIdentifier: "login")
    expectDiagnostic("storyboard.scene-reused") {
      #expect(main.instantiateViewController(withIdentifier: "login") === login)
    }
  }

  @Test func `a table controller is a screen whose view is the table`() {
    let plain = TableViewController(style: .grouped)
    #expect(plain.style == .grouped && plain.clearsSelectionOnViewWillAppear)
    #expect(plain.tableView === plain.view)
    let table = View()
    plain.tableView = table
    #expect(plain.view === table)
    #expect(Feed(coder: NSCoder())?.style == .plain && Feed().style == .plain)
    let window = Window()
    window.rootViewController = Feed(title: "feed")
    window.makeKeyAndVisible()
    world.settle()
    expectVisible("feed")
  }
}
