package import Switchback

/// Prints what happens in a simulation, step by step.
@MainActor
package final class Story {
  private let world: Simulation
  private var findingsTold = 0

  package init(of world: Simulation) { self.world = world }

  /// Does something, lets everything come to rest, and prints what came of it.
  package func step(_ what: String, _ body: () -> Void) {
    print("\n* \(what)")
    let mark = world.log.mark
    body()
    world.settle()
    printCallbacks(since: mark)
    printTree()
    printFindings()
  }

  /// Prints a line about the step that was just told.
  package func note(_ text: String) { print("  \(text)") }

  package func printTree() {
    print("  tree:")
    for line in "\(world.tree)".split(separator: "\n") { print("    \(line)") }
  }

  /// Prints who is alive; the first thing to look at when a screen should be gone.
  package func printAlive() { printWrapped("alive:", world.alive, separator: ",") }

  private func printCallbacks(since mark: LogMark) {
    let trace = world.log.since(mark)
    let told = zip(trace.events, trace.lines).filter { !$0.0.kind.isAboutLayout }
    printWrapped("callbacks:", told.isEmpty ? ["none"] : told.map(\.1), separator: ";")
  }

  private func printFindings() {
    let findings = world.diagnostics
    for finding in findings[findingsTold...] {
      print("  ! \(finding.rule.id)")
      printWrapped(" ", words(finding.message))
      printWrapped("  cure:", words(finding.rule.cure))
    }
    findingsTold = findings.count
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

/// Prints the title of a part.
@MainActor
package func heading(_ text: String) {
  print("\n\n\(text)\n\(String(repeating: "=", count: text.count))")
}

/// Plays a scene in a fresh world, so that nothing of it reaches the next one.
@MainActor
package func scene(_ title: String, _ play: @MainActor (Simulation, Story) -> Void) {
  print("\n\(title)\n\(String(repeating: "-", count: title.count))")
  Simulation.run { world in play(world, Story(of: world)) }
}

/// Prints items after a label, in lines of less than 100 columns.
private func printWrapped(_ label: String, _ items: [String], separator: String = "") {
  var line = "  \(label)"
  for (index, item) in items.enumerated() {
    let piece = " \(item)\(index + 1 < items.count ? separator : "")"
    if line.count + piece.count > 96 {
      print(line)
      line = "   "
    }
    line += piece
  }
  print(line)
}

extension Event.Kind {
  /// Whether the event belongs to the layout pass, which this story leaves out.
  fileprivate var isAboutLayout: Bool {
    switch self {
    case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: true
    default: false
    }
  }
}

extension Simulation {
  /// The screen of a class that a person sees now; the scripts of the examples tap on it.
  package func screen<Screen: ViewController>(_ type: Screen.Type) -> Screen {
    for case let screen as Screen in visibleScreens { return screen }
    fatalError("The script taps on \(type), which is not visible.")
  }
}
