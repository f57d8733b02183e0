import SwitchbackTesting

extension StackWorld {
  /// What an operation can change before the turn ends, or while a transition runs.
  struct Saved {
    fileprivate var children: [ViewController]
    fileprivate var joined: [ViewController]
    fileprivate var left: [ViewController]
    fileprivate var waiting: [WaitingStackChange]
    fileprivate var undo: StackUndo?
    fileprivate var nextIsAnimated: Bool
    fileprivate var bottomBar: BottomBar
    fileprivate var controllers: [(status: ControllerStatus, isChild: Bool)]
    fileprivate var model: [ViewController]
    fileprivate var popped: ViewController?
  }

  /// Keeps what operations can change, to take them back.
  func save() -> Saved {
    Saved(
      children: navigation.storedChildren,
      joined: navigation.joined,
      left: navigation.left,
      waiting: navigation.waiting,
      undo: navigation.undo,
      nextIsAnimated: navigation.nextIsAnimated,
      bottomBar: navigation.bottomBar,
      controllers: everyone.map { ($0.status, $0.storedParent != nil) },
      model: model,
      popped: popped
    )
  }

  /// Whether the stack is still made of the same controllers, by identity.
  func hasStack(of saved: Saved) -> Bool {
    navigation.storedChildren.elementsEqual(saved.children, by: ===)
  }

  /// Takes operations back; whoever does so checks that the fingerprint is the old one again.
  func restore(_ saved: Saved) {
    navigation.storedChildren = saved.children
    navigation.joined = saved.joined
    navigation.left = saved.left
    navigation.waiting = saved.waiting
    navigation.undo = saved.undo
    navigation.nextIsAnimated = saved.nextIsAnimated
    navigation.bottomBar = saved.bottomBar
    for (controller, old) in zip(everyone, saved.controllers) {
      controller.status = old.status
      if (controller.storedParent != nil) != old.isChild {
        controller.storedParent = old.isChild ? navigation : nil
      }
    }
    forget(model: saved.model, popped: saved.popped, count: saved.controllers.count)
  }
}
