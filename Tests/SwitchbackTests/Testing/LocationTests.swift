import SwitchbackTesting
import Testing
import XCTest

/// Every failure is reported where the test's author can do something about it.
@MainActor
@Suite(.simulated) struct LocationTests {
  @Test func `expectVisible fails at its own line`() {
    expectIssue(at: #line) { expectVisible("nobody") }
  }

  @Test func `expectTrace fails at its own line`() {
    expectIssue(at: #line) { expectTrace("sync: nobody.LV") {} }
  }

  @Test func `expectReleased fails at its own line`() {
    let home = ViewController(title: "home")
    expectIssue(at: #line) { expectReleased { [home] } }
  }

  @Test func `expectDiagnostic fails at its own line`() {
    expectIssue(at: #line) { expectDiagnostic("nav.empty") {} }
  }

  @Test func `what a test leaves behind is reported at the test`() async throws {
    let test = try #require(Test.current)
    let testCase = Test.Case.current
    try await withKnownIssue {
      try await SimulatedTrait.simulated.provideScope(for: test, testCase: testCase) {
        await MainActor.run { _ = Simulation.current.after(.seconds(1)) {} }
      }
    } matching: { issue in
      issue.sourceLocation == test.sourceLocation
    }
  }

  private func expectIssue(at line: Int, _ operation: () -> Void) {
    withKnownIssue {
      operation()
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.filePath == #filePath
        && issue.sourceLocation?.fileID == #fileID
    }
  }
}

#if !canImport(ObjectiveC)
/// Failures under XCTest, kept instead of reported.
final class LocationCaseTests: SimulatedTestCase {
  private var failures: [String] = []
  private var line = 0

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append("\(filePath):\(lineNumber)")
  }

  override func invokeTest() {
    super.invokeTest()
    let expected = ["\(#filePath):\(line)", "<unknown>:0"]
    guard failures != expected else { return }
    super.recordFailure(
      withDescription: "\(failures) are not \(expected)",
      inFile: #filePath,
      atLine: line,
      expected: true
    )
  }

  @MainActor func testFailuresHaveTheLineOfTheTest() async {
    Simulation.current.after(.seconds(1)) {}
    expectVisible("nobody")
    line = #line - 1
  }
}
#endif
