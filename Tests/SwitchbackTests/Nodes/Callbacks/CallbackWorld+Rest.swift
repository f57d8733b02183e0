import SwitchbackTesting

extension CallbackWorld {
  /// What is wrong with the change itself: nothing that it meets may swallow it.
  func changeFaults(after operation: InnerOperation, isRefused: Bool) -> [String] {
    var faults: [String] = []
    let isLost = operation == .root && rules.contains("present.lost")
    switch change {
    case .present, .dismiss:
      if changeEnds != (isLost ? 0 : 1) {
        faults.append("the change completed \(changeEnds) times")
      }
      guard let arrival else { break }
      let isPresented = arrival.presentingViewController != nil
      let isExpected = isArrivalPresented(after: operation, isRefused: isRefused) && !isLost
      if isPresented != isExpected {
        faults.append("the presented one is \(isPresented ? "still there" : "gone")")
      }
    case .replace:
      if changeEnds != 1 { faults.append("the change completed \(changeEnds) times") }
    case .root:
      let isReplaced = [.root, .replace(animated: true), .replace(animated: false)]
        .contains(operation)
      if !isReplaced, window.rootViewController !== other { faults.append("the root is lost") }
    case .addChild where operation != .addChildHere:
      if arrival?.parent !== detail { faults.append("the child of the change is lost") }
    case .removeView:
      if badge?.viewIfLoaded?.superview != nil { faults.append("the view is back") }
    case .removeChild:
      if badge?.parent != nil { faults.append("the child is back") }
    default: break
    }
    return faults
  }

  private func isArrivalPresented(after operation: InnerOperation, isRefused: Bool) -> Bool {
    guard case .present = change else { return false }
    switch operation {
    case .dismiss, .dismissHere: return isRefused
    case .replace: return false
    default: return true
    }
  }

  /// What is wrong with the world at rest, whatever was done.
  var restFaults: [String] {
    var faults = simulation.unsettledWork.map { "unsettled: \($0)" }
    if !simulation.blocked.isEmpty { faults.append("\(simulation.blocked.count) changes wait") }
    for controller in roster {
      faults += controller.checkInvariants()
      if let view = controller.viewIfLoaded { faults += view.checkInvariants() }
      let isSeen = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
      if controller.appearance != (isSeen ? .appeared : .disappeared) {
        faults.append(
          "\(controller.name) is \(controller.appearance)\(isSeen ? "" : ", not") in the window"
        )
      }
    }
    let root = window.rootViewController
    let isCovered = root?.presentation?.style.hidesPresenter ?? false
    if let root, !isCovered, root.viewIfLoaded?.window !== window {
      faults.append("the root \(root.name) is not in the window")
    }
    return faults + window.checkInvariants() + balanceFaults
  }

  /// The appearance callbacks of each controller in the order in which they may follow.
  private var balanceFaults: [String] {
    var last: [Int: Character] = [:]
    var faults: [String] = []
    for event in simulation.journal.events {
      guard let code = event.kind.appearanceCode else { continue }
      let before = last[event.node] ?? "D"
      if !["DW", "WA", "Ww", "Aw", "wD", "wW"].contains("\(before)\(code)") {
        faults.append("\(simulation.name(of: event.node)) hears \(code) after \(before)")
      }
      last[event.node] = code
    }
    return faults
  }
}

extension Event.Kind {
  /// W and A for the way in, w and D for the way out.
  fileprivate var appearanceCode: Character? {
    switch self {
    case .viewWillAppear: "W"
    case .viewDidAppear: "A"
    case .viewWillDisappear: "w"
    case .viewDidDisappear: "D"
    default: nil
    }
  }
}
