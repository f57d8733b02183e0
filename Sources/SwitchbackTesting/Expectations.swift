/// Expects the events of an operation, phase by phase.
///
/// The operation runs first; then the turn is ended, and then the clock runs until everything is at
/// rest. A phase that is left out has no events, as one with `-`; `*` stands for whatever events there are.
///
/// The codes: `LV` loadView, `DL` viewDidLoad, `WA`, `IA`, `DA` view will, is appearing and did appear, `WD`,
/// `DD` view will and did disappear, `WM(parent)`, `DM(parent)` will and did move to a parent or to `nil`,
/// `WL`, `DLS` view will and did lay out its subviews, `willShow(screen,a)`, `didShow(screen,a)` what a
/// navigation controller tells its delegate, `C` a completion, `released` gone from memory. `(a)` is animated,
/// `(n)` not. `IA`, `WL`, `DLS` and `released` count only where they are listed.
///
/// ```swift
/// expectTrace(
///   """
///   sync: detail.WM(main)
///   commit: detail.LV detail.DL home.WD(a) detail.WA(a)
///   end: home.DD(a) detail.DA(a) detail.DM(main)
///   """
/// ) {
///   navigation.pushViewController(detail, animated: true)
/// }
/// ```
///
/// A node goes by its title, which may hold spaces, or else by its class. If two nodes with events in
/// the operation have the same, the birth number tells them apart: `login#16`. The number may be written
/// always. Names are those that the nodes have when the operation has come to rest.
///
/// - Parameters:
///   - form: The events as `node.CODE(argument)`, after `sync:`, `commit:` and `end:`, in as many lines as
///     you like; `tol:` names what
///     may change places (`{x|y}`) or be missing (`[x]`).
///   - fileID: The file that the expectation stands in, as module and name.
///   - filePath: The path of that file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - operation: The calls whose events are expected.
/// - Returns: The events that happened.
@preconcurrency @MainActor
@discardableResult
public func expectTrace(
  _ form: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ operation: () -> Void
) -> Trace {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let simulation = simulationOfTest(at: location)
  let expected = TraceForm(form)
  var faults = expected.faults
  let start = simulation.log.mark
  var phases: [(phase: TraceForm.Phase, events: [Event])] = []
  for phase in TraceForm.Phase.allCases {
    let mark = simulation.log.mark
    switch phase {
    case .sync: operation()
    case .commit: simulation.turn()
    case .end: simulation.settle()
    }
    phases.append((phase, simulation.log.since(mark).events))
  }
  let names = Names(of: phases.lazy.flatMap(\.events).flatMap(\.nodes), in: simulation)
  faults += phases.compactMap { phase, events in
    expected.fault(in: phase, actual: events.map { TraceForm.Actual($0, names) })
  }
  if !faults.isEmpty {
    fail("The trace is not the expected one.\n\(faults.joined(separator: "\n"))", at: location)
  }
  return simulation.log.since(start)
}

/// Expects the screens that a person sees, by name, in lower windows first.
///
/// The title, or else the class, is enough if only one of the visible screens has it, whatever else is
/// alive. Otherwise the birth number tells them apart: `login#16`. It may be written always.
///
/// - Parameters:
///   - names: The names of the innermost visible controllers; none for an empty screen.
///   - fileID: The file that the expectation stands in, as module and name.
///   - filePath: The path of that file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
@preconcurrency @MainActor
public func expectVisible(
  _ names: String...,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let simulation = simulationOfTest(at: location)
  let screens = simulation.visibleScreens.map(\.birthNumber)
  let visible = screens.map(Names(of: screens, in: simulation).spellings)
  if !visible.elementsEqual(names, by: { $0.contains($1) }) {
    let shown = visible.map { $0[0] }
    let tree = simulation.tree.nodes.isEmpty ? noWindow : "\(simulation.tree)"
    fail("Visible is \(shown), expected \(names).\n\(tree)", at: location)
  }
}

/// What stands in the place of a tree that is empty.
private let noWindow = "No window is alive: the test has to keep its window to the end."

/// Expects that what a closure made is gone once everything is at rest.
///
/// - Parameters:
///   - fileID: The file that the expectation stands in, as module and name.
///   - filePath: The path of that file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - make: Makes and uses the objects, and returns those that must not be kept by anybody.
@preconcurrency @MainActor
public func expectReleased(
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ make: () -> [any AnyObject]
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let simulation = simulationOfTest(at: location)
  let boxes = make().map { Weak<AnyObject>($0) }
  simulation.settle()
  for case let object? in boxes.map(\.object) {
    let name = (object as? Responder)?.name ?? "\(type(of: object))"
    let alive = simulation.alive.joined(separator: ", ")
    fail(
      """
      \"\(name)\" is still alive at rest; look for a variable, a closure or a list that keeps it. The nodes \
      that are alive: \(alive).
      """,
      at: location
    )
  }
}

/// Expects a finding of a rule, and takes the first one out of those that fail the test.
///
/// If there is none, and the catalogue has no such rule either, the failure names those that are nearest.
///
/// - Parameters:
///   - rule: The identifier of the rule, such as `nav.same-instance`.
///   - fileID: The file that the expectation stands in, as module and name.
///   - filePath: The path of that file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - operation: The calls that make the mistake; what they leave for the end of the turn, or for
///     later, counts if they end the turn or settle.
/// - Returns: The finding, or nil if there was none.
@preconcurrency @MainActor
@discardableResult
public func expectDiagnostic(
  _ rule: String,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  _ operation: () -> Void
) -> Diagnostic? {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let simulation = simulationOfTest(at: location)
  let start = simulation.findings.count
  operation()
  let first = simulation.findings[min(start, simulation.findings.count)...]
    .firstIndex { $0.rule.id == rule }
  guard let first else {
    let found = simulation.findings[min(start, simulation.findings.count)...]
      .map(\.rule.id).joined(separator: ", ")
    let hint = Rule.unknownHint(for: rule).map { "\n\($0)" } ?? ""
    fail("No diagnostic \(rule); found: \(found.isEmpty ? "none" : found).\(hint)", at: location)
    return nil
  }
  let diagnostic = simulation.diagnostics[first]
  simulation.findings.remove(at: first)
  return diagnostic
}
