internal import Testing
internal import XCTest

/// Where an expectation stands in the source of a test.
public struct TestLocation: Sendable {
  package var fileID: String
  package var filePath: String
  package var line: Int
  package var column: Int

  /// Creates a location; the defaults stand for the place of the call.
  ///
  /// - Parameters:
  ///   - fileID: The file as module and name.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  public init(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// Fails the running test, whichever library runs it.
func fail(_ message: String, at location: TestLocation) {
  if Test.current != nil {
    let sourceLocation = SourceLocation(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  } else {
    XCTFail("\(location.filePath):\(location.line): \(message)")
  }
}

/// The simulation of the test; the process-wide default is a finding, since tests would share it.
@MainActor
func simulationOfTest(at location: TestLocation) -> Simulation {
  let simulation = Simulation.current
  if simulation === Simulation.shared {
    fail(
      """
      The test runs in the simulation that the whole process shares: give it the trait .simulated, or \
      derive it from SimulatedTestCase.
      """,
      at: location
    )
  }
  return simulation
}

extension Simulation {
  /// Fails the test for what was left over: findings nobody expected, and work nobody waited for.
  func failForLeftovers(allowing allowed: Set<String>, at location: TestLocation) {
    for diagnostic in diagnostics where !allowed.contains(diagnostic.rule.id) {
      fail("Unexpected diagnostic: \(diagnostic)", at: location)
    }
    let work = unsettledWork
    if !work.isEmpty {
      fail(
        "The test ends with work under way (call settle() first): \(work.joined(separator: "; "))",
        at: location
      )
    }
  }
}
