extension Window {
  /// The controllers that can be seen in the window, outer ones first.
  ///
  /// A controller is visible if its view is in the shown window, not hidden, and nothing lies over it
  /// that hides what is beneath: a cover, the view of a full-screen presentation, or the view of a root.
  /// Windows above this one are not looked at; ``Simulation/visibleViewControllers`` does.
  ///
  /// - Complexity: O(*n*) in the number of views in the window.
  public var visibleViewControllers: [ViewController] {
    guard !isHidden else { return [] }
    var layers: [View] = []
    for layer in storedSubviews.reversed() where !layer.isHidden {
      if layer is SnapshotView || layer === cover { break }
      layers.append(layer)
      if layer.hidesWhatIsBeneath { break }
    }
    return layers.reversed().flatMap(\.controllersInView)
  }

  /// The innermost of the visible controllers: the screens that a person sees.
  ///
  /// - Complexity: O(*n*) in the number of views in the window.
  public var visibleScreens: [ViewController] {
    let visible = visibleViewControllers
    let outer = Set(
      visible.compactMap { $0.viewIfLoaded?.nearestControllerAbove.map(ObjectIdentifier.init) }
    )
    return visible.filter { !outer.contains(ObjectIdentifier($0)) }
  }
}

extension View {
  fileprivate var hidesWhatIsBeneath: Bool {
    if let layer = self as? TransitionView {
      return layer.presentation?.style.coversWindow ?? false
    }
    return controller?.rootWindow != nil
  }

  /// The controllers whose views are this one or in it, and not hidden.
  fileprivate var controllersInView: [ViewController] {
    var found: [ViewController] = []
    var pending = [self]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      if let controller = view.controller { found.append(controller) }
      pending.append(contentsOf: view.storedSubviews.reversed())
    }
    return found
  }
}

extension Simulation {
  /// The screens that a person sees at this instant, in lower windows first.
  ///
  /// A shown window whose root fills it hides the windows of lower levels.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var visibleScreens: [ViewController] { visible(\.visibleScreens) }

  /// The controllers that can be seen at this instant, in lower windows first, outer ones first.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public var visibleViewControllers: [ViewController] { visible(\.visibleViewControllers) }

  private func visible(_ path: KeyPath<Window, [ViewController]>) -> [ViewController] {
    let shown = application.windows.filter { !$0.isHidden }
    let top = shown.last { $0.shownRoot != nil }?.windowLevel
    return shown.filter { window in top.map { window.windowLevel >= $0 } ?? true }
      .flatMap { $0[keyPath: path] }
  }
}
