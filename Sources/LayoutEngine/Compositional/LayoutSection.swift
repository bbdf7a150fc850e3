package import Foundation

/// Groups one after the other, with headers, footers and backgrounds.
package struct LayoutSection: Hashable, Sendable {
  /// A header or footer at an edge of the section.
  package struct Boundary: Hashable, Sendable {
    /// The size, which may depend on that of the groups or of the layout.
    package var size: LayoutSize
    /// The place on the section, or on the groups, at which the boundary is.
    package var anchor: LayoutAnchor
    /// Points, in addition to the anchor.
    package var offset: Extent
    /// Taken off the boundary after it was placed.
    package var insets: AxisInsets
    /// Whether the section grows by the boundary; otherwise it lies over the content.
    package var extendsSection: Bool

    /// A boundary at a place on the section.
    package init(
      size: LayoutSize, anchor: LayoutAnchor, offset: Extent = .zero, insets: AxisInsets = .zero,
      extendsSection: Bool = true
    ) {
      self.size = size
      self.anchor = anchor
      self.offset = offset
      self.insets = insets
      self.extendsSection = extendsSection
    }
  }

  /// The group that is repeated until all items have a place.
  package var group: LayoutItem
  /// Around the groups, inside of headers and footers.
  package var insets: AxisInsets
  /// Points.
  package var interGroupSpacing: CGFloat
  /// Headers and footers, in the order in which they are numbered.
  package var boundaries: [Boundary]
  /// The insets of the room that boundaries have across the layout's direction; nil for that of the
  /// groups.
  package var boundaryInsets: AxisInsets?
  /// The insets of each background from the section, in points.
  package var backgrounds: [AxisInsets]
  /// Whether the groups follow each other, and scroll, across the layout's direction.
  package var scrollsAcross: Bool

  /// A section of groups, with nothing else unless told.
  package init(
    group: LayoutItem, insets: AxisInsets = .zero, interGroupSpacing: CGFloat = 0,
    boundaries: [Boundary] = [], boundaryInsets: AxisInsets? = nil,
    backgrounds: [AxisInsets] = [], scrollsAcross: Bool = false
  ) {
    self.group = group
    self.insets = insets
    self.interGroupSpacing = interGroupSpacing
    self.boundaries = boundaries
    self.boundaryInsets = boundaryInsets
    self.backgrounds = backgrounds
    self.scrollsAcross = scrollsAcross
  }

  /// The axis along which the groups follow each other.
  package var groupAxis: Axis { scrollsAcross ? .cross : .main }
}
