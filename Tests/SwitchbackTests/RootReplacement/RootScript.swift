import SwitchbackTesting

/// Plays a path of the root machine's events on a real window, by public calls only.
///
/// What the tree has to do later is arranged beforehand: which presentations lie over it when a request
/// begins, and whether it gives way, refuses, or presents again when it is cleared.
@MainActor
final class RootScript {
  typealias Event = RootReplacementEvent
  typealias State = RootReplacementState

  /// A root that refuses to dismiss, or presents again, when the script says so.
  final class Root: ViewController {
    weak var script: RootScript?

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      guard let script else { return super.dismiss(animated: flag, completion: completion) }
      switch script.answer {
      case .givesWay, .presentsAgain: super.dismiss(animated: flag, completion: completion)
      case .refuses:
        let calls = script.callsWhileClearing
        script.callsWhileClearing = []
        for call in calls { call() }
      }
    }
  }

  /// A sheet that lets its presenter present again once it has gone.
  final class Sheet: ViewController {
    weak var script: RootScript?
    weak var presenter: ViewController?
    var second: ViewController?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let second { present(second, animated: false) }
      second = nil
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard case .presentsAgain(let overlay)? = script?.answer, let presenter else { return }
      script?.answer = script?.nextAnswer ?? .givesWay
      script?.present(overlay, over: presenter)
    }
  }

  enum Answer {
    case givesWay
    case refuses
    case presentsAgain(PresentationOverlay)
  }

  let world = Simulation.current
  let roots: RootSwitcher<Int>
  let store = MemoryRouteStore<Int>()
  private(set) var window: Window?
  private(set) var steps: [(event: Event, state: State)] = []
  private(set) var outcomes: [[RequestOutcome]] = []
  fileprivate var answer = Answer.givesWay
  fileprivate var nextAnswer = Answer.givesWay
  fileprivate var callsWhileClearing: [() -> Void] = []
  private var alreadyPlayed = 0

  init(policy: RequestPolicy) {
    let window = Window()
    self.window = window
    roots = RootSwitcher(window: window, initial: 0, store: store, policy: policy)
    for route in 0..<3 {
      roots.register(route) { [weak self] in
        let root = Root(title: "root \(route)")
        root.script = self
        return root
      }
    }
    roots.onStep = { [weak self] event, state in self?.steps.append((event, state)) }
  }

  /// Plays the events in order.
  func play(_ path: [Event]) {
    for (index, event) in path.enumerated() {
      let expected = path[...index].count { $0 == event }
      play(event, before: Array(path[(index + 1)...]), until: expected)
    }
  }

  private func play(_ event: Event, before rest: [Event], until expected: Int) {
    switch event {
    case .start:
      roots.start()
      if rest.first.map({ if case .replace = $0 { true } else { false } }) ?? false {
        world.settle()
      }
    case .replace:
      guard alreadyPlayed == 0 else {
        alreadyPlayed -= 1
        return
      }
      if roots.state.phase == .showing { prepareTree(before: rest) }
      ask(event)
    case .transitionEnded, .presentedAgain, .presentationCleared, .clearingRefused:
      if case .presentedAgain = event {
        nextAnswer = arrangedAnswer(before: rest)
      } else {
        answer = arrangedAnswer(before: rest)
      }
      for _ in 0..<12 where steps.count(where: { $0.event == event }) < expected { world.turn() }
    case .fadeEnded: world.advance(by: .milliseconds(300))
    case .fadeInterrupted: window?.subviews.last?.removeAllAnimations()
    case .windowLost: loseWindow()
    }
  }

  private func loseWindow() {
    window = nil
    switch roots.state.phase {
    case .unstarted: roots.start()
    case .showing: ask(.replace(relation: .other, animated: false, epoch: .free))
    case .waiting, .clearing, .fading: world.settle()
    }
  }

  /// Hands in a request that means what the event says at this moment.
  private func ask(_ event: Event) {
    guard case .replace(let relation, let animated, let epoch) = event else { return }
    let (current, former) = roots.routesInPlay
    let same = current ?? roots.route ?? 0
    let back = former ?? (same + 1) % 3
    let route =
      switch relation {
      case .same: same
      case .back: back
      case .other: (0..<3).first { $0 != same && $0 != back } ?? 0
      }
    let session: Int? =
      switch epoch {
      case .free: nil
      case .current: roots.session
      case .passed: roots.session - 1
      }
    let number = outcomes.count
    outcomes.append([])
    roots.replace(with: route, animated: animated, session: session) { [weak self] outcome in
      self?.outcomes[number].append(outcome)
    }
  }

  /// Puts over the tree what will be reported when its transition has ended.
  private func prepareTree(before rest: [Event]) {
    let report = rest.first { if case .transitionEnded = $0 { true } else { false } }
    guard case .transitionEnded(let overlay?)? = report, let root = window?.rootViewController
    else { return }
    present(overlay, over: root)
    world.settle()
  }

  fileprivate func present(_ overlay: PresentationOverlay, over presenter: ViewController) {
    let sheet = Sheet(title: "sheet")
    sheet.script = self
    sheet.presenter = presenter
    sheet.second = overlay == .chain ? Sheet(title: "second sheet") : nil
    presenter.present(sheet, animated: false)
  }

  /// What the tree does when it is cleared next, according to the next report of the path.
  ///
  /// A refusal is found in the turn of the dismissal; requests that arrive before it are made from
  /// inside the call of `dismiss`.
  private func arrangedAnswer(before rest: [Event]) -> Answer {
    let next = rest.firstIndex { $0.isReport }
    switch next.map({ rest[$0] }) {
    case .clearingRefused?:
      let requests = Array(rest[..<(next ?? 0)])
      alreadyPlayed = requests.count
      callsWhileClearing = requests.map { request in { [weak self] in self?.ask(request) } }
      return .refuses
    case .presentedAgain(let overlay)?: return .presentsAgain(overlay)
    case .start?, .replace?, .transitionEnded?, .presentationCleared?, .fadeEnded?,
      .fadeInterrupted?, .windowLost?, nil:
      return .givesWay
    }
  }
}
