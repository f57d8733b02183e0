public import Testing

/// Gives each test a simulation of its own, and fails it for what it leaves behind.
///
/// Tests with this trait can run in parallel. A finding that the test did not expect fails it, and so
/// does work that has not come to rest at its end.
///
/// ```swift
/// @Test(.simulated) @MainActor func `a push shows the new screen`() {
///   let window = Window()
///   let home = ViewController(title: "home")
///   let navigation = NavigationController(rootViewController: home)
///   window.rootViewController = navigation
///   window.makeKeyAndVisible()
///   navigation.pushViewController(ViewController(title: "detail"), animated: true)
///   Simulation.current.settle()
///   expectVisible("detail")
/// }
/// ```
public struct SimulatedTrait: TestTrait, SuiteTrait, TestScoping {
  let behavior: Behavior
  let allowed: Set<String>

  /// Whether tests inside a suite inherit the trait, which they do.
  public var isRecursive: Bool { true }

  /// Runs a test in a fresh simulation; a suite only hands the trait on to its tests.
  ///
  /// - Parameters:
  ///   - test: The test or suite.
  ///   - testCase: The case of the test, or nil for a suite.
  ///   - function: Runs the test.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let behavior = behavior
    let simulation = await MainActor.run { Simulation(behavior: behavior) }
    try await SimulationLocal.$current.withValue(simulation) { try await function() }
    let location = TestLocation(test.sourceLocation)
    let allowed = allowed
    await MainActor.run { simulation.failForLeftovers(allowing: allowed, at: location) }
  }
}

extension Trait where Self == SimulatedTrait {
  /// Gives each test a simulation of its own.
  public static var simulated: SimulatedTrait { .simulated() }

  /// Gives each test a simulation of its own.
  ///
  /// - Parameters:
  ///   - behavior: The choices for open points.
  ///   - rules: The identifiers of the rules whose findings do not fail the test.
  /// - Returns: The trait.
  public static func simulated(
    behavior: Behavior = .latest,
    allowing rules: Set<String> = []
  ) -> SimulatedTrait {
    SimulatedTrait(behavior: behavior, allowed: rules)
  }
}

extension TestLocation {
  fileprivate init(_ place: SourceLocation) {
    #if compiler(>=6.3)
    let filePath = place.filePath
    #else
    let filePath = place._filePath
    #endif
    self.init(fileID: place.fileID, filePath: filePath, line: place.line, column: place.column)
  }
}
