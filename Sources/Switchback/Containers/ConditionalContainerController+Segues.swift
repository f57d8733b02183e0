/// Which segue shows the child of which branch.
@MainActor
final class SegueMap<Condition: Equatable> {
  let segues: [(branch: Condition, identifier: String)]
  weak var container: ConditionalContainerController<Condition>?
  /// The destination of the segue that the container performs just now.
  var taken: ViewController?

  init(_ segues: KeyValuePairs<Condition, String>) {
    self.segues = segues.map { ($0.key, $0.value) }
  }

  /// Performs the segue of a branch, and returns its destination; nil if there is none to be shown.
  func child(of branch: Condition) -> ViewController? {
    guard let container, let identifier = segues.first(where: { $0.branch == branch })?.identifier
    else {
      return nil
    }
    // One of another kind was found when the container was made; it would show its destination elsewhere.
    if let definition = container.definition(of: identifier), !definition.isForCondition {
      return nil
    }
    taken = nil
    container.performSegue(withIdentifier: identifier, sender: container)
    return exchange(\.taken, of: self, for: nil)
  }
}

extension SegueDefinition {
  fileprivate var isForCondition: Bool {
    if case .scene(_, let kind) = target { kind.isForCondition } else { false }
  }
}

extension ConditionalContainerController: SegueTaker {
  func take(_ destination: ViewController) {
    if isBuilding {
      recipe.segueMap?.taken = destination
    } else {
      simulation.report(
        .conditionSegueByHand,
        """
        A segue was to show \(number(of: destination)) in \(birthNumber), whose condition decides; it stays as \
        it is.
        """
      )
    }
  }

  /// Finds branches that share a segue, and a branch that has two.
  func checkForDoubled(_ map: SegueMap<Condition>) {
    for (index, entry) in map.segues.enumerated() {
      let former = map.segues[..<index]
      if former.contains(where: { $0.branch == entry.branch }) {
        simulation.report(
          .conditionSegueDoubled,
          """
          \(birthNumber) maps the branch \(text: "\(entry.branch)") twice; "\(text: entry.identifier)" is never \
          performed for it.
          """
        )
      } else if former.contains(where: { $0.identifier == entry.identifier }) {
        simulation.report(
          .conditionSegueDoubled,
          "\(birthNumber) maps two branches to the segue \"\(text: entry.identifier)\"."
        )
      }
    }
  }

  /// Compares the map with the segues of the scene that the container comes from.
  func checkSegues() {
    guard let map = recipe.segueMap, let origin else { return }
    let segues = origin.scene.segues
    var checked: Set<String> = []
    for entry in map.segues where checked.insert(entry.identifier).inserted {
      if let definition = definition(of: entry.identifier) {
        if !definition.isForCondition { reportKind(of: entry.identifier) }
      } else {
        reportUnknown(entry.identifier, among: segues)
      }
    }
    for case let unused? in segues.filter(\.isForCondition).map(\.identifier)
    where !checked.contains(unused) {
      simulation.report(
        .conditionSegueUnused,
        "The scene of \(birthNumber) has a segue \"\(text: unused)\", to which no branch is mapped."
      )
    }
  }

  private func reportUnknown(_ identifier: String, among segues: [SegueDefinition]) {
    simulation.report(
      .conditionSegueUnknown,
      """
      \(birthNumber) maps a branch to the segue "\(text: identifier)", which its scene has not; there \
      \(text: Storyboard.list(segues.compactMap(\.identifier))).
      """
    )
  }

  private func reportKind(of identifier: String) {
    simulation.report(
      .conditionSegueKind,
      """
      \(birthNumber) maps a branch to the segue "\(text: identifier)", which is no ConditionShowSegue; for \
      that branch it stays blank.
      """
    )
  }
}
