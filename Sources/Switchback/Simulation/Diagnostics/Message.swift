/// A text that names nodes by their birth numbers; the names are filled in when it is read.
package struct Message: ExpressibleByStringInterpolation, Sendable {
  package enum Piece: Sendable {
    case text(String)
    case name(Int)
    case address(Int)
    /// A UIKit object that is no node, by its class and the birth number of its node.
    case standIn(String, Int)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    package mutating func appendInterpolation(text: String) { pieces.append(.text(text)) }

    /// Names a node by its birth number.
    package mutating func appendInterpolation(_ number: Int) { pieces.append(.name(number)) }

    /// Puts another message in.
    package mutating func appendInterpolation(_ message: Message) { pieces += message.pieces }

    /// Prints a node as UIKit does, class and address.
    package mutating func appendInterpolation(address number: Int?) {
      pieces.append(number.map { .address($0) } ?? .text("(null)"))
    }
  }

  package var pieces: [Piece]

  package init(pieces: [Piece]) { self.pieces = pieces }

  package init(stringLiteral value: String) { pieces = [.text(value)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension Message {
  /// The birth numbers of the nodes that the message names.
  package var nodes: [Int] {
    pieces.compactMap { if case .name(let number) = $0 { number } else { nil } }
  }
}

extension Simulation {
  /// Fills in the names of a message.
  package func text(_ message: Message, _ names: Names) -> String {
    message.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .name(let number): "\"\(names[number])\""
      case .address(let number): census.address(of: number)
      case .standIn(let type, let number): census.address(of: number, as: type)
      }
    }
    .joined()
  }
}
