package import Foundation

/// Lines of items that are all of one size.
package struct UniformLines: Hashable {
  /// The number of items.
  package let count: Int
  /// The size of every item, in points.
  package let size: Extent
  /// How many items a full line has, at least 1.
  package let perLine: Int
  /// Between items across, in points, after justification.
  package let gap: CGFloat
  /// Where the first item of each line begins across, in points.
  package let origin: CGFloat
  /// Between two lines, in points.
  package let lineSpacing: CGFloat

  /// As many items on a line as fit with the minimum spacing; what is left over widens the gaps, or
  /// centres a single item.
  ///
  /// Source: what UIKit's flow layout shows on a device.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - size: The size of every item, in points.
  ///   - room: The breadth of a line, in points; broader items have lines of their own.
  ///   - interitemSpacing: The least distance of two items across, in points.
  ///   - lineSpacing: The distance of two lines, in points.
  /// - Complexity: O(1).
  package init(
    count: Int, size: Extent, room: CGFloat, interitemSpacing: CGFloat,
    lineSpacing: CGFloat
  ) {
    self.count = count
    self.size = size
    self.lineSpacing = lineSpacing
    let step = size.cross + interitemSpacing
    let fitting =
      step > 0 ? 1 + ((room - size.cross + Tolerance.length) / step).rounded(.down) : 1
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

  /// How many lines the items fill.
  package var lineCount: Int { (count + perLine - 1) / perLine }

  /// From the start of the first line to the end of the last one, in points; 0 without items.
  package var length: CGFloat {
    lineCount == 0
      ? 0 : CGFloat(lineCount) * size.main + CGFloat(lineCount - 1) * lineSpacing
  }

  /// The place of an item, relative to the start of the lines; nil if there is no such item.
  ///
  /// - Complexity: O(1).
  package func slot(item: Int) -> Slot? {
    guard item >= 0, item < count else { return nil }
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return Slot(
      main: CGFloat(line) * (size.main + lineSpacing),
      cross: origin + CGFloat(column) * (size.cross + gap), size: size)
  }

  /// The items of the lines that touch a stretch of the main axis, relative to the start of the lines.
  ///
  /// - Complexity: O(1).
  package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let pitch = size.main + lineSpacing
    guard pitch > 0, count > 0 else { return 0..<count }
    func clamp(_ line: CGFloat) -> Int { Int(min(max(0, line), CGFloat(lineCount))) }
    let first = clamp(((low - size.main) / pitch).rounded(.up))
    let last = clamp((high / pitch).rounded(.down) + 1)
    return min(first * perLine, count)..<max(first * perLine, min(last * perLine, count))
  }
}
