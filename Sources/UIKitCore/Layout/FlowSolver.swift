import Foundation

/// The arithmetic of the flow layout along one scroll direction.
///
/// "Main" is the axis that scrolls, "cross" the one across it: for vertical scrolling main is y and
/// lines are rows. Placement is computed per section and per line; looking an item or a stretch of the
/// main axis up costs the logarithm of the number of lines, and sections of uniform items are not
/// stored item by item.
struct FlowSolver: Hashable {
  /// What a section asks for, in main and cross lengths.
  struct Section: Hashable {
    enum Items: Hashable {
      /// Items of one size: columns line up, also on the last line.
      case uniform(count: Int, size: Extent)
      /// Items of their own sizes: the last line keeps the minimum spacing.
      case sized([Extent])
    }
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var insetStart: CGFloat = 0
    var insetEnd: CGFloat = 0
    var crossInsetStart: CGFloat = 0
    var crossInsetEnd: CGFloat = 0
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var items: Items
  }

  /// A length on each axis.
  struct Extent: Hashable {
    var main: CGFloat
    var cross: CGFloat
  }

  /// A rectangle on both axes.
  struct Slot: Hashable {
    var main: CGFloat
    var cross: CGFloat
    var size: Extent
  }

  /// A placed section; positions on the main axis are absolute.
  struct PlacedSection: Hashable {
    let metrics: Section
    let start: CGFloat
    let lines: Lines
    /// Where the lines begin, after header and inset.
    let contentStart: CGFloat
    /// Where the section ends, after inset and footer.
    let end: CGFloat

    var headerRange: ClosedRange<CGFloat> { start...(start + metrics.header) }
    var footerRange: ClosedRange<CGFloat> { (end - metrics.footer)...end }
  }

  /// The lines of a section, relative to the start of its content.
  enum Lines: Hashable {
    case uniform(UniformLines)
    case sized([SizedLine])
  }

  let sections: [PlacedSection]
  /// The length of the content on the main axis.
  let length: CGFloat

  /// - Parameter breadth: The room across, without content insets.
  init(_ sections: [Section], breadth: CGFloat) {
    var placed: [PlacedSection] = []
    placed.reserveCapacity(sections.count)
    var position: CGFloat = 0
    for section in sections {
      let room = breadth - section.crossInsetStart - section.crossInsetEnd
      let lines: Lines
      let length: CGFloat
      switch section.items {
      case .uniform(let count, let size):
        let uniform = UniformLines(
          count: count, size: size, room: room, interitemSpacing: section.interitemSpacing,
          lineSpacing: section.lineSpacing)
        (lines, length) = (.uniform(uniform), uniform.length)
      case .sized(let sizes):
        let sized = SizedLine.lines(
          of: sizes, room: room, interitemSpacing: section.interitemSpacing,
          lineSpacing: section.lineSpacing)
        (lines, length) = (.sized(sized), sized.last.map { $0.start + $0.thickness } ?? 0)
      }
      let contentStart = position + section.header + section.insetStart
      let end = contentStart + length + section.insetEnd + section.footer
      placed.append(
        PlacedSection(
          metrics: section, start: position, lines: lines, contentStart: contentStart, end: end))
      position = end
    }
    self.sections = placed
    length = position
  }

  /// The place of an item; nil if there is no such item.
  func slot(item: Int, section: Int) -> Slot? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    let slot: Slot?
    switch placed.lines {
    case .uniform(let lines): slot = lines.slot(item: item)
    case .sized(let lines): slot = SizedLine.slot(item: item, in: lines, of: placed.metrics.items)
    }
    guard var slot else { return nil }
    slot.main += placed.contentStart
    slot.cross += placed.metrics.crossInsetStart
    return slot
  }

  /// The sections that touch a stretch of the main axis.
  func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partitioningIndex { $0.end >= range.lowerBound }
    let last = sections.partitioningIndex { $0.start > range.upperBound }
    return first..<max(first, last)
  }

  /// The items of a section whose lines touch a stretch of the main axis.
  func items(in range: ClosedRange<CGFloat>, section: Int) -> Range<Int> {
    let placed = sections[section]
    let (low, high) = (
      range.lowerBound - placed.contentStart, range.upperBound - placed.contentStart
    )
    switch placed.lines {
    case .uniform(let lines): return lines.items(from: low, to: high)
    case .sized(let lines):
      let first = lines.partitioningIndex { $0.start + $0.thickness >= low }
      let last = lines.partitioningIndex { $0.start > high }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }
}

