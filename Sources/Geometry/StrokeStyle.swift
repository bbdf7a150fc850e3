public import Foundation

/// How wide a line is and how its ends and bends look; lengths in the path's own points.
public struct StrokeStyle: Hashable, Sendable {
  /// The end of an open line: at the point, a half disc around it, or half a width beyond.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// The outside of a bend: a tip, a part of a disc, or a cut-off tip.
  public enum Join: Hashable, Sendable { case miter, round, bevel }
  /// Width of the line; none is drawn for 0 and less.
  public var width: CGFloat
  /// The ends of open lines and dashes.
  public var cap: Cap
  /// The outside of bends.
  public var join: Join
  /// Mitres longer than this many half widths become bevels.
  public var miterLimit: CGFloat
  /// Lengths painted and skipped in turn; empty for a solid line.
  public var dashes: [CGFloat]
  /// Where in `dashes` the line starts.
  public var dashPhase: CGFloat
  /// The parts of the path's length that are stroked, 0…1.
  public var range: ClosedRange<Double>

  /// Creates a style: by default a solid line with flat ends and tips at its bends.
  public init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0, range: ClosedRange<Double> = 0...1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.range = range
  }
}
