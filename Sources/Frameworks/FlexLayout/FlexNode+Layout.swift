import Foundation

/// An item on its line.
private struct FlexItem {
  let node: FlexNode
  /// The length along the axis before lengths are shared out, in points without margins.
  var basis: CGFloat
  /// The margins along the axis and across it.
  var margins: FlexPair<CGFloat>
  var length: CGFloat
  var across: CGFloat = 0
  var isFrozen = false
}

/// The flexible box layout of CSS, with the differences of the library that apps use it by: columns by default, nothing shrinks,
/// lines are at the beginning.
///
/// Source: CSS Flexible Box Layout Module, level 1, section 9.
extension FlexNode {
  typealias Owner = (width: CGFloat?, height: CGFloat?)

  /// Finds the sizes and places of all items.
  ///
  /// - Parameters:
  ///   - width: The room for the width.
  ///   - height: The room for the height.
  ///   - owner: The container's content, of which hundredths are.
  func place(width: FlexRoom, height: FlexRoom, owner: Owner) {
    let inFlow = children.filter { $0.style.isShown && !$0.style.isAbsolute }
    for child in children where !child.style.isShown { child.frame = .zero }
    if children.isEmpty {
      frame.size = leafSize(width, height, owner)
      return
    }
    let padding = padding(owner.width)
    let (across, along) = (padding.left + padding.right, padding.top + padding.bottom)
    let isRow = style.direction.isRow
    let rooms = FlexPair(
      isRow: isRow, width: width.inset(by: across), height: height.inset(by: along))
    let inner: Owner = (width.inset(by: across).length, height.inset(by: along).length)
    var lines = lines(of: inFlow, rooms, inner)
    var content = FlexPair<CGFloat>(0, 0)
    var crosses: [CGFloat] = []
    let gap = isRow ? style.columnGap : style.rowGap
    let lineGap = isRow ? style.rowGap : style.columnGap
    for index in lines.indices {
      shareOut(&lines[index], rooms.main, gap, inner)
      let cross = measureAcross(&lines[index], rooms, inner)
      crosses.append(cross)
      content.main = max(content.main, Self.length(of: lines[index], gap))
      content.cross += cross + (index > 0 ? lineGap : 0)
    }
    var size = CGSize(
      width: content.width(isRow: isRow) + across, height: content.height(isRow: isRow) + along)
    size.width = width.exact ?? bound(width: size.width, owner)
    size.height = height.exact ?? bound(height: size.height, owner)
    frame.size = size
    let room = FlexPair(
      isRow: isRow, width: size.width - across, height: size.height - along)
    // One line is as wide as its container, unless lines may come after it.
    if lines.count == 1, style.wrap == .noWrap { crosses = [room.cross] }
    place(lines, crosses, room, (padding.left, padding.top), lineGap, inner)
    for child in children where child.style.isShown && child.style.isAbsolute {
      placeAbsolute(child, padding)
    }
  }

  /// The size of an item without items.
  private func leafSize(_ width: FlexRoom, _ height: FlexRoom, _ owner: Owner) -> CGSize {
    if let width = width.exact, let height = height.exact {
      return CGSize(width: width, height: height)
    }
    let padding = padding(owner.width)
    let (across, along) = (padding.left + padding.right, padding.top + padding.bottom)
    let most = CGSize(
      width: width.inset(by: across).length ?? .infinity,
      height: height.inset(by: along).length ?? .infinity)
    let content = measure(most)
    func fitted(_ length: CGFloat, _ room: FlexRoom) -> CGFloat {
      switch room {
      case .exactly(let exact): exact
      case .atMost(let most): min(length, most)
      case .any: length
      }
    }
    return CGSize(
      width: width.exact ?? bound(width: fitted(content.width + across, width), owner),
      height: height.exact ?? bound(height: fitted(content.height + along, height), owner))
  }

  // MARK: Lines

  private func lines(
    of nodes: [FlexNode], _ rooms: FlexPair<FlexRoom>, _ inner: Owner
  ) -> [[FlexItem]] {
    let isRow = style.direction.isRow
    let gap = isRow ? style.columnGap : style.rowGap
    var lines: [[FlexItem]] = [[]]
    var used: CGFloat = 0
    for node in nodes {
      let margins = FlexPair(
        isRow: isRow, width: node.margins(isHorizontal: true, inner.width),
        height: node.margins(isHorizontal: false, inner.width))
      let basis = basis(of: node, rooms, margins, inner)
      let item = FlexItem(
        node: node, basis: basis, margins: margins, length: node.bound(basis, isRow: isRow, inner))
      let needed = item.length + margins.main
      if style.wrap != .noWrap, let room = rooms.main.length, let last = lines.last, !last.isEmpty,
        used + gap + needed > room + 0.001
      {
        lines.append([])
        used = 0
      }
      used += needed + (lines[lines.count - 1].isEmpty ? 0 : gap)
      lines[lines.count - 1].append(item)
    }
    return lines
  }

