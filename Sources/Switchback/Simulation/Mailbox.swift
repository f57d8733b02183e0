internal import Foundation

/// Work that came from another thread, until the next turn takes it up.
///
/// All state is guarded by one lock, which makes the unchecked conformance sound.
package final class Mailbox: @unchecked Sendable {
  private let lock = NSLock()
  private var letters: [Letter] = []

  package init() {}

  package var isEmpty: Bool { lock.withLock { letters.isEmpty } }
  /// What the work is called that is in here.
  package var labels: [String] { lock.withLock { letters.compactMap(\.label) } }

  /// Puts work in, from any thread.
  package func post(_ letter: Letter) { lock.withLock { letters.append(letter) } }

  /// Takes all work out, in the order in which it came.
  package func takeLetters() -> [Letter] {
    lock.withLock {
      defer { letters = [] }
      return letters
    }
  }
}

/// One piece of work for the main actor.
package struct Letter: Sendable {
  /// What the work is called; nil for what nobody need wait for.
  package var label: String?
  package var body: @MainActor @Sendable () -> Void

  package init(label: String? = nil, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.label = label
    self.body = body
  }
}

extension Simulation {
  /// Hands in work from any thread; it is done in the next turn.
  ///
  /// Use it for answers that arrive on threads of their own. In which order two threads hand in is up to
  /// them, so only one at a time keeps a run repeatable.
  ///
  /// - Parameters:
  ///   - label: What the work is called when it is named as unsettled.
  ///   - body: The work, run with this simulation as the current one.
  /// - Complexity: O(1).
  public nonisolated func post(
    _ label: String = "posted work",
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    mailbox.post(Letter(label: label, body))
  }

  /// Schedules for now what came from other threads.
  package func openMailbox() {
    for letter in mailbox.takeLetters() {
      schedule(letter.body, after: .zero, letter.label ?? "posted work", as: "post")
    }
  }
}
