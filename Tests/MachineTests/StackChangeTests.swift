import SwitchbackMachines
import Testing

@Suite struct StackChangeTests {
  @Test(arguments: [
    ([], [], StackChange.Kind.none),
    ([], [1], .push),
    ([1], [], .pop),
    ([1], [1], .none),
    ([1, 2], [1, 2, 3], .push),
    ([1, 2, 3], [1, 2], .pop),
    ([1, 2, 3], [1], .pop),
    ([1, 2, 3], [4, 1, 2], .pop),
    ([1, 2, 3], [2, 1, 3], .none),
    ([1, 2, 3], [3], .none),
    ([1, 2, 3], [4], .push),
    ([2, 1], [3, 1, 2], .pop),
  ])
  func `the last element decides`(shown: [Int], desired: [Int], kind: StackChange.Kind) {
    #expect(StackChange.plan(shown: shown, desired: desired) == kind)
  }

  @Test func `any true hint gives the same plan and difference as none`() {
    let stacks = Self.stacks(upTo: 4)
    for shown in stacks {
      for desired in stacks {
        let shared = zip(shown, desired).prefix { $0 == $1 }.count
        let plan = StackChange.plan(shown: shown, desired: desired)
        let difference = StackChange.difference(from: shown, to: desired)
        #expect(plan == Self.naivePlan(shown, desired), "\(shown) to \(desired)")
        #expect(difference.added == desired.filter { !shown.contains($0) })
        #expect(difference.removed == shown.filter { !desired.contains($0) })
        for hint in 0...shared {
          #expect(plan == StackChange.plan(shown: shown, desired: desired, sharedPrefix: hint))
          #expect(
            difference
              == StackChange.difference(from: shown, to: desired, sharedPrefix: hint)
          )
        }
      }
    }
  }

  @Test func `with the hint a push or pop at great depth compares a handful of elements`() {
    let deep = (0..<10_000).map { Counted(value: $0) }
    let deeper = deep + [Counted(value: -1)]
    let comparisons = Counted.comparisons {
      #expect(StackChange.plan(shown: deep, desired: deeper, sharedPrefix: 10_000) == .push)
      #expect(StackChange.plan(shown: deeper, desired: deep, sharedPrefix: 10_000) == .pop)
      #expect(StackChange.plan(shown: deeper, desired: deep) == .pop)
      #expect(StackChange.plan(shown: deep, desired: deep) == .none)
    }
    #expect(comparisons < 10)
  }

  /// All stacks of distinct elements out of a few.
  private static func stacks(upTo count: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last = all
    for _ in 0..<count {
      last = last.flatMap { stack in
        (0..<count).filter { !stack.contains($0) }.map { stack + [$0] }
      }
      all += last
    }
    return all
  }

  private static func naivePlan(_ shown: [Int], _ desired: [Int]) -> StackChange.Kind {
    if shown.last == desired.last { return .none }
    guard let top = desired.last else { return .pop }
    return shown.contains(top) ? .pop : .push
  }

  @Test(arguments: [[], [1], [1, 2], [1, 2, 3]] as [[Int]])
  func `what is taken off leaves the bottom`(stack: [Int]) {
    func kept(_ request: StackChange.Request<Int>) -> Int? { request.kept(of: stack, isSame: ==) }
    #expect(kept(.pop) == (stack.count > 1 ? stack.dropLast() : stack[...]).count)
    #expect(kept(.popToRoot) == stack.prefix(1).count)
    for (index, element) in stack.enumerated() { #expect(kept(.popTo(element)) == index + 1) }
    #expect(kept(.popTo(9)) == nil)
    #expect(kept(.push(1)) == nil && kept(.set([1])) == nil)
  }
}

/// A value that counts how often it is compared.
private struct Counted: Equatable {
  @TaskLocal private static var counter = Counter()

  var value: Int

  static func == (left: Counted, right: Counted) -> Bool {
    counter.count += 1
    return left.value == right.value
  }

  static func comparisons(in body: () -> Void) -> Int {
    let fresh = Counter()
    $counter.withValue(fresh, operation: body)
    return fresh.count
  }

  /// Only ever touched by the task that made it.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
