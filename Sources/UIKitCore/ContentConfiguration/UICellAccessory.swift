public import Foundation

/// A view that a row of a list shows at one of its ends.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The time at which an accessory is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  /// The kind of an accessory, by which others find their place beside it.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    case customView(UIView)
  }

  /// The width that an accessory takes up, in whose middle it stands.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of its view.
    case actual
    /// The room of a symbol, so that accessories of several rows stand below each other.
    ///
    /// UIKit does not document its length; here it is that of a list's images.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The end of the row at which a view of the app's own is, and its place among other accessories.
  ///
  /// By default such a view is nearest to the content, as UIKit's header says.
  public enum Placement {
    /// The index at which a view is inserted among the accessories that are at its end already, from
    /// leading to trailing.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before an accessory of the same kind as a given one; the first without one.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// The place after an accessory of the same kind as a given one; the last without one.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { others in
        others.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count
      }
    }
  }

  /// A view of the app's own, and how it is shown.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The end of the row, and the place there.
    public let placement: Placement
    /// Whether the view is not seen, though it takes up room; by default false.
    public var isHidden: Bool
    /// The width that the view takes up; by default its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint; nil, the default, for that of the row.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has; by default it gets the one that fits it.
    public var maintainsFixedSize: Bool

    /// Names a view and its place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// An end of a row.
  enum End { case leading, trailing }

  /// What the options of all accessories have in common.
  struct Look {
    var isHidden = false
    var width = LayoutDimension.actual
    var tint: UIColor?
  }

  /// The kind of the accessory.
  public nonisolated let accessoryType: AccessoryType
  let end: End
  let displayed: DisplayedState
  let look: Look
  /// The place of a view of the app's own; nil for the system's, which keep their order.
  let position: Placement.Position?
  private let content: @MainActor () -> UIView
  /// Of an outline's chevron: what of the row expands it, and the app's handler; nil for others.
  var outline: (style: OutlineDisclosureOptions.Style, handler: ActionHandler?)?
  /// What a tap on the accessory does with its row, unless the app has said something else.
  var action: ((UICollectionViewListCell) -> Void)?

  init(
    _ type: AccessoryType, at end: End = .trailing, _ displayed: DisplayedState,
    _ look: Look, position: Placement.Position? = nil,
    action: ((UICollectionViewListCell) -> Void)? = nil,
    _ content: @escaping @MainActor () -> UIView
  ) {
    self.action = action
    accessoryType = type
    self.end = end
    self.displayed = displayed
    self.look = look
    self.position = position
    self.content = content
  }

  /// The view, for a row.
  func makeView(in cell: UICollectionViewListCell) -> UIView {
    var view = content()
    if let action {
      view = AccessoryControl(around: view) { [weak cell] in if let cell { action(cell) } }
    }
    if accessoryType == .reorder {
      let handle = AccessoryControl(around: view)
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      press.addAction { [weak cell] in cell?.reorder($0) }
      handle.addGestureRecognizer(press)
      view = handle
    }
    if let tint = look.tint { view.tintColor = tint }
    return view
  }

  /// Whether the accessory is nearer to the row's edge than others, wherever it stands among them.
  var isOutermost: Bool { [.delete, .insert, .reorder].contains(accessoryType) }

  /// Whether the accessory is shown in a list that is edited or not.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The room that the accessory takes along the row, in points.
  func width(of view: UIView) -> CGFloat {
    switch look.width {
    case .actual: view.bounds.width
    case .standard: UIListContentConfiguration.symbolRoom
    case .custom(let width): width
    }
  }
}

/// A sign at the end of a row that a finger takes hold of, also beside its strokes.
private final class AccessoryControl: UIControl {
  /// How far beside the sign a finger may be, in points: altogether about the 44 points that Apple recommends.
  private static let reach: CGFloat = 14

  init(around sign: UIView, action: (() -> Void)? = nil) {
    super.init(frame: sign.bounds)
    sign.isUserInteractionEnabled = false
    sign.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(sign)
    if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
  }

  required init?(coder: NSCoder) { return nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
