/// A change of the stack, as the small worlds make it.
enum StackOperation: Hashable {
  case pushNew
  case pushPopped
  case pop
  case popTo(Int)
  case popToRoot
  case set([Int])

  /// The operations, with every ordered selection of up to three of four controllers.
  static let all: [StackOperation] = {
    var selections: [[Int]] = [[]]
    var longest = selections
    for _ in 0..<3 {
      longest = longest.flatMap { chosen in
        (0..<4).filter { !chosen.contains($0) }.map { chosen + [$0] }
      }
      selections += longest
    }
    return [.pushNew, .pushPopped, .pop, .popTo(0), .popTo(1), .popTo(2), .popToRoot]
      + selections.map(StackOperation.set)
  }()

  /// The operation with other controllers of the pool in its selection.
  func renamed(_ name: (Int) -> Int) -> StackOperation {
    if case .set(let chosen) = self { .set(chosen.map(name)) } else { self }
  }

  /// The operation that stands for this one and for all that only differ in controllers alike.
  ///
  /// - Parameter kinds: For each controller of the pool the first one that nothing tells it from.
  /// - Returns: The operation that takes those alike in the order of the pool.
  func representative(among kinds: [Int]) -> StackOperation {
    var taken: [Int] = []
    return renamed { chosen in
      let place = taken.count { kinds[$0] == kinds[chosen] }
      taken.append(chosen)
      return kinds.indices.filter { kinds[$0] == kinds[chosen] }[place]
    }
  }
}

/// An operation, and whether it is animated.
struct StackStep: CustomStringConvertible {
  var operation: StackOperation
  var isAnimated: Bool

  /// All 96.
  static let all: [StackStep] = StackOperation.all.flatMap { operation in
    [false, true].map { StackStep(operation: operation, isAnimated: $0) }
  }

  var description: String { "\(operation)\(isAnimated ? " animated" : "")" }
}

/// How far a world goes on after an operation.
enum StackPhase: CaseIterable {
  case sameTurn
  case committed
  case midway
  case settled
}

/// What was found to be wrong: how often, and the first few.
struct StackFaults: CustomStringConvertible {
  private(set) var count = 0
  private var first: [String] = []

  mutating func note(_ fault: @autoclosure () -> String, unless isRight: Bool = false) {
    guard !isRight else { return }
    count += 1
    if first.count < 3 { first.append(fault()) }
  }

  var description: String { "\(count): \(first.joined(separator: "\n"))" }
}
