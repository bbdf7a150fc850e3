package import Foundation

/// The arithmetic of the flow layout along one scroll direction.
///
/// "Main" is the axis that scrolls, "cross" the one across it: for vertical scrolling main is y and
/// lines are rows. Placement is computed per section and per line; looking an item or a stretch of the
/// main axis up costs the logarithm of the number of lines, and sections of uniform items are not
/// stored item by item.
///
/// The rules are those that UIKit's flow layout shows: as many items on a line as fit, justified, the last
/// line of items with sizes of their own at the minimum spacing.
package struct FlowSolver: Hashable {
  /// The metrics that a section asks for, in main and cross lengths: points, not negative.
  package struct Section: Hashable {
    /// The items of a section, with their sizes in points.
    package enum Items: Hashable {
      /// Items of one size: columns line up, also on the last line.
      case uniform(count: Int, size: Extent)
      /// Items of their own sizes: the last line keeps the minimum spacing.
      case sized([Extent])
    }
    /// The length of the header along the main axis.
    package var header: CGFloat = 0
    /// The length of the footer along the main axis.
    package var footer: CGFloat = 0
    /// Kept free between the header and the first line.
    package var insetStart: CGFloat = 0
    /// Kept free between the last line and the footer.
    package var insetEnd: CGFloat = 0
    /// Kept free before the lines.
    package var crossInsetStart: CGFloat = 0
    /// Kept free after the lines.
    package var crossInsetEnd: CGFloat = 0
    /// The distance of two lines.
    package var lineSpacing: CGFloat = 10
    /// The least distance of two items of a line.
    package var interitemSpacing: CGFloat = 10
    /// The items that the lines are made of.
    package var items: Items

    /// A section of items, with room around them in points.
    package init(
      header: CGFloat = 0, footer: CGFloat = 0, insetStart: CGFloat = 0, insetEnd: CGFloat = 0,
      crossInsetStart: CGFloat = 0, crossInsetEnd: CGFloat = 0, lineSpacing: CGFloat = 10,
      interitemSpacing: CGFloat = 10, items: Items
    ) {
      self.header = header
      self.footer = footer
      self.insetStart = insetStart
      self.insetEnd = insetEnd
      self.crossInsetStart = crossInsetStart
      self.crossInsetEnd = crossInsetEnd
      self.lineSpacing = lineSpacing
      self.interitemSpacing = interitemSpacing
      self.items = items
    }
  }

  /// A placed section; positions on the main axis are absolute.
  package struct PlacedSection: Hashable {
    /// The metrics that the section asked for.
    package let metrics: Section
    /// Where the section begins, before its header.
    package let start: CGFloat
    /// The lines, relative to `contentStart`.
    package let lines: Lines
    /// Where the lines begin, after header and inset.
    package let contentStart: CGFloat
    /// Where the section ends, after inset and footer.
    package let end: CGFloat

    /// The stretch of the main axis that the header takes.
    package var headerRange: ClosedRange<CGFloat> { start...(start + metrics.header) }
    /// The stretch of the main axis that the footer takes.
    package var footerRange: ClosedRange<CGFloat> { (end - metrics.footer)...end }
  }

  /// The lines of a section, relative to the start of its content.
  package enum Lines: Hashable {
    case uniform(UniformLines)
    case sized([SizedLine])
  }

  /// The sections in their order.
  package let sections: [PlacedSection]
  /// The length of the content on the main axis.
  package let length: CGFloat

  /// The sections placed one after the other.
  ///
  /// - Parameters:
  ///   - sections: The sections in their order.
  ///   - breadth: The room across in points, without content insets.
  /// - Complexity: O(sections + items with sizes of their own).
  package init(_ sections: [Section], breadth: CGFloat) {
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
  ///
  /// - Complexity: O(1) among uniform items, else O(log lines + items on the line).
  package func slot(item: Int, section: Int) -> Slot? {
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
  ///
  /// - Complexity: O(log sections).
  package func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partitioningIndex { $0.end >= range.lowerBound }
    let last = sections.partitioningIndex { $0.start > range.upperBound }
    return first..<max(first, last)
  }

  /// The items of a section whose lines touch a stretch of the main axis.
  ///
  /// - Complexity: O(1) for uniform items, else O(log lines).
  package func items(in range: ClosedRange<CGFloat>, section: Int) -> Range<Int> {
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
