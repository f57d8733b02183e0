/// Puts a new value into a place and returns the old one, which is let go after the access is over.
///
/// What a place owned last may end there, and its deinitialiser, the user's code, may use the very same
/// place. A plain assignment lets go of the old value while it still has the place for itself.
///
/// - Parameters:
///   - place: The place.
///   - new: The new value.
/// - Returns: The old value.
@discardableResult
package func exchange<Value>(_ place: inout Value, for new: Value) -> Value {
  let old = place
  place = new
  return old
}
