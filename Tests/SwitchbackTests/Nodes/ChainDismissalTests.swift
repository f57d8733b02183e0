import Foundation
import SwitchbackTesting
import Testing

/// A dismissal asked of any member of a chain of presentations (facts F2.10 and F2.11, rule S14).
@MainActor
@Suite(.simulated) struct ChainDismissalTests {
  /// The longest chain; a sanitizer makes do with less.
  nonisolated private static let longest =
    ProcessInfo.processInfo.environment["SWITCHBACK_RANDOM_ROUNDS"] == nil ? 5 : 3

  @Test(arguments: 1...longest)
  func `a dismissal takes what is above the one that is asked, or else itself`(length: Int) {
    for styles in Chain.mixes(of: length) {
      for asked in 0...length {
        for isAnimated in [true, false] {
          for isChildAsked in [true, false] {
            check(styles, asked, isAnimated: isAnimated, isChildAsked: isChildAsked)
          }
        }
      }
    }
  }

  private func check(
    _ styles: [ModalPresentationStyle],
    _ asked: Int,
    isAnimated: Bool,
    isChildAsked: Bool
  ) {
    Simulation.run { world in
      let chain = Chain(styles)
      let rule = ChainRule(styles: styles, asked: asked, isAnimated: isAnimated)
      var faults = chain.dismiss(asked, isAnimated: isAnimated, isChildAsked: isChildAsked)
        .difference(from: rule.phases).map { "\($0)" }
      faults += chain.faults(after: rule)
      faults += world.diagnostics.map(\.description)
      #expect(faults == [], "\(styles), asked of \(asked), \(isAnimated), \(isChildAsked)")
    }
  }

  @Test(arguments: 2...3, [true, false])
  func `a second dismissal takes what the first one leaves`(length: Int, isSameTurn: Bool) {
    for styles in Chain.mixes(of: length) {
      for (first, second) in (0...length).flatMap({ first in (0...length).map { (first, $0) } }) {
        check(styles, first, and: second, isSameTurn: isSameTurn)
      }
    }
  }

  private func check(
    _ styles: [ModalPresentationStyle],
    _ first: Int,
    and second: Int,
    isSameTurn: Bool
  ) {
    Simulation.run { world in
      let chain = Chain(styles)
      let rule = ChainRule(styles: styles, asked: first, isAnimated: true)
      // What goes already is passed over.
      let lowest = second + 1 < rule.lowest ? second + 1 : rule.lowest - 1
      chain.ask(first, isAnimated: true)
      if !isSameTurn { world.turn() }
      chain.ask(second, isAnimated: true)
      world.settle()
      var faults: [String] = []
      if chain.lines.count(where: { $0.hasSuffix(".C") }) != min(lowest, 1) + 1 {
        faults.append("completions are wrong: \(chain.lines)")
      }
      let found = world.diagnostics.map(\.rule.id)
      if found != (lowest == 0 ? ["dismiss.nothing"] : []) { faults.append("found \(found)") }
      let last = ChainRule(styles: styles, asked: max(lowest, 1) - 1, isAnimated: true)
      faults += chain.faults(after: last)
      #expect(faults == [], "\(styles), asked of \(first) and \(second), \(isSameTurn)")
    }
  }

  @Test(arguments: 2...longest, [true, false])
  func `a chain that is asked again and again goes from the top`(length: Int, isAnimated: Bool) {
    let flag = isAnimated ? "a" : "n"
    for styles in Chain.mixes(of: length) {
      Simulation.run { world in
        let chain = Chain(styles)
        for _ in 0..<length { chain.ask(length - 1, isAnimated: isAnimated) }
        world.settle()
        #expect(chain.lines.count { $0.hasSuffix(".C") } == length)
        for index in 1...length {
          let told = chain.lines.filter { $0.hasPrefix("m\(index).") && $0.hasSuffix("BD") }
          #expect(told == ["m\(index).WD(\(flag)) BD", "m\(index).DD(\(flag)) BD"])
        }
        #expect(chain.root.appearance == .appeared)
        #expect(chain.root.presentedViewController == nil)
        #expect(world.visibleScreens.map(\.title) == ["c0"])
        #expect(world.findings.isEmpty)
        #expect(chain.released(1...length))
      }
    }
  }

