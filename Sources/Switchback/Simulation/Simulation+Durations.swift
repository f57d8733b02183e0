extension Simulation {
  /// The longest time that one thing may take, about 31 years; sums of such times do not overflow.
  package static let longestDuration = Duration.seconds(1_000_000_000)

  /// A length of time that the clock can count; reports `time.bad-duration` if it is not the given one.
  ///
  /// - Parameters:
  ///   - duration: The length that a caller gave.
  ///   - what: What takes so long.
  /// - Returns: The length, or the nearest one from zero to ``longestDuration``.
  package func bounded(_ duration: Duration, of what: String) -> Duration {
    let bounded = min(max(duration, .zero), Self.longestDuration)
    if bounded != duration { reportBadDuration(duration.text, of: what, counted: bounded) }
    return bounded
  }

  /// A length of time that the clock can count; reports `time.bad-duration` if it is not the given one.
  ///
  /// - Parameters:
  ///   - seconds: The length that a caller gave, in seconds.
  ///   - what: What takes so long.
  /// - Returns: The length, or the nearest one from zero to ``longestDuration``; zero for what is no
  ///   number.
  package func bounded(seconds: Double, of what: String) -> Duration {
    let longest = Double(Self.longestDuration.components.seconds)
    guard !(0...longest).contains(seconds) else { return .seconds(seconds) }
    let bounded = seconds > longest ? Self.longestDuration : .zero
    reportBadDuration("\(seconds)s", of: what, counted: bounded)
    return bounded
  }

  /// Durations that the clock can count.
  package func bounded(_ durations: TransitionDurations) -> TransitionDurations {
    var durations = durations
    durations.stack = bounded(durations.stack, of: "changes of a stack")
    durations.present = bounded(durations.present, of: "presentations")
    durations.dismiss = bounded(durations.dismiss, of: "dismissals")
    return durations
  }

  private func reportBadDuration(_ given: String, of what: String, counted: Duration) {
    report(
      .timeBadDuration,
      "The length of \(text: what) was given as \(text: given); it counts as \(text: counted.text)."
    )
  }
}

extension Duration {
  /// The length in seconds with as few decimals as it takes, three at most.
  package var text: String {
    // The parts of a length beyond these do not fit into numbers.
    let longest = Duration.seconds(1_000_000_000_000_000)
    guard self <= longest else { return "more than \(longest.text)" }
    guard self >= .zero - longest else { return "less than -\(longest.text)" }
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    let sign = milliseconds < 0 ? "-" : ""
    let rest = milliseconds.magnitude % 1000
    guard rest != 0 else { return "\(sign)\(milliseconds.magnitude / 1000)s" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(milliseconds.magnitude / 1000).\(decimals)s"
  }
}
