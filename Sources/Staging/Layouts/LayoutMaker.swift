import Layouts
import ScenarioFormat
import UIKitCore

/// A built-in layout class: how one is made, and how a scenario's values reach its properties.
///
/// A class is added by a line in `all`, and by its table in `ScenarioFormat`, which gives the
/// properties of the same names their defaults.
@MainActor struct LayoutMaker {
  let name: String
  let make: @MainActor () -> UICollectionViewLayout
  let properties: [LayoutProperty]

  init(
    _ name: String, _ make: @escaping @MainActor () -> UICollectionViewLayout,
    _ properties: [LayoutProperty]
  ) {
    self.name = name
    self.make = make
    self.properties = properties
  }

  static let all =
    [
      LayoutMaker("flow", UICollectionViewFlowLayout.init, flow),
      LayoutMaker(
        "list", ListLayout.init,
        flow + [
          .init("rowHeight", \ListLayout.rowHeight),
          .init("showsSeparators", \ListLayout.showsSeparators),
          .init("separatorIndent", \ListLayout.separatorIndent),
          .init("separatorThickness", \ListLayout.separatorThickness),
        ]),
      LayoutMaker(
        "custom", FormulaLayout.init,
        [
          .init(formulas: "header", \FormulaLayout.header),
          .init(formulas: "cell", \FormulaLayout.cell),
        ]),
      LayoutMaker(
        "sine", SineLayout.init,
        [
          .init("itemSize", \SineLayout.itemSize),
          .init("headerHeight", \SineLayout.headerHeight),
          .init("verticalGap", \SineLayout.verticalGap),
          .init("amplitude", \SineLayout.amplitude),
          .init("wavelength", \SineLayout.wavelength),
        ]),
      // With headers of no height there are none.
      LayoutMaker("expandable", StickyHeadersLayout.init, rows),
      LayoutMaker("stickyHeaders", StickyHeadersLayout.init, rows),
      LayoutMaker(
        "carousel", CarouselLayout.init,
        flow + [
          .init("sideItemScale", \CarouselLayout.sideItemScale),
          .init("sideItemAlpha", \CarouselLayout.sideItemAlpha),
        ]),
      LayoutMaker(
        "shelf", ShelfLayout.init,
        flow + [
          .init("shelfHeight", \ShelfLayout.shelfHeight),
          .init("shelfOverlap", \ShelfLayout.shelfOverlap),
        ]),
      LayoutMaker(
        "zooming", ZoomingFlowLayout.init,
        flow + [
          .init("zoomReach", \ZoomingFlowLayout.zoomReach),
          .init("zoomAmount", \ZoomingFlowLayout.zoomAmount),
        ]),
      LayoutMaker("paging", PagingFlowLayout.init, flow),
      LayoutMaker("stretchyHeader", StretchyHeaderLayout.init, flow),
      LayoutMaker(
        "shootUp", ShootUpFlowLayout.init,
        flow + [
          .init("insertionScale", \ShootUpFlowLayout.insertionScale),
          .init("insertionAngle", \ShootUpFlowLayout.insertionAngle),
          .init("deletionScale", \ShootUpFlowLayout.deletionScale),
          .init("deletionAngle", \ShootUpFlowLayout.deletionAngle),
        ]),
      LayoutMaker(
        "flyAway", FlyAwayFlowLayout.init,
        flow + [
          .init("insertionScale", \FlyAwayFlowLayout.insertionScale),
          .init("insertionAngle", \FlyAwayFlowLayout.insertionAngle),
        ]),
      LayoutMaker("pinch", PinchFlowLayout.init, flow),
      LayoutMaker(
        "reorderable", ReorderableFlowLayout.init,
        flow + [
          .init("liftedScale", \ReorderableFlowLayout.liftedScale),
          .init("liftedAlpha", \ReorderableFlowLayout.liftedAlpha),
        ]),
      LayoutMaker(
        "springy", SpringyFlowLayout.init,
        flow + [
          .init("springDamping", \SpringyFlowLayout.springDamping),
          .init("springFrequency", \SpringyFlowLayout.springFrequency),
          .init("scrollResistance", \SpringyFlowLayout.scrollResistance),
        ]),
    ] + depth + content

  /// What every flow layout has; a class may leave some of it out of its table.
  private static let flow: [LayoutProperty] = [
    .init("itemSize", \UICollectionViewFlowLayout.itemSize),
    .init("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
    .init("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
    .init("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
    .init("sectionInset", \UICollectionViewFlowLayout.sectionInset),
    .init("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
    .init("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    .init(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
    .init(
      "sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
  ]

  private static let rows: [LayoutProperty] = [
    .init("selectedItem", \StickyHeadersLayout.expandedIndexPath),
    .init("rowHeight", \StickyHeadersLayout.rowHeight),
    .init("expandedRowHeight", \StickyHeadersLayout.expandedRowHeight),
    .init("sectionHeaderHeight", \StickyHeadersLayout.sectionHeaderHeight),
    .init("headerReferenceSize", \StickyHeadersLayout.headerReferenceSize),
    .init(
      "sectionHeadersPinToVisibleBounds", \StickyHeadersLayout.sectionHeadersPinToVisibleBounds),
  ]

  static func named(_ name: String) -> LayoutMaker {
    guard let maker = all.first(where: { $0.name == name }) else {
      preconditionFailure("no layout class is made under the name '\(name)'")
    }
    return maker
  }
}
