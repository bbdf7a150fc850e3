import AnimGeometry
import Foundation

/// A property that can be had by name, and set.
package struct KeyedProperty<Root: AnyObject> {
  /// The property's value; the number of a value that is an enumeration's.
  package let get: (Root) -> Any?
  /// Sets the property; false for a value of another type.
  package let set: (Root, Any?) -> Bool

  init<Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    get = { $0[keyPath: path] }
    set = Self.setter(path)
  }

  /// Nil of an optional property is nil.
  init<Value>(_ path: ReferenceWritableKeyPath<Root, Value?>) {
    get = { $0[keyPath: path] }
    set = Self.setter(path)
  }

  init<Value: RawRepresentable>(
    enumeration path: ReferenceWritableKeyPath<Root, Value>
  ) where Value.RawValue == Int {
    get = { $0[keyPath: path].rawValue }
    set = { root, value in
      let number = Self.converted(value, to: Int.self).flatMap { Value(rawValue: $0) }
      guard let value = value as? Value ?? number else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  private static func setter<Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> (Root, Any?) -> Bool {
    { root, value in
      guard let value = converted(value, to: Value.self) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let number =
      (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    guard let number else { return nil }
    if type == CGFloat.self { return CGFloat(number) as? Value }
    if type == Double.self { return number as? Value }
    if type == Float.self { return Float(number) as? Value }
    if type == Int.self { return Int(exactly: number) as? Value }
    if type == Bool.self { return (number != 0) as? Value }
    return nil
  }
}

extension KeyedProperty<UICollectionViewLayoutAttributes> {
  /// The property of a name; nil if there is none.
  package static func attributes(_ key: String) -> Self? {
    switch key {
    case "frame": Self(\.frame)
    case "center": Self(\.center)
    case "size": Self(\.size)
    case "bounds": Self(\.bounds)
    case "alpha": Self(\.alpha)
    case "zIndex": Self(\.zIndex)
    case "hidden", "isHidden": Self(\.isHidden)
    case "indexPath": Self(\.indexPath)
    case "transform": Self(\.transform)
    case "transform3D": Self(\.transform3D)
    default: nil
    }
  }
}

extension KeyedProperty<UIView> {
  /// The property of a name; nil if there is none.
  @MainActor package static func view(_ key: String) -> Self? {
    switch key {
    case "frame": Self(\.frame)
    case "bounds": Self(\.bounds)
    case "center": Self(\.center)
    case "transform": Self(\.transform)
    case "alpha": Self(\.alpha)
    case "hidden": Self(\.isHidden)
    case "opaque": Self(\.isOpaque)
    case "clipsToBounds": Self(\.clipsToBounds)
    case "backgroundColor": Self(\.backgroundColor)
    case "tintColor": Self(\.tintColor)
    case "contentMode": Self(enumeration: \.contentMode)
    case "userInteractionEnabled": Self(\.isUserInteractionEnabled)
    case "multipleTouchEnabled": Self(\.isMultipleTouchEnabled)
    case "exclusiveTouch": Self(\.isExclusiveTouch)
    case "layoutMargins": Self(\.layoutMargins)
    case "preservesSuperviewLayoutMargins": Self(\.preservesSuperviewLayoutMargins)
    case "insetsLayoutMarginsFromSafeArea": Self(\.insetsLayoutMarginsFromSafeArea)
    case "accessibilityIdentifier": Self(\.accessibilityIdentifier)
    case "accessibilityLabel": Self(\.accessibilityLabel)
    case "tag": Self(\.tag)
    default: nil
    }
  }
}

extension KeyedProperty<UILabel> {
  /// The property of a name, as far as labels have more of them than other views; nil if there is none.
  @MainActor package static func label(_ key: String) -> Self? {
    switch key {
    case "text": Self(\.text)
    case "attributedText": Self(\.attributedText)
    case "font": Self(\.font)
    case "textColor": Self(\.textColor)
    case "textAlignment": Self(enumeration: \.textAlignment)
    case "lineBreakMode": Self(enumeration: \.lineBreakMode)
    case "numberOfLines": Self(\.numberOfLines)
    case "enabled": Self(\.isEnabled)
    case "highlighted": Self(\.isHighlighted)
    case "highlightedTextColor": Self(\.highlightedTextColor)
    case "shadowColor": Self(\.shadowColor)
    case "shadowOffset": Self(\.shadowOffset)
    case "adjustsFontSizeToFitWidth": Self(\.adjustsFontSizeToFitWidth)
    case "minimumScaleFactor": Self(\.minimumScaleFactor)
    case "baselineAdjustment": Self(enumeration: \.baselineAdjustment)
    case "allowsDefaultTighteningForTruncation": Self(\.allowsDefaultTighteningForTruncation)
    case "adjustsFontForContentSizeCategory": Self(\.adjustsFontForContentSizeCategory)
    case "preferredMaxLayoutWidth": Self(\.preferredMaxLayoutWidth)
    default: nil
    }
  }
}
