public import Foundation

/// Shows a collection view, whose data source and delegate it is.
///
/// Pushed with `useLayoutToLayoutNavigationTransitions`, it takes over the collection view of the
/// controller below it, and the push is a change of layout.
@preconcurrency @MainActor
open class UICollectionViewController: _UICollectionViewDelegateController,
  UICollectionViewDataSource
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
      if (try? self.collectionView(view, canMoveItemAt: path)) == true {
        view.beginInteractiveMovementForItem(at: path)
      }
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

  // MARK: Data source: overridden by subclasses

  /// The number of sections, 1 unless overridden.
  open override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

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
  open override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIEnvironment.current.raise(
      "\(type(of: self)) has views of kind \(kind) but does not override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView(frame: .zero)
  }
}
