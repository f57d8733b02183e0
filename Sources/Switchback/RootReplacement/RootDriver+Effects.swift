internal import Foundation

extension RootDriver {
  /// Carries out one effect of the table.
  func perform(_ effect: RootReplacementEffect) {
    switch effect {
    case .begin:
      current = leave(\.arriving)
      former = route
    case .hold: pending = leave(\.arriving)
    case .lineUp: if let request = leave(\.arriving) { list.append(request) }
    case .promote: current = leave(\.pending)
    case .feed: if let request = leave(\.pending) { fed.append(request) }
    case .finish(.arriving, let outcome): finish(leave(\.arriving), outcome)
    case .finish(.current, let outcome): finishCurrent(outcome)
    case .finish(.pending, let outcome): finish(leave(\.pending), outcome)
    case .refuseAll:
      let waiting = list
      list = []
      for request in waiting { finish(request, .refused) }
    case .installInitial: installInitial()
    case .refuseStart:
      report(.rootStartedTwice, "The switcher of \(window?.birthNumber ?? 0) has started already.")
    case .wait: wait()
    case .cover: cover()
    case .clear: clear()
    case .install: install()
    case .fade: startFade()
    case .uncover: uncover()
    }
  }

  /// Takes a request out of its place.
  private func leave(_ place: ReferenceWritableKeyPath<RootDriver, Request?>) -> Request? {
    defer { self[keyPath: place] = nil }
    return self[keyPath: place]
  }

  private func finishCurrent(_ outcome: RequestOutcome) {
    stopLooking()
    let failed = installFailed
    installFailed = false
    finish(leave(\.current), failed && outcome == .completed ? .refused : outcome)
  }

  private func cover() {
    guard let window else { return }
    let picture = window.snapshotView(afterScreenUpdates: false) ?? View()
    picture.frame = window.bounds
    window.link(picture)
    window.cover = picture
  }

  private func startFade() {
    guard let picture = window?.cover else { return take(.fadeInterrupted) }
    let fade = fade
    let animation = ViewAnimation(in: simulation) { [weak self] finished in
      self?.take(finished ? .fadeEnded : .fadeInterrupted)
    }
    animation.run(fade.duration) {
      picture.alpha = 0
      picture.transform = CGAffineTransform(scaleX: fade.scale, y: fade.scale)
    }
  }

  private func uncover() {
    window?.cover?.unlink()
    window?.cover = nil
  }

  /// Nothing has to be reported of the old tree any more.
  func stopLooking() {
    isWaiting = false
    cleared = nil
    dropDeadline()
  }

  func forgetWindow() {
    reportWindowLost()
    route = nil
    installed = nil
    stopLooking()
  }
}
