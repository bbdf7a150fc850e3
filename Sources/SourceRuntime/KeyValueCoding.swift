public import Foundation
import Geometry
import UIKitCore

/// Values by name, for sources that use key-value coding.
///
/// Objective-C looks names up in the class; here the properties of layout attributes, views and flow
/// layouts that sources are known to use are listed, and others are read, not set, by reflection.
extension NSObject {
  public func value(forKey key: String) -> Any? {
    if let property = KeyedProperty.of(self, key) {
      var value: Any?
      MainActor.assumeIsolated { value = property.get(self) }
      return value
    }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// - Precondition: The property is one that can be set by name.
  public func setValue(_ value: Any?, forKey key: String) {
    let wasSet = KeyedProperty.of(self, key).map { property in
      MainActor.assumeIsolated { property.set(self, value) }
    }
    precondition(
      wasSet == true,
      "[\(type(of: self)) setValue:forUndefinedKey:]: this class is not key value coding-compliant "
        + "for the key \(key).")
  }

  /// The value at the end of names with dots between them, such as `indexPath.section`.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, key in
      switch (value, key) {
      case (let path as IndexPath, "section"): path.section
      case (let path as IndexPath, "item"), (let path as IndexPath, "row"): path.item
      case (let object as NSObject, _): object.value(forKey: String(key))
      default: nil
      }
    }
  }
}

/// A property that can be had by name.
private struct KeyedProperty {
  let get: @MainActor (NSObject) -> Any?
  /// False for a value of another type.
  let set: @MainActor (NSObject, Any?) -> Bool

  init<Root: NSObject, Value>(
    _ path: @escaping @MainActor () -> ReferenceWritableKeyPath<Root, Value>
  ) {
    get = { ($0 as? Root)?[keyPath: path()] }
    set = { object, value in
      guard let root = object as? Root, let value = Self.converted(value, to: Value.self) else {
        return false
      }
      root[keyPath: path()] = value
      return true
    }
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let number =
      (value as? NSNumber)?.doubleValue ?? value as? Double
      ?? (value as? Int).map(Double.init)
    guard let number else { return nil }
    if type == CGFloat.self { return CGFloat(number) as? Value }
    if type == Int.self { return Int(exactly: number) as? Value }
    if type == Bool.self { return (number != 0) as? Value }
    return nil
  }

  static func of(_ object: NSObject, _ key: String) -> KeyedProperty? {
    switch object {
    case is UICollectionViewLayoutAttributes: attributes(key)
    case is UICollectionViewFlowLayout: flowLayout(key)
    case is UIView: view(key)
    default: nil
    }
  }

  private static func attributes(_ key: String) -> KeyedProperty? {
    typealias Attributes = UICollectionViewLayoutAttributes
    return switch key {
    case "frame": KeyedProperty { \Attributes.frame }
    case "center": KeyedProperty { \Attributes.center }
    case "size": KeyedProperty { \Attributes.size }
    case "bounds": KeyedProperty { \Attributes.bounds }
    case "alpha": KeyedProperty { \Attributes.alpha }
    case "zIndex": KeyedProperty { \Attributes.zIndex }
    case "hidden", "isHidden": KeyedProperty { \Attributes.isHidden }
    case "indexPath": KeyedProperty { \Attributes.indexPath }
    case "transform": KeyedProperty { \Attributes.transform }
    case "transform3D": KeyedProperty { \Attributes.transform3D }
    default: nil
    }
  }

  private static func flowLayout(_ key: String) -> KeyedProperty? {
    typealias Flow = UICollectionViewFlowLayout
    return switch key {
    case "itemSize": KeyedProperty { \Flow.itemSize }
    case "minimumLineSpacing": KeyedProperty { \Flow.minimumLineSpacing }
    case "minimumInteritemSpacing": KeyedProperty { \Flow.minimumInteritemSpacing }
    case "sectionInset": KeyedProperty { \Flow.sectionInset }
    case "headerReferenceSize": KeyedProperty { \Flow.headerReferenceSize }
    case "footerReferenceSize": KeyedProperty { \Flow.footerReferenceSize }
    default: nil
    }
  }

  private static func view(_ key: String) -> KeyedProperty? {
    switch key {
    case "frame": KeyedProperty { \UIView.frame }
    case "bounds": KeyedProperty { \UIView.bounds }
    case "center": KeyedProperty { \UIView.center }
    case "alpha": KeyedProperty { \UIView.alpha }
    case "hidden", "isHidden": KeyedProperty { \UIView.isHidden }
    default: nil
    }
  }
}
