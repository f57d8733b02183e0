extension PresentationController {
  /// Decides what the system makes of the style: once, when the presentation is first looked at, at the end
  /// of its turn.
  func settleStyle() {
    guard !isStyleSettled else { return }
    isStyleSettled = true
    style = adaptedStyle
    hidesPresenter = shouldRemovePresentersView
  }

  private var adaptedStyle: ModalPresentationStyle {
    let usual = requestedStyle.adapted(to: simulation.behavior)
    guard simulation.behavior.idiom == .phone, requestedStyle.isAdaptive, let delegate else {
      return usual
    }
    let answer = delegate.adaptivePresentationStyle(for: self)
    switch answer {
    case .automatic: return usual
    case .none: return requestedStyle
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet:
      return answer.adapted(to: simulation.behavior)
    case .currentContext, .custom, .overCurrentContext, .popover:
      simulation.report(
        .presentBadAdaptation,
        "\(presented.birthNumber) cannot become \(text: "\(answer)") on a phone; the system decides."
      )
      return usual
    }
  }

  /// Whether it can be shown: a popover needs something to point at; reports why not.
  func hasAnchor() -> Bool {
    guard style == .popover else { return true }
    if let popover = self as? PopoverPresentationController, popover.isAnchored { return true }
    let stand = Message(
      pieces: [.standIn("UIPopoverPresentationController", presented.birthNumber)]
    )
    simulation.report(
      .presentNoAnchor,
      "\(presented.birthNumber) is not presented: as a popover it has nothing to point at.",
      exception: "NSGenericException",
      text: """
        UIPopoverPresentationController (\(stand)) should have a non-nil sourceView or barButtonItem set \
        before the presentation occurs.
        """
    )
    return false
  }
}