/// Lines of items that are all of one size.
struct UniformLines: Hashable {
  let count: Int
  let size: FlowSolver.Extent
  let perLine: Int
  /// Between items across, after justification.
  let gap: CGFloat
  /// Where the first item of each line is.
  let origin: CGFloat
  let lineSpacing: CGFloat

  /// As many items on a line as fit with the minimum spacing; what is left over widens the gaps, or
  /// centres a single item.
  init(
    count: Int, size: FlowSolver.Extent, room: CGFloat, interitemSpacing: CGFloat,
    lineSpacing: CGFloat
  ) {
    self.count = count
    self.size = size
    self.lineSpacing = lineSpacing
    let step = size.cross + interitemSpacing
    // A millionth of a point forgives the rounding of sizes that were computed to fit exactly.
    let fitting = step > 0 ? 1 + ((room - size.cross + 1e-6) / step).rounded(.down) : 1
    perLine = fitting.isFinite ? max(1, Int(min(fitting, CGFloat(Int32.max)))) : 1
    let used = CGFloat(perLine) * size.cross
    if perLine == 1 {
      gap = 0
      origin = max(0, (room - size.cross) / 2)
    } else {
      gap = (room - used) / CGFloat(perLine - 1)
      origin = 0
    }
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  var length: CGFloat {
    lineCount == 0
      ? 0 : CGFloat(lineCount) * size.main + CGFloat(lineCount - 1) * lineSpacing
  }

  func slot(item: Int) -> FlowSolver.Slot? {
    guard item >= 0, item < count else { return nil }
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowSolver.Slot(
      main: CGFloat(line) * (size.main + lineSpacing),
      cross: origin + CGFloat(column) * (size.cross + gap), size: size)
  }

  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let pitch = size.main + lineSpacing
    guard pitch > 0, count > 0 else { return 0..<count }
    func clamp(_ line: CGFloat) -> Int { Int(min(max(0, line), CGFloat(lineCount))) }
    let first = clamp(((low - size.main) / pitch).rounded(.up))
    let last = clamp((high / pitch).rounded(.down) + 1)
    return min(first * perLine, count)..<max(first * perLine, min(last * perLine, count))
  }
}

/// A line of items that have their own sizes.
struct SizedLine: Hashable {
  let items: Range<Int>
  /// Relative to the start of the section's content.
  let start: CGFloat
  /// The largest item along the main axis; smaller ones are centred in it.
  let thickness: CGFloat
  let origin: CGFloat
  let gap: CGFloat

  /// Greedy line breaking; every line but the last is justified, the last starts at the edge and keeps
  /// the minimum spacing.
  static func lines(
    of sizes: [FlowSolver.Extent], room: CGFloat, interitemSpacing: CGFloat, lineSpacing: CGFloat
  ) -> [SizedLine] {
    var lines: [SizedLine] = []
    var first = 0
    var start: CGFloat = 0
    while first < sizes.count {
      var used = sizes[first].cross
      var thickness = sizes[first].main
      var next = first + 1
      while next < sizes.count, used + interitemSpacing + sizes[next].cross <= room + 1e-6 {
        used += interitemSpacing + sizes[next].cross
        thickness = max(thickness, sizes[next].main)
        next += 1
      }
      let count = next - first
      let leftover = room - used
      let isLast = next == sizes.count
      // A single item is centred where no second one like it would fit, as in a column of wide rows.
      let isCentred = count == 1 && (!isLast || sizes[first].cross + interitemSpacing > leftover)
      let origin = isCentred ? max(0, leftover / 2) : 0
      let gap =
        count > 1 && !isLast
        ? interitemSpacing + leftover / CGFloat(count - 1) : interitemSpacing
      lines.append(
        SizedLine(
          items: first..<next, start: start, thickness: thickness, origin: origin, gap: gap))
      start += thickness + lineSpacing
      first = next
    }
    return lines
  }

  static func slot(
    item: Int, in lines: [SizedLine], of items: FlowSolver.Section.Items
  ) -> FlowSolver.Slot? {
    guard case .sized(let sizes) = items, sizes.indices.contains(item) else { return nil }
    let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
    let cross = sizes[line.items.lowerBound..<item].reduce(line.origin) {
      $0 + $1.cross + line.gap
    }
    let size = sizes[item]
    return FlowSolver.Slot(
      main: line.start + (line.thickness - size.main) / 2, cross: cross, size: size)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which `predicate` holds, if it holds for all after it too.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
