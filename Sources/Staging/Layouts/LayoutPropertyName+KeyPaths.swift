import AnimLayouts
import AnimScenarioFormat
import UIKitCore

extension LayoutPropertyName {
  /// The property by this name that a layout has; nil if it has none.
  @MainActor func property(of layout: UICollectionViewLayout) -> LayoutProperty? {
    targets.first { $0.exists(layout) }
  }

  /// The properties by this name, each of other classes.
  @MainActor private var targets: [LayoutProperty] {
    switch self {
    case .itemSize:
      [
        .init(rawValue, \SineLayout.itemSize),
        .init(rawValue, \UICollectionViewFlowLayout.itemSize),
        .init(rawValue, \CoverFlowLayout.itemSize), .init(rawValue, \CardStackLayout.itemSize),
        .init(rawValue, \CircularLayout.itemSize),
      ]
    case .minimumLineSpacing: [.init(rawValue, \UICollectionViewFlowLayout.minimumLineSpacing)]
    case .minimumInteritemSpacing:
      [
        .init(rawValue, \UICollectionViewFlowLayout.minimumInteritemSpacing),
        .init(rawValue, \WaterfallLayout.minimumInteritemSpacing),
      ]
    case .scrollDirection: [.init(rawValue, \UICollectionViewFlowLayout.scrollDirection)]
    case .sectionInset:
      [
        .init(rawValue, \UICollectionViewFlowLayout.sectionInset),
        .init(rawValue, \WaterfallLayout.sectionInset), .init(rawValue, \ChatLayout.sectionInset),
      ]
    case .headerReferenceSize:
      [
        .init(rawValue, \UICollectionViewFlowLayout.headerReferenceSize),
        .init(rawValue, \StickyHeadersLayout.headerReferenceSize),
      ]
    case .footerReferenceSize: [.init(rawValue, \UICollectionViewFlowLayout.footerReferenceSize)]
    case .sectionHeadersPinToVisibleBounds:
      [
        .init(rawValue, \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
        .init(rawValue, \StickyHeadersLayout.sectionHeadersPinToVisibleBounds),
      ]
    case .sectionFootersPinToVisibleBounds:
      [.init(rawValue, \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)]
    case .rowHeight:
      [.init(rawValue, \ListLayout.rowHeight), .init(rawValue, \StickyHeadersLayout.rowHeight)]
    case .showsSeparators: [.init(rawValue, \ListLayout.showsSeparators)]
    case .separatorIndent: [.init(rawValue, \ListLayout.separatorIndent)]
    case .separatorThickness: [.init(rawValue, \ListLayout.separatorThickness)]
    case .header: [.init(formulas: rawValue, \FormulaLayout.header)]
    case .cell: [.init(formulas: rawValue, \FormulaLayout.cell)]
    case .headerHeight: [.init(rawValue, \SineLayout.headerHeight)]
    case .verticalGap: [.init(rawValue, \SineLayout.verticalGap)]
    case .amplitude: [.init(rawValue, \SineLayout.amplitude)]
    case .wavelength: [.init(rawValue, \SineLayout.wavelength)]
    case .sideItemScale: [.init(rawValue, \CarouselLayout.sideItemScale)]
    case .sideItemAlpha: [.init(rawValue, \CarouselLayout.sideItemAlpha)]
    case .insertionScale: [.init(rawValue, \ChatLayout.insertionScale)]
    case .liftedScale: [.init(rawValue, \ReorderableFlowLayout.liftedScale)]
    case .liftedAlpha: [.init(rawValue, \ReorderableFlowLayout.liftedAlpha)]
    case .springDamping: [.init(rawValue, \SpringyFlowLayout.springDamping)]
    case .springFrequency: [.init(rawValue, \SpringyFlowLayout.springFrequency)]
    case .scrollResistance: [.init(rawValue, \SpringyFlowLayout.scrollResistance)]
    case .selectedItem: [.init(rawValue, \StickyHeadersLayout.expandedIndexPath)]
    case .expandedRowHeight: [.init(rawValue, \StickyHeadersLayout.expandedRowHeight)]
    case .sectionHeaderHeight: [.init(rawValue, \StickyHeadersLayout.sectionHeaderHeight)]
    case .sideSpacing: [.init(rawValue, \CoverFlowLayout.sideSpacing)]
    case .centerGap: [.init(rawValue, \CoverFlowLayout.centerGap)]
    case .sideAngle: [.init(rawValue, \CoverFlowLayout.sideAngle)]
    case .sideDepth: [.init(rawValue, \CoverFlowLayout.sideDepth)]
    case .viewerDistance: [.init(rawValue, \CoverFlowLayout.viewerDistance)]
    case .visibleCards: [.init(rawValue, \CardStackLayout.visibleCards)]
    case .cardSpacing: [.init(rawValue, \CardStackLayout.cardSpacing)]
    case .scaleStep: [.init(rawValue, \CardStackLayout.scaleStep)]
    case .tilt: [.init(rawValue, \CardStackLayout.tilt)]
    case .throwDistance: [.init(rawValue, \CardStackLayout.throwDistance)]
    case .radius: [.init(rawValue, \CircularLayout.radius)]
    case .hiddenScale: [.init(rawValue, \CircularLayout.hiddenScale)]
    case .columnCount: [.init(rawValue, \WaterfallLayout.columnCount)]
    case .minimumColumnSpacing: [.init(rawValue, \WaterfallLayout.minimumColumnSpacing)]
    case .messageSpacing: [.init(rawValue, \ChatLayout.messageSpacing)]
    case .turnSpacing: [.init(rawValue, \ChatLayout.turnSpacing)]
    }
  }
}
