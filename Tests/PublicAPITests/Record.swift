import Foundation
import Testing

/// Compares a text with the file that is committed for it, line by line.
///
/// With `UPDATE_SNAPSHOTS=1` in the environment the file is rewritten first.
///
/// - Parameters:
///   - actual: The text as it is now.
///   - path: Where the file lies, seen from the root of the package.
///   - sourceLocation: Where the expectation stands.
/// - Throws: An error if the file cannot be read or written.
func expectRecord(
  _ actual: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let record = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: path)
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try actual.write(to: record, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: record, encoding: .utf8)
  let difference = actual.split(separator: "\n", omittingEmptySubsequences: false)
    .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
    .map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
  #expect(
    difference.isEmpty,
    """
    \(path) is not up to date; UPDATE_SNAPSHOTS=1 swift test --filter PublicAPITests rewrites it.
    \(difference.joined(separator: "\n"))
    """,
    sourceLocation: sourceLocation
  )
}
