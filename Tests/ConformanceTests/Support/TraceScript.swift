import SwitchbackTesting
import Testing

/// A trace as it was read; whatever is not understood is a fault.
@MainActor
struct TraceScript {
  private(set) var switches: [(inout Behavior) -> Void] = []
  private(set) var setup: [SetupStatement] = []
  private(set) var steps: [[Operation]] = []
  private(set) var conditions: [Condition] = []
  private var phases: [String: String] = [:]
  private var tolerances: [String] = []
  private var findings: [String] = []
  private var messages: [(exception: String?, text: String)] = []
  private var late: [(exception: String?, text: String)] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
      let (key, value) = (line.before(":").trimmed, line.after(":").trimmed)
      switch key {
      case "switch": switches += try value.parts(";").map(Behavior.change(of:))
      case "setup": setup += try value.parts(";").map(SetupStatement.init)
      case "ops": steps += try value.parts("⏎").map { try $0.parts("·").map(Operation.init) }
      case "sync", "commit", "end": phases[key, default: ""] += value
      case "tol": tolerances += try value.parts(";").map(TraceScript.tolerance)
      case "state": conditions += try value.parts(";").map(Condition.init)
      case "finding": findings += value.parts(" ")
      case "throws": messages.append((value.before("\"").trimmed, try value.quoted()))
      case "throws @commit": late.append((value.before("\"").trimmed, try value.quoted()))
      case "log": messages.append((nil, try value.quoted()))
      default: throw TraceFault("A trace has no key \"\(key)\".")
      }
    }
    guard !steps.isEmpty else { throw TraceFault("A trace needs ops.") }
    if messages.contains(where: { $0.exception != nil }) {
      conditions += try ["unchanged @sync", "unchanged"].map(Condition.init)
    }
    if !late.isEmpty { conditions += [try Condition("unchanged")] }
    messages += late
    for (phase, events) in phases where events.parts("⏎").count != steps.count {
      throw TraceFault("The phase \(phase) needs as many parts, separated by ⏎, as the ops.")
    }
  }

  private static func tolerance(_ text: String) throws -> String {
    guard text.wholeMatch(of: /\{[^|{}]+\|[^|{}]+\}|\[[^\[\]]+\]|per-node/) != nil else {
      throw TraceFault("\"\(text)\" is no tolerance; write {x|y}, [x] or per-node.")
    }
    return text
  }

  /// The events of a step in the form of the library's own expectation.
  func form(of step: Int) -> String {
    let lines = ["sync", "commit", "end"].map { "\($0): \(phases[$0]?.parts("⏎")[step] ?? "-")" }
    return (lines + tolerances.map { "tol: \($0)" }).joined(separator: "\n")
  }

  /// Takes all findings out, and expects them to be those of the trace.
  func expectFindings(in cast: Cast, at location: SourceLocation) {
    let found = cast.world.takeFindings(from: 0) { _ in true }
    #expect(found.map(\.rule.id) == findings, sourceLocation: location)
    for message in messages {
      let text = cast.filled(message.text)
      #expect(
        found.contains { $0.exception == message.exception && $0.text == text },
        "\(message.exception ?? "log") \(text)\nfound: \(found.map(\.description))",
        sourceLocation: location
      )
    }
  }
}

extension Behavior {
  /// The switches as traces write them.
  @MainActor private static let switches: [String: (inout Behavior) -> Void] = [
    "secondStackChange=applied": { $0.secondStackChange = .applied },
    "secondStackChange=held": { $0.secondStackChange = .held },
    "popToRootAtRoot=none": { $0.popToRootAtRoot = .none },
    "popToRootAtRoot=emptyArray": { $0.popToRootAtRoot = .emptyArray },
    "completesEmptyDismissal=false": { $0.completesEmptyDismissal = false },
    "completesEmptyDismissal=true": { $0.completesEmptyDismissal = true },
    "rootSwapOrder=removeThenInstall": { $0.rootSwapOrder = .removeThenInstall },
    "rootSwapOrder=interleaved": { $0.rootSwapOrder = .interleaved },
    "leftoverPresentation=kept": { $0.leftoverPresentation = .kept },
    "leftoverPresentation=tornDown": { $0.leftoverPresentation = .tornDown },
    "lateDismissal=restoresPresenter": { $0.lateDismissal = .restoresPresenter },
    "lateDismissal=dropsPresenter": { $0.lateDismissal = .dropsPresenter },
    "dismissalDuringPresentation=refused": { $0.dismissalDuringPresentation = .refused },
    "dismissalDuringPresentation=deferred": { $0.dismissalDuringPresentation = .deferred },
    "idiom=phone": { $0.idiom = .phone },
    "idiom=pad": { $0.idiom = .pad },
    "presentationDuringDismissal=refused": { $0.presentationDuringDismissal = .refused },
    "presentationDuringDismissal=deferred": { $0.presentationDuringDismissal = .deferred },
    "sheetsOnPhone=cards": { $0.sheetsOnPhone = .cards },
    "sheetsOnPhone=fullScreen": { $0.sheetsOnPhone = .fullScreen },
    "asksBeforeProgrammaticSegues=false": { $0.asksBeforeProgrammaticSegues = false },
    "asksBeforeProgrammaticSegues=true": { $0.asksBeforeProgrammaticSegues = true },
    "endOrder=parentFirst": { $0.endOrder = .parentFirst },
    "endOrder=childrenFirst": { $0.endOrder = .childrenFirst },
    "childTransitionOrder=oldFirst": { $0.childTransitionOrder = .oldFirst },
    "childTransitionOrder=newFirst": { $0.childTransitionOrder = .newFirst },
    "childTransitionCompletion=beforeCallbacks": {
      $0.childTransitionCompletion = .beforeCallbacks
    },
    "childTransitionCompletion=afterCallbacks": { $0.childTransitionCompletion = .afterCallbacks },
    "rootMovesToParent=false": { $0.rootMovesToParent = false },
    "rootMovesToParent=true": { $0.rootMovesToParent = true },
  ]

  @MainActor fileprivate static func change(of text: String) throws -> (inout Behavior) -> Void {
    guard let change = switches[text] else { throw TraceFault("There is no switch \"\(text)\".") }
    return change
  }
}

extension StringProtocol {
  /// The text without space at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The text before the first occurrence of a character, or all of it.
  func before(_ character: Character) -> String { String(prefix { $0 != character }) }

  /// The text after the first occurrence of a character, or nothing.
  func after(_ character: Character) -> String {
    String(drop { $0 != character }.dropFirst())
  }

  /// The parts between separators outside of brackets, trimmed.
  func parts(_ separator: Character) -> [String] {
    var depth = 0
    var parts = [""]
    for character in self {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }

  fileprivate func quoted() throws -> String {
    let text = after("\"")
    guard text.last == "\"" else { throw TraceFault("A message stands in quotes: \(self)") }
    return String(text.dropLast())
  }
}
