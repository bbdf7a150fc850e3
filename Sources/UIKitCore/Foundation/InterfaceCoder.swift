public import Foundation

/// The coder that objects of interface files are made from.
///
/// It knows what has to be known when an object is made, and gives a view everything else that the
/// file says of it while `UIView.init(coder:)` runs.
public final class InterfaceCoder: NSCoder {
  /// The frame of the view that is made, in points of its superview.
  public let frame: CGRect
  /// The layout of the collection view, or of the controller of one, that is made.
  let collectionViewLayout: UICollectionViewLayout?
  /// The type of the button that is made.
  let buttonType: UIButton.ButtonType
  /// The style of the table's cell that is made.
  let cellStyle: UITableViewCell.CellStyle
  /// The style of the table that is made.
  let tableStyle: UITableView.Style
  /// The columns of the split view controller that is made.
  let splitStyle: UISplitViewController.Style
  /// The interface file of the controller that is made.
  let nibName: String?

  /// Gives the view what the file says of it; nil when that is done.
  private var filling: (@MainActor (UIView) -> Void)?

  /// A coder for one object.
  public init(
    frame: CGRect = .zero, collectionViewLayout: UICollectionViewLayout? = nil,
    buttonType: UIButton.ButtonType = .system, cellStyle: UITableViewCell.CellStyle = .default,
    tableStyle: UITableView.Style = .plain,
    splitStyle: UISplitViewController.Style = .unspecified, nibName: String? = nil
  ) {
    self.splitStyle = splitStyle
    self.frame = frame
    self.collectionViewLayout = collectionViewLayout
    self.buttonType = buttonType
    self.cellStyle = cellStyle
    self.tableStyle = tableStyle
    self.nibName = nibName
    super.init()
  }

  /// Has the view get what `filling` gives it, as soon as it can be used.
  package func read(_ filling: @escaping @MainActor (UIView) -> Void) { self.filling = filling }

  /// Gives a view what the file says of it, unless that was done before.
  @MainActor package func fill(_ view: UIView) {
    let filling = filling
    self.filling = nil
    filling?(view)
  }

  public override var allowsKeyedCoding: Bool { true }

  public override func containsValue(forKey key: String) -> Bool { false }

  public override func decodeObject(forKey key: String) -> Any? { nil }

  public override func decodeBool(forKey key: String) -> Bool { false }

  public override func decodeInteger(forKey key: String) -> Int { 0 }

  public override func decodeFloat(forKey key: String) -> Float { 0 }

  public override func decodeDouble(forKey key: String) -> Double { 0 }
}
