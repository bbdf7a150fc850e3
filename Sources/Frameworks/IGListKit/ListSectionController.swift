public import Foundation
public import UIKitCore

/// What shows one object of a list, as a section of its collection view.
@preconcurrency @MainActor open class ListSectionController: NSObject {
  /// The list; nil before it is shown.
  public internal(set) weak var collectionContext: (any ListCollectionContext)!
  /// The controller around the list.
  public internal(set) weak var viewController: UIViewController?
  /// The number of the section; not found before it is shown.
  public internal(set) var section = NSNotFound
  /// Whether it is the first of the list.
  public internal(set) var isFirstSection = false
  /// Whether it is the last of the list.
  public internal(set) var isLastSection = false
  /// The room around the items.
  open var inset = UIEdgeInsets.zero
  /// The least room between lines of items.
  open var minimumLineSpacing: CGFloat = 0
  /// The least room between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 0
  /// What has the section's header and footer.
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?
  /// Told as the section and its cells come and go.
  open weak var displayDelegate: (any ListDisplayDelegate)?
  /// Told as the list scrolls.
  open weak var scrollDelegate: (any ListScrollDelegate)?
  /// Told as the section comes near: kept, but not told.
  open weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?

  /// One for an object that it is told of next.
  public override init() { super.init() }

  /// How many items there are: one.
  open func numberOfItems() -> Int { 1 }
  /// The size of an item: none.
  open func sizeForItem(at index: Int) -> CGSize { .zero }
  /// The cell of an item; each section has its own.
  open func cellForItem(at index: Int) -> UICollectionViewCell {
    UIEnvironment.current.raise("cellForItem(at:) of \(type(of: self)) is not there")
    return UICollectionViewCell()
  }
  /// Told of the object, at first and each time that it has become another one.
  open func didUpdate(to object: Any) {}
  /// Told that an item was chosen.
  open func didSelectItem(at index: Int) {}
  /// Told that an item is chosen no longer.
  open func didDeselectItem(at index: Int) {}
  /// Told that a finger is on an item.
  open func didHighlightItem(at index: Int) {}
  /// Told that no finger is on an item any more.
  open func didUnhighlightItem(at index: Int) {}
  /// Whether an item may be chosen.
  open func shouldSelectItem(at index: Int) -> Bool { true }
  /// Whether an item can be moved.
  open func canMoveItem(at index: Int) -> Bool { false }
  /// Moves an object of the app's own.
  open func moveObject(from sourceIndex: Int, to destinationIndex: Int) {}
}

/// What a section's header and footer are.
@preconcurrency @MainActor public protocol ListSupplementaryViewSource: AnyObject {
  /// Which there are.
  func supportedElementKinds() -> [String]
  /// One of them.
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  /// Its size.
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

/// Told as a section and its cells come and go.
@preconcurrency @MainActor public protocol ListDisplayDelegate: AnyObject {
  /// The section comes.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)
  /// The section has gone.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)
  /// One of its cells comes.
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)
  /// One of its cells has gone.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)
}

/// Told as a list scrolls.
@preconcurrency @MainActor public protocol ListScrollDelegate: AnyObject {
  /// It has.
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)
  /// A finger begins.
  func listAdapter(
    _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController)
  /// A finger has let go.
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
    willDecelerate decelerate: Bool)
}

/// Told as a section comes near.
@preconcurrency @MainActor public protocol ListWorkingRangeDelegate: AnyObject {
  /// It does.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController)
  /// It does not any more.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController)
}

/// A section of one cell, which closures fill and measure.
@preconcurrency @MainActor public final class ListSingleSectionController: ListSectionController {
  /// Fills the cell with the object.
  public typealias Configuration = (Any, UICollectionViewCell) -> Void
  /// Measures it, the list being given.
  public typealias Measure = (Any, (any ListCollectionContext)?) -> CGSize

  private enum Source {
    case type(AnyClass)
    case nib(String, Bundle?)
    case storyboard(String)
  }
  private let source: Source
  private let configure: Configuration
  private let measure: Measure
  private var object: Any?
  /// Told that it was chosen.
  public weak var selectionDelegate: (any ListSingleSectionControllerDelegate)?

  /// One with cells of a class.
  public init(
    cellClass: AnyClass, configureBlock: @escaping Configuration, sizeBlock: @escaping Measure
  ) {
    (source, configure, measure) = (.type(cellClass), configureBlock, sizeBlock)
    super.init()
  }

  /// One with cells of a nib.
  public init(
    nibName: String, bundle: Bundle?, configureBlock: @escaping Configuration,
    sizeBlock: @escaping Measure
  ) {
    (source, configure, measure) = (.nib(nibName, bundle), configureBlock, sizeBlock)
    super.init()
  }

  /// One with a storyboard's cells.
  public init(
    storyboardCellIdentifier: String, configureBlock: @escaping Configuration,
    sizeBlock: @escaping Measure
  ) {
    (source, configure, measure) = (
      .storyboard(storyboardCellIdentifier), configureBlock, sizeBlock
    )
    super.init()
  }

  public override func sizeForItem(at index: Int) -> CGSize {
    object.map { measure($0, collectionContext) } ?? .zero
  }
  public override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let list = collectionContext else { return UICollectionViewCell() }
    let cell =
      switch source {
      case .type(let type): list.dequeueReusableCell(of: type, for: self, at: index)
      case .nib(let name, let bundle):
        list.dequeueReusableCell(withNibName: name, bundle: bundle, for: self, at: index)
      case .storyboard(let name):
        list.dequeueReusableCellFromStoryboard(withIdentifier: name, for: self, at: index)
      }
    if let object { configure(object, cell) }
    return cell
  }
  public override func didUpdate(to object: Any) { self.object = object }
  public override func didSelectItem(at index: Int) {
    if let object { selectionDelegate?.didSelect(self, with: object) }
  }
}

/// Told that such a section was chosen.
@preconcurrency @MainActor public protocol ListSingleSectionControllerDelegate: AnyObject {
  /// It was.
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any)
}
