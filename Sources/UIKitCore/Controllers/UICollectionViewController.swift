public import Foundation

/// Shows a collection view, whose data source and delegate it is.
///
/// Pushed with `useLayoutToLayoutNavigationTransitions`, it takes over the collection view of the
/// controller below it, and the push is a change of layout.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout that the controller was made with.
  let initialLayout: UICollectionViewLayout
  /// Whether a push is a change of layout of the collection view that is on screen already.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether selected items are deselected whenever the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press takes an item up, if `collectionView(_:canMoveItemAt:)` says it may.
  open var installsStandardGestureForInteractiveMovement = true

  /// A controller whose collection view is made with `layout` when it is first asked for.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller that an interface file describes, with the layout that is given there.
  public required init?(coder: NSCoder) {
    initialLayout = (coder as? InterfaceCoder)?.collectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout of the collection view, and before it is loaded the one that the controller was
  /// made with.
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? initialLayout
  }

  open override func loadView() {
    let interface = UIEnvironment.current.interface
    let isDrawn = interface.loadView(self)
    if !isDrawn {
      let view = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
      view.hasPrototypes = true
      view.dataSource = self
      view.delegate = self
      self.view = view
    }
    let mover = UILongPressGestureRecognizer(target: nil, action: nil)
    mover.addAction { [weak self] in self?.move($0) }
    view.addGestureRecognizer(mover)
    if !isDrawn, interface.connect(self) { awakeFromNib() }
  }

  /// Moves the item under a finger that was held still.
  private func move(_ press: UILongPressGestureRecognizer) {
    guard installsStandardGestureForInteractiveMovement, let view = collectionView else { return }
    let place = press.location(in: view)
    switch press.state {
    case .began:
      guard let path = view.indexPathForItem(at: place) else { return }
      let isAllowed = OptionalRequirement.call("collectionView(_:canMoveItemAt:)") {
        self.collectionView(view, canMoveItemAt: path)
      }
      if isAllowed == true { view.beginInteractiveMovementForItem(at: path) }
    case .changed: view.updateInteractiveMovementTargetPosition(place)
    case .ended: view.endInteractiveMovement()
    case .possible, .cancelled, .failed: view.cancelInteractiveMovement()
    }
  }

  /// The view as a collection view, loaded if need be; nil if subclasses made it another view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let view = collectionView else { return }
    for path in view.indexPathsForSelectedItems ?? [] {
      view.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source and delegate: overridden by subclasses
  //
  // Witnesses are fixed where the conformance is declared, so every method that is optional in UIKit is
  // here, says that it is missing, and can be overridden.

  /// The number of sections, 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The number of items of a section, 0 unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item, to be overridden; an exception and an empty cell otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIEnvironment.current.raise(
      "\(type(of: self)) has items but does not override collectionView(_:cellForItemAt:)")
    return UICollectionViewCell(frame: .zero)
  }

  /// A header, footer or other supplementary view, to be overridden; an exception and an empty view
  /// otherwise.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIEnvironment.current.raise(
      "\(type(of: self)) has views of kind \(kind) but does not override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView(frame: .zero)
  }

  /// Whether an item may be moved; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing("collectionView(_:canMoveItemAt:)")
    return true
  }

  /// Called to move an item in the data; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:moveItemAt:to:)")
  }

  /// Whether a touched item is highlighted; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing("collectionView(_:shouldHighlightItemAt:)")
    return true
  }

  /// Called after an item was highlighted; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:didHighlightItemAt:)")
  }

  /// Called after an item lost its highlight; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:didUnhighlightItemAt:)")
  }

  /// Whether a tap may select an item; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing("collectionView(_:shouldSelectItemAt:)")
    return true
  }

  /// Whether a tap may deselect an item; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalRequirement.missing("collectionView(_:shouldDeselectItemAt:)")
    return true
  }

  /// Called after a tap selected an item; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:didSelectItemAt:)")
  }

  /// Called after a tap deselected an item; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:didDeselectItemAt:)")
  }

  /// Called before a cell comes on screen; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:willDisplay:forItemAt:)")
  }

  /// Called before a supplementary view comes on screen; counts as not implemented unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  }

  /// Called after a cell left the screen; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalRequirement.missing("collectionView(_:didEndDisplaying:forItemAt:)")
  }

  /// Called after a supplementary view left the screen; counts as not implemented unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalRequirement.missing(
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  }

  /// The layout between two others in an interactive transition; counts as not implemented unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalRequirement.missing("collectionView(_:transitionLayoutForOldLayout:newLayout:)")
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The offset in points after a change of layout or an update; counts as not implemented unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalRequirement.missing("collectionView(_:targetContentOffsetForProposedContentOffset:)")
    return proposedContentOffset
  }

  /// The place at which a dragged item would land; counts as not implemented unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalRequirement.missing(
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)")
    return proposedIndexPath
  }

  /// Called at every change of the content's offset; counts as not implemented unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalRequirement.missing("scrollViewDidScroll(_:)")
  }

  /// Called when a finger begins to scroll; counts as not implemented unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalRequirement.missing("scrollViewWillBeginDragging(_:)")
  }

  /// Called when content goes on by itself after the finger; counts as not implemented unless
  /// overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.missing("scrollViewWillBeginDecelerating(_:)")
  }

  /// Called when content that went on by itself rests; counts as not implemented unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalRequirement.missing("scrollViewDidEndDecelerating(_:)")
  }

  /// Called when scrolling that code asked for is done; counts as not implemented unless
  /// overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalRequirement.missing("scrollViewDidEndScrollingAnimation(_:)")
  }

  /// Called when bars or insets cover another part of the content; counts as not implemented unless
  /// overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalRequirement.missing("scrollViewDidChangeAdjustedContentInset(_:)")
  }

  /// Called when the finger lifts, with a velocity in points per millisecond and the place where
  /// content will rest.
  ///
  /// Counts as not implemented unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalRequirement.missing("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
  }

  /// Called after the finger lifted; counts as not implemented unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalRequirement.missing("scrollViewDidEndDragging(_:willDecelerate:)")
  }
}