  private static func length(of line: [FlexItem], _ gap: CGFloat) -> CGFloat {
    line.reduce(gap * CGFloat(max(0, line.count - 1))) { $0 + $1.length + $1.margins.main }
  }

  /// The length of an item along the axis before lengths are shared out.
  private func basis(
    of node: FlexNode, _ rooms: FlexPair<FlexRoom>, _ margins: FlexPair<CGFloat>, _ inner: Owner
  ) -> CGFloat {
    let isRow = style.direction.isRow
    let whole = isRow ? inner.width : inner.height
    if let basis = node.style.basis?.points(of: whole) {
      return node.bound(basis, isRow: isRow, inner, isBasis: true)
    }
    let wished = FlexPair(
      isRow: isRow, width: node.wishedWidth(inner), height: node.wishedHeight(inner))
    if let main = wished.main { return main }
    let cross = room(across: node, rooms.cross, wished.cross, margins.cross)
    if let ratio = node.style.aspectRatio, ratio > 0, let exact = cross.exact {
      return isRow ? exact * ratio : exact / ratio
    }
    let main: FlexRoom = rooms.main.length.map { .atMost(max(0, $0 - margins.main)) } ?? .any
    let size = node.size(
      width: isRow ? main : cross, height: isRow ? cross : main, owner: inner)
    return isRow ? size.width : size.height
  }

  /// The room that an item has across the axis.
  private func room(
    across node: FlexNode, _ room: FlexRoom, _ wished: CGFloat?, _ margin: CGFloat
  ) -> FlexRoom {
    if let wished { return .exactly(wished) }
    if case .exactly(let length) = room, style.wrap == .noWrap, alignment(of: node) == .stretch {
      let exact = max(0, length - margin)
      let isRow = style.direction.isRow
      let owner: Owner = isRow ? (nil, length) : (length, nil)
      return .exactly(
        isRow ? node.bound(height: exact, owner) : node.bound(width: exact, owner))
    }
    return room.length.map { .atMost(max(0, $0 - margin)) } ?? .any
  }

  /// How an item is aligned across the axis.
  fileprivate func alignment(of node: FlexNode) -> Flex.AlignItems {
    switch node.style.alignSelf {
    case .auto: style.alignItems
    case .stretch: .stretch
    case .start: .start
    case .center: .center
    case .end: .end
    case .baseline: .baseline
    }
  }

  /// Shares out what is free on a line, or what is missing, among the items that want it.
  private func shareOut(
    _ line: inout [FlexItem], _ room: FlexRoom, _ gap: CGFloat, _ inner: Owner
  ) {
    guard case .exactly(let length) = room, !line.isEmpty else { return }
    let isRow = style.direction.isRow
    let fixed = line.reduce(gap * CGFloat(line.count - 1)) { $0 + $1.margins.main }
    let isGrowing = Self.length(of: line, gap) < length
    func weight(_ item: FlexItem) -> CGFloat {
      isGrowing ? item.node.style.grow : item.node.style.shrink * item.basis
    }
    for index in line.indices {
      let item = line[index]
      // What is beyond its bound already is not moved further that way.
      line[index].isFrozen =
        weight(item) == 0 || (isGrowing ? item.basis > item.length : item.basis < item.length)
    }
    while line.contains(where: { !$0.isFrozen }) {
      let used = line.reduce(fixed) { $0 + ($1.isFrozen ? $1.length : $1.basis) }
      let open = line.filter { !$0.isFrozen }
      let total = open.reduce(0) { $0 + weight($1) }
      let grows = open.reduce(0) { $0 + $1.node.style.grow }
      // Less than one whole share takes that part of what is free.
      let free = (length - used) * (isGrowing ? min(1, grows) : 1)
      var excess: CGFloat = 0
      var bounded = line.map(\.length)
      for index in line.indices where !line[index].isFrozen {
        let item = line[index]
        let wanted = item.basis + free * weight(item) / total
        bounded[index] = item.node.bound(max(0, wanted), isRow: isRow, inner)
        excess += bounded[index] - wanted
        line[index].length = bounded[index]
      }
      for index in line.indices where !line[index].isFrozen {
        let item = line[index]
        let wanted = item.basis + free * weight(item) / total
        let violation = item.length - wanted
        if abs(excess) < 0.001 || excess > 0 && violation > 0 || excess < 0 && violation < 0 {
          line[index].isFrozen = true
        }
      }
    }
  }

