/// Puts a new value into a property and returns the old one, which is let go after the access is over.
///
/// What a property owned last may end with it, and its deinitialiser, the user's code, may use the very same
/// property. A plain assignment lets go of the old value while it still has the property for itself, and so
/// may an optimised call that was handed the property as `inout`.
///
/// - Parameters:
///   - property: The property.
///   - object: The object that has it.
///   - new: The new value.
/// - Returns: The old value.
@discardableResult
package func exchange<Object: AnyObject, Value>(
  _ property: ReferenceWritableKeyPath<Object, Value>,
  of object: Object,
  for new: Value
) -> Value {
  let old = object[keyPath: property]
  object[keyPath: property] = new
  return withExtendedLifetime(old) { old }
}