  @Test func `a presentation keeps the kind of sheet that it began with`() {
    let world = Simulation.current
    let chain = Chain([.pageSheet])
    world.behavior.sheetsOnPhone = .fullScreen
    #expect(chain.root.appearance == .appeared)
    chain.ask(0, isAnimated: false)
    world.turn()
    #expect(chain.lines == ["m1.WD(n) BD", "c1.WD(n)"])
    world.settle()
    chain.present(1, .pageSheet)
    world.behavior.sheetsOnPhone = .cards
    #expect(chain.root.appearance == .disappeared)
    #expect(chain.top?.presentedBy?.presentationStyle == .pageSheet)
    chain.ask(0, isAnimated: false)
    world.turn()
    #expect(chain.root.appearance == .appeared)
  }
}

/// What a dismissal of a chain is to do, by the facts alone.
private struct ChainRule {
  let styles: [ModalPresentationStyle]
  let isAnimated: Bool
  /// The lowest of those that go; the one beneath it presents it.
  let lowest: Int

  init(styles: [ModalPresentationStyle], asked: Int, isAnimated: Bool) {
    self.styles = styles
    self.isAnimated = isAnimated
    lowest = min(asked + 1, styles.count)
  }

  /// Whether a member is off the screen because the one above it is full-screen.
  private func isCovered(_ index: Int) -> Bool {
    index < styles.count && styles[index] == .fullScreen
  }

  /// Whether a member that stays has appeared in the end.
  func isOnScreen(_ index: Int) -> Bool {
    index == lowest - 1 || index < lowest && !isCovered(index)
  }

  /// The screens that a person sees in the end.
  var visible: [String] {
    let bottom = (0..<lowest).last { $0 == 0 || styles[$0 - 1] == .fullScreen } ?? 0
    return (bottom..<lowest).map { "c\($0)" }
  }

  /// What is told in the call, in its turn, and later.
  var phases: [String] {
    let endsInTurn = !isAnimated && styles[lowest - 1] != .pageSheet
    return ["call"] + ["turn"] + start + (endsInTurn ? end + ["later"] : ["later"] + end)
  }

  private var start: [String] {
    told(styles.count, "WD", " BD") + (isCovered(lowest - 1) ? told(lowest - 1, "WA") : [])
  }

  private var end: [String] {
    let revealed = isCovered(lowest - 1) ? told(lowest - 1, "DA") : []
    let between = (lowest..<styles.count).reversed().filter { !isCovered($0) }.flatMap { index in
      told(index, "WD", " BD", false) + told(index, "DD", " BD", false)
    }
    return revealed + told(styles.count, "DD", " BD") + between + ["m\(lowest).C"]
  }

  /// A callback of a member and then of its child, which has none of the flags.
  private func told(
    _ index: Int,
    _ code: String,
    _ flags: String = "",
    _ animated: Bool? = nil
  ) -> [String] {
    let call = "\(code)(\(animated ?? isAnimated ? "a" : "n"))"
    return ["m\(index).\(call)\(flags)", "c\(index).\(call)"]
  }
}

/// A root m0 in a window, what it presents, and so on upwards; each with a child on the screen.
@MainActor
private final class Chain {
  let root: Member
  private let window = Window()
  private let record = Record()
  private var members: [Weak<Member>] = []

  static func mixes(of length: Int) -> [[ModalPresentationStyle]] {
    (0..<length).reduce([[]]) { mixes, _ in
      mixes.flatMap { mix in
        [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen].map { mix + [$0] }
      }
    }
  }

  init(_ styles: [ModalPresentationStyle]) {
    root = Member(0, record)
    members.append(Weak(root))
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulation.current.settle()
    for (index, style) in styles.enumerated() { present(index + 1, style) }
  }

  var lines: [String] { record.lines }
  var top: Member? { members.last?.object }

