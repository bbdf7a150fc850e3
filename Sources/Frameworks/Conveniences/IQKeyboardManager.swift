public import Foundation
public import UIKitCore

/// How the bar above the keyboard is filled.
public enum IQAutoToolbarManageBehaviour: Int, Sendable {
  case bySubviews, byTag, byPosition
}

/// Moves fields above the keyboard, once it is told to, and has a bar there.
@preconcurrency @MainActor public final class IQKeyboardManager {
  @MainActor private final class Shared { let manager = IQKeyboardManager() }
  /// The one of the app.
  public static var shared: IQKeyboardManager { UIEnvironment.current.single(Shared.init).manager }
  /// The one of the app, as it was called.
  public static func sharedManager() -> IQKeyboardManager { shared }

  /// What the keyboard looks like.
  public final class KeyboardConfiguration {
    /// Whether the app says so.
    public var overrideAppearance = false
    /// What it looks like.
    public var appearance = UIKeyboardAppearance.default
  }
  /// What the bar looks like.
  public final class ToolbarConfiguration {
    /// Whether it has the view's colour.
    public var useTextFieldTintColor = false
    /// Its colour.
    public var tintColor: UIColor?
    /// Its ground.
    public var barTintColor: UIColor?
    /// How fields are put in order.
    public var manageBehavior = IQAutoToolbarManageBehaviour.bySubviews
  }

  private lazy var avoidance = KeyboardAvoidance(self)

  /// Whether fields are moved, false by default.
  public var isEnabled = false {
    didSet { if isEnabled { _ = avoidance } }
  }
  /// The same, as it was called.
  public var enable: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
  /// Points between the keyboard and a field.
  public var keyboardDistance: CGFloat = 10
  /// The same, as it was called.
  public var keyboardDistanceFromTextField: CGFloat {
    get { keyboardDistance }
    set { keyboardDistance = newValue }
  }
  /// Whether there is a bar.
  public var enableAutoToolbar = true
  /// How fields are put in order.
  public var toolbarManageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
  /// Whether the bar has the field's colour.
  public var shouldToolbarUsesTextFieldTintColor = false
  /// Whether the bar says what a field is for.
  public var shouldShowToolbarPlaceholder = true
  /// The same, as it was called.
  public var shouldShowTextFieldPlaceholder: Bool {
    get { shouldShowToolbarPlaceholder }
    set { shouldShowToolbarPlaceholder = newValue }
  }
  /// The font of that.
  public var placeholderFont: UIFont?
  /// The colour of the bar.
  public var toolbarTintColor: UIColor?
  /// The ground of the bar.
  public var toolbarBarTintColor: UIColor?
  /// The word for the end.
  public var toolbarDoneBarButtonItemText: String?
  /// Whether a touch elsewhere ends typing.
  public var resignOnTouchOutside = false
  /// The same, as it was called.
  public var shouldResignOnTouchOutside: Bool {
    get { resignOnTouchOutside }
    set { resignOnTouchOutside = newValue }
  }
  /// Whether the keyboard looks as the app says.
  public var overrideKeyboardAppearance = false
  /// What it looks like.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether views are laid out when they are moved.
  public var layoutIfNeededOnUpdate = false
  /// Whether it is written what is done.
  public var isDebuggingEnabled = false
  /// The same, as it was called.
  public var enableDebugging: Bool {
    get { isDebuggingEnabled }
    set { isDebuggingEnabled = newValue }
  }
  /// Whether keys are heard.
  public var shouldPlayInputClicks = true
  /// What the keyboard looks like.
  public let keyboardConfiguration = KeyboardConfiguration()
  /// What the bar looks like.
  public let toolbarConfiguration = ToolbarConfiguration()
  /// Controllers in which nothing is moved.
  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  /// Controllers in which something is.
  public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
  /// Controllers without a bar.
  public var disabledToolbarClasses: [UIViewController.Type] = []
  /// Controllers with a bar.
  public var enabledToolbarClasses: [UIViewController.Type] = []
  /// Controllers in which a touch does not end typing.
  public var disabledTouchResignedClasses: [UIViewController.Type] = []
  /// Gestures that end no typing.
  public var touchResignedGestureIgnoreClasses: [UIView.Type] = []
  /// Whether the keyboard is seen.
  public var keyboardShowing: Bool { avoidance.isKeyboardShown }
  /// Whether there is a field after the one that is typed into.
  public var canGoNext: Bool { avoidance.neighbour(1) != nil }
  /// Whether there is a field before the one that is typed into.
  public var canGoPrevious: Bool { avoidance.neighbour(-1) != nil }

  /// Goes to the next field; whether there is one.
  @discardableResult public func goNext() -> Bool {
    avoidance.neighbour(1)?.becomeFirstResponder() ?? false
  }
  /// Goes to the field before; whether there is one.
  @discardableResult public func goPrevious() -> Bool {
    avoidance.neighbour(-1)?.becomeFirstResponder() ?? false
  }
  /// Ends typing.
  @discardableResult public func resignFirstResponder() -> Bool {
    UIApplication.shared.keyWindow?.endEditing(true) ?? false
  }
  /// Does nothing: fields are moved when the keyboard moves.
  public func reloadLayoutIfNeeded() {}
  /// Has the bar of the field made anew.
  public func reloadInputViews() { avoidance.field?.reloadInputViews() }
}
