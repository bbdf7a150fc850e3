public import UIKitCore

/// To which side a cell is pushed.
public enum SwipeActionsOrientation: CGFloat, Sendable { case left = -1, right = 1 }
/// What an action does.
public enum SwipeActionStyle: Int, Sendable { case `default`, destructive }
/// How actions come out from below a cell.
public enum SwipeTransitionStyle: Sendable { case border, drag, reveal }
/// Where the parts of a button are.
public enum SwipeVerticalAlignment: Sendable { case centerFirstBaseline, center }
/// How a cell comes to its end.
public enum ExpansionFulfillmentStyle: Sendable { case delete, reset }

/// What happens if a cell is pushed far.
public struct SwipeExpansionStyle: Sendable {
  private init() {}
  /// The action is done.
  public static var selection: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// The cell is deleted.
  public static var destructive: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// The cell is deleted once that is confirmed.
  public static var destructiveAfterFill: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// The action fills the cell.
  public static var fill: SwipeExpansionStyle { SwipeExpansionStyle() }
  /// The cell is deleted, by itself or by the app.
  public static func destructive(
    automaticallyDelete: Bool, timing: FillTiming = .with
  ) -> SwipeExpansionStyle { SwipeExpansionStyle() }
  /// When a cell is filled.
  public enum FillTiming: Sendable { case with, after }
}

/// How actions look; kept alone, as cells are not pushed.
public struct SwipeOptions {
  /// What happens if a cell is pushed far.
  public var expansionStyle: SwipeExpansionStyle?
  /// How they come out.
  public var transitionStyle = SwipeTransitionStyle.border
  /// The colour behind them.
  public var backgroundColor: UIColor?
  /// How wide a button is at most.
  public var maximumButtonWidth: CGFloat?
  /// How wide a button is at least.
  public var minimumButtonWidth: CGFloat?
  /// Where the parts of a button are.
  public var buttonVerticalAlignment = SwipeVerticalAlignment.centerFirstBaseline
  /// Room around buttons.
  public var buttonPadding: CGFloat?
  /// Room between the parts of a button.
  public var buttonSpacing: CGFloat?
  /// As usual.
  public init() {}
}

/// How actions look, by the name that this had once.
public typealias SwipeTableOptions = SwipeOptions

/// Something that a cell offers to whoever pushes it.
@preconcurrency @MainActor public final class SwipeAction {
  /// A name.
  public var identifier: String?
  /// Its text.
  public var title: String?
  /// What it does.
  public var style: SwipeActionStyle
  /// What it does when it is chosen.
  public var handler: ((SwipeAction, IndexPath) -> Void)?
  /// The colour of its text.
  public var textColor: UIColor?
  /// That while it is touched.
  public var highlightedTextColor: UIColor?
  /// The font of its text.
  public var font: UIFont?
  /// Its picture.
  public var image: UIImage?
  /// That while it is touched.
  public var highlightedImage: UIImage?
  /// The colour behind it.
  public var backgroundColor: UIColor?
  /// That while it is touched.
  public var highlightedBackgroundColor: UIColor?
  /// Whether it goes when it is chosen.
  public var hidesWhenSelected = false

  /// Something to offer.
  public init(
    style: SwipeActionStyle, title: String?, handler: ((SwipeAction, IndexPath) -> Void)?
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }
  /// Does nothing: cells are not pushed.
  public func fulfill(with style: ExpansionFulfillmentStyle) {}
}

/// Who says what the rows of a table offer.
@preconcurrency @MainActor public protocol SwipeTableViewCellDelegate: AnyObject {
  /// What a row offers.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> [SwipeAction]?
  /// How that looks.
  func tableView(
    _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions
  /// Called before a row is pushed.
  func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation)
  /// Called after a row was pushed.
  func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?,
    for orientation: SwipeActionsOrientation)
}

extension SwipeTableViewCellDelegate {
  /// As usual.
  public func tableView(
    _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions { SwipeOptions() }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?,
    for orientation: SwipeActionsOrientation
  ) {}
}

/// Who says what the cells of a collection view offer.
@preconcurrency @MainActor public protocol SwipeCollectionViewCellDelegate: AnyObject {
  /// What a cell offers.
  func collectionView(
    _ collectionView: UICollectionView, editActionsForItemAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> [SwipeAction]?
  /// How that looks.
  func collectionView(
    _ collectionView: UICollectionView, editActionsOptionsForItemAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions
}

extension SwipeCollectionViewCellDelegate {
  /// As usual.
  public func collectionView(
    _ collectionView: UICollectionView, editActionsOptionsForItemAt indexPath: IndexPath,
    for orientation: SwipeActionsOrientation
  ) -> SwipeOptions { SwipeOptions() }
}

/// A row that can be pushed; it is not.
open class SwipeTableViewCell: UITableViewCell {
  /// Who says what it offers.
  open weak var delegate: (any SwipeTableViewCellDelegate)?
  /// Does nothing: it is not pushed.
  public func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) { completion?(true) }
  /// Does nothing: it is not pushed.
  public func showSwipe(
    orientation: SwipeActionsOrientation, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// A cell that can be pushed; it is not.
open class SwipeCollectionViewCell: UICollectionViewCell {
  /// Who says what it offers.
  open weak var delegate: (any SwipeCollectionViewCellDelegate)?
  /// Does nothing: it is not pushed.
  public func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) { completion?(true) }
}
