/// The form in which the app of a report is written.
///
/// An app asks for its form only in the lines that the cure of the report changes.
enum Form: Sendable, CaseIterable {
  /// As it was reported.
  case naive
  /// With the cure of the report.
  case right
}
