/// Planning how a stack changes from what is shown to what is desired.
///
/// The elements of a stack are distinct and listed from the bottom to the top. Both functions take
/// a hint: how many elements at the bottom are *known* to be the same on both sides. A container
/// knows that without looking (after a push it is the old depth, after a pop the new one), and with
/// the hint these changes cost nothing at any depth. Without it nothing is assumed: whether a new top
/// was somewhere in the old stack can only be found out by looking through it.
public enum StackChange {
  /// The kind of transition that a change of the stack is shown with.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The top stays: whatever else changes, no transition is shown.
    case none

    /// A new top comes.
    case push

    /// The top goes, and an element that was below it comes back.
    case pop
  }

  /// Returns the kind of transition, which the last element of the desired stack decides.
  ///
  /// - The top that is shown already: none.
  /// - An element below it: pop. An empty stack counts as popping whatever is shown.
  /// - A new element: push. Everything is new to an empty stack.
  ///
  /// - Parameters:
  ///   - shown: The stack as it is shown.
  ///   - desired: The stack as it should be.
  ///   - sharedPrefix: How many elements at the bottom are known to be the same; too small a number
  ///     costs time, too large a one is a mistake of the caller.
  /// - Returns: The kind of transition.
  /// - Complexity: O(1) for the same top, for a pop by one, and wherever the shared prefix covers one
  ///   of the stacks; otherwise O(*n*) in the part of the shown stack above the shared prefix.
  public static func plan<Element: Equatable>(
    shown: [Element],
    desired: [Element],
    sharedPrefix: Int = 0
  ) -> Kind {
    kind(
      shownTop: shown.last,
      desiredTop: desired.last,
      desiredTopWasShown: { top in
        let shared = clamped(sharedPrefix, shown, desired)
        return shared == desired.count || shown[shared...].reversed().contains(top)
      }
    )
  }

  /// Returns the kind of transition for a caller that knows its elements instead of searching stacks.
  ///
  /// - Parameters:
  ///   - shownTop: The top that is shown, or nil if nothing is.
  ///   - desiredTop: The top that should be shown, or nil if nothing should.
  ///   - desiredTopWasShown: Whether an element is somewhere in the stack that is shown; asked only of a
  ///     desired top that is another one than the top shown.
  /// - Returns: The kind of transition.
  public static func kind<Element: Equatable>(
    shownTop: Element?,
    desiredTop: Element?,
    desiredTopWasShown: (Element) -> Bool
  ) -> Kind {
    guard shownTop != desiredTop else { return .none }
    guard let desiredTop else { return .pop }
    return shownTop != nil && desiredTopWasShown(desiredTop) ? .pop : .push
  }

  /// What a change of the stack adds and takes away.
  public struct Difference<Element: Hashable & Sendable>: Hashable, Sendable {
    /// The elements that are only in the desired stack, from the bottom to the top.
    public var added: [Element]

    /// The elements that are only in the stack shown, from the bottom to the top.
    public var removed: [Element]

    /// Creates a difference.
    ///
    /// - Parameters:
    ///   - added: The elements that are only in the desired stack.
    ///   - removed: The elements that are only in the stack shown.
    public init(added: [Element], removed: [Element]) {
      self.added = added
      self.removed = removed
    }
  }

  /// Returns the elements that a change adds and takes away; those that only move are neither.
  ///
  /// - Parameters:
  ///   - shown: The stack as it is shown.
  ///   - desired: The stack as it should be.
  ///   - sharedPrefix: How many elements at the bottom are known to be the same.
  /// - Returns: The elements added and removed, each in the order of its stack.
  /// - Complexity: O(*n*) in the number of elements above the shared prefix, on both sides.
  public static func difference<Element: Hashable & Sendable>(
    from shown: [Element],
    to desired: [Element],
    sharedPrefix: Int = 0
  ) -> Difference<Element> {
    let shared = clamped(sharedPrefix, shown, desired)
    let old = shown[shared...]
    let new = desired[shared...]
    if old.isEmpty || new.isEmpty { return .init(added: Array(new), removed: Array(old)) }
    let before = Set(old)
    let after = Set(new)
    return .init(
      added: new.filter { !before.contains($0) },
      removed: old.filter { !after.contains($0) }
    )
  }

  private static func clamped<Element>(
    _ prefix: Int,
    _ shown: [Element],
    _ desired: [Element]
  ) -> Int {
    max(0, min(prefix, shown.count, desired.count))
  }

  /// A change of a stack, as somebody asks for it.
  public enum Request<Element> {
    /// Put an element on top.
    case push(Element)
    /// Take the top off.
    case pop
    /// Take off everything above an element.
    case popTo(Element)
    /// Take off everything above the bottom.
    case popToRoot
    /// Replace the stack.
    case set([Element])

    /// Returns how many elements at the bottom stay when something is taken off.
    ///
    /// - Parameters:
    ///   - stack: The stack.
    ///   - isSame: Tells whether two elements are the same one.
    /// - Returns: The number; nil for a pop to an element that is not in the stack, and for a change that
    ///   takes nothing off by itself.
    /// - Complexity: O(1); for ``popTo(_:)`` O(*n*) in the elements above the one that is looked for.
    public func kept(
      of stack: [Element],
      isSame: (Element, Element) -> Bool
    ) -> Int? {
      switch self {
      case .push, .set: nil
      case .pop: min(stack.count, max(stack.count - 1, 1))
      case .popTo(let element): stack.lastIndex { isSame($0, element) }.map { $0 + 1 }
      case .popToRoot: min(stack.count, 1)
      }
    }
  }
}
