import Foundation

/// Places the cells of groups, one group after the other.
///
/// The rules are those of `NSCollectionLayoutGroup`'s documentation: a group divides its own size, a line takes as
/// many items as fit, and flexible spacing takes what is left over. Sizes that are estimated give way
/// to measured ones, and a group of an estimated length is as long as what is in it.
package struct GroupSolver {
  /// A cell, in the coordinates of the group or section that it was solved in.
  package struct Cell: Hashable, Sendable {
    /// Where the cell is, in points.
    package var slot: Slot
    /// The order from back to front, which custom groups may set.
    package var zIndex: Int
    /// The number of the cell's item; nil in custom groups.
    package var item: Int?
    /// Where the cell's own size may differ from what was estimated.
    package var estimatedAxes: AxisSet

    /// A cell in its place.
    package init(
      slot: Slot, zIndex: Int = 0, item: Int? = nil, estimatedAxes: AxisSet = []
    ) {
      self.slot = slot
      self.zIndex = zIndex
      self.item = item
      self.estimatedAxes = estimatedAxes
    }
  }

  /// The facts that are not known from the description alone.
  package struct Answers {
    /// The size that the item at an index, counted in the section, turned out to have.
    package var measured: (Int) -> Extent?
    /// The cells of a custom group, by its number and its size without insets.
    package var customCells: (Int, Extent) -> [Cell]

    /// The given answers; without them nothing is measured, and custom groups are empty.
    package init(
      measured: @escaping (Int) -> Extent? = { _ in nil },
      customCells: @escaping (Int, Extent) -> [Cell] = { _, _ in [] }
    ) {
      self.measured = measured
      self.customCells = customCells
    }
  }

  /// How many cells there are to place.
  package let itemCount: Int
  private let answers: Answers
  /// The placed cells, in the order of the items.
  package private(set) var cells: [Cell] = []

  /// A solver that has placed nothing yet.
  package init(itemCount: Int, answers: Answers = Answers()) {
    self.itemCount = itemCount
    self.answers = answers
    cells.reserveCapacity(itemCount)
  }

  /// Places the next cells, as many as an item holds and no more than there are.
  ///
  /// - Parameters:
  ///   - item: A cell, or a group of further items.
  ///   - container: The size of the rectangle in which the item lies, in points.
  /// - Returns: The size of the item, in points; zero if all cells are placed already.
  /// - Complexity: O(cells placed · depth of the item's groups).
  package mutating func solve(_ item: LayoutItem, in container: Extent) -> Extent {
    guard cells.count < itemCount else { return .zero }
    return solve(item, size: item.size.extent(in: container))
  }

  /// Shifts the cells from an index on, by points.
  ///
  /// - Complexity: O(cells shifted).
  package mutating func shift(from first: Int, by offset: Extent) {
    for index in first..<cells.count {
      cells[index].slot.main += offset.main
      cells[index].slot.cross += offset.cross
    }
  }

  private mutating func solve(_ item: LayoutItem, size: Extent) -> Extent {
    switch item.content {
    case .cell: addCell(item, size: size)
    case .group(let group): solve(group, of: item, size: size)
    }
  }

  private mutating func addCell(_ item: LayoutItem, size: Extent) -> Extent {
    let size = item.size.replacingEstimates(in: size, by: answers.measured(cells.count))
    cells.append(
      Cell(
        slot: Slot(main: 0, cross: 0, size: size).inset(by: item.insets), item: item.id,
        estimatedAxes: item.size.estimatedAxes))
    return size
  }

  private mutating func solve(
    _ group: LayoutGroup, of item: LayoutItem, size: Extent
  ) -> Extent {
    let inner = size.inset(by: item.insets)
    let first = cells.count
    let content: Extent
    switch group.arrangement {
    case .custom:
      cells += answers.customCells(item.id, inner).prefix(itemCount - first)
      content = inner
    case .repeating(let axis):
      content = line(
        group, along: axis, in: inner, repeats: true, share: nil,
        isOpen: item.size.estimatedAxes.contains(AxisSet(axis)))
    case .once(let axis):
      content = line(
        group, along: axis, in: inner, repeats: false, share: nil,
        isOpen: item.size.estimatedAxes.contains(AxisSet(axis)))
    case .sharing(let axis):
      let count = CGFloat(group.items.count)
      content = line(
        group, along: axis, in: inner, repeats: false,
        share: (inner[axis] - group.spacing.length * (count - 1)) / count,
        isOpen: item.size.estimatedAxes.contains(AxisSet(axis)))
    }
    shift(from: first, by: item.insets.start)
    let (start, end) = (item.insets.start, item.insets.end)
    return Extent(
      main: item.size.main.isEstimated ? content.main + start.main + end.main : size.main,
      cross: item.size.cross.isEstimated ? content.cross + start.cross + end.cross : size.cross)
  }

  /// One member of a line with the room that it keeps around itself.
  private struct Member {
    var size: Extent
    let cells: Range<Int>
    let along: LayoutEdgeSpacing.Sides
    let across: LayoutEdgeSpacing.Sides
  }

  /// Items one after the other; flexible spacing takes what is left over.
  ///
  /// - Parameters:
  ///   - group: The group whose items are placed.
  ///   - axis: The axis along which the items follow one another.
  ///   - container: The size of the group without its insets, in points.
  ///   - repeats: Whether the items begin again after the last one.
  ///   - share: The length of every item in points, where it is not its own.
  ///   - isOpen: Whether the line is as long as its items.
  /// - Returns: The size of the line, in points.
  private mutating func line(
    _ group: LayoutGroup, along axis: Axis, in container: Extent, repeats: Bool, share: CGFloat?,
    isOpen: Bool
  ) -> Extent {
    var members: [Member] = []
    var used: CGFloat = 0
    while cells.count < itemCount, !group.items.isEmpty,
      repeats || members.count < group.items.count
    {
      let item = group.items[members.count % group.items.count]
      let first = cells.count
      var size = item.size.extent(in: container)
      if let share { size[axis] = share }
      size = solve(item, size: size)
      let along = item.spacing[axis]
      let length =
        size[axis] + along.before.length + along.after.length
        + (members.isEmpty ? 0 : group.spacing.length)
      if repeats, !members.isEmpty, !isOpen, used + length > container[axis] + Tolerance.length {
        cells.removeSubrange(first...)
        break
      }
      members.append(
        Member(
          size: size, cells: first..<cells.count, along: along,
          across: item.spacing[axis.other]))
      used += length
      if cells.count == first || length <= 0 && repeats { break }
    }
    used += makeUniform(&members, of: group, along: axis)
    return place(
      members, along: axis, spacing: group.spacing, leftover: isOpen ? 0 : container[axis] - used)
  }

  /// Makes members as long as the longest of them where their items say so.
  ///
  /// - Returns: What the line becomes longer by, in points.
  private mutating func makeUniform(
    _ members: inout [Member], of group: LayoutGroup, along axis: Axis
  ) -> CGFloat {
    var added: CGFloat = 0
    for direction in [Axis.main, .cross] {
      let uniform = members.indices.filter {
        let item = group.items[$0 % group.items.count]
        guard case .cell = item.content else { return false }
        return item.size[direction].isUniform
      }
      let most = uniform.map { members[$0].size[direction] }.max() ?? 0
      for index in uniform {
        let missing = most - members[index].size[direction]
        members[index].size[direction] += missing
        for cell in members[index].cells { cells[cell].slot.size[direction] += missing }
        if direction == axis { added += missing }
      }
    }
    return added
  }

  /// Shifts the members of a line to their places, and returns the size of the line.
  private mutating func place(
    _ members: [Member], along axis: Axis, spacing: LayoutSpacing, leftover: CGFloat
  ) -> Extent {
    var flexible = spacing.isFlexible ? max(0, members.count - 1) : 0
    for member in members {
      flexible += (member.along.before.isFlexible ? 1 : 0) + (member.along.after.isFlexible ? 1 : 0)
    }
    let extra = flexible > 0 ? max(0, leftover) / CGFloat(flexible) : 0
    func length(_ spacing: LayoutSpacing) -> CGFloat {
      spacing.length + (spacing.isFlexible ? extra : 0)
    }
    var line = Extent.zero
    for (index, member) in members.enumerated() {
      if index > 0 { line[axis] += length(spacing) }
      line[axis] += length(member.along.before)
      for cell in member.cells {
        cells[cell].slot[axis] += line[axis]
        cells[cell].slot[axis.other] += member.across.before.length
      }
      line[axis] += member.size[axis] + length(member.along.after)
      line[axis.other] = max(
        line[axis.other],
        member.size[axis.other] + member.across.before.length + member.across.after.length)
    }
    return line
  }
}
