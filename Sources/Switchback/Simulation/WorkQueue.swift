/// The work that waits: for the end of this turn, for after the commit, or for a later time.
package struct WorkQueue {
  /// Work of the layout pass of this turn, in the order in which it was asked for.
  package var layout = Line()
  /// Work that runs after the commit of this turn: presentations and dismissals.
  package var afterCommit = Line()
  /// Work of later turns, the earliest first.
  package var later = TimedJobs()

  package init() {}
}

/// One thing to do, with the cause that it is done for.
package struct Job {
  package enum Work {
    case node(any SimulationNode, NodeTask)
    case call(@MainActor () -> Void)
  }

  package var work: Work
  package var cause: Int
}

/// A first-in, first-out line of jobs.
package struct Line {
  private var jobs: [Job?] = []
  private var head = 0

  package init() {}

  package var isEmpty: Bool { head == jobs.count }
  package var count: Int { jobs.count - head }
  /// The jobs that wait, the next one first.
  package var waiting: [Job] { jobs[head...].compactMap(\.self) }

  package mutating func append(_ job: Job) { jobs.append(job) }

  /// Takes the first job out.
  ///
  /// - Complexity: Amortised O(1).
  package mutating func popFirst() -> Job? {
    guard head < jobs.count else { return nil }
    let job = jobs[head]
    jobs[head] = nil
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 64, head * 2 > jobs.count {
      jobs.removeFirst(head)
      head = 0
    }
    return job
  }
}

/// Jobs of later turns in a binary heap, ordered by time and then by the order of asking.
package struct TimedJobs {
  package struct Entry {
    package var deadline: Duration
    package var sequence: Int
    package var job: Job
    package var label: String

    fileprivate func comes(before other: Entry) -> Bool {
      deadline == other.deadline ? sequence < other.sequence : deadline < other.deadline
    }
  }

  private var heap: [Entry] = []
  private var cancelled: Set<Int> = []
  package private(set) var nextSequence = 0

  package init() {}

  /// The entries that will still run, in the order in which they will.
  package var entries: [Entry] {
    heap.filter { !cancelled.contains($0.sequence) }.sorted { $0.comes(before: $1) }
  }

  /// The entry that is due first.
  package mutating func first() -> Entry? {
    while let entry = heap.first, cancelled.contains(entry.sequence) {
      cancelled.remove(entry.sequence)
      _ = removeFirst()
    }
    return heap.first
  }

  package mutating func insert(at deadline: Duration, _ job: Job, label: String) -> Int {
    let sequence = nextSequence
    nextSequence += 1
    heap.append(Entry(deadline: deadline, sequence: sequence, job: job, label: label))
    siftUp(heap.count - 1)
    return sequence
  }

  /// Takes out the first entry if it is due and was asked for before the given sequence number.
  package mutating func popDue(by time: Duration, before sequence: Int) -> Entry? {
    guard let entry = first(), entry.deadline <= time, entry.sequence < sequence else { return nil }
    return removeFirst()
  }

  /// Cancels an entry and hands out its job, which must not be let go inside this call.
  package mutating func cancel(_ sequence: Int) -> Job? {
    guard let index = heap.firstIndex(where: { $0.sequence == sequence }),
      cancelled.insert(sequence).inserted
    else { return nil }
    let job = heap[index].job
    heap[index].job = Job(work: .call {}, cause: job.cause)
    return job
  }

  private mutating func removeFirst() -> Entry {
    let entry = heap[0]
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    return entry
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].comes(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].comes(before: heap[least]) { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
