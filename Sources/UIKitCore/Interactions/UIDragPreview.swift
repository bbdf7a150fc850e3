public import Foundation

/// The shape of a view that is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view at the finger that drags something; nothing is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// Its shape.
  public let parameters: UIDragPreviewParameters
  /// A view at the finger.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The place of a view at the finger.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view at the finger that drags something, and where it comes from or goes.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same view at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// A row in a table for what is on its way.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// Where it is put.
  public let insertionIndexPath: IndexPath
  /// The kind of its cell.
  public let reuseIdentifier: String
  /// Its height in points.
  public let rowHeight: CGFloat
  /// Gives the cell its content.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// A row in a table.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (
      insertionIndexPath, reuseIdentifier, rowHeight
    )
  }
}

/// A row in a table for what is dropped on it; nothing is.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// What is seen at the finger as it goes there; kept.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Says what fingers may drag out of a table; never asked.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged with a row; nothing, if it may not be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// What a drop on a table would do.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where things would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
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

/// Something that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// Where it was, if it is of the same table.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a table.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it is dropped.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Moves what is dropped to its row.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> AnyObject?
}

/// Takes what fingers drop on a table; never asked.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableView {
  /// Says what fingers may drag out of the table; not kept, since fingers drag nothing.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { nil }
    set {}
  }
  /// Takes what fingers drop on the table; not kept, since fingers drop nothing.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { nil }
    set {}
  }
  /// Whether fingers may drag things out of the table: never.
  public var dragInteractionEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is dragged out of the table: never.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the table: never.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// Whether something is dragged out of the view: never.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the view: never.
  public var hasActiveDrop: Bool { false }
}
