import SwitchbackTesting

/// Everything in a world that can make a difference to what it does later.
///
/// Controllers are named by the order in which they are met, so worlds that differ only in names have
/// one fingerprint. Left out are: the time until the running transition ends, which decides when it
/// ends and nothing else; new controllers that nobody knows any more; that somebody's appearance will be
/// compared with its place; and what is past.
struct StackFingerprint: Hashable {
  fileprivate(set) var words: [UInt32] = []
}

/// How much of a world is written down.
enum FingerprintScope {
  /// Everything, with the part of the test: the array, who was popped last, who is in the pool.
  case world
  /// What the navigation controller knows, with what waits. The test's part only chooses operations.
  case stack
  /// The same without what waits.
  case stackWithoutWaiting
}

/// Writes a world down.
@MainActor
struct FingerprintWriter {
  private let stack: StackWorld
  private let scope: FingerprintScope
  private var words: [UInt32] = []
  /// The controllers met so far, as places in `everyone`, and the name of each by its place.
  private var met: [Int] = []
  private var names: [UInt32]
  /// For each controller of the pool the first one that nothing tells it from.
  private var kinds = [0, 1, 2, 3]

  private init(_ stack: StackWorld, _ scope: FingerprintScope) {
    self.stack = stack
    self.scope = scope
    names = [UInt32](repeating: 0, count: stack.everyone.count)
    words.reserveCapacity(64)
    stack.readLog()
    writeStack()
    if scope != .stackWithoutWaiting { writeWaiting() }
    if scope == .world {
      write(stack.model)
      write(stack.popped)
    }
    writeControllers()
  }

  /// The fingerprint of a world.
  static func write(_ stack: StackWorld, _ scope: FingerprintScope) -> StackFingerprint {
    StackFingerprint(words: FingerprintWriter(stack, scope).words)
  }

  /// For each controller of the pool the first one that nothing tells it from.
  static func kinds(in stack: StackWorld) -> [Int] { FingerprintWriter(stack, .world).kinds }

  private mutating func write(_ controller: ViewController?) {
    guard let controller else { return words.append(0) }
    let place = stack.place(of: controller)
    if names[place] == 0 {
      met.append(place)
      names[place] = UInt32(met.count)
    }
    words.append(names[place])
  }

  private mutating func write(_ controllers: [ViewController]) {
    words.append(UInt32(controllers.count))
    for controller in controllers { write(controller) }
  }

  private mutating func write(_ flags: Bool...) {
    words.append(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
  }

  private mutating func writeStack() {
    let navigation = stack.navigation
    let stage = navigation.stackStage
    write(navigation.storedChildren)
    write(navigation.shownTop)
    write(navigation.joined)
    write(navigation.left)
    write(navigation.toldTop)
    // What a transition gives back that is given up is left out: here none is.
    write(
      navigation.nextIsAnimated,
      navigation.owesDidShow != nil,
      navigation.owesDidShow == true,
      stage.isMarked,
      stage.isCancelling,
      stage.running != nil,
      stage.running?.isAnimated == true
    )
    write(stage.running?.disappearing)
    write(stage.running?.appearing)
    words.append(UInt32(navigation.status.rawValue) << 2 | UInt32(navigation.appearance.rawValue))
    let views = navigation.viewIfLoaded?.subviews ?? []
    words.append(UInt32(views.count))
    for view in views { write(view.controller) }
    let world = stack.world
    words.append(UInt32(world.queue.layout.count))
    words.append(UInt32(world.queue.later.entries.count))
    words.append(UInt32(world.running.count << 16 | world.blocked.count))
  }

  private mutating func writeWaiting() {
    words.append(UInt32(stack.navigation.waiting.count))
    for change in stack.navigation.waiting {
      write(change.animated)
      switch change.request {
      case .push(let controller):
        words.append(1)
        write(controller)
      case .pop: words.append(2)
      case .popTo(let controller):
        words.append(3)
        write(controller)
      case .popToRoot: words.append(4)
      case .set(let controllers):
        words.append(5)
        write(controllers)
      }
    }
  }

  /// Writes the state of those met by name, and of the others in order of their state.
  private mutating func writeControllers() {
    for place in met { words.append(state(of: place)) }
    var others: [(state: UInt32, place: Int)] = []
    for place in stack.everyone.indices where names[place] == 0 {
      let state = state(of: place)
      // What is known to nobody, has nothing to do and is in no pool can never come back.
      if state & ~Self.hasView == 0 { continue }
      others.append((state, place))
    }
    others.sort { $0 < $1 }
    words.append(UInt32(others.count))
    for (index, other) in others.enumerated() {
      words.append(other.state)
      let alike = others[..<index].first { $0.state == other.state }
      if other.place < 4, let alike { kinds[other.place] = alike.place }
    }
  }

  private static let hasView: UInt32 = 1 << 20

  private func state(of place: Int) -> UInt32 {
    let controller = stack.everyone[place]
    // That the appearance is looked at once more changes nothing where it is right.
    var status = controller.status.subtracting(.awaitsCheck)
    // Whether a change was animated is asked only while it runs or its layout is due.
    let isAtRest = controller.appearance == .appeared || controller.appearance == .disappeared
    if isAtRest, status.isDisjoint(with: [.awaitsLayout, .awaitsIsAppearing]) {
      status.remove(.animated)
    }
    let view = controller.storedView
    var state = UInt32(status.rawValue) | UInt32(controller.appearance.rawValue) << 16
    if scope == .world, place < 4 { state |= 1 << 18 }
    if controller.storedParent != nil { state |= 1 << 19 }
    if view != nil { state |= Self.hasView }
    if view?.storedSuperview != nil { state |= 1 << 21 }
    if view?.storedWindow != nil { state |= 1 << 22 }
    if stack.told[controller.birthNumber] { state |= 1 << 23 }
    if controller.delivery != nil { state |= 1 << 24 }
    return state
  }
}
