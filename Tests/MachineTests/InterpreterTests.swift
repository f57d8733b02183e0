import SwitchbackMachines
import Testing

@Suite struct InterpreterTests {
  typealias DoorInterpreter = Interpreter<Door, Hand, Noise>

  @Test func `a step takes exactly one event`() {
    var door = DoorInterpreter(table: .sound, state: .open)
    door.enqueue(.push)
    door.enqueue(.turnKey)
    #expect(
      door.step() == .moved(event: .push, from: .open, to: .closed, effects: [.slam])
    )
    #expect(door.state == .closed)
    #expect(door.queuedCount == 1)
    #expect(
      door.step() == .moved(event: .turnKey, from: .closed, to: .locked, effects: [.click])
    )
    #expect(door.step() == nil)
  }

  @Test func `an impossible event tells its reason and changes nothing`() {
    var door = DoorInterpreter(table: .sound, state: .open)
    door.enqueue(.turnKey)
    #expect(
      door.step()
        == .impossible(event: .turnKey, in: .open, because: "the bolt has nothing to slide into")
    )
    #expect(door.state == .open)
  }

  @Test func `an event without a row is told and changes nothing`() {
    var door = DoorInterpreter(table: DoorTable.sound.removing(rowAt: 0), state: .open)
    door.enqueue(.push)
    #expect(door.step() == .unknown(event: .push, in: .open))
    #expect(door.state == .open)
  }

  @Test func `an event of an epoch that has passed is dropped loudly`() {
    var door = DoorInterpreter(table: .sound, state: .open, epoch: 3)
    door.enqueue(.push, epoch: 3)
    door.enqueue(.push, epoch: 3)
    door.enqueue(.turnKey)
    #expect(
      door.step() == .moved(event: .push, from: .open, to: .closed, effects: [.slam])
    )
    door.advanceEpoch()
    #expect(door.step() == .stale(event: .push, issuedIn: 3, now: 4))
    #expect(door.state == .closed)
    #expect(
      door.step() == .moved(event: .turnKey, from: .closed, to: .locked, effects: [.click])
    )
  }

  @Test func `events sent by effects are taken in order, none inside another`() {
    var shell = Shell()
    shell.reactions = [.slam: [.turnKey, .turnKey, .push], .click: [.push]]
    shell.send(.push)
    #expect(
      shell.log == [
        "begin slam", "end slam", "begin click", "end click", "begin click", "end click",
        "begin slam", "end slam",
      ]
    )
    #expect(shell.taken == [.push, .turnKey, .turnKey, .push, .push])
    #expect(shell.interpreter.queuedCount == 0)
  }

  @Test func `ten thousand events keep their order`() {
    var door = DoorInterpreter(table: .sound, state: .open)
    for _ in 0..<5_000 {
      door.enqueue(.push)
      door.enqueue(.turnKey)
    }
    var taken = 0
    while let step = door.step() {
      taken += 1
      if taken % 7 == 0 { door.enqueue(.push, epoch: -taken) }
      if case .unknown = step { Issue.record("every pair has a row") }
    }
    #expect(taken > 10_000)
  }

  @Test func `equal interpreters are equal however they got there`() {
    var one = DoorInterpreter(table: .sound, state: .closed)
    var other = DoorInterpreter(table: .sound, state: .open)
    for event in [Hand.push, .push, .push] { other.enqueue(event) }
    #expect(other.step() != nil)
    for event in [Hand.push, .push] { one.enqueue(event) }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }
}

/// The loop of the interpreter's documentation.
private struct Shell {
  var interpreter = Interpreter(table: DoorTable.sound, state: .open)
  var reactions: [Noise: [Hand]] = [:]
  var log: [String] = []
  var taken: [Hand] = []
  private var isRunning = false

  mutating func send(_ event: Hand) {
    interpreter.enqueue(event)
    guard !isRunning else { return }
    isRunning = true
    while let step = interpreter.step() { perform(step) }
    isRunning = false
  }

  private mutating func perform(_ step: Interpreter<Door, Hand, Noise>.Step) {
    switch step {
    case .moved(let event, from: _, to: _, let effects):
      taken.append(event)
      for effect in effects {
        log.append("begin \(effect)")
        let events = reactions.removeValue(forKey: effect) ?? []
        for event in events { send(event) }
        log.append("end \(effect)")
      }
    case .impossible(let event, in: _, because: _), .unknown(let event, in: _),
      .stale(let event, issuedIn: _, now: _):
      taken.append(event)
    }
  }
}
