import SwitchbackMachines
import Testing

/// Properties of the table together with the driver's bookkeeping, over everything reachable.
@Suite struct RootReplacementModelTests {
  @Test(arguments: RequestPolicy.domain)
  func `whatever happens, effects fit and each request ends once`(policy: RequestPolicy) throws {
    let search = try #require(Self.searches[policy])
    #expect(search.complaint == nil)
    #expect(search.models.count == Self.modelCounts[policy])
  }

  @Test(arguments: RequestPolicy.domain)
  func `at rest the route accepted last is shown, unless it was refused or stale`(
    policy: RequestPolicy
  ) throws {
    for model in try #require(Self.searches[policy]).models where model.state.phase == .showing {
      #expect(model.current == nil && model.pending == nil && model.list.isEmpty)
      guard let ending = model.lastEnding else { continue }
      switch ending.outcome {
      case .completed, .unchanged: #expect(model.shown == ending.route, "\(model)")
      case .superseded: Issue.record("nothing came later: \(model)")
      case .refused, .stale: break
      }
    }
  }

  @Test(arguments: RequestPolicy.domain)
  func `every reachable state of the table is reached by a driver`(policy: RequestPolicy) throws {
    let driven = Set(try #require(Self.searches[policy]).models.map(\.state))
    let reachable = RootReplacementState.table.reachableStates.filter { $0.policy == policy }
    #expect(driven == Set(reachable))
  }

  /// How many situations there are; a change of behaviour shows here first.
  private static let modelCounts: [RequestPolicy: Int] = [
    .latestWins: 1_898, .queue: 22_745, .refuse: 143,
  ]

  private static let searches = Dictionary(
    uniqueKeysWithValues: RequestPolicy.domain.map { ($0, search($0)) }
  )

  private struct Search {
    var models: [RootModel]
    var complaint: String?
  }

  /// Walks breadth-first over all models, with at most one request lined up.
  private static func search(_ policy: RequestPolicy) -> Search {
    var models = [RootModel(policy: policy)]
    var known = Set(models)
    var position = 0
    while position < models.count {
      for next in successors(of: models[position]) where known.insert(next).inserted {
        if let complaint = next.complaints.first {
          return Search(models: models, complaint: "\(complaint), after \(models[position])")
        }
        models.append(next)
      }
      position += 1
    }
    return Search(models: models, complaint: nil)
  }

  private static func successors(of model: RootModel) -> [RootModel] {
    let asked = requests.map { request in
      var next = model
      next.ask(request)
      return next
    }
    let told = otherEvents.compactMap { event -> RootModel? in
      guard case .transition = RootReplacementState.table[model.state, event] else { return nil }
      var next = model
      next.take(event)
      return next
    }
    return (asked + told).filter { $0.list.count <= 1 }
  }

  private static let requests = (0..<3).flatMap { route in
    [false, true].flatMap { animated in
      RequestEpoch.domain.map { RootModel.Request(route: route, animated: animated, epoch: $0) }
    }
  }

  private static let otherEvents = RootReplacementEvent.domain.filter { event in
    if case .replace = event { false } else { true }
  }
}
