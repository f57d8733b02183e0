internal import Testing
internal import XCTest

/// Where an expectation, or a test, stands in the source.
struct TestLocation: Sendable {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int
}

/// The running test case of XCTest, which alone can report a failure at a path that it is told.
@MainActor
final class RunningTestCase {
  private let testCase: XCTestCase

  init(_ testCase: XCTestCase) { self.testCase = testCase }

  /// Reports a failure at its place, or at no place.
  func fail(_ message: String, at location: TestLocation?) {
    #if canImport(ObjectiveC)
    let place = location.map {
      XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: $0.filePath, lineNumber: $0.line)
      )
    }
    testCase.record(
      XCTIssue(
        type: .assertionFailure,
        compactDescription: message,
        sourceCodeContext: place ?? XCTSourceCodeContext()
      )
    )
    #else
    testCase.recordFailure(
      withDescription: message,
      inFile: location?.filePath ?? "<unknown>",
      atLine: location?.line ?? 0,
      expected: true
    )
    #endif
  }
}

/// Holds the task's test case; a task-local in the main-actor class itself draws a warning.
enum RunningTest {
  @TaskLocal static var testCase: RunningTestCase?
}

/// Fails the running test, whichever library runs it.
///
/// - Parameters:
///   - message: What is wrong.
///   - location: Where it stands; nil only if the test is one of XCTest, which keeps no place of tests.
@MainActor
func fail(_ message: String, at location: TestLocation?) {
  if Test.current != nil, let location {
    let sourceLocation = SourceLocation(
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  } else if let running = RunningTest.testCase {
    running.fail(message, at: location)
  } else {
    XCTFail("\(location.map { "\($0.filePath):\($0.line): " } ?? "")\(message)")
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
  /// Fails the test for what was left over, findings nobody expected and work nobody waited for, and ends
  /// the checks at rest, which may keep the world.
  func failForLeftovers(allowing allowed: Set<String>, at location: TestLocation?) {
    for diagnostic in diagnostics where !allowed.contains(diagnostic.rule.id) {
      fail("Unexpected diagnostic: \(diagnostic)", at: location)
    }
    if !unsettledWork.isEmpty {
      let work = unsettledWork.joined(separator: "; ")
      fail("The test ends with work under way (call settle() first): \(work)", at: location)
    }
    for swipe in openSwipes {
      fail("The test ends with \(swipe), which nobody has finished or given up.", at: location)
    }
    for claim in claimsNeverRead {
      fail("Nothing came to rest after the claim that \(claim): call settle().", at: location)
    }
    endRestChecks()
  }
}
