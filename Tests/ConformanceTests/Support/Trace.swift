import SwitchbackTesting
import Testing

/// Runs a trace: builds its setup, makes its calls, and compares what happens phase by phase.
///
/// A trace is a text of lines `key: value`:
///
/// - `switch:` choices of the simulation's behaviour, as `rootSwapOrder=interleaved`,
///   separated by `;`.
/// - `setup:` statements separated by `;`, each of which settles (see ``SetupStatement``).
/// - `ops:` calls separated by `·` in one turn, or by `⏎` with everything settled in between
///   (see ``Operation``).
/// - `sync:`, `commit:`, `end:` the events before the call returns, at the end of the turn, and
///   later; a phase that is left out has none. With `⏎` in the calls, each phase has as many parts.
/// - `tol:` pairs of events that may change places, `{x|y}`, and events that may be missing, `[x]`.
/// - `state:` conditions separated by `;` (see ``Condition``), at the end or `@sync`, `@commit`, or
///   in a callback, as `@B.WA`.
/// - `finding:` the rules of all findings, setup included, in order.
/// - `throws:` an exception and its text, `log:` the text of a message, in quotes; `<A>` stands for
///   the description of A. An exception leaves the tree unchanged. `throws @commit:` comes at the end of the
///   turn, so that only the end is compared.
///
/// Windows are called W, W2 and so on, navigation controllers N or M, tab bar controllers T; all other
/// names are screens.
@MainActor
func trace(_ text: String, location: SourceLocation = #_sourceLocation) throws {
  let script = try TraceScript(text)
  let cast = try Cast(of: script)
  let checks = Checks(script.conditions, of: cast, at: location)
  for (index, step) in script.steps.enumerated() {
    expectTrace(
      script.form(of: index),
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    ) {
      checks.attempt { for operation in step { try operation.run(cast) } }
      if index == script.steps.count - 1 { checks.reach("sync") }
    }
  }
  checks.reach("end")
  try Simulation.run(behavior: cast.world.behavior) { _ in try checks.reachCommit(of: script) }
  checks.finish()
  script.expectFindings(in: cast, at: location)
}

/// A fault in the text of a trace.
struct TraceFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Evaluates the conditions of a trace at their moments.
@MainActor
final class Checks {
  private let conditions: [Condition]
  private var cast: Cast
  private let location: SourceLocation
  private var reached: Set<String> = []

  init(_ conditions: [Condition], of cast: Cast, at location: SourceLocation) {
    self.conditions = conditions
    self.cast = cast
    self.location = location
    cast.reached = { [weak self] in self?.reach($0) }
  }

  /// Runs a part of the trace; a fault in it fails the test.
  func attempt(_ body: () throws -> Void) {
    do { try body() } catch { fail("\(error)") }
  }

  /// Checks the conditions of a moment.
  func reach(_ moment: String) {
    for condition in conditions where condition.moment == moment {
      reached.insert(moment)
      attempt {
        let actual = try cast.value(of: condition.path)
        guard (actual == condition.value) != condition.isEqual else { return }
        fail("\(condition.text): \(condition.path) is \(actual).")
      }
    }
  }

  /// Checks the conditions of the commit in a simulation of its own, where all happens once more.
  func reachCommit(of script: TraceScript) throws {
    cast.reached = { _ in }
    cast = try Cast(of: script)
    for step in script.steps.dropLast() {
      for operation in step { try operation.run(cast) }
      cast.world.settle()
    }
    attempt { for operation in script.steps.last ?? [] { try operation.run(cast) } }
    cast.world.turn()
    reach("commit")
    cast.world.settle()
  }

  /// Fails for conditions whose moment never came.
  func finish() {
    for condition in conditions where !reached.contains(condition.moment) {
      fail("\(condition.text): \(condition.moment) never came.")
    }
  }

  private func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}

extension Cast {
  /// The cast of a trace after its setup.
  convenience init(of script: TraceScript) throws {
    self.init()
    for change in script.switches { change(&world.behavior) }
    for statement in script.setup { try statement.run(self) }
    before = world.tree
  }
}