  /// Lays out the items of a line for the lengths that they have, and finds how much the line needs across.
  private func measureAcross(
    _ line: inout [FlexItem], _ rooms: FlexPair<FlexRoom>, _ inner: Owner
  ) -> CGFloat {
    let isRow = style.direction.isRow
    var most: CGFloat = 0
    for index in line.indices {
      let item = line[index]
      let node = item.node
      var wished =
        isRow
        ? node.style.height?.points(of: inner.height) : node.style.width?.points(of: inner.width)
      if wished == nil, let ratio = node.style.aspectRatio, ratio > 0 {
        wished = isRow ? item.length / ratio : item.length * ratio
      }
      let bounded = wished.map {
        isRow ? node.bound(height: $0, inner) : node.bound(width: $0, inner)
      }
      let cross = room(across: node, rooms.cross, bounded, item.margins.cross)
      node.layOut(
        width: isRow ? .exactly(item.length) : cross,
        height: isRow ? cross : .exactly(item.length), owner: inner)
      line[index].across = isRow ? node.frame.height : node.frame.width
      most = max(most, line[index].across + item.margins.cross)
    }
    return most
  }

  // MARK: Places

  private func place(
    _ lines: [[FlexItem]], _ crosses: [CGFloat], _ room: FlexPair<CGFloat>,
    _ origin: (x: CGFloat, y: CGFloat), _ lineGap: CGFloat, _ inner: Owner
  ) {
    let isRow = style.direction.isRow
    let gap = isRow ? style.columnGap : style.rowGap
    let isBackwards = style.direction.isReverse != (isRow && isMirrored)
    let free = room.cross - crosses.reduce(lineGap * CGFloat(crosses.count - 1), +)
    var crosses = crosses
    var spread = style.alignContent.spread(free, crosses.count)
    if style.alignContent == .stretch, style.wrap != .noWrap, free > 0 {
      crosses = crosses.map { $0 + free / CGFloat(crosses.count) }
      spread = (0, 0)
    }
    var y = spread.before
    for (line, cross) in zip(lines, crosses) {
      let unused = room.main - Self.length(of: line, gap)
      let (before, between) = style.justifyContent.spread(unused, line.count)
      var x = before
      for item in line {
        stretch(item, to: cross, inner)
        let size = item.node.frame.size
        let length = isRow ? size.width : size.height
        let across = isRow ? size.height : size.width
        let start = item.node.margin(isRow ? .left : .top, inner.width)
        let end = item.node.margin(isRow ? .right : .bottom, inner.width)
        let near = item.node.margin(isRow ? .top : .left, inner.width)
        let freeAcross = cross - across - item.margins.cross
        let shift: CGFloat =
          switch alignment(of: item.node) {
          case .stretch, .start, .baseline: 0
          case .center: freeAcross / 2
          case .end: freeAcross
          }
        let place = isBackwards ? room.main - x - length - end : x + start
        var depth = y + shift + near
        if style.wrap == .wrapReverse {
          depth = room.cross - y - cross + shift + near
        } else if !isRow, isMirrored {
          depth = room.cross - y - shift - near - across
        }
        item.node.frame.origin = CGPoint(
          x: origin.x + (isRow ? place : depth), y: origin.y + (isRow ? depth : place))
        item.node.shiftRelative(inner)
        x += length + item.margins.main + gap + between
      }
      y += cross + lineGap + spread.between
    }
  }

  /// Has an item fill its line.
  private func stretch(_ item: FlexItem, to cross: CGFloat, _ inner: Owner) {
    let node = item.node
    let isRow = style.direction.isRow
    let hasLength =
      node.style.aspectRatio != nil
      || (isRow ? node.wishedHeight(inner) : node.wishedWidth(inner)) != nil
    guard alignment(of: node) == .stretch, !hasLength else { return }
    let wanted = max(0, cross - item.margins.cross)
    let across = isRow ? node.bound(height: wanted, inner) : node.bound(width: wanted, inner)
    guard abs(across - item.across) > 0.001 else { return }
    node.layOut(
      width: .exactly(isRow ? item.length : across), height: .exactly(isRow ? across : item.length),
      owner: inner)
  }

