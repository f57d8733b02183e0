import SwitchbackTesting

/// One cell of the matrix.
struct Cell: CustomStringConvertible {
  var change: OuterChange
  var moment: Moment
  var operation: InnerOperation
  /// Which of the callbacks of this kind it is.
  var occurrence = 1

  var description: String {
    "\(operation) in \(moment.rawValue)\(occurrence > 1 ? " \(occurrence)" : "") of \(change)"
  }
}
