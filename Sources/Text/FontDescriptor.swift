public import Foundation

/// Which font is wanted.
public struct FontDescriptor: Hashable, Sendable {
  /// A family name or a PostScript name, in any case; nil for the system font.
  public var family: String?
  public var weight: FontWeight
  public var isItalic: Bool
  /// Points per em.
  public var size: CGFloat
  /// Whether all digits have the same width, for numbers that change.
  public var hasMonospacedDigits: Bool

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
