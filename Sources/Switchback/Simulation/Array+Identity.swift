extension Array where Element: AnyObject {
  /// Takes out an element that is there at most once; the caller keeps it meanwhile.
  ///
  /// - Parameter element: The very element.
  /// - Complexity: O(*k*) for the *k*th element from the end; the first one is found at once.
  package mutating func remove(identicalTo element: Element) {
    if last === element {
      removeLast()
    } else if first === element {
      removeFirst()
    } else if let index = lastIndex(where: { $0 === element }) {
      remove(at: index)
    }
  }
}
