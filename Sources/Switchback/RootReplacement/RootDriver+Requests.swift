extension RootDriver {
  func begin() {
    simulation.perform("start", on: window?.birthNumber ?? 0) {
      inbox.append(.start(simulation.currentCause))
      run()
    }
  }

  /// The route to start with: the stored one, if it can be built.
  var first: Route {
    guard let stored = store?.read(), builders[stored] != nil else { return initial }
    return stored
  }

  func ask(
    for route: Route,
    animated: Bool,
    session: Int?,
    completion: (@MainActor (RequestOutcome) -> Void)?
  ) {
    simulation.perform("replace root", on: window?.birthNumber ?? 0) {
      inbox.append(
        .request(
          Request(
            route: route,
            animated: animated,
            session: session,
            cause: simulation.currentCause,
            completion: completion
          )
        )
      )
      run()
    }
  }

  /// What the machine is in the middle of.
  var state: RootReplacementState { interpreter.state }

  /// The routes that a request is compared with: the one being installed, and the one before it.
  var routesInPlay: (current: Route?, former: Route?) { (current?.route, former) }

  /// Reports a fact to the machine; once the window is gone, that is the only fact.
  func take(_ event: RootReplacementEvent) {
    inbox.append(.event(window == nil ? .windowLost : event))
    run()
  }

  /// Takes one thing after another, each to its end: what was handed back first, then the first of the
  /// list if there is room, then what arrived.
  private func run() {
    guard !isRunning else { return }
    isRunning = true
    while true {
      isLossTold = false
      if !fed.isEmpty {
        handIn(fed.removeFirst())
      } else if pending == nil, !list.isEmpty {
        handIn(list.removeFirst())
      } else if !inbox.isEmpty {
        switch inbox.removeFirst() {
        case .start(let cause): simulation.perform(under: cause) { handInStart() }
        case .request(let request): handIn(request)
        case .event(let event): step(event)
        }
      } else {
        break
      }
      if current == nil { former = nil }
      writeStore()
    }
    isRunning = false
    keepWhileAtWork()
  }

  private func handIn(_ request: Request) {
    guard window != nil || route == nil else {
      step(.windowLost)
      return handIn(request)
    }
    reportForeigner()
    guard mayAccept(request) else { return finish(request, .refused) }
    arriving = request
    step(
      .replace(
        relation: relation(of: request.route),
        animated: request.animated,
        epoch: epoch(of: request.session)
      )
    )
  }

  /// Whether a request can be handed to the machine; reports why not.
  private func mayAccept(_ request: Request) -> Bool {
    guard builders[request.route] != nil else {
      reportMissing(request.route)
      return false
    }
    let before = policy == .queue ? (list.last ?? pending ?? current)?.route ?? route : route
    guard let before, before != request.route, !allows(before, request.route) else { return true }
    report(
      .rootRouteIllegal,
      "The way from \(text: "\(before)") to \(text: "\(request.route)") is not allowed."
    )
    return false
  }

  /// How a route relates to the others in play; one whose root somebody else has replaced is not shown.
  private func relation(of asked: Route) -> RequestRelation {
    guard let current else { return asked == route && !isBypassed ? .same : .other }
    if asked == current.route { return current.isInstalled && isBypassed ? .other : .same }
    return asked == former && !isBypassed ? .back : .other
  }

  private func epoch(of asked: Int?) -> RequestEpoch {
    guard let asked else { return .free }
    return asked == session ? .current : .passed
  }

  func step(_ event: RootReplacementEvent) {
    interpreter.enqueue(event)
    while let step = interpreter.step() {
      guard case .moved(_, _, _, let effects) = step else {
        preconditionFailure("the driver reported \(event) in state \(interpreter.state)")
      }
      onStep?(event, interpreter.state)
      if event == .windowLost { forgetWindow() }
      for effect in effects { perform(effect) }
    }
  }

  /// The store holds the route that will be shown once all accepted requests are done.
  private func writeStore() {
    let desired = (list.last ?? fed.last ?? pending ?? current)?.route ?? route
    guard let desired, desired != written else { return }
    written = desired
    store?.write(desired)
    stored = store?.read()
  }

  /// Tells a request its outcome, under the cause that it came with.
  ///
  /// If somebody else has replaced the root that it asked for since it arrived, it is handed in again.
  func finish(_ request: Request?, _ outcome: RequestOutcome) {
    guard let request else { return }
    if outcome == .unchanged, current == nil, isBypassed { return fed.append(request) }
    simulation.perform(under: request.cause) { tell(request, outcome) }
  }

  private func tell(_ request: Request, _ outcome: RequestOutcome) {
    switch outcome {
    case .stale:
      report(
        .rootRequestStale,
        "The request for \(text: "\(request.route)") belongs to a session that is over; it is dropped."
      )
    case .refused where window == nil: reportWindowLost()
    case .refused where route == nil:
      report(
        .rootNotStarted,
        "The request for \(text: "\(request.route)") finds no root to replace."
      )
    case .completed, .superseded, .refused, .unchanged: break
    }
    request.completion?(outcome)
  }

  /// Tells that the window is gone, once for all requests that it takes along.
  func reportWindowLost() {
    guard !isLossTold else { return }
    isLossTold = true
    report(.rootWindowLost, "The window of a switcher is gone; nothing can be shown in it.")
  }

  func report(_ rule: Rule, _ message: Message) { simulation.report(rule, message) }

  func reportMissing(_ route: Route) {
    report(.rootRouteWithoutBuilder, "Nothing builds a root for \(text: "\(route)").")
  }
}
