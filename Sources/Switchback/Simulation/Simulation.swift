/// The world that nodes live in: its clock, its main queue, its log and its findings.
///
/// A simulation is a pure function of the calls made into it. The same calls give the same log,
/// byte for byte, in debug and in release. Nothing in it reads the wall clock, and nothing that it
/// prints depends on addresses or hashing.
///
/// ```swift
/// Simulation.run { world in
///   let window = Window()
///   window.rootViewController = ViewController(title: "login")
///   window.makeKeyAndVisible()
///   world.settle()
///   print(world.tree)
/// }
/// ```
@preconcurrency @MainActor
public final class Simulation {
  /// The virtual time that has passed since the simulation was made.
  public package(set) var now: Duration = .zero

  /// The number of the run-loop turn that is running, the first being 1.
  public package(set) var turnNumber = 1

  /// The choices made where UIKit's versions differ or where nothing proves what it does.
  public var behavior: Behavior

  /// How long each kind of animated change takes; these are the model's values, not facts.
  ///
  /// A negative length becomes zero, and one of more than about 31 years that (`time.bad-duration`).
  public var durations = TransitionDurations() {
    didSet { durations = bounded(durations) }
  }

  /// How much work one instant, and one call in all, may hold before it is called a loop.
  public var limits = SettleLimits()

  /// Called with each finding of severity ``Severity/exception``, after it is recorded.
  ///
  /// Set it to a closure that stops the process to have mistakes end a script at once.
  public var onException: (@MainActor (Diagnostic) -> Void)?

  package var queue = WorkQueue()
  package var journal = Journal()
  package var census = Census()
  package var findings: [Finding] = []
  package var causes: [CauseRecord] = []
  package var currentCause = 0
  package var lastCause = 0
  package var depth = 0
  /// Nodes that could not go on, and are told to try again when something has ended.
  package var blocked: [any SimulationNode] = []
  /// The nodes that run something; each is kept by what it belongs to, or a world that is dropped in the
  /// middle would keep itself.
  private var atWork: [RunningNode] = []
  package var habits = AppearHabits()
  package var deathObservers: [any DeathObserver] = []
  /// Nodes that are being asked to show another one, while it is open whether they do.
  package var askedToShow: [OpenQuestion: ObjectIdentifier] = [:]
  package var restChecks: [RestCheck] = []
  package var instantObservers: [@MainActor () -> Void] = []
  package var attachments: [ObjectIdentifier: AnyObject] = [:]
  package var isRunningJobs = false
  package nonisolated let graveyard = Graveyard()
  package nonisolated let mailbox = Mailbox()

  /// The nodes that run something and are alive, in the order of their start.
  package var running: [any SimulationNode] { atWork.compactMap(\.node) }

  /// Notes that a node runs something.
  package func noteStart(of node: any SimulationNode, isSwipe: Bool) {
    atWork.append(RunningNode(number: node.birthNumber, node: node, isSwipe: isSwipe))
  }

  /// What runs and is alive, in words, but for swipes.
  package var runningWork: [String] {
    atWork.filter { $0.node != nil && !$0.isSwipe }.map { "a transition of \(name(of: $0.number))" }
  }

  /// The swipes that nobody has ended, those included whose nodes have gone meanwhile.
  package var openSwipes: [String] {
    atWork.filter(\.isSwipe).map { "a swipe on \(name(of: $0.number))" }
  }

  /// Notes that a node has ended what it ran.
  package func noteEnd(of node: any SimulationNode) {
    atWork.removeAll { $0.node === node || $0.node == nil && !$0.isSwipe }
  }

  /// Has a node try again when something has ended.
  package func block(_ node: any SimulationNode) {
    if !blocked.contains(where: { $0 === node }) { blocked.append(node) }
  }

  /// Creates an empty world at time zero.
  ///
  /// - Parameter behavior: The choices for open points; ``Behavior/latest`` by default.
  public init(behavior: Behavior = .latest) {
    self.behavior = behavior
  }

  /// The simulation that new nodes are born in.
  ///
  /// It is the one of the task, set by ``run(behavior:_:)`` or by a test's trait, or else
  /// ``shared``. Tasks inherit it; dispatch blocks and detached tasks do not, but a node keeps the
  /// simulation that it was born in.
  public static var current: Simulation { SimulationLocal.current ?? shared }

  /// The default of the process, for scripts and examples.
  public static let shared = Simulation()

  /// Makes a fresh simulation current for the length of a closure.
  ///
  /// With the closure end the checks at rest, which may keep nodes that keep the simulation.
  ///
  /// - Parameters:
  ///   - behavior: The choices for open points.
  ///   - body: The code to run, given the new simulation.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult
  public static func run<Result>(
    behavior: Behavior = .latest,
    _ body: @MainActor (Simulation) throws -> Result
  ) rethrows -> Result {
    let simulation = Simulation(behavior: behavior)
    defer { simulation.endRestChecks() }
    return try SimulationLocal.$current.withValue(simulation) { try body(simulation) }
  }
}

/// Who is being asked, and by which method.
package struct OpenQuestion: Hashable {
  package var node: ObjectIdentifier
  package var method: String
}

/// A node that runs something; it is not kept.
private struct RunningNode {
  let number: Int
  weak var node: (any SimulationNode)?
  /// Whether a person's finger has to end it.
  var isSwipe = false
}

/// Wants to know what was going on when an object went that is no node.
@MainActor
package protocol DeathObserver: AnyObject {
  /// Something of the app's may have gone since the last call.
  func somethingMayHaveDied(under cause: Int)
}

/// Holds the task's simulation; a task-local in the main-actor class itself draws a warning.
package enum SimulationLocal {
  @TaskLocal package static var current: Simulation?
}

/// What the kernel knows of a node: its number, and how to hand it the work that is due.
@preconcurrency @MainActor
package protocol SimulationNode: AnyObject {
  /// The number that the node was given at birth.
  var birthNumber: Int { get }
  /// Does the work that the node asked for.
  func perform(_ task: NodeTask)
}

/// A piece of work that a node asked the kernel to hand back to it.
package enum NodeTask: Sendable {
  /// Compare what is desired with what is shown.
  case commit
  /// Something has ended: what was blocked may be possible now.
  case retry
  /// Lay out what has come into a window.
  case layOut
  /// End the appearance change that the node began by itself.
  case endAppearance
  /// Give the running transition up, if it is still the one with this token.
  case cancelTransition(token: Int)
  /// End the running transition, if it is still the one with this token.
  case endTransition(token: Int)
}
