/// What UIKit does about a mistake.
public enum Severity: String, Hashable, Sendable {
  /// UIKit throws. The operation is refused and the tree is exactly as before.
  case exception
  /// UIKit prints a line and goes on.
  case console
  /// UIKit says nothing and misbehaves.
  case silent
}

/// A kind of mistake: a stable identifier, with what it means and what cures it.
///
/// All rules of the library stand in ``catalogue``.
public struct Rule: Hashable, Sendable, Identifiable {
  /// The stable identifier, such as `nav.same-instance`.
  public let id: String
  /// What UIKit does about the mistake.
  public let severity: Severity
  /// What the mistake is and what comes of it, in general.
  public let explanation: String
  /// What to do instead.
  public let cure: String

  /// Creates a rule; products that add rules of their own use it too.
  ///
  /// - Parameters:
  ///   - id: The stable identifier: area, dot, words joined by hyphens.
  ///   - severity: What UIKit does about the mistake.
  ///   - explanation: What the mistake is and what comes of it.
  ///   - cure: What to do instead.
  public init(_ id: String, _ severity: Severity, explanation: String, cure: String) {
    self.id = id
    self.severity = severity
    self.explanation = explanation
    self.cure = cure
  }
}

/// A mistake that was found: which rule, who, why, what UIKit would say, and the cure.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public let rule: Rule
  /// One sentence that names the nodes.
  public let message: String
  /// What caused it: often not the call that failed, but the one that queued it.
  public let cause: Cause
  /// The exception that UIKit throws, if it does.
  public let exception: String?
  /// The text that UIKit throws or prints, if it does.
  public let text: String?
  /// The virtual time at which it was found.
  public let time: Duration

  /// The rule, the sentence, what UIKit would say, the cause and the cure, on a line each.
  public var description: String {
    var lines = ["\(rule.id): \(message)"]
    if let text { lines.append("  UIKit: \(exception.map { "\($0): " } ?? "")\(text)") }
    let origin = cause.origin.map { ", from \($0)" } ?? ""
    lines.append("  cause: \(cause.description) (#\(cause.id))\(origin), at \(time.text)")
    lines.append("  cure: \(rule.cure)")
    return lines.joined(separator: "\n")
  }
}

/// A finding as it is stored; names are filled in when it is read.
package struct Finding: Sendable {
  package var rule: Rule
  package var message: Message
  package var exception: String?
  package var text: Message?
  package var cause: Int
  package var time: Duration
}

extension Simulation {
  /// The mistakes found so far, in the order in which they were found.
  public var diagnostics: [Diagnostic] { findings.map(diagnostic) }

  /// Records a finding with the current cause.
  ///
  /// - Parameters:
  ///   - rule: The rule that was broken.
  ///   - message: One sentence that names the nodes.
  ///   - exception: The exception that UIKit throws.
  ///   - text: What UIKit throws or prints.
  package func report(
    _ rule: Rule,
    _ message: Message,
    exception: String? = nil,
    text: Message? = nil
  ) {
    let finding = Finding(
      rule: rule,
      message: message,
      exception: exception,
      text: text,
      cause: currentCause,
      time: now
    )
    findings.append(finding)
    if rule.severity == .exception, let onException { onException(diagnostic(finding)) }
  }

  /// Takes recorded findings out, oldest first; used by expectations.
  package func takeFindings(from position: Int, where matches: (Finding) -> Bool) -> [Diagnostic] {
    let taken = findings[position...].filter(matches).map(diagnostic)
    let kept = findings[position...].filter { !matches($0) }
    findings.replaceSubrange(position..., with: kept)
    return taken
  }

  package func diagnostic(_ finding: Finding) -> Diagnostic {
    let nodes = finding.message.nodes + (finding.text?.nodes ?? []) + nodes(ofCause: finding.cause)
    let names = Names(of: nodes, in: self)
    return Diagnostic(
      rule: finding.rule,
      message: text(finding.message, names),
      cause: cause(finding.cause, names),
      exception: finding.exception,
      text: finding.text.map { text($0, names) },
      time: finding.time
    )
  }
}
