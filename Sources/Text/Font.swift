public import Foundation

/// A face at a size: what text is set in. Metrics are points.
///
/// Fonts with equal descriptors are equal.
public struct Font: Sendable {
  public let descriptor: FontDescriptor
  public let face: FontFace
  /// Added to every character's advance, in ems: the system font is set tighter or looser by size.
  let tracking: Double
  /// Where stand-ins for missing characters come from.
  let library: FontLibrary

  /// Points per em.
  public var size: CGFloat { descriptor.size }
  /// From the baseline to the top of a line.
  public var ascender: CGFloat { face.metrics.ascender * size }
  /// From the baseline to the bottom of a line: negative, as UIKit has it.
  public var descender: CGFloat { face.metrics.descender * size }
  /// The height of a line without leading.
  public var lineHeight: CGFloat { ascender - descender }
  /// The extra distance between lines that the designer recommends; text layout leaves it out, as
  /// a label does.
  public var leading: CGFloat { face.metrics.leading * size }
  public var capHeight: CGFloat { face.metrics.capHeight * size }
  public var xHeight: CGFloat { face.metrics.xHeight * size }
}

extension Font: Hashable {
  public static func == (a: Font, b: Font) -> Bool { a.descriptor == b.descriptor }

  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}
