import Testing

/// Expects that an operation fails the test with a certain message, and with no other one.
func expectFailure(
  _ text: String,
  isWhole: Bool = false,
  _ operation: () -> Void
) {
  withKnownIssue {
    operation()
  } matching: { issue in
    issue.comments.map(\.rawValue).contains { isWhole ? $0 == text : $0.contains(text) }
  }
}
