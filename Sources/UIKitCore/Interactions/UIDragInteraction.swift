public import Foundation

// Dragging things from view to view and from app to app. Fingers drag nothing here: what is asked for is never asked.

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Hands it over.
  public let itemProvider: NSItemProvider
  /// What the app knows about it.
  open var localObject: Any?
  /// Makes what is seen at the finger; nil, the default, for what the drag began on; kept.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Something that is handed over.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A drag or a drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether things of a class are among what is dragged.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app knows about it.
  var localContext: Any? { get set }
}

/// A drop.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }
  /// How far what is dropped has been handed over.
  var progress: Progress { get }
}

extension UIDropSession {
  /// Default: nothing is handed over.
  public var progress: Progress { Progress(totalUnitCount: 1) }

  /// Hands over what is dropped, as far as it is of a class.
  @discardableResult public func loadObjects<Object>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress {
    completion(items.compactMap { $0.localObject as? Object })
    return progress
  }
}

/// What goes along with what is seen as something is lifted, or let go.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that go along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Something that opens while something is dragged over it; nothing is.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it opens.
  var isSpringLoaded: Bool { get set }
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a drop would do, for the sign at the finger.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// What it would do.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// What a drop on a collection view would do.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where things would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where things would go.
  public let intent: Intent
  /// What it would do, and where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// What it would do.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// Something that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// Where it was, if it is of the same view.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves what is dropped to its item.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> AnyObject?
}

/// Says what fingers may drag out of a collection view; never asked.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What is dragged with an item; nothing, if it may not be dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what fingers drop on a collection view; never asked.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionView {
  /// Says what fingers may drag out of the view; not kept, since fingers drag nothing.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { nil }
    set {}
  }
  /// Takes what fingers drop on the view; not kept, since fingers drop nothing.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { nil }
    set {}
  }
  /// Whether fingers may drag things out of the view: never.
  public var dragInteractionEnabled: Bool {
    get { false }
    set {}
  }
}

/// Says what fingers may drag out of a view; never asked.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing, if nothing may be.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets fingers drag things out of a view; none do.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Says what may be dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether fingers may drag; kept.
  open var isEnabled = true
  /// Fingers may drag what the delegate says.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UITextInput {
  /// What lets fingers drag text out of the view: nil, as none do.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// What takes text that fingers drop: nil, as none do.
  public var textDropInteraction: UIDropInteraction? { nil }
}

/// Takes what fingers drop on a view; never asked.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Lets fingers drop things on a view; none do.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Takes what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Fingers may drop things.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
