import AnimDrawing

/// Groups that come and go, present at all times.
///
/// A layer that is not quite opaque is drawn as a group, one that is opaque as the items alone. With
/// groups of full opacity in the meantime, what is in them stays the same element.
struct SteadyGroups {
  /// The group that an item is sometimes in.
  private var group: [UInt64: UInt64] = [:]
  /// The groups, those inside others first.
  private var order: [UInt64] = []

  /// The groups that occur in any of the lists.
  init(in lists: [DisplayList]) {
    var depth: [UInt64: Int] = [:]
    for list in lists { _ = collect(list.items, &depth) }
    order = depth.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// Notes what is in which group, and returns how deep groups are nested.
  private mutating func collect(_ items: [DisplayItem], _ depth: inout [UInt64: Int]) -> Int {
    var deepest = 0
    for item in items {
      guard case .group(let inner) = item.content else { continue }
      let below = collect(inner.items, &depth)
      deepest = max(deepest, below + 1)
      guard item.isPlainGroup else { continue }
      depth[item.id] = max(depth[item.id] ?? 0, below + 1)
      for member in inner.items where member.id != 0 { group[member.id] = item.id }
    }
    return deepest
  }

  /// The items of a frame, or of the group `outer`, with the groups that are missing.
  func grouped(_ items: [DisplayItem], in outer: UInt64? = nil) -> [DisplayItem] {
    var items = items.map { item -> DisplayItem in
      guard case .group(var inner) = item.content else { return item }
      var result = item
      inner.items = grouped(inner.items, in: item.id)
      result.content = .group(inner)
      return result
    }
    for id in order where id != outer { items = wrapped(items, id) }
    return items
  }

  /// The items with a group around those in a row that belong to it.
  private func wrapped(_ items: [DisplayItem], _ id: UInt64) -> [DisplayItem] {
    func belongs(_ item: DisplayItem) -> Bool { item.id != 0 && group[item.id] == id }
    guard items.contains(where: belongs), !items.contains(where: { $0.id == id }) else {
      return items
    }
    var result: [DisplayItem] = []
    var members: [DisplayItem] = []
    func close() {
      guard !members.isEmpty else { return }
      result.append(DisplayItem(id: id, content: .group(Group(items: members))))
      members = []
    }
    for item in items {
      if belongs(item) {
        members.append(item)
      } else {
        close()
        result.append(item)
      }
    }
    close()
    return result
  }
}

extension DisplayItem {
  /// Whether it does nothing but make its items transparent together.
  fileprivate var isPlainGroup: Bool {
    if case .group(let group) = content {
      id != 0 && group.mask == nil && blendMode == .normal && clips.isEmpty
    } else {
      false
    }
  }
}
