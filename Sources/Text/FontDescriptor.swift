public import Foundation

/// A wish for a font.
public struct FontDescriptor: Hashable, Sendable {
  /// A family name or a PostScript name, in any case; nil for the system font.
  public var family: String?
  /// The heaviness; the nearest that the family has is taken.
  public var weight: FontWeight
  /// Whether letters are slanted, if the family has such ones.
  public var isItalic: Bool
  /// The size, points per em.
  public var size: CGFloat
  /// Whether all digits have the same width, for numbers that change.
  public var hasMonospacedDigits: Bool

  /// A wish, by default for the system font in its regular weight.
  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
