/// The state of a cell or a view that configurations may depend on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The state of a view of which only the traits are known.
  init(traitCollection: UITraitCollection)
  /// What the app itself says of the view; nil for nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of what an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// The key of that name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a finger that drags the cell does with it.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// What a finger that drags something over the cell does with it.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell's item is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell takes no touches; cells do not say so of themselves.
  public var isDisabled = false
  /// Whether keys go to the cell: never, as there are none.
  public var isFocused = false
  /// Whether the cell stays in sight; cells do not say so of themselves.
  public var isPinned = false
  /// Whether the collection or the table is edited.
  public var isEditing = false
  /// Whether the items below the cell's are shown in an outline.
  public var isExpanded = false
  /// Whether a finger has uncovered what is behind the cell.
  public var isSwiped = false
  /// Whether a finger moves the cell to another place; cells do not say so of themselves.
  public var isReordering = false
  /// What a finger that drags the cell does with it: nothing, as none does.
  public var cellDragState = DragState.none
  /// What a finger that drags something over the cell does with it: nothing, as none does.
  public var cellDropState = DropState.none
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the cell; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// The states of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether keys go to the view: never, as there are none.
  public var isFocused = false
  /// Whether the view stays in sight.
  public var isPinned = false
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the app itself says of the view; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}
