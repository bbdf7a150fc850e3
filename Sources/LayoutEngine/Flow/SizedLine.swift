package import Foundation

/// A line of items that have their own sizes.
package struct SizedLine: Hashable {
  /// The items' indices in their section.
  package let items: Range<Int>
  /// Relative to the start of the section's content.
  package let start: CGFloat
  /// The largest item along the main axis; smaller ones are centred in it.
  package let thickness: CGFloat
  /// Where the first item begins across, in points.
  package let origin: CGFloat
  /// Between two items across, in points, after justification.
  package let gap: CGFloat

  /// Greedy line breaking; every line but the last is justified, the last starts at the edge and keeps
  /// the minimum spacing.
  ///
  /// Source: what UIKit's flow layout shows on a device.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items, in points, not negative.
  ///   - room: The breadth of a line, in points; a broader item has a line of its own.
  ///   - interitemSpacing: The least distance of two items across, in points.
  ///   - lineSpacing: The distance of two lines, in points.
  /// - Returns: The lines in their order, which hold every item once.
  /// - Complexity: O(sizes).
  package static func lines(
    of sizes: [Extent], room: CGFloat, interitemSpacing: CGFloat, lineSpacing: CGFloat
  ) -> [SizedLine] {
    var lines: [SizedLine] = []
    var first = 0
    var start: CGFloat = 0
    while first < sizes.count {
      var used = sizes[first].cross
      var thickness = sizes[first].main
      var next = first + 1
      while next < sizes.count,
        used + interitemSpacing + sizes[next].cross <= room + Tolerance.length
      {
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

  /// The place of an item, relative to the start of the section's content; nil if there is no such item.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - lines: The lines of all items of the section.
  ///   - items: The items with sizes of their own that the lines were made of.
  /// - Returns: The place in points.
  /// - Complexity: O(log lines + items on the line).
  package static func slot(
    item: Int, in lines: [SizedLine], of items: FlowSolver.Section.Items
  ) -> Slot? {
    guard case .sized(let sizes) = items, sizes.indices.contains(item) else { return nil }
    let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
    let cross = sizes[line.items.lowerBound..<item].reduce(line.origin) {
      $0 + $1.cross + line.gap
    }
    let size = sizes[item]
    return Slot(
      main: line.start + (line.thickness - size.main) / 2, cross: cross, size: size)
  }
}
