import SwitchbackMachines

/// A driver of the root table without a window: it carries out the effects on a few variables and
/// complains about every effect that does not fit.
///
/// There are three routes, which is enough for "same", "back" and "other". All requests are told
/// apart by where they are, so that the model is a finite value and can be searched.
struct RootModel: Hashable {
  struct Request: Hashable {
    var route: Int
    var animated: Bool
    var epoch: RequestEpoch
    var isInstalled = false
    var isAccepted = false

    /// Whether no later request has been accepted.
    var isLatest = false
  }

  /// How the request that was accepted last ended.
  struct Ending: Hashable {
    var route: Int
    var outcome: RequestOutcome
  }

  var state: RootReplacementState
  /// The route in the window, and the one that was there when the current request began.
  var shown: Int?
  var former: Int?
  var isCovered = false
  var current: Request?
  var pending: Request?
  var list: [Request] = []
  var lastEnding: Ending?

  /// What did not fit; empty in every state that is searched on.
  var complaints: [String] = []

  /// Used within one event only.
  private var arriving: Request?
  private var fed: [Request] = []

  init(policy: RequestPolicy) {
    state = .unstarted(policy)
  }

  /// Somebody asks for a route.
  mutating func ask(_ request: Request) {
    handIn(request)
    settleList()
  }

  /// Somebody starts, or the driver reports a fact.
  mutating func take(_ event: RootReplacementEvent) {
    step(event)
    settleList()
  }

  /// Requests that were handed back come first, then those of the list, one at a time.
  private mutating func settleList() {
    while complaints.isEmpty {
      if !fed.isEmpty {
        handIn(fed.removeFirst())
      } else if pending == nil && !list.isEmpty {
        handIn(list.removeFirst())
      } else {
        break
      }
    }
    if current == nil { former = nil }
  }

  private mutating func handIn(_ request: Request) {
    arriving = request
    step(
      .replace(
        relation: relation(of: request.route),
        animated: request.animated,
        epoch: request.epoch
      )
    )
    expect(arriving == nil, "the arriving request is left over")
  }

  private func relation(of route: Int) -> RequestRelation {
    guard let current else { return route == shown ? .same : .other }
    if route == current.route { return .same }
    return route == former ? .back : .other
  }

  private mutating func step(_ event: RootReplacementEvent) {
    let before = state
    guard case .transition(let next, let effects) = RootReplacementState.table[before, event]
    else { return complaints.append("\(event) is impossible in \(before)") }
    state = next
    if event == .windowLost { (shown, isCovered) = (nil, false) }
    for effect in effects { perform(effect, before: before) }
    if event == .windowLost { lastEnding = nil }
    expectConsistency()
  }

  mutating func expect(_ condition: Bool, _ complaint: String) {
    if !condition { complaints.append(complaint) }
  }
}

extension RootModel {
  private mutating func perform(_ effect: RootReplacementEffect, before: RootReplacementState) {
    switch effect {
    case .begin:
      expect(current == nil, "begin over a current request")
      current = accepted()
      former = shown
    case .hold:
      expect(pending == nil, "hold over a pending request")
      pending = accepted()
    case .lineUp:
      expect(pending != nil, "lined up behind nothing")
      if let request = accepted() { list.append(request) }
    case .promote:
      expect(current == nil, "promote over a current request")
      current = take(\.pending)
    case .feed:
      expect(state.phase == .showing, "fed before rest")
      if let request = take(\.pending) { fed.append(request) }
    case .finish(.arriving, let outcome): finish(take(\.arriving), outcome)
    case .finish(.current, let outcome): finish(take(\.current), outcome)
    case .finish(.pending, let outcome): finish(take(\.pending), outcome)
    case .refuseAll:
      for request in list { finish(request, .refused) }
      list = []
    case .installInitial: shown = 0
    case .refuseStart: expect(before.phase != .unstarted, "refused the first start")
    case .wait: expect(state.phase == .waiting, "waits elsewhere")
    case .cover:
      expect(!isCovered, "covered twice")
      isCovered = true
    case .clear: expect(isCovered, "cleared in full view")
    case .install: install()
    case .fade: expect(isCovered && state.phase == .fading, "fades without a cover")
    case .uncover:
      expect(isCovered, "uncovered twice")
      isCovered = false
    }
  }

  /// Takes the request out of its place, which must not be empty.
  private mutating func take(_ place: WritableKeyPath<RootModel, Request?>) -> Request? {
    expect(self[keyPath: place] != nil, "an effect for a request that is not there")
    defer { self[keyPath: place] = nil }
    return self[keyPath: place]
  }

  /// Takes the arriving request, which is the latest from now on, unless it was handed in again.
  private mutating func accepted() -> Request? {
    guard var request = take(\.arriving) else { return nil }
    if !request.isAccepted {
      current?.isLatest = false
      pending?.isLatest = false
      for index in list.indices { list[index].isLatest = false }
      request.isAccepted = true
      request.isLatest = true
      lastEnding = nil
    }
    return request
  }

  private mutating func install() {
    expect(current != nil && current?.isInstalled == false, "installs nothing, or again")
    let decisive = state.policy == .latestWins ? pending ?? current : current
    expect(decisive?.animated == (state.phase == .fading), "animated against the last request")
    shown = current?.route
    current?.isInstalled = true
    if pending?.epoch == .current { pending?.epoch = .passed }
    for index in list.indices where list[index].epoch == .current { list[index].epoch = .passed }
  }

  private mutating func finish(_ request: Request?, _ outcome: RequestOutcome) {
    guard let request else { return }
    switch outcome {
    case .completed:
      expect(request.isInstalled && shown == request.route && !isCovered, "completed in vain")
    case .superseded:
      let isLast = request.isLatest && arriving == nil
      expect(!request.isInstalled && !isLast, "superseded by nothing later")
    case .unchanged:
      expect(!request.isInstalled && request.route == (current?.route ?? shown), "not unchanged")
    case .stale:
      expect(!request.isInstalled && request.epoch == .passed, "not stale")
    case .refused:
      expect(!request.isInstalled || state.phase == .unstarted, "refused after installing")
    }
    if request.isLatest { lastEnding = Ending(route: request.route, outcome: outcome) }
  }

  private mutating func expectConsistency() {
    expect(isCovered == (state.phase == .clearing || state.phase == .fading), "cover and phase")
    expect((current != nil) == state.isInFlight, "current request and phase")
    expect((shown != nil) == (state.phase != .unstarted), "root and phase")
    expect(pending?.epoch == state.pending?.epoch, "epoch of the pending request")
    expect(pending.map { relation(of: $0.route) } == state.pending?.relation, "its relation")
  }
}

extension RootReplacementState {
  /// Whether a request is being carried out.
  var isInFlight: Bool {
    switch phase {
    case .unstarted, .showing: false
    case .waiting, .clearing, .fading: true
    }
  }
}
