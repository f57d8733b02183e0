/// A picture of what was visible in a view when it was taken.
@preconcurrency @MainActor
public final class SnapshotView: View {
  /// The names of the controllers that can be seen in the picture, outer ones first.
  public let content: [String]

  package init(content: [String]) {
    self.content = content
    super.init(frame: .zero)
  }

  /// Creates nothing; a picture cannot be read from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { nil }
}

extension View {
  /// Takes the picture.
  func snapshot() -> View? {
    guard let window = self as? Window ?? storedWindow else { return nil }
    let visible = window.visibleViewControllers.filter {
      $0.viewIfLoaded?.isDescendant(of: self) ?? false
    }
    let picture = SnapshotView(content: visible.map(\.name))
    picture.frame = bounds
    return picture
  }

  /// Finds the picture that is put into the view of a controller that is not on screen yet.
  func warnOfSnapshot(_ view: View, in container: ViewController?) {
    guard view is SnapshotView, let container, storedWindow == nil else { return }
    simulation.report(
      .rootSwapSnapshotInDestination,
      """
      A snapshot was put into the view of \(container.birthNumber) before it is shown: its view is \
      loaded early, and the snapshot stays in it if the fade is interrupted.
      """
    )
    simulation.watchSnapshot(view, in: container)
  }
}

extension Simulation {
  /// Checks at every rest that a picture has been taken out of a controller's view again.
  func watchSnapshot(_ picture: View, in container: ViewController) {
    restChecks.append(
      RestCheck(rule: .rootSwapSnapshotLeft) { [weak picture, weak container] in
        guard let picture, let container, picture.animation == nil,
          picture.nearestController === container
        else { return nil }
        return
          "A snapshot stays in the view of \(container.birthNumber), with no fade to remove it."
      }
    )
  }
}
