public import Foundation

/// A row of a menu that sends its message to whoever answers it first, from the first responder upwards.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The message.
  public let action: Selector?
  /// What tells commands with the same message apart; kept.
  public let propertyList: Any?
  /// Other commands of the same place while keys are held; there are no keys.
  public let alternates: [UICommandAlternate]
  /// The words for it; nil by default, and shown nowhere.
  open var discoverabilityTitle: String?
  /// The look of the row.
  open var attributes: Attributes
  /// Whether there is a checkmark before the row.
  open var state: State

  /// A row that sends `action`, with itself as the sender.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  override var row: UIAction? {
    UIAction(title: title, image: image, attributes: attributes, state: state) { [self] _ in
      if let action { UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) }
    }
  }
}

/// Another command of the same place in a menu while keys are held; there are no keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The words for it.
  public let title: String
  /// What is called.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Another command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// The menu bar of an app, or the menu of a view, while it is made; phones have no bar, so that nobody is given one.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts rows in the place of a menu's.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the top of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The menu of the system's that has this name.
  public static let root = Self("com.apple.menu.root")
  /// The menu of the system's that has this name.
  public static let application = Self("com.apple.menu.application")
  /// The menu of the system's that has this name.
  public static let file = Self("com.apple.menu.file")
  /// The menu of the system's that has this name.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of the system's that has this name.
  public static let view = Self("com.apple.menu.view")
  /// The menu of the system's that has this name.
  public static let window = Self("com.apple.menu.window")
  /// The menu of the system's that has this name.
  public static let help = Self("com.apple.menu.help")
  /// The menu of the system's that has this name.
  public static let about = Self("com.apple.menu.about")
  /// The menu of the system's that has this name.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu of the system's that has this name.
  public static let services = Self("com.apple.menu.services")
  /// The menu of the system's that has this name.
  public static let hide = Self("com.apple.menu.hide")
  /// The menu of the system's that has this name.
  public static let quit = Self("com.apple.menu.quit")
  /// The menu of the system's that has this name.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The menu of the system's that has this name.
  public static let open = Self("com.apple.menu.open")
  /// The menu of the system's that has this name.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The menu of the system's that has this name.
  public static let close = Self("com.apple.menu.close")
  /// The menu of the system's that has this name.
  public static let print = Self("com.apple.menu.print")
  /// The menu of the system's that has this name.
  public static let document = Self("com.apple.menu.document")
  /// The menu of the system's that has this name.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu of the system's that has this name.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu of the system's that has this name.
  public static let find = Self("com.apple.menu.find")
  /// The menu of the system's that has this name.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu of the system's that has this name.
  public static let share = Self("com.apple.menu.share")
  /// The menu of the system's that has this name.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The menu of the system's that has this name.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu of the system's that has this name.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The menu of the system's that has this name.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The menu of the system's that has this name.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu of the system's that has this name.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The menu of the system's that has this name.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The menu of the system's that has this name.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu of the system's that has this name.
  public static let speech = Self("com.apple.menu.speech")
  /// The menu of the system's that has this name.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu of the system's that has this name.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu of the system's that has this name.
  public static let format = Self("com.apple.menu.format")
  /// The menu of the system's that has this name.
  public static let autoFill = Self("com.apple.menu.auto-fill")
  /// The menu of the system's that has this name.
  public static let font = Self("com.apple.menu.font")
  /// The menu of the system's that has this name.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The menu of the system's that has this name.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The menu of the system's that has this name.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The menu of the system's that has this name.
  public static let text = Self("com.apple.menu.text")
  /// The menu of the system's that has this name.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The menu of the system's that has this name.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu of the system's that has this name.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu of the system's that has this name.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu of the system's that has this name.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu of the system's that has this name.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The menu of the system's that has this name.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
