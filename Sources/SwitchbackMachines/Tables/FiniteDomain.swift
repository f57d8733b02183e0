/// A finite set of values with a dense numbering.
///
/// Tables store their rows in arrays, so they must be able to turn a value into an index without
/// hashing or searching. The numbering has to be exact: `domain[i].ordinal == i` for every index.
/// `TransitionTable.check(finals:isProgress:)` reports every position where it is not.
///
/// Enumerations without payload get both requirements for nothing:
///
/// ```swift
/// enum Door: Int, CaseIterable, FiniteDomain { case open, closed, locked }
/// ```
public protocol FiniteDomain: Hashable, Sendable {
  /// All values, in the order of their ordinals.
  static var domain: [Self] { get }

  /// The position of this value in the domain.
  var ordinal: Int { get }
}

extension FiniteDomain where Self: CaseIterable {
  /// All cases, in the order of their declaration.
  ///
  /// - Complexity: O(*n*) in the number of cases.
  public static var domain: [Self] { Array(allCases) }
}

extension FiniteDomain where Self: RawRepresentable, RawValue == Int {
  /// The raw value, which counts from zero in the order of declaration.
  @inlinable
  public var ordinal: Int { rawValue }
}
