public import AnimPixels

/// The verdicts on all pixels of a canvas.
///
/// Rows of equal pixels take no memory.
public struct VerdictMap: Hashable, Sendable {
  /// The verdicts on 16 pixels in a row, as raw values.
  typealias Group = SIMD16<UInt8>

  /// The size of the canvas, in pixels.
  public let size: PixelSize
  private let groupsPerRow: Int
  /// The place in `groups` at which each row begins; -1 if all of its pixels are the same.
  private var starts: [Int]
  private var groups: [Group] = []

  /// A map on which all pixels are the same.
  init(size: PixelSize) {
    self.size = size
    groupsPerRow = (size.width + 15) / 16
    starts = [Int](repeating: -1, count: size.height)
  }

  /// The verdict on the pixel in column `x` of row `y`, both from 0.
  public subscript(x: Int, y: Int) -> PixmapDifference.Verdict {
    starts[y] < 0 ? .same : Self.verdict(groups[starts[y] + x / 16][x % 16])
  }

  /// Calls `body` with each pixel that is not the same, row by row.
  public func forEach(_ body: (_ x: Int, _ y: Int, PixmapDifference.Verdict) -> Void) {
    for (y, start) in starts.enumerated() where start >= 0 {
      for number in 0..<groupsPerRow where groups[start + number] != Group() {
        let group = groups[start + number]
        for offset in 0..<16 where group[offset] != 0 {
          body(number * 16 + offset, y, Self.verdict(group[offset]))
        }
      }
    }
  }

  mutating func set(_ verdict: PixmapDifference.Verdict, x: Int, y: Int) {
    makeRow(y)
    groups[starts[y] + x / 16][x % 16] = verdict.rawValue
  }

  /// Sets the verdicts on 16 pixels; `x` is a multiple of 16.
  mutating func set(_ group: Group, x: Int, y: Int) {
    makeRow(y)
    groups[starts[y] + x / 16] = group
  }

  private mutating func makeRow(_ y: Int) {
    guard starts[y] < 0 else { return }
    starts[y] = groups.count
    groups.append(contentsOf: repeatElement(Group(), count: groupsPerRow))
  }

  /// Takes over the rows that another map of the same size has and this one has not.
  mutating func add(_ other: VerdictMap) {
    if groups.isEmpty {
      self = other
      return
    }
    for (y, start) in other.starts.enumerated() where start >= 0 {
      starts[y] = groups.count + start
    }
    groups += other.groups
  }

  private static func verdict(_ rawValue: UInt8) -> PixmapDifference.Verdict {
    PixmapDifference.Verdict(rawValue: rawValue) ?? .same
  }
}
