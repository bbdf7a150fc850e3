public import Foundation

/// Shows a collection view, whose data source and delegate it is.
///
/// `view` holds the collection view and whatever the app adds in front of it.
///
/// Pushed with `useLayoutToLayoutNavigationTransitions`, it takes over the collection view of the
/// controller below it, and the push is a change of layout.
@preconcurrency @MainActor
open class UICollectionViewController: _UICollectionViewDelegateController,
  UICollectionViewDataSource
{
  /// The layout that the controller was made with.
  let initialLayout: UICollectionViewLayout
  private var storedCollectionView: UICollectionView?
  /// Moves items under a finger that was held still.
  private let mover = UILongPressGestureRecognizer(target: nil, action: nil)
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

  /// The layout that the controller was made with, whatever layout its collection view has by now.
  open var collectionViewLayout: UICollectionViewLayout { initialLayout }

  open override func loadView() {
    mover.addAction { [weak self] in self?.move($0) }
    let interface = UIEnvironment.current.interface
    let isDrawn = interface.loadView(self)
    let drawn = isDrawn ? viewIfLoaded : nil
    let wrapper = UICollectionViewControllerWrapperView(frame: drawn?.frame ?? UIScreen.main.bounds)
    if let drawn, !(drawn is UICollectionView) {
      // Something else was drawn in its place.
      return
    } else if let drawn = drawn as? UICollectionView {
      view = wrapper
      hold(drawn, isOwn: false)
      if drawn.dataSource == nil { drawn.dataSource = self }
      if drawn.delegate == nil { drawn.delegate = self }
    } else {
      view = wrapper
      let isGiven = storedCollectionView != nil
      hold(storedCollectionView ?? makeCollectionView(frame: wrapper.bounds), isOwn: true)
      if !isGiven { storedCollectionView?.hasPrototypes = true }
      if interface.connect(self) { awakeFromNib() }
    }
  }

  private func makeCollectionView(frame: CGRect) -> UICollectionView {
    UICollectionView(frame: frame, collectionViewLayout: initialLayout)
  }

  /// Shows a collection view in the controller's view.
  ///
  /// - Parameters:
  ///   - collectionView: The view to show.
  ///   - isOwn: Whether the controller becomes its data source and delegate.
  private func hold(_ collectionView: UICollectionView, isOwn: Bool) {
    storedCollectionView = collectionView
    collectionView.owner = nil
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if isOwn {
      collectionView.dataSource = self
      collectionView.delegate = self
    }
    view.insertSubview(collectionView, at: 0)
    collectionView.addGestureRecognizer(mover)
  }

  /// Takes the view of another controller over, and the collection view in it, which goes on to
  /// answer to that one.
  func adopt(_ collectionView: UICollectionView, in view: UIView) {
    let isFirst = !isViewLoaded
    storedCollectionView = collectionView
    self.view = view
    if isFirst { send("viewDidLoad()") { self.viewDidLoad() } }
  }

  /// Turns editing of the collection view on or off, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded, let view = collectionView else { return }
    if animated {
      view.isEditing = editing
    } else {
      UIView.withoutAnimation { view.isEditing = editing }
    }
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

  /// The collection view that fills `view`, loaded if need be; nil if a subclass loads a view of its
  /// own.
  ///
  /// Setting another one takes the old one away and makes the controller the data source and delegate
  /// of the new one.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      guard newValue !== storedCollectionView else { return }
      if let old = storedCollectionView {
        old.removeGestureRecognizer(mover)
        old.removeFromSuperview()
        if old.dataSource === self { old.dataSource = nil }
        if old.delegate === self { old.delegate = nil }
      }
      storedCollectionView = newValue
      guard let newValue else { return }
      if isViewLoaded { hold(newValue, isOwn: true) } else { loadViewIfNeeded() }
    }
  }

  /// Deselects the selected items, if they are to be: before `viewIsAppearing`, or, if the view came in
  /// an animation, before `viewDidAppear`.
  override func clearSelectionOnAppearance(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let view = storedCollectionView else { return }
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

/// The view of a collection view controller, behind everything that the app adds.
final class UICollectionViewControllerWrapperView: UIView {}
