public import Foundation

/// What assistive apps know of objects that are no views: kept, and read by nothing here.
///
/// In extensions of the protocol, so that classes may have properties of the same names, as views have.
extension NSObjectProtocol {
  /// Whether assistive apps name the object, false by default.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { kept(.isElement) ?? false }
    set { keep(newValue, .isElement) }
  }
  /// The words by which assistive apps name the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { kept(.label) }
    set { keep(newValue, .label) }
  }
  /// The words by which assistive apps say what the object does.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { kept(.hint) }
    set { keep(newValue, .hint) }
  }
  /// The words by which assistive apps give the object's value.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { kept(.value) }
    set { keep(newValue, .value) }
  }
  /// A name for tests that find the object by it.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { kept(.identifier) }
    set { keep(newValue, .identifier) }
  }
  /// The nature of the object for assistive apps; none by default.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(.traits) ?? .none }
    set { keep(newValue, .traits) }
  }
  /// The object's place for assistive apps, in the coordinates of the screen; zero by default.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { kept(.frame) ?? .zero }
    set { keep(newValue, .frame) }
  }
  /// The elements of the object, in order; nil by default.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { kept(.elements) }
    set { keep(newValue, .elements) }
  }

  @MainActor private func kept<Value>(_ key: AccessibilityKey) -> Value? {
    UIEnvironment.current.associations.value(of: self, key: key.rawValue) as? Value
  }

  @MainActor private func keep(_ value: Any?, _ key: AccessibilityKey) {
    UIEnvironment.current.associations.set(value, of: self, key: key.rawValue)
  }
}

/// Keys of associated values; those of apps are addresses, which are larger.
private enum AccessibilityKey: UInt {
  case isElement = 1
  case label, hint, value, identifier, traits, frame, elements
}
