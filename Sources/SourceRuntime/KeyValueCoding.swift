import AnimGeometry
public import Foundation
public import UIKitCore

/// Values by name, for sources that use key-value coding.
///
/// Objective-C looks names up in the class; here the properties of layout attributes are listed,
/// and others are read, not set, by reflection.
///
/// Classes with values by key of their own, such as animations, come before all objects.
extension NSObject {
  /// The value of a property by its name; nil if it is nil or there is none of that name.
  @_disfavoredOverload public func value(forKey key: String) -> Any? {
    if let attributes = self as? UICollectionViewLayoutAttributes,
      let property = KeyedProperty.attributes(key)
    {
      return property.get(attributes)
    }
    // Apps find the place of a bar's button by it.
    if key == "view", let item = self as? UIBarButtonItem {
      return MainActor.assumeIsolated { item.makeView() }
    }
    if let keyed = self as? any KeyedValues { return keyed.keyedValue(key) }
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let array = self as? NSArray {
      return array.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() }
    }
    // Responders know more by name than what they store.
    guard let responder = self as? UIResponder else { return StoredProperty.value(key, of: self) }
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { unsafe value = responder.value(forKey: key) }
    return unsafe value
  }

  /// Sets a property that can be set by name; for others, `NSUnknownKeyException` is noted.
  @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) {
    if let keyed = self as? any KeyedValues { return keyed.setKeyedValue(value, key) }
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    // Apps turn the interface by it, which is up to the scenario.
    if key == "orientation", self is UIDevice { return }
    let attributes = self as? UICollectionViewLayoutAttributes
    let property = KeyedProperty.attributes(key)
    let wasSet = attributes.flatMap { property?.set($0, value) }
    guard wasSet != true else { return }
    let reason = undefinedKey(key)
    nonisolated(unsafe) let (object, given) = (self, value)
    MainActor.assumeIsolated {
      if unsafe PrivateKey.set(given, key, of: object) { return }
      if unsafe ObjectKeys.set(given, key, of: object) { return }
      // UIKit's own objects have more keys than are known, and an app that sets one has seen that it is there.
      if String(reflecting: Swift.type(of: unsafe object)).hasPrefix("UIKitCore."),
        !(unsafe object is UICollectionViewLayoutAttributes)
      {
        UIEnvironment.current.warn("\(reason) It has no effect here.")
      } else {
        UIEnvironment.current.raise(reason)
      }
    }
  }

  /// The value at the end of names with dots between them, such as `indexPath.section`.
  @_disfavoredOverload public func value(forKeyPath path: String) -> Any? {
    KeyPathText.value(path, of: self) { $0.value(forKey: $1) }
  }

  /// Sets a property at the end of names with dots between them; `NSUnknownKeyException` is noted where there is none.
  @_disfavoredOverload public func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    let owner = self.value(forKeyPath: String(path[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
  }

  fileprivate func undefinedKey(_ key: String) -> String {
    "[\(type(of: self)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
      + "the key \(key)."
  }
}

extension UIApplication {
  /// The application by its name, which code that extensions of apps share asks for so; nil for other names.
  public class func value(forKeyPath path: String) -> Any? { value(forKey: path) }

  /// The application by its name; nil for other names.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? UIApplication.shared : nil
  }
}

/// Keys of UIKit's objects that no header names and that apps set.
@MainActor private enum PrivateKey {
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch (object, key.drop { $0 == "_" }, value) {
    case (let bar as UISearchBar, "cancelButtonText", let text as String):
      bar.cancelButtonTitle = text
    case (let action as UIAlertAction, "titleTextColor", let color as UIColor):
      action.titleTextColor = color
    case (let alert as UIAlertController, "attributedTitle", let text as NSAttributedString):
      alert.title = text.string
    case (let alert as UIAlertController, "attributedMessage", let text as NSAttributedString):
      alert.message = text.string
    case (let bar as UINavigationBar, "hidesShadow", let isHidden as Bool):
      bar.hidesShadow = isHidden
    case (let controller as UITabBarController, "tabBar", let bar as UITabBar):
      controller.replaceTabBar(by: bar)
    default: return false
    }
    return true
  }
}
