public import AnimGeometry
public import AnimPixels
public import Foundation

/// Everything that is to be seen at one moment: absolute, in painter's order, nothing inherited.
///
/// Each item carries its own transform to stage points, its clips and its opacity; a renderer needs
/// no state between items. Lists are values: equal lists draw equal pixels.
public struct DisplayList: Hashable, Sendable {
  /// The visible area in stage points, from (0, 0), y down.
  public var size: CGSize
  /// The colour that the whole area is filled with first; may be clear.
  public var background: Color
  /// The drawings, back to front.
  public var items: [DisplayItem]

  /// A list of an area in stage points.
  public init(size: CGSize, background: Color = .clear, items: [DisplayItem] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}

/// One drawing or a group of them.
public struct DisplayItem: Hashable, Sendable {
  /// The identity of whoever drew it, for matching the items of consecutive lists and for naming
  /// differences.
  ///
  /// Unique within a list; zero for anonymous drawings.
  public var id: UInt64
  /// The way from the drawing's own points to stage points.
  public var transform: Projection
  /// Regions outside of which nothing of the item is seen; all of them apply.
  public var clips: [Clip]
  /// The opacity of the finished item as a whole, 0…1.
  public var opacity: Double
  /// The way in which the finished item is combined with what is behind it.
  public var blendMode: BlendMode
  /// The drawing itself.
  public var content: Content

  /// The kind of a drawing.
  ///
  /// Kept beside the item, which is compared, moved and looked at far more often than it is drawn.
  public indirect enum Content: Hashable, Sendable {
    case box(Box)
    case path(FilledPath)
    case glyphs(GlyphRun)
    case image(PlacedImage)
    case shadow(Shadow)
    case backdrop(Backdrop)
    case group(Group)
  }

  /// An item that is where it is drawn, not clipped and opaque, unless it is said to be otherwise.
  public init(
    id: UInt64 = 0, transform: Projection = .identity, clips: [Clip] = [], opacity: Double = 1,
    blendMode: BlendMode = .normal, content: Content
  ) {
    self.id = id
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
    self.blendMode = blendMode
    self.content = content
  }
}

/// A region that limits an item: a rounded rectangle or the inside of a path.
public struct Clip: Hashable, Sendable {
  /// The shape of a clip.
  public enum Region: Hashable, Sendable {
    case box(RoundedRect)
    case path(Path, FillRule)
  }
  /// The shape inside of which something is seen.
  public var region: Region
  /// The way from the region's own points to stage points.
  public var transform: Projection

  /// A region in points of its own.
  public init(_ region: Region, transform: Projection) {
    self.region = region
    self.transform = transform
  }
}

/// Items that are drawn into a picture of their own, which is then masked and composited once.
///
/// The group's own transform does not apply to its items: they are absolute like all others.
public struct Group: Hashable, Sendable {
  /// The items, back to front.
  public var items: [DisplayItem]
  /// Items whose alpha, drawn on nothing, multiplies the group; nil for no mask.
  public var mask: [DisplayItem]?

  /// A group; without a mask it is seen as it is drawn.
  public init(items: [DisplayItem], mask: [DisplayItem]? = nil) {
    self.items = items
    self.mask = mask
  }
}

/// The way in which a drawing is combined with what is behind it.
///
/// The modes of `CGBlendMode`, with the formulas of PDF 1.7 §11.3.5 and, from `clear` on, of Porter
/// and Duff.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
