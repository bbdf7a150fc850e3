import Foundation

extension UICellAccessory {
  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// Options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = PlainOptions
  /// Options of a checkmark.
  public typealias CheckmarkOptions = PlainOptions
  /// Options of a button with an “i”.
  public typealias DetailOptions = PlainOptions

  /// Options of an accessory that has nothing more to choose.
  @preconcurrency @MainActor public struct PlainOptions {
    /// Whether the accessory is not seen, though it takes up room; by default false.
    public var isHidden: Bool
    /// The width that the accessory takes up; by default its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The accessory's colour; nil, the default, for the system's.
    public var tintColor: UIColor?

    /// Options that differ from the ordinary ones where they are not nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// Options of a reorder control.
  @preconcurrency @MainActor public struct ReorderOptions {
    /// Whether the accessory is not seen, though it takes up room; by default false.
    public var isHidden: Bool
    /// The width that the accessory takes up; by default its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The accessory's colour; nil, the default, for the system's.
    public var tintColor: UIColor?
    /// Whether a line stands before the accessory, true by default; kept, and never drawn.
    public var showsVerticalSeparator: Bool

    /// Options that differ from the ordinary ones where they are not nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }
  /// Options of a delete control.
  public typealias DeleteOptions = PlainOptions
  /// Options of an insert control.
  public typealias InsertOptions = PlainOptions

  /// Options of an outline disclosure.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// The part of a row that expands it: all of a header, the chevron of a cell.
    public enum Style: Sendable { case automatic, header, cell }
    /// The part of a row that expands it; `automatic`, the default, takes the first item of a section that is its header for a header.
    public var style: Style
    /// Whether the accessory is not seen, though it takes up room; by default false.
    public var isHidden: Bool
    /// The width that the accessory takes up; by default its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The accessory's colour; nil, the default, for the tint colour.
    public var tintColor: UIColor?

    /// Options that differ from the ordinary ones where they are not nil.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options of a text at the end of a row.
  @preconcurrency @MainActor public struct LabelOptions {
    /// Whether the text is not seen, though it takes up room; by default false.
    public var isHidden: Bool
    /// The width that the text takes up; by default its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the text; nil, the default, for grey.
    public var tintColor: UIColor?
    /// Typeface and size; by default those of body text.
    public var font: UIFont

    /// Options that differ from the ordinary ones where they are not nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
    }
  }

  // MARK: The system's accessories

  private static func symbol(_ name: String, size: CGFloat, _ color: UIColor?) -> UIView {
    let view = UIImageView(
      image: UIImage(
        systemName: name, withConfiguration: .init(pointSize: size, weight: .semibold)))
    if let color { view.tintColor = color }
    return view
  }

