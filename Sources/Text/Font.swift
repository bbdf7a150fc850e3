public import Foundation

/// A face at a size, in which text is set.
///
/// Metrics are points. Fonts with equal descriptors are equal.
public struct Font: Sendable {
  /// The wish that the font answers, with its size.
  public let descriptor: FontDescriptor
  /// The typeface, without a size.
  public let face: FontFace
  /// The lengths by which lines are spaced, in ems: the face's, or, for the system font,
  /// San Francisco's, so that rows are as high as on an iPhone.
  let metrics: FontFace.Metrics
  /// The length added to every character's advance, in ems: the system font is set tighter or
  /// looser by size.
  let tracking: Double
  /// The source of stand-ins for missing characters.
  let library: FontLibrary

  /// The size, points per em.
  public var size: CGFloat { descriptor.size }
  /// The distance from the baseline to the top of a line.
  public var ascender: CGFloat { metrics.ascender * size }
  /// The distance from the baseline to the bottom of a line: negative, as UIKit has it.
  public var descender: CGFloat { metrics.descender * size }
  /// The height of a line without leading.
  public var lineHeight: CGFloat { ascender - descender }
  /// The extra distance between lines that the designer recommends.
  ///
  /// Text layout leaves it out, as a label does.
  public var leading: CGFloat { metrics.leading * size }
  /// The height of capital letters above the baseline.
  public var capHeight: CGFloat { metrics.capHeight * size }
  /// The height of the letter x above the baseline.
  public var xHeight: CGFloat { metrics.xHeight * size }
}

extension Font: Hashable {
  /// Whether both descriptors are equal.
  public static func == (a: Font, b: Font) -> Bool { a.descriptor == b.descriptor }

  /// Hashes the descriptor.
  public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}
