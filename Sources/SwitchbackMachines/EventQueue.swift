/// A first-in, first-out queue on top of an array.
///
/// Taking an element moves a mark instead of the elements; the taken ones are cleared away when they
/// outnumber the rest, which makes taking O(1) on average.
struct EventQueue<Element: Hashable & Sendable>: Sendable {
  private var elements: [Element] = []
  private var taken = 0

  /// The number of elements that wait.
  var count: Int { elements.count - taken }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes the element at the front, or returns nil if none waits.
  mutating func popFirst() -> Element? {
    guard taken < elements.count else { return nil }
    let element = elements[taken]
    taken += 1
    if taken * 2 >= elements.count {
      elements.removeFirst(taken)
      taken = 0
    }
    return element
  }
}

extension EventQueue: Hashable {
  /// Returns whether the same elements wait in the same order.
  static func == (left: Self, right: Self) -> Bool {
    left.elements.dropFirst(left.taken) == right.elements.dropFirst(right.taken)
  }

  /// Feeds the waiting elements into the hasher.
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in elements.dropFirst(taken) { hasher.combine(element) }
  }
}
