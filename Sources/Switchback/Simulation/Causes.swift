/// What a public call, a gesture or a timer set going; every event and every finding names one.
public struct Cause: Hashable, Sendable, CustomStringConvertible {
  /// The number of the cause, the first being 1; 0 stands for no cause.
  public let id: Int
  /// What was called, with the names of the nodes: `push(detail) on main`.
  public let description: String
  /// What was called first, if that led to the call of this cause: `tap back button on main`.
  public let origin: String?
}

/// A cause as it is stored: numbers only, so that noting one costs next to nothing.
package struct CauseRecord {
  package var verb: StaticString
  package var subject: Int
  package var object: Int
  package var parent: Int
}

extension Simulation {
  /// Opens a cause for the length of a public call and runs the call's body within this simulation.
  ///
  /// When the outermost cause closes, deaths become events.
  ///
  /// - Parameters:
  ///   - verb: What is called.
  ///   - subject: The birth number of the node that is called, or 0.
  ///   - object: The birth number of the node that is handed in, or 0.
  ///   - body: The call.
  /// - Returns: What the body returns.
  package func perform<Result>(
    _ verb: StaticString,
    on subject: Int,
    with object: Int = 0,
    _ body: () -> Result
  ) -> Result {
    enter {
      openCause()
      let outer = currentCause
      currentCause = note(verb, subject: subject, object: object)
      depth += 1
      let result = body()
      depth -= 1
      closeCause()
      if depth == 0 { lastCause = currentCause }
      currentCause = outer
      return result
    }
  }

  /// Runs something under a cause that was noted before.
  package func perform(under cause: Int, _ body: () -> Void) {
    let outer = currentCause
    currentCause = cause
    body()
    currentCause = outer
  }

  /// Notes a cause without making it the current one, and returns its number.
  package func note(_ verb: StaticString, subject: Int, object: Int) -> Int {
    causes.append(
      CauseRecord(verb: verb, subject: subject, object: object, parent: currentCause)
    )
    return causes.count
  }

  /// Makes this simulation the current one for the length of a closure, if it is not.
  package func enter<Result>(_ body: () -> Result) -> Result {
    guard SimulationLocal.current !== self else { return body() }
    return SimulationLocal.$current.withValue(self, operation: body)
  }

  /// Notes what died of the app's own work before something new begins, which is not to blame for it.
  package func openCause() {
    let cause = depth == 0 ? lastCause : currentCause
    for observer in deathObservers { observer.somethingMayHaveDied(under: cause) }
  }

  /// Turns deaths into events once no cause is open any more.
  package func closeCause() {
    for observer in deathObservers { observer.somethingMayHaveDied(under: currentCause) }
    if depth == 0 { flushDeaths() }
  }

  /// The public value of a cause.
  package func cause(_ id: Int) -> Cause { cause(id, Names(of: nodes(ofCause: id), in: self)) }

  /// The public value of a cause, in a text that uses the given names.
  package func cause(_ id: Int, _ names: Names) -> Cause {
    guard causes.indices.contains(id - 1) else {
      return Cause(id: 0, description: "nothing that was called", origin: nil)
    }
    let first = origin(of: id)
    return Cause(
      id: id,
      description: text(causes[id - 1], names),
      origin: first == id ? nil : text(causes[first - 1], names)
    )
  }

  private func text(_ record: CauseRecord, _ names: Names) -> String {
    let object = record.object == 0 ? "" : "(\(names[record.object]))"
    let subject = record.subject == 0 ? "" : " on \(names[record.subject])"
    return "\(record.verb)\(object)\(subject)"
  }

  /// The outermost cause that a cause lies in; a cause that is its own lies in none.
  private func origin(of id: Int) -> Int {
    var outer = id
    while causes[outer - 1].parent != 0 { outer = causes[outer - 1].parent }
    return outer
  }

  /// The birth numbers of the nodes that a cause names.
  package func nodes(ofCause id: Int) -> [Int] {
    guard causes.indices.contains(id - 1) else { return [] }
    let records = [causes[id - 1], causes[origin(of: id) - 1]]
    return records.flatMap { [$0.subject, $0.object] }.filter { $0 != 0 }
  }
}
