/// What is presented in a window from inside the tree of one root.
struct RootPresentations {
  /// All of them, lower ones first.
  var all: [PresentationController] = []
  /// Those that lie above no other one.
  var lowest: [PresentationController] = []
}

extension Window {
  /// What is presented from inside a controller, from what is presented over that as well.
  ///
  /// - Parameter root: The controller.
  /// - Returns: The presentations.
  /// - Complexity: O(*p* · *d*) for *p* presentations, and for the depth *d* of a presenter beneath the
  ///   controller that is presented, or beneath the root.
  func presentations(over root: ViewController) -> RootPresentations {
    let presentations = layers.map(\.presentation)
    var search = PresentationSearch(root: root, shown: presentations)
    var found = RootPresentations()
    for presentation in presentations {
      switch search.place(of: presentation) {
      case .elsewhere: break
      case .lowest:
        found.all.append(presentation)
        found.lowest.append(presentation)
      case .above: found.all.append(presentation)
      }
    }
    return found
  }
}

/// Finds where presentations lie; what is known of a lower one is not asked again.
@MainActor
private struct PresentationSearch {
  /// Where a presentation lies.
  enum Place {
    /// Not over the root.
    case elsewhere
    /// Over the root, and over no other presentation that is shown.
    case lowest
    /// Over another presentation that lies over the root.
    case above
  }

  private let root: ViewController
  private let shown: Set<ObjectIdentifier>
  private var known: [ObjectIdentifier: Place] = [:]

  init(root: ViewController, shown: [PresentationController]) {
    self.root = root
    self.shown = Set(shown.map { ObjectIdentifier($0) })
  }

  mutating func place(of presentation: PresentationController) -> Place {
    var way: [PresentationController] = []
    var place = Place.elsewhere
    var next: PresentationController? = presentation
    while let lower = next {
      if let before = known[ObjectIdentifier(lower)] {
        place = self.place(over: lower, which: before)
        break
      }
      way.append(lower)
      switch source(of: lower) {
      case .root:
        place = .lowest
        next = nil
      case .presentation(let source): next = source
      }
    }
    for upper in way.reversed() {
      known[ObjectIdentifier(upper)] = place
      place = self.place(over: upper, which: place)
    }
    return known[ObjectIdentifier(presentation)] ?? .elsewhere
  }

  /// Where something lies that is presented over another presentation.
  private func place(over lower: PresentationController, which place: Place) -> Place {
    place != .elsewhere && shown.contains(ObjectIdentifier(lower)) ? .above : place
  }

  private enum Source {
    case root
    case presentation(PresentationController?)
  }

  /// What a presentation starts from: the root's own tree, or that of another presentation.
  private func source(of presentation: PresentationController) -> Source {
    var ancestor = presentation.presenter
    while let controller = ancestor {
      if controller === root { return .root }
      guard let parent = controller.storedParent else {
        return .presentation(controller.presentedBy)
      }
      ancestor = parent
    }
    return .presentation(nil)
  }
}
