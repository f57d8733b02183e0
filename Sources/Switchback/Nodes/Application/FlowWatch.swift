/// An object of the app's that leads through screens, and those screens; neither is kept.
@MainActor
private final class Flow {
  let name: String
  weak var owner: AnyObject?
  var screens: [Weak<ViewController>] = []
  /// Whether one of the screens has been in a tree while the flow was alive.
  var hasBegun = false
  /// What was going on when the flow went.
  var end: Int?

  init(_ owner: AnyObject, _ name: String) {
    self.owner = owner
    self.name = name
  }

  /// Whether nothing can be found any more.
  var isOver: Bool { owner == nil && screens.allSatisfy { $0.object == nil } }

  /// A screen that hangs on the root of a window, directly or through others.
  var shown: ViewController? { screens.lazy.compactMap(\.object).first { $0.windowOfRoot != nil } }

  func noteEnd(under cause: Int) {
    if owner == nil, end == nil { end = cause }
  }
}

/// The flows that a simulation watches.
@MainActor
private final class Flows: DeathObserver {
  var all: [Flow] = []
  /// How many were left when those that are over were dropped last.
  private var living = 0

  func somethingMayHaveDied(under cause: Int) {
    for flow in all { flow.noteEnd(under: cause) }
    if all.count > 2 * living + 16 {
      all.removeAll(where: \.isOver)
      living = all.count
    }
  }
}

extension Simulation {
  /// Watches a flow: an object of the app's that leads through screens, such as a coordinator.
  ///
  /// A flow should live as long as its screens, neither longer nor less. Whenever everything is at rest, one
  /// that has outlived its last screen is found, `flow.outlives-screens`, and one that went before its
  /// screens, `flow.ends-early`. A screen counts as long as it hangs on the root of a window: on a stack,
  /// as a child, or presented. A flow that has shown nothing yet counts as on its way.
  ///
  /// Call it again when the flow makes more screens. The flow and its screens are not kept.
  ///
  /// - Parameters:
  ///   - flow: The object.
  ///   - name: What it is called in findings.
  ///   - screens: Its screens.
  /// - Complexity: O(*f*) in the number of flows that are watched, as every later call is; at rest
  ///   O(*s* · *d*) in the number of screens and their depth.
  public func watch(_ flow: AnyObject, as name: String, screens: [ViewController]) {
    let flows = attachment(Flows.self) {
      let flows = Flows()
      deathObservers.append(flows)
      return flows
    }
    let watched = flows.all.first { $0.owner === flow } ?? addFlow(flow, name, to: flows)
    watched.screens += screens.map { Weak($0) }
  }

  /// Watches a flow with the screens that are listed, see ``watch(_:as:screens:)-(_,_,[ViewController])``.
  ///
  /// - Parameters:
  ///   - flow: The object.
  ///   - name: What it is called in findings.
  ///   - screens: Its screens.
  public func watch(_ flow: AnyObject, as name: String, screens: ViewController...) {
    watch(flow, as: name, screens: screens)
  }

  private func addFlow(_ owner: AnyObject, _ name: String, to flows: Flows) -> Flow {
    let flow = Flow(owner, name)
    flows.all.append(flow)
    restChecks.append(
      RestCheck(rule: .flowOutlivesScreens, isOver: { flow.isOver }) { Self.outliving(flow) }
    )
    restChecks.append(
      RestCheck(rule: .flowEndsEarly, isOver: { flow.isOver }, cause: { flow.end }) {
        Self.endedEarly(flow)
      }
    )
    return flow
  }

  private static func outliving(_ flow: Flow) -> Message? {
    guard flow.owner != nil, flow.shown == nil else {
      if flow.owner != nil { flow.hasBegun = true }
      return nil
    }
    return flow.hasBegun ? "\(text: flow.name) is still alive, and its screens have gone." : nil
  }

  private static func endedEarly(_ flow: Flow) -> Message? {
    guard flow.owner == nil, let shown = flow.shown else { return nil }
    return "\(text: flow.name) has gone, and its screen \(shown.birthNumber) is still there."
  }
}
