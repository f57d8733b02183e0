/// The stack that changes will make which wait, so that their callers are told what will be taken off.
@MainActor
package struct ExpectedStack {
  private var controllers: [ViewController] = []
  private var members: Set<ObjectIdentifier> = []

  package init(_ controllers: [ViewController]) { replace(with: controllers) }

  /// Follows one change, if nothing is wrong with it.
  ///
  /// - Returns: The controllers that it takes off, the lowest first; a new stack takes nothing off.
  /// - Complexity: O(1) for a push; O(*n*) in what is searched and taken off for the others.
  package mutating func take(_ request: StackRequest) -> [ViewController] {
    switch request {
    case .push(let controller):
      if members.insert(ObjectIdentifier(controller)).inserted { controllers.append(controller) }
      return []
    case .pop, .popTo, .popToRoot:
      return request.kept(of: controllers).map { cut(to: $0) } ?? []
    case .set(let controllers):
      replace(with: controllers)
      return []
    }
  }

  private mutating func cut(to count: Int) -> [ViewController] {
    let gone = Array(controllers[count...])
    controllers.removeLast(gone.count)
    for controller in gone { members.remove(ObjectIdentifier(controller)) }
    return gone
  }

  private mutating func replace(with new: [ViewController]) {
    controllers = new
    members = Set(new.map(ObjectIdentifier.init))
  }
}
