import AnimLayouts
import AnimScenarioFormat
import UIKitCore

extension BuiltInLayout {
  /// A new layout of the class, which a scenario describes.
  @MainActor func make(_ description: AnimScenarioFormat.Layout) -> UICollectionViewLayout {
    switch self {
    case .flow: UICollectionViewFlowLayout()
    case .list: ListLayout()
    case .compositional: UICollectionViewCompositionalLayout(description.compositional)
    case .custom: FormulaLayout()
    case .sine: SineLayout()
    // With headers of no height there are none.
    case .expandable, .stickyHeaders: StickyHeadersLayout()
    case .carousel: CarouselLayout()
    case .paging: PagingFlowLayout()
    case .coverFlow: CoverFlowLayout()
    case .cardStack: CardStackLayout()
    case .circular: CircularLayout()
    case .waterfall: WaterfallLayout()
    case .chat: ChatLayout()
    case .springy: SpringyFlowLayout()
    case .reorderable: ReorderableFlowLayout()
    }
  }
}