  /// Moves an item away from its place.
  private func shiftRelative(_ inner: Owner) {
    func edge(_ edge: FlexEdge, _ whole: CGFloat?) -> CGFloat? {
      style.position.length(edge, isMirrored: isMirrored)?.points(of: whole)
    }
    frame.origin.x += edge(.left, inner.width) ?? edge(.right, inner.width).map { -$0 } ?? 0
    frame.origin.y += edge(.top, inner.height) ?? edge(.bottom, inner.height).map { -$0 } ?? 0
  }

  /// Places an item that takes no room: by its edges, or else as the only one on a line.
  private func placeAbsolute(
    _ child: FlexNode,
    _ padding: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)
  ) {
    let size = frame.size
    let owner: Owner = (size.width, size.height)
    func edge(_ edge: FlexEdge, _ whole: CGFloat) -> CGFloat? {
      child.style.position.length(edge, isMirrored: isMirrored)?.points(of: whole)
    }
    let (left, right) = (edge(.left, size.width), edge(.right, size.width))
    let (top, bottom) = (edge(.top, size.height), edge(.bottom, size.height))
    let horizontal = child.margins(isHorizontal: true, size.width)
    let vertical = child.margins(isHorizontal: false, size.width)
    var width = child.wishedWidth(owner)
    var height = child.wishedHeight(owner)
    if width == nil, let left, let right {
      width = child.bound(width: max(0, size.width - left - right - horizontal), owner)
    }
    if height == nil, let top, let bottom {
      height = child.bound(height: max(0, size.height - top - bottom - vertical), owner)
    }
    if let ratio = child.style.aspectRatio, ratio > 0 {
      if height == nil, let width { height = width / ratio }
      if width == nil, let height { width = height * ratio }
    }
    child.layOut(
      width: width.map { .exactly($0) } ?? .atMost(max(0, size.width - horizontal)),
      height: height.map { .exactly($0) } ?? .atMost(max(0, size.height - vertical)),
      owner: owner)
    let free = (
      width: size.width - padding.left - padding.right - child.frame.width - horizontal,
      height: size.height - padding.top - padding.bottom - child.frame.height - vertical
    )
    let isRow = style.direction.isRow
    func automatic(_ free: CGFloat, isMain: Bool) -> CGFloat {
      if isMain {
        return switch style.justifyContent {
        case .center, .spaceAround, .spaceEvenly: free / 2
        case .end: free
        case .start, .spaceBetween: 0
        }
      }
      return switch alignment(of: child) {
      case .center: free / 2
      case .end: free
      case .start, .stretch, .baseline: 0
      }
    }
    let (start, above) = (child.margin(.left, size.width), child.margin(.top, size.width))
    child.frame.origin = CGPoint(
      x: left.map { $0 + start }
        ?? right.map { size.width - $0 - child.frame.width - child.margin(.right, size.width) }
        ?? padding.left + start + automatic(free.width, isMain: isRow),
      y: top.map { $0 + above }
        ?? bottom.map { size.height - $0 - child.frame.height - child.margin(.bottom, size.width) }
        ?? padding.top + above + automatic(free.height, isMain: !isRow))
  }

  /// A length along the axis within the bounds of the style.
  fileprivate func bound(
    _ length: CGFloat, isRow: Bool, _ owner: Owner, isBasis: Bool = false
  ) -> CGFloat {
    if isBasis {
      let padding = padding(owner.width)
      return max(length, isRow ? padding.left + padding.right : padding.top + padding.bottom)
    }
    return isRow ? bound(width: length, owner) : bound(height: length, owner)
  }
}

extension Flex.JustifyContent {
  /// What is free before the first item, and between two.
  fileprivate func spread(_ free: CGFloat, _ count: Int) -> (before: CGFloat, between: CGFloat) {
    let (positive, count) = (max(0, free), CGFloat(count))
    switch self {
    case .start: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .spaceBetween: return (0, count > 1 ? positive / (count - 1) : 0)
    case .spaceAround: return count > 0 ? (positive / count / 2, positive / count) : (0, 0)
    case .spaceEvenly: return (positive / (count + 1), positive / (count + 1))
    }
  }
}

extension Flex.AlignContent {
  /// What is free before the first line, and between two.
  fileprivate func spread(_ free: CGFloat, _ count: Int) -> (before: CGFloat, between: CGFloat) {
    let (positive, count) = (max(0, free), CGFloat(count))
    switch self {
    case .start, .stretch: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .spaceBetween: return (0, count > 1 ? positive / (count - 1) : 0)
    case .spaceAround: return count > 0 ? (positive / count / 2, positive / count) : (0, 0)
    case .spaceEvenly: return (positive / (count + 1), positive / (count + 1))
    }
  }
}
