/// A reference in a collection that does not keep its object.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) { self.object = object }
}
