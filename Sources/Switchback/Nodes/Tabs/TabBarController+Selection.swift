internal import Foundation

extension TabBarController {
  /// The place of the selected tab, or `NSNotFound`.
  var indexOfSelected: Int { storedChildren.firstIndex { $0 === selected } ?? NSNotFound }

  /// Whether a controller is one of the tabs.
  func isTab(_ controller: ViewController?) -> Bool {
    controller?.storedParent === self && controller?.status.contains(.leaving) == false
  }

  /// Carries out `selectedIndex =`.
  func select(at index: Int) {
    simulation.perform("selectedIndex =", on: birthNumber) {
      guard storedChildren.indices.contains(index) else {
        return simulation.report(
          .tabsNoSuchTab,
          """
          \(birthNumber) has \(text: "\(storedChildren.count)") tabs, and none at place \(text: "\(index)") \
          to select.
          """
        )
      }
      choose(storedChildren[index])
    }
  }

  /// Carries out `selectedViewController =`.
  func select(_ controller: ViewController?) {
    simulation.perform("selectedViewController =", on: birthNumber, with: number(of: controller)) {
      guard let controller, isTab(controller) else {
        return simulation.report(
          .tabsNoSuchTab,
          "\(number(of: controller)) is no tab of \(birthNumber) and cannot be selected.",
          exception: "NSInvalidArgumentException",
          text: """
            -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
            controller's list of view controllers can be selected.
            """
        )
      }
      choose(controller)
    }
  }

  /// Selects one of the tabs; what is shown follows at the end of the turn.
  func choose(_ controller: ViewController) {
    guard controller !== selected else { return }
    selected = controller
    tabStage.mark()
  }

  /// Selects the tab in the place of a selected one that has gone, or the last, or the first of all.
  func keepSelection(at place: Int) {
    guard !isTab(selected) else { return }
    if storedChildren.indices.contains(place) {
      selected = storedChildren[place]
    } else {
      selected = place == NSNotFound ? storedChildren.first : storedChildren.last
    }
  }
}
