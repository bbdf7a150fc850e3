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
    /// Whether the section grows by the boundary; otherwise it lies over the content.
    package var extendsSection: Bool

    /// A boundary at a place on the section.
    package init(
      size: LayoutSize, anchor: LayoutAnchor, offset: Extent = .zero, extendsSection: Bool = true
    ) {
      self.size = size
      self.anchor = anchor
      self.offset = offset
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
  /// Whether boundaries are as broad as the groups rather than the layout.
  package var boundariesFollowInsets: Bool
  /// The insets of each background from the section, in points.
  package var backgrounds: [AxisInsets]
  /// Whether the groups follow each other, and scroll, across the layout's direction.
  package var scrollsAcross: Bool

  /// A section of groups, with nothing else unless told.
  package init(
    group: LayoutItem, insets: AxisInsets = .zero, interGroupSpacing: CGFloat = 0,
    boundaries: [Boundary] = [], boundariesFollowInsets: Bool = true,
    backgrounds: [AxisInsets] = [], scrollsAcross: Bool = false
  ) {
    self.group = group
    self.insets = insets
    self.interGroupSpacing = interGroupSpacing
    self.boundaries = boundaries
    self.boundariesFollowInsets = boundariesFollowInsets
    self.backgrounds = backgrounds
    self.scrollsAcross = scrollsAcross
  }

  /// The axis along which the groups follow each other.
  package var groupAxis: Axis { scrollsAcross ? .cross : .main }
}
