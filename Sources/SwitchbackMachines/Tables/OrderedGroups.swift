/// Values collected under keys, where both keep the order in which they first appeared.
struct OrderedGroups<Key: Hashable, Member: Hashable> {
  /// One key with its members, each of them once.
  struct Group {
    let key: Key
    private(set) var members: [Member] = []
    private var known: Set<Member> = []

    init(key: Key) { self.key = key }

    mutating func add(_ member: Member) {
      if known.insert(member).inserted { members.append(member) }
    }
  }

  /// The groups, in the order in which their keys first appeared.
  private(set) var groups: [Group] = []

  private var positions: [Key: Int] = [:]

  /// Adds a member to the group of a key, unless it is there already.
  mutating func add(_ member: Member, to key: Key) {
    if let position = positions[key] {
      groups[position].add(member)
      return
    }
    positions[key] = groups.count
    var group = Group(key: key)
    group.add(member)
    groups.append(group)
  }
}
