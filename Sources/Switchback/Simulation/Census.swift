/// Everything that was ever born in a simulation, and who of it is alive.
package struct Census {
  private struct Birth {
    var type: Any.Type
    var title: String?
    var isAlive = true
    var isTraced: Bool
  }

  private var births: [Birth] = []
  private var occurrences: [String: Int] = [:]
  private var counted = 0

  package init() {}

  /// The number of nodes that are alive and traced.
  package private(set) var population = 0

  /// The number that the next node will get; the first is 1.
  package var nextNumber: Int { births.count + 1 }

  /// Notes a birth.
  ///
  /// - Parameter type: The class of the node, as far as it is known yet.
  package mutating func register(_ type: Any.Type) {
    births.append(Birth(type: type, isTraced: false))
  }

  /// Notes the class of a node, and whether its life is counted and its release logged.
  package mutating func complete(_ number: Int, type: Any.Type, isTraced: Bool) {
    births[number - 1].type = type
    births[number - 1].isTraced = isTraced
    if isTraced { population += 1 }
  }

  package mutating func setTitle(_ title: String?, of number: Int) {
    if number <= counted { occurrences[plainName(of: number), default: 0] -= 1 }
    births[number - 1].title = title
    if number <= counted { occurrences[plainName(of: number), default: 0] += 1 }
  }

  /// Notes a death, and says whether it is an event of the log.
  package mutating func bury(_ number: Int) -> Bool {
    if number <= counted { occurrences[plainName(of: number), default: 0] -= 1 }
    births[number - 1].isAlive = false
    if births[number - 1].isTraced { population -= 1 }
    return births[number - 1].isTraced
  }

  /// The numbers of the traced nodes that are alive, in order of birth.
  package var living: [Int] {
    births.indices.filter { births[$0].isAlive && births[$0].isTraced }.map { $0 + 1 }
  }

  /// Whether another node that is alive has the same title, or the same class and no title.
  ///
  /// - Complexity: Amortised O(1).
  package mutating func sharesName(_ number: Int) -> Bool {
    guard births.indices.contains(number - 1) else { return false }
    while counted < births.count {
      counted += 1
      if births[counted - 1].isAlive { occurrences[plainName(of: counted), default: 0] += 1 }
    }
    let own = births[number - 1].isAlive ? 1 : 0
    return occurrences[plainName(of: number), default: 0] > own
  }

  /// The title of a node, or else its class.
  package func plainName(of number: Int) -> String {
    guard births.indices.contains(number - 1) else { return "nobody" }
    return births[number - 1].title ?? String(describing: births[number - 1].type)
  }

  /// The title of a node, or else its class, with its number.
  package func numberedName(of number: Int) -> String {
    guard births.indices.contains(number - 1) else { return "nobody" }
    return "\(plainName(of: number))#\(number)"
  }

  /// The class of a node, as UIKit's messages print it with an address made from the number.
  ///
  /// - Parameters:
  ///   - number: The birth number.
  ///   - type: Another class in place of the node's, for an object that belongs to it.
  /// - Returns: The text.
  package func address(of number: Int, as type: String? = nil) -> String {
    guard births.indices.contains(number - 1) else { return "(null)" }
    let address = 0x6000_0000_0000 + number * 0x40
    return "<\(type ?? "\(births[number - 1].type)"): 0x\(String(address, radix: 16))>"
  }
}

extension Simulation {
  /// The names of the controllers and windows that are alive, in order of birth.
  ///
  /// At rest this proves who is kept: nobody has to wait, and no timer guesses.
  ///
  /// - Complexity: O(*n*) in the number of nodes ever born.
  public var alive: [String] {
    flushDeaths()
    return census.living.map { name(of: $0) }
  }

  /// The number of controllers and windows that are alive.
  public var population: Int {
    flushDeaths()
    return census.population
  }

  /// The name of the node with the given birth number, see ``Names``.
  package func name(of number: Int) -> String { Names(of: [number], in: self)[number] }

  /// Turns the deaths that were noted on any thread into events, in order of birth.
  package func flushDeaths() {
    for number in graveyard.takeDeaths() where census.bury(number) {
      record(number, .released)
    }
  }
}
