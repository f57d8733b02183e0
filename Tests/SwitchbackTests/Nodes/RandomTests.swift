import Foundation
import SwitchbackTesting
import Testing

/// Random operations on real nodes, with a fixed seed; illegal ones are expected and refused.
///
/// After each operation links are checked, and appearance at rest.
@MainActor
@Suite(.simulated) struct RandomTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"].flatMap(Int.init) ?? 200_000

  private static let roundsPerWorld = 500

  @Test func `random operations keep the invariants, and nothing leaks`() {
    var (done, chunk, failures) = (0, 0, 0)
    while done < Self.rounds, failures < 5 {
      if !runWorld(seed: 2_026 + UInt64(chunk)) { failures += 1 }
      chunk += 1
      done += Self.roundsPerWorld
    }
    #expect(failures == 0)
    print("random: \(done) operations in \(chunk) worlds")
  }

  /// Runs one world and says whether it kept its promises.
  private func runWorld(seed: UInt64) -> Bool {
    Simulation.run { simulation in
      let world = RandomWorld(seed: seed, in: simulation)
      for _ in 0..<Self.roundsPerWorld {
        world.step()
        let faults = world.faults()
        guard faults.isEmpty else {
          Issue.record("seed \(seed): \(faults)\n\(tail(of: world))")
          return false
        }
      }
      world.dropAll()
      let never = simulation.diagnostics.filter {
        ["time.loop", "appear.unbalanced"].contains($0.rule.id)
      }
      #expect(never.isEmpty, "seed \(seed): \(never)")
      // The application itself is a node, and lives as long as its simulation.
      let leaks = simulation.alive.filter { $0 != "Application" }
      #expect(leaks.isEmpty, "seed \(seed): \(leaks) leak")
      return never.isEmpty && leaks.isEmpty
    }
  }

  private func tail(of world: RandomWorld) -> String {
    """
    \(world.script.count) steps, the last:
    \(world.script.suffix(40).joined(separator: "\n"))
    \(world.simulation.tree)
    the last events: \(world.simulation.log.all.lines.suffix(60).joined(separator: " "))
    """
  }
}
