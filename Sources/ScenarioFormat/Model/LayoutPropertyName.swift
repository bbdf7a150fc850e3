/// The name of a property of a built-in layout class, spelled as in Swift.
///
/// Several classes may have a property of one name.
package enum LayoutPropertyName: String, CaseIterable, Sendable {
  case itemSize
  case minimumLineSpacing
  case minimumInteritemSpacing
  case scrollDirection
  case sectionInset
  case headerReferenceSize
  case footerReferenceSize
  case sectionHeadersPinToVisibleBounds
  case sectionFootersPinToVisibleBounds
  case rowHeight
  case showsSeparators
  case separatorIndent
  case separatorThickness
  case header
  case cell
  case headerHeight
  case verticalGap
  case amplitude
  case wavelength
  case sideItemScale
  case sideItemAlpha
  case insertionScale
  case liftedScale
  case liftedAlpha
  case springDamping
  case springFrequency
  case scrollResistance
  /// The item that the layout singles out, which `toggle` sets and no table has.
  case selectedItem
  case expandedRowHeight
  case sectionHeaderHeight
  case sideSpacing
  case centerGap
  case sideAngle
  case sideDepth
  case viewerDistance
  case visibleCards
  case cardSpacing
  case scaleStep
  case tilt
  case throwDistance
  case radius
  case hiddenScale
  case columnCount
  case minimumColumnSpacing
  case messageSpacing
  case turnSpacing
}
