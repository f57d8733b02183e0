/// The names of the nodes that one text is about.
///
/// A name is the title, or else the class. It carries the birth number while another node that is
/// alive has the same one, and where another node of the same text has it, dead or alive. A node is
/// alive until its release is in the log.
@MainActor
package struct Names {
  private let simulation: Simulation
  private var sharers: [String: Int] = [:]

  /// Notes which nodes the text is about.
  ///
  /// - Parameters:
  ///   - numbers: The birth numbers of the nodes; a node may come several times.
  ///   - simulation: The simulation of the nodes.
  package init(of numbers: some Sequence<Int>, in simulation: Simulation) {
    self.simulation = simulation
    if simulation.depth == 0 { simulation.flushDeaths() }
    for number in Set(numbers) {
      sharers[simulation.census.plainName(of: number), default: 0] += 1
    }
  }

  /// The name under which a node stands in the text.
  package subscript(number: Int) -> String {
    let isShared = isSharedInText(number) || simulation.census.sharesName(number)
    return isShared
      ? simulation.census.numberedName(of: number) : simulation.census.plainName(of: number)
  }

  /// The names that mean the node in an expectation about the text, the shortest first.
  ///
  /// The title, or else the class, is enough if the text is about no other node that has it. With the
  /// number it is right always.
  package func spellings(of number: Int) -> [String] {
    let numbered = simulation.census.numberedName(of: number)
    return isSharedInText(number)
      ? [numbered] : [simulation.census.plainName(of: number), numbered]
  }

  private func isSharedInText(_ number: Int) -> Bool {
    sharers[simulation.census.plainName(of: number), default: 0] > 1
  }
}
