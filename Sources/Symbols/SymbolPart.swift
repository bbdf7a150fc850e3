import AnimGeometry
import Foundation

/// A line or an area of a symbol's description, and what becomes of it in the filled form.
///
/// Parts are drawn in order. Outlines are texts in the letters that `OutlineReader` reads.
struct SymbolPart: Hashable, Sendable {
  /// The part that the outline plays.
  enum Role: Hashable, Sendable {
    /// A line in both forms.
    case line
    /// A closed line, and in the filled form what it encloses too.
    case area
    /// An area without a line along it, in both forms.
    case solid
    /// A line in front of an area: cut out of it in the filled form.
    case detail
    /// An area in front of another: cut out of it in the filled form.
    case hole
    /// Room that is cut out of what is there in both forms, and nothing drawn.
    case cut
  }

  /// The forms in which a part is there.
  enum Presence: Hashable, Sendable { case always, outlinedOnly, filledOnly }

  /// What the outline is.
  let role: Role
  /// The outline, in the letters that `OutlineReader` reads.
  let outline: String
  /// The place among the colours of a palette that the part is drawn in.
  private(set) var level = SymbolLevel.primary
  /// The width of the part's line as a multiple of the pen's.
  private(set) var width: CGFloat = 1
  /// Whether the line is as wide as those inside of others.
  private(set) var isInner = false
  private(set) var presence = Presence.always
  /// Whether there is free room around the part, cut out of what is behind it.
  private(set) var isApart = false
  /// Whether the part is cut out of what is there, in both forms.
  private(set) var isCutOut = false
  /// The way from the outline to the grid.
  private(set) var transform = CGAffineTransform.identity

  private init(_ role: Role, _ outline: String, isInner: Bool = false, width: CGFloat = 1) {
    (self.role, self.outline, self.isInner, self.width) = (role, outline, isInner, width)
  }

  /// A line in both forms.
  static func line(_ outline: String) -> Self { Self(.line, outline) }
  /// A closed line that is filled in the filled form.
  static func area(_ outline: String) -> Self { Self(.area, outline) }
  /// An area that is filled in both forms, without a line along it.
  static func solid(_ outline: String) -> Self { Self(.solid, outline) }
  /// A line that is cut out of the areas of the filled form.
  static func detail(_ outline: String) -> Self {
    Self(.detail, outline, isInner: true)
  }
  /// An area that is cut out of those of the filled form.
  static func hole(_ outline: String) -> Self { Self(.hole, outline) }
  /// Room that is cut out of what is behind it in both forms.
  static func cut(_ outline: String) -> Self { Self(.cut, outline) }
  /// Dots around points, drawn in both forms; of regular weight 2.7 units wide.
  static func dots(_ points: String...) -> Self {
    Self(.line, points.map { "M\($0)h0" }.joined(), width: 1.4)
  }

  /// The part in the second colour of a palette.
  var secondary: Self { with { $0.level = .secondary } }
  /// The part in the third colour of a palette.
  var tertiary: Self { with { $0.level = .tertiary } }
  /// The part with a line that grows more slowly with the weight, as inside of others.
  var inner: Self { with { $0.isInner = true } }
  /// The part with free room around it, cut out of what is behind.
  var apart: Self { with { $0.isApart = true } }
  /// The part cut out of what is there, in both forms.
  var cutOut: Self { with { $0.isCutOut = true } }
  /// The part where the symbol is not filled.
  var outlined: Self { with { $0.presence = .outlinedOnly } }
  /// The part where the symbol is filled.
  var filled: Self { with { $0.presence = .filledOnly } }

  /// The part with a line of `factor` times the width.
  func wide(_ factor: CGFloat) -> Self { with { $0.width *= factor } }

  /// The part scaled around the origin, then moved; its line keeps its width.
  func placed(scale: CGFloat = 1, x: CGFloat, y: CGFloat) -> Self {
    with {
      $0.transform = transform.concatenating(
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
    }
  }

  /// The part turned clockwise around (12, 12) by an angle in degrees.
  func turned(_ degrees: CGFloat) -> Self {
    let angle = degrees * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    let (x, y): (CGFloat, CGFloat) = (12 - 12 * c + 12 * s, 12 - 12 * s - 12 * c)
    let turn = CGAffineTransform(a: c, b: s, c: -s, d: c, tx: x, ty: y)
    return with { $0.transform = transform.concatenating(turn) }
  }

  /// The part seen in a mirror that stands upright at x = 12.
  var mirrored: Self {
    with {
      $0.transform = transform.concatenating(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
    }
  }

  /// The part seen in a mirror that lies at y = 12.
  var flipped: Self {
    with {
      $0.transform = transform.concatenating(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24))
    }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var part = self
    change(&part)
    return part
  }
}

extension [SymbolPart] {
  /// All parts turned clockwise around (12, 12) by an angle in degrees.
  func turned(_ degrees: CGFloat) -> Self { map { $0.turned(degrees) } }
  /// All parts seen in a mirror that stands upright at x = 12.
  var mirrored: Self { map(\.mirrored) }
  /// All parts seen in a mirror that lies at y = 12.
  var flipped: Self { map(\.flipped) }
  /// All parts scaled around the origin, then moved; lines keep their width.
  func placed(scale: CGFloat = 1, x: CGFloat, y: CGFloat) -> Self {
    map { $0.placed(scale: scale, x: x, y: y) }
  }
}
