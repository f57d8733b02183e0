internal import Foundation

/// Releases what dead nodes owned, one node after another.
///
/// A tree of nodes that is let go would otherwise be released by recursion, which overflows the
/// stack somewhere between 10,000 and 50,000 levels. A node's deinitialiser moves its links in
/// here; the first one on a thread to do so empties the list, the others only add to it.
///
/// Nodes die on any thread. All state is guarded by one lock, which is never held while an object
/// is released; that is what makes the unchecked conformance sound.
package final class Graveyard: @unchecked Sendable {
  private let lock = NSLock()
  private var buried: [AnyObject] = []
  private var deaths: [Int] = []
  private var isEmptying = false

  package init() {}

  /// Notes the death of the node with the given birth number.
  package func noteDeath(of number: Int) {
    lock.lock()
    deaths.append(number)
    lock.unlock()
  }

  /// Takes over what a dying node owned.
  ///
  /// - Parameter links: What the node owned; empty afterwards. A copy left with the caller would bring
  ///   the recursion back.
  package func bury(_ links: inout [AnyObject]) {
    guard !links.isEmpty else { return }
    lock.lock()
    buried.append(contentsOf: links)
    links.removeAll()
    guard !isEmptying else { return lock.unlock() }
    isEmptying = true
    while !buried.isEmpty {
      var object: AnyObject? = buried.removeLast()
      lock.unlock()
      withExtendedLifetime(object) {}
      object = nil
      lock.lock()
    }
    isEmptying = false
    lock.unlock()
  }

  /// Takes the deaths noted since the last call, in order of birth.
  package func takeDeaths() -> [Int] {
    lock.lock()
    defer { lock.unlock() }
    guard !deaths.isEmpty else { return [] }
    defer { deaths.removeAll(keepingCapacity: true) }
    return deaths.sorted()
  }
}
