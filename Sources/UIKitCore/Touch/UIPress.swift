public import Foundation

/// A key that is pressed; nobody makes one.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The key of a remote control.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The state of the press.
  open var phase: Phase { .began }
  /// The key of a remote control.
  open var type: PressType { .select }
  /// The key of a keyboard; nil for none.
  open var key: UIKey? { nil }
  /// When it was pressed, in seconds.
  open var timestamp: TimeInterval { 0 }
}

/// A key of a keyboard; nobody makes one.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types.
  open var characters: String { "" }
  /// What the key types without the keys that are held with it.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Where the key is on a keyboard.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// The keys that apps ask for, by their numbers in the USB HID usage tables (page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 0x03
  case keyboardA = 0x04
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  case keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket
  case keyboardBackslash
  case keyboardSemicolon = 0x33
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock
  case keyboardHome = 0x4A
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keypadEnter = 0x58
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

/// Keys that are pressed; nobody makes one.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All keys that are pressed.
  open var allPresses: Set<UIPress> { [] }
}

/// The menu for text of before iOS 16; it never appears.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The menu.
  public static var shared: UIMenuController { UIMenuController() }
  /// Additional rows; kept.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is there: never.
  open private(set) var isMenuVisible = false
  /// Where the menu is: nowhere.
  open var menuFrame: CGRect { .zero }
  /// The side to which the menu points; kept.
  open var arrowDirection = ArrowDirection.default
  /// The sides to which the menu may point.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  /// Posted when the menu comes up, so never.
  public static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has come up, so never.
  public static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu goes, so never.
  public static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has gone, so never.
  public static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu changes its place, so never.
  public static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
  /// Does nothing.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing.
  open func hideMenu() {}
  /// Does nothing.
  open func hideMenu(from targetView: UIView) {}
  /// Does nothing.
  open func update() {}
}

/// A row of the menu for text.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The text of the row.
  open var title: String
  /// What the row calls.
  open var action: Selector

  /// A row that calls a method of the first responder that can.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// A method by its name, which nothing is known to call.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
