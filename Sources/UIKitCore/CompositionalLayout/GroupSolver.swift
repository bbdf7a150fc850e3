import Foundation

/// Places the items of one group.
@MainActor struct GroupSolver {
  /// A cell, in the coordinates of the group or section that it was solved in.
  struct Cell {
    var frame: CGRect
    var zIndex = 0
    let item: NSCollectionLayoutItem?
    /// Where the cell's own size may differ from what was estimated.
    let axes: LayoutAxes
  }

  /// The solved part of a layout: its size and its cells, in the order of the index paths.
  struct Solution {
    var size: CGSize
    var cells: [Cell]
  }

  /// The size that the item at an index, counted in the section, has turned out to have.
  let measured: (Int) -> CGSize?
  let environment: any NSCollectionLayoutEnvironment

  /// Places up to `limit` items, beginning with the section's item number `first`.
  func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, limit: Int
  ) -> Solution {
    guard limit > 0 else { return Solution(size: .zero, cells: []) }
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group, size: group.layoutSize.size(in: container), first: first, limit: limit)
    }
    return solveLeaf(item, size: item.layoutSize.size(in: container), first: first)
  }

  private func solveLeaf(
    _ item: NSCollectionLayoutItem, size: CGSize, first: Int
  ) -> Solution {
    var size = size
    let axes = item.layoutSize.estimatedAxes
    if axes != [], let measured = measured(first) {
      if axes.contains(.horizontal) { size.width = measured.width }
      if axes.contains(.vertical) { size.height = measured.height }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets)
    return Solution(size: size, cells: [Cell(frame: frame, item: item, axes: axes)])
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, size: CGSize, first: Int, limit: Int
  ) -> Solution {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var content: Solution
    switch group.arrangement {
    case .custom(let provider):
      let places = provider(GroupEnvironment(size: inner, environment)).prefix(limit)
      content = Solution(
        size: inner,
        cells: places.map { Cell(frame: $0.frame, zIndex: $0.zIndex, item: nil, axes: []) })
    case .line(let isHorizontal):
      content = line(
        group, in: inner, isHorizontal: isHorizontal, repeats: true, equally: false,
        first: first, limit: limit)
    case .count(let isHorizontal, let equally):
      content = line(
        group, in: inner, isHorizontal: isHorizontal, repeats: false, equally: equally,
        first: first, limit: limit)
    }
    for index in content.cells.indices {
      content.cells[index].frame.origin.x += insets.leading
      content.cells[index].frame.origin.y += insets.top
    }
    let axes = group.layoutSize.estimatedAxes
    return Solution(
      size: CGSize(
        width: axes.contains(.horizontal)
          ? content.size.width + insets.leading + insets.trailing : size.width,
        height: axes.contains(.vertical)
          ? content.size.height + insets.top + insets.bottom : size.height),
      cells: content.cells)
  }

  /// One member of a line with the room that it keeps around itself.
  private struct Member {
    let solution: Solution
    let before: NSCollectionLayoutSpacing
    let after: NSCollectionLayoutSpacing
    let acrossBefore: CGFloat
    let acrossAfter: CGFloat
  }

  /// Items one after the other; flexible spacing takes what is left over.
  private func line(
    _ group: NSCollectionLayoutGroup, in container: CGSize, isHorizontal: Bool, repeats: Bool,
    equally: Bool, first: Int, limit: Int
  ) -> Solution {
    let room = isHorizontal ? container.width : container.height
    let isOpen = group.layoutSize.estimatedAxes.contains(isHorizontal ? .horizontal : .vertical)
    let between = group.interItemSpacing ?? .fixed(0)
    let share =
      equally && !group.subitems.isEmpty
      ? (room - between.spacing * CGFloat(group.subitems.count - 1)) / CGFloat(group.subitems.count)
      : nil
    var members: [Member] = []
    var used: CGFloat = 0
    var taken = 0
    var index = 0
    while taken < limit, !group.subitems.isEmpty, repeats || index < group.subitems.count {
      let item = group.subitems[index % group.subitems.count]
      var space = container
      if let share {
        if isHorizontal { space.width = share } else { space.height = share }
      }
      var solution = solve(item, in: space, first: first + taken, limit: limit - taken)
      if let share {
        solution = fitted(
          item, to: share, isHorizontal: isHorizontal, in: container, first: first + taken,
          limit: limit - taken)
      }
      let spacing = item.edgeSpacing
      let member = Member(
        solution: solution,
        before: (isHorizontal ? spacing?.leading : spacing?.top) ?? .fixed(0),
        after: (isHorizontal ? spacing?.trailing : spacing?.bottom) ?? .fixed(0),
        acrossBefore: (isHorizontal ? spacing?.top : spacing?.leading)?.spacing ?? 0,
        acrossAfter: (isHorizontal ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0)
      let length =
        (isHorizontal ? solution.size.width : solution.size.height) + member.before.spacing
        + member.after.spacing + (members.isEmpty ? 0 : between.spacing)
      // A millionth of a point forgives the rounding of fractions that add up to 1.
      if repeats, !members.isEmpty, !isOpen, used + length > room + 1e-6 { break }
      members.append(member)
      used += length
      taken += solution.cells.count
      index += 1
      if solution.cells.isEmpty || length <= 0 && repeats { break }
    }
    return place(members, between: between, used: used, room: isOpen ? used : room, isHorizontal)
  }

  /// An item whose length along the line is given.
  private func fitted(
    _ item: NSCollectionLayoutItem, to length: CGFloat, isHorizontal: Bool, in container: CGSize,
    first: Int, limit: Int
  ) -> Solution {
    var size = item.layoutSize.size(in: container)
    if isHorizontal { size.width = length } else { size.height = length }
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group, size: size, first: first, limit: limit)
    }
    return solveLeaf(item, size: size, first: first)
  }

  private func place(
    _ members: [Member], between: NSCollectionLayoutSpacing, used: CGFloat, room: CGFloat,
    _ isHorizontal: Bool
  ) -> Solution {
    var flexible = between.isFlexibleSpacing ? max(0, members.count - 1) : 0
    for member in members {
      flexible +=
        (member.before.isFlexibleSpacing ? 1 : 0) + (member.after.isFlexibleSpacing ? 1 : 0)
    }
    let extra = flexible > 0 ? max(0, room - used) / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing) -> CGFloat {
      spacing.spacing + (spacing.isFlexibleSpacing ? extra : 0)
    }
    var cells: [Cell] = []
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    for (index, member) in members.enumerated() {
      if index > 0 { position += length(between) }
      position += length(member.before)
      for var cell in member.solution.cells {
        cell.frame = cell.frame.offsetBy(
          dx: isHorizontal ? position : member.acrossBefore,
          dy: isHorizontal ? member.acrossBefore : position)
        cells.append(cell)
      }
      let size = member.solution.size
      position += (isHorizontal ? size.width : size.height) + length(member.after)
      breadth = max(
        breadth,
        (isHorizontal ? size.height : size.width) + member.acrossBefore + member.acrossAfter)
    }
    return Solution(
      size: isHorizontal
        ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position),
      cells: cells)
  }
}

/// The environment of the provider of a custom group.
@MainActor private final class GroupEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, _ outer: any NSCollectionLayoutEnvironment) {
    container = LayoutContainer(contentSize: size, contentInsets: .zero)
    traitCollection = outer.traitCollection
  }
}

@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}

@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, traitCollection: UITraitCollection) {
    container = LayoutContainer(contentSize: size, contentInsets: .zero)
    self.traitCollection = traitCollection
  }
}
