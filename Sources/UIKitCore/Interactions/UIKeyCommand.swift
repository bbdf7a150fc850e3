public import Foundation

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// The keys whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Does nothing.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Does nothing.
  public static let shift = Self(rawValue: 1 << 17)
  /// Does nothing.
  public static let control = Self(rawValue: 1 << 18)
  /// Does nothing.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Does nothing.
  public static let command = Self(rawValue: 1 << 20)
  /// Does nothing.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// What keys of a keyboard do; there is none, so that nothing calls it but a menu that has it as a row.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before the system's own commands, false by default; kept.
  open var wantsPriorityOverSystemBehavior = false

  /// A key with others.
  public init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", action: action, discoverabilityTitle: discoverabilityTitle)
  }

  /// A command of a menu with a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// The name of a key without a letter.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The name of a key without a letter.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The name of a key without a letter.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The name of a key without a letter.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Does nothing.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Ways of scrolling without fingers; there are none.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// The ways whose bits are set in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By steps of a wheel.
  public static let discrete = Self(rawValue: 1)
  /// By fingers on another surface than the screen.
  public static let continuous = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.discrete, .continuous]
}

/// An action for those who cannot see; nobody calls it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The words for it.
  open var name: String
  private let handler: ((UIAccessibilityCustomAction) -> Bool)?
  /// An action that calls a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    handler = actionHandler
  }
  /// An action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    let receiver = TargetAction(target, selector)
    handler = { action in
      receiver.perform(action)
      return true
    }
  }
  /// The closure.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)? { handler }
}

/// An element for those who cannot see that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
  /// What it is in.
  open private(set) weak var accessibilityContainer: AnyObject?
  /// The words for it; kept.
  open var accessibilityLabel: String?
  /// The words for what it does; kept.
  open var accessibilityHint: String?
  /// The words for its value; kept.
  open var accessibilityValue: String?
  /// Its nature; kept.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Where it is in its container; kept.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// An element in something.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
}

/// A change that follows how the device is tilted; it is not.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Nothing follows.
  public override init() { super.init() }
}

/// A value between two that follows how the device is tilted; it stays where it is.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way of tilting.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The property that would change.
  public let keyPath: String
  /// The way of tilting.
  public let type: EffectType
  /// The value at one end; kept.
  open var minimumRelativeValue: Any?
  /// The value at the other end; kept.
  open var maximumRelativeValue: Any?
  /// A change of a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

/// Several changes that follow how the device is tilted.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The changes; kept.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The changes that follow how the device is tilted; kept, as it is not.
  public var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects }
    set { ownMotionEffects = newValue }
  }
  /// Keeps an effect, which is never seen: the device is not tilted.
  public func addMotionEffect(_ effect: UIMotionEffect) { ownMotionEffects.append(effect) }
  /// Gives an effect up that was added.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.removeAll { $0 === effect }
  }
}