  /// Lets the top of the chain present one more.
  func present(_ index: Int, _ style: ModalPresentationStyle) {
    members.removeAll { $0.object == nil }
    let member = Member(index, record)
    member.modalPresentationStyle = style
    top?.present(member, animated: false)
    members.append(Weak(member))
    Simulation.current.settle()
    record.lines = []
  }

  /// Asks a member, or its child, to dismiss.
  func ask(_ asked: Int, isAnimated: Bool, isChildAsked: Bool = false) {
    guard let member = members[asked].object else { return }
    let receiver = isChildAsked ? member.children[0] : member
    let going = min(asked + 1, members.count - 1)
    receiver.dismiss(animated: isAnimated) { [record] in record.lines.append("m\(going).C") }
  }

  /// Asks for a dismissal, and returns who was told what and when.
  func dismiss(_ asked: Int, isAnimated: Bool, isChildAsked: Bool) -> [String] {
    record.lines = ["call"]
    ask(asked, isAnimated: isAnimated, isChildAsked: isChildAsked)
    record.lines.append("turn")
    Simulation.current.turn()
    record.lines.append("later")
    Simulation.current.settle()
    return record.lines
  }

  func released(_ range: ClosedRange<Int>) -> Bool {
    range.allSatisfy { members[$0].object == nil }
      && record.population == 2 * (members.count - range.count)
  }

  /// What is wrong with those that stayed and those that went.
  func faults(after rule: ChainRule) -> [String] {
    var faults: [String] = []
    if !released(rule.lowest...rule.styles.count) { faults.append("not all are released") }
    for index in 0..<rule.lowest {
      guard let member = members[index].object else { return faults + ["m\(index) is gone"] }
      faults += member.checkInvariants() + member.children[0].checkInvariants()
      let appearances = [member.appearance, member.children[0].appearance]
      let expected: AppearanceState = rule.isOnScreen(index) ? .appeared : .disappeared
      if appearances != [expected, expected] { faults.append("m\(index) is \(appearances)") }
      let next = index + 1 < rule.lowest ? members[index + 1].object : nil
      if member.presentedViewController !== next { faults.append("m\(index) presents another") }
    }
    faults += record.unbalanced(besides: rule.isOnScreen)
    let visible = Simulation.current.visibleScreens.map { $0.title ?? "" }
    if visible != rule.visible { faults.append("visible are \(visible)") }
    return faults
  }
}

/// What the members of a chain were told.
@MainActor
private final class Record {
  var lines: [String] = []
  var counts: [String: [Int]] = [:]
  nonisolated(unsafe) var population = 0

  /// Who was told to appear and disappear unequally often, if that is not where it ended.
  func unbalanced(besides isOnScreen: (Int) -> Bool) -> [String] {
    counts.sorted { $0.key < $1.key }.compactMap { name, counts in
      let isHere = isOnScreen(Int(name.dropFirst()) ?? 0)
      let isBalanced = counts[0] == counts[1] && counts[2] == counts[3]
      return isBalanced && counts[0] == counts[2] + (isHere ? 1 : 0) ? nil : "\(name): \(counts)"
    }
  }
}

/// A controller that writes down its callbacks, with the flags that are true in them.
private final class Member: ViewController {
  private var record: Record?
  private var isMember = true

  convenience init(_ index: Int, _ record: Record) {
    self.init(title: "m\(index)")
    let child = Member(title: "c\(index)")
    child.isMember = false
    for controller in [self, child] { controller.record = record }
    record.population += 2
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("WA", 0, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("DA", 1, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("WD", 2, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { #expect(presentingViewController == nil) }
    note("DD", 3, animated)
  }

  private func note(_ code: String, _ place: Int, _ animated: Bool) {
    var line = "\(title ?? "").\(code)(\(animated ? "a" : "n"))"
    if isBeingPresented { line += " BP" }
    if isBeingDismissed { line += " BD" }
    if isMovingToParent || isMovingFromParent { line += isMember ? " M" : "" }
    record?.lines.append(line)
    record?.counts[title ?? "", default: [0, 0, 0, 0]][place] += 1
  }

  deinit { record?.population -= 1 }
}
