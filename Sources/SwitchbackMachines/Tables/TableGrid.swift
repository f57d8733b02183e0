/// The shape of a table in plain numbers: which row stands for which pair, and where it leads.
///
/// Checking a table means walking over it many thousand times. Doing so over integers keeps the walks
/// free of generic code, and the lookup free of hashing. A number of -1 means that there is none.
@usableFromInline
struct TableGrid: Hashable, Sendable {
  /// One row, reduced to ordinals; without a target if the row says that its pair is impossible.
  struct Cell: Hashable, Sendable {
    var state: Int
    var event: Int
    var target: Int?
  }

  @usableFromInline
  let stateCount: Int

  @usableFromInline
  let eventCount: Int

  /// The cells, in the order of the rows.
  private(set) var cells: [Cell] = []

  /// How many events of each state have a row.
  private(set) var coveredEvents: [Int]

  /// The row of each pair, state by state.
  private var rowOfPair: [Int32]

  /// The state to which each pair leads, state by state.
  private var targetOfPair: [Int32]

  /// Creates a grid without rows.
  init(stateCount: Int, eventCount: Int) {
    self.stateCount = stateCount
    self.eventCount = eventCount
    coveredEvents = Array(repeating: 0, count: stateCount)
    rowOfPair = Array(repeating: -1, count: stateCount * eventCount)
    targetOfPair = rowOfPair
  }

  /// Returns the row that counts for a pair; nil where there is none, or outside the grid.
  @usableFromInline
  func row(state: Int, event: Int) -> Int? {
    guard let pair = pair(state: state, event: event) else { return nil }
    let row = rowOfPair[pair]
    return row < 0 ? nil : Int(row)
  }

  /// Returns the state to which a pair inside the grid leads; nil where it leads nowhere.
  func target(state: Int, event: Int) -> Int? {
    let target = targetOfPair[state * eventCount + event]
    return target < 0 ? nil : Int(target)
  }

  /// Returns the place of a pair in the grid, or nil if it is outside.
  func pair(state: Int, event: Int) -> Int? {
    guard state >= 0, state < stateCount, event >= 0, event < eventCount else { return nil }
    return state * eventCount + event
  }

  /// Adds the next row; an earlier one for the same pair goes on counting.
  mutating func append(_ cell: Cell) {
    cells.append(cell)
    guard let pair = pair(state: cell.state, event: cell.event), rowOfPair[pair] < 0 else { return }
    setRow(cells.count - 1, of: pair)
  }

  /// Takes a row away, so that a later one for the same pair counts in its place.
  mutating func remove(rowAt index: Int) {
    let removed = cells.remove(at: index)
    let removedPair = pair(state: removed.state, event: removed.event)
    if let removedPair, rowOfPair[removedPair] == Int32(index) { clear(removedPair, of: removed) }
    for row in index..<cells.count {
      guard let pair = pair(state: cells[row].state, event: cells[row].event) else { continue }
      let former = rowOfPair[pair]
      if former == Int32(row + 1) {
        rowOfPair[pair] = Int32(row)
      } else if former < 0 {
        setRow(row, of: pair)
      }
    }
  }

  private mutating func setRow(_ row: Int, of pair: Int) {
    let cell = cells[row]
    rowOfPair[pair] = Int32(row)
    coveredEvents[cell.state] += 1
    if let target = cell.target, target >= 0, target < stateCount {
      targetOfPair[pair] = Int32(target)
    }
  }

  private mutating func clear(_ pair: Int, of cell: Cell) {
    rowOfPair[pair] = -1
    targetOfPair[pair] = -1
    coveredEvents[cell.state] -= 1
  }
}
