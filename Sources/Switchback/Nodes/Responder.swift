/// The root of all nodes: an object that was born in a simulation and keeps it.
///
/// Like UIKit's, it is a plain object on the main actor. Every node has a birth number, which
/// names it in the log, and a name: its title, or else its class.
@preconcurrency @MainActor
open class Responder: NSObject, SimulationNode {
  /// The simulation that the node was born in; its callbacks run with this one as the current.
  public let simulation: Simulation

  /// The number of the node among all births of its simulation, the first being 1.
  public let birthNumber: Int

  /// Creates a node in the current simulation.
  public override init() {
    let simulation = Simulation.current
    self.simulation = simulation
    birthNumber = simulation.census.nextNumber
    simulation.census.register(Responder.self)
    super.init()
    simulation.census.complete(birthNumber, type: type(of: self), isTraced: isTraced)
  }

  /// The name under which the simulation prints the node.
  ///
  /// It is the title, or else the class. While another node that is alive has the same, the birth
  /// number follows, as in `login#16`; a node is alive until its release is in the log. A text that
  /// names several nodes, such as a trace or a diagnostic, numbers those that it could not tell apart
  /// otherwise.
  public var name: String { simulation.name(of: birthNumber) }

  /// Creates the name that debuggers and string interpolation print.
  open override var description: String { "\(type(of: self))#\(birthNumber)" }

  /// Whether the node counts among those that are alive; views and the application do not.
  package var isTraced: Bool { true }

  /// The number under which another node is named here; 0 for none and for one of another simulation.
  package func number(of other: Responder?) -> Int {
    guard let other, other.simulation === simulation else { return 0 }
    return other.birthNumber
  }

  /// Whether another node was born in the same simulation; reports if not.
  package func belongsHere(_ other: Responder) -> Bool {
    guard other.simulation !== simulation else { return true }
    simulation.report(
      .nodeForeign,
      "\(text: other.name), which is to come into \(birthNumber), was born in another simulation."
    )
    return false
  }

  package func perform(_ task: NodeTask) {}

  deinit { simulation.graveyard.noteDeath(of: birthNumber) }
}