  /// A symbol that calls a handler when it is tapped, or without one leaves taps to the row.
  private static func button(
    _ name: String, size: CGFloat, _ color: UIColor?, _ handler: ActionHandler?
  ) -> UIView {
    guard let handler else { return symbol(name, size: size, color) }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: name), for: .normal)
    button.setPreferredSymbolConfiguration(
      .init(pointSize: size, weight: .semibold), forImageIn: .normal)
    if let color { button.tintColor = color }
    button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  /// A grey chevron at the trailing end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options.look) {
      symbol("chevron.right", size: 12, .tertiaryLabel)
    }
  }

  /// A chevron at the trailing end, which points down while the items below the row's are shown; without a handler it shows and hides
  /// them, where a section snapshot says which they are.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    let look = Look(
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, look,
      action: actionHandler == nil ? { $0.toggleOutline() } : nil
    ) {
      button("chevron.right", size: 12, nil, actionHandler)
    }
    accessory.outline = (options.style, actionHandler)
    return accessory
  }

  /// A button with an “i” at the trailing end.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look) {
      button("info.circle", size: 18, nil, actionHandler)
    }
  }

  /// A checkmark in the tint colour at the trailing end.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options.look) { symbol("checkmark", size: 15, nil) }
  }

  /// Three grey lines at the trailing end by which a finger moves the row, by default only while editing.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.look) {
      symbol("line.3.horizontal", size: 17, .tertiaryLabel)
    }
  }

  /// A red minus sign at the leading end, by default only while editing; without a handler it uncovers the row's trailing actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, at: .leading, displayed, options.look,
      action: actionHandler == nil ? { $0.uncoverActions() } : nil
    ) {
      button("minus.circle.fill", size: 18, .systemRed, actionHandler)
    }
  }

  /// Options of a mark of the selection.
  @preconcurrency @MainActor public struct MultiselectOptions {
    /// Whether the accessory is not seen, though it takes up room; by default false.
    public var isHidden: Bool
    /// The width that the accessory takes up; by default its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the mark; nil, the default, for the tint colour.
    public var tintColor: UIColor?
    /// Kept and not heeded, by default nil: nothing is behind the circle.
    public var backgroundColor: UIColor?

    /// Options that differ from the ordinary ones where they are not nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A circle at the leading end, with a mark while the row is selected, by default only while editing.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    let look = Look(
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
    return UICellAccessory(.multiselect, at: .leading, displayed, look) { SelectionMark() }
  }

  /// Options of a menu at the end of a row.
  public typealias PopUpMenuOptions = PlainOptions

  /// The chosen title of a menu at the trailing end, before two chevrons; a tap opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed, options.look) {
      let button = PopUpButton(menu, options.tintColor)
      button.didChoose = selectedElementDidChangeHandler
      return button
    }
  }

  /// A green plus sign at the leading end, by default only while editing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, at: .leading, displayed, options.look) {
      button("plus.circle.fill", size: 18, .systemGreen, actionHandler)
    }
  }

  /// A grey text at the trailing end, on one line.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let look = Look(isHidden: options.isHidden, width: options.reservedLayoutWidth)
    return UICellAccessory(.label, displayed, look) {
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    let look = Look(
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tint: configuration.tintColor)
    let (end, displayed, position): (End, DisplayedState, Placement.Position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (.leading, displayed, position)
      case .trailing(let displayed, let position): (.trailing, displayed, position)
      }
    return UICellAccessory(
      .customView(view), at: end, displayed, look, position: position
    ) {
      if !configuration.maintainsFixedSize, view.bounds.size == .zero {
        view.bounds.size = view.fittingSizeOfContent
      }
      return view
    }
  }
}

/// A circle that is empty or has a mark.
final class SelectionMark: UIImageView {
  var isMarked = false { didSet { if isMarked != oldValue { show() } } }

  init() {
    super.init(frame: .zero)
    show()
    sizeToFit()
  }

  required init?(coder: NSCoder) { return nil }

  private func show() {
    image = UIImage(
      systemName: isMarked ? "checkmark.circle.fill" : "circle",
      withConfiguration: .init(pointSize: 20, weight: .regular))
    if !isMarked { image = image?.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal) }
  }
}

/// A button with the chosen title of a menu.
private final class PopUpButton: UIButton {
  /// Called with the menu when another row of it was chosen.
  var didChoose: ((UIMenu) -> Void)?
  private var chosen: UIMenuElement?

  init(_ menu: UIMenu, _ tint: UIColor?) {
    super.init(frame: .zero)
    var configuration = Configuration.plain()
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = tint ?? .secondaryLabel
    configuration.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: .init(pointSize: 12, weight: .semibold))
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    self.configuration = configuration
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    chosen = menu.selectedElements.first
    sizeToFit()
  }

  required init?(coder: NSCoder) { return nil }

  override func stateDidChange() {
    super.stateDidChange()
    guard let menu, let now = menu.selectedElements.first, let chosen, now !== chosen else {
      return
    }
    self.chosen = now
    // As wide as its title, at the row's end.
    sizeToFit()
    superview?.setNeedsLayout()
    didChoose?(menu)
  }
}
