package import Foundation

/// Lines of items that are all of one size.
package struct UniformLines: Hashable {
  package let count: Int
  package let size: Extent
  package let perLine: Int
  /// Between items across, after justification.
  package let gap: CGFloat
  /// Where the first item of each line is.
  package let origin: CGFloat
  package let lineSpacing: CGFloat

  /// As many items on a line as fit with the minimum spacing; what is left over widens the gaps, or
  /// centres a single item.
  package init(
    count: Int, size: Extent, room: CGFloat, interitemSpacing: CGFloat,
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

  package var lineCount: Int { (count + perLine - 1) / perLine }

  package var length: CGFloat {
    lineCount == 0
      ? 0 : CGFloat(lineCount) * size.main + CGFloat(lineCount - 1) * lineSpacing
  }

  package func slot(item: Int) -> Slot? {
    guard item >= 0, item < count else { return nil }
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return Slot(
      main: CGFloat(line) * (size.main + lineSpacing),
      cross: origin + CGFloat(column) * (size.cross + gap), size: size)
  }

  package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let pitch = size.main + lineSpacing
    guard pitch > 0, count > 0 else { return 0..<count }
    func clamp(_ line: CGFloat) -> Int { Int(min(max(0, line), CGFloat(lineCount))) }
    let first = clamp(((low - size.main) / pitch).rounded(.up))
    let last = clamp((high / pitch).rounded(.down) + 1)
    return min(first * perLine, count)..<max(first * perLine, min(last * perLine, count))
  }
}
