/// What the destination of an unwind segue can do: in UIKit a method that takes a segue.
///
/// ```swift
/// final class ListController: ViewController {
///   func unwindToList(_ segue: StoryboardSegue) {}
/// }
///
/// let action = UnwindAction("unwindToList", on: ListController.self) { $0.unwindToList($1) }
/// ```
@MainActor
public struct UnwindAction {
  /// The name of the method.
  public let name: String
  let isImplemented: @MainActor (ViewController) -> Bool
  let run: @MainActor (ViewController, StoryboardSegue) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - type: The class that has it.
  ///   - perform: Calls it on a screen of that class.
  public init<Target: ViewController>(
    _ name: String,
    on type: Target.Type,
    perform: @escaping @MainActor (Target, StoryboardSegue) -> Void
  ) {
    self.name = name
    isImplemented = { $0 is Target }
    run = { screen, segue in
      if let target = screen as? Target { perform(target, segue) }
    }
  }
}

/// Where an unwind segue begins, as the screens are told that are searched for its destination.
@preconcurrency @MainActor
open class StoryboardUnwindSegueSource: NSObject {
  /// The screen that the segue begins at.
  public let source: ViewController
  /// What the destination must be able to do.
  public let unwindAction: UnwindAction
  /// Who set it off.
  public let sender: Any?

  init(source: ViewController, unwindAction: UnwindAction, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
