public import Foundation
public import UIKitCore

// Functions of Objective-C's runtime, of which there is none here: sources that exchange methods compile, and keep those that they have.

/// A method of a class.
public struct Method: Hashable, Sendable {}

/// The code of a method.
public typealias IMP = OpaquePointer

/// The method of that name: one that says nothing; nil without a class.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _ in Method() }
}

/// The method of that name of a class itself: one that says nothing; nil without a class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { _ in Method() }
}

/// The code of a method: none, so that nobody calls it.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds nothing, and says so.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Exchanges nothing, and says so: each method does what it did.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  UIEnvironment.warn(
    "'method_exchangeImplementations' exchanges nothing here: each method does what it did")
}

/// The code of a method: none, so that nobody calls it.
public func method_getImplementation(_ m: Method) -> IMP? { nil }

/// Sets nothing.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP?) -> IMP? { nil }

/// How a method's types are written: not at all.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Whether two values are the same object: values of an Objective-C protocol's type are compared so on iOS, where they are objects to
/// Swift, too.
@_disfavoredOverload public func === (a: Any?, b: Any?) -> Bool {
  a.map { $0 as AnyObject } === b.map { $0 as AnyObject }
}

/// Whether two values are not the same object.
@_disfavoredOverload public func !== (a: Any?, b: Any?) -> Bool { !(a === b) }

extension NSObjectProtocol {
  /// The code of a method of the object: something that nobody can call, or nil if the object has no such method.
  public func method(for selector: Selector) -> IMP? {
    guard responds(to: selector) else { return nil }
    return unsafe IMP(bitPattern: 1)
  }
}

/// Code that calls a closure: none.
public func imp_implementationWithBlock(_ block: Any) -> IMP? { nil }

/// A property of a class.
public typealias objc_property_t = OpaquePointer

/// The property of that name: one that says nothing; nil without a class.
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? {
  unsafe cls.flatMap { _ in unsafe objc_property_t(bitPattern: 1) }
}

/// How a property holds its value: it is not known.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// The class of an object; nil for none.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The replacement of `NSStringFromClass` in sources of apps: the name of a class, after its module's unless it is UIKit's or Foundation's.
///
/// Of a class in another one all names are told, where iOS has a mangled one.
public func sceneClassName(_ aClass: AnyClass) -> String {
  let name = _typeName(aClass, qualified: true)
  let module = name.prefix { $0 != "." }
  return module.hasPrefix("Anim") || ["UIKitCore", "Foundation"].contains(module)
    ? String(name.dropFirst(module.count + 1)) : name
}

/// The replacement of `NSClassFromString` in sources of apps: the class of a name, UIKit's by names without a module, as
/// `UITabBarButton`; nil for none.
public func sceneClass(_ aClassName: String) -> AnyClass? {
  if !aClassName.contains(".") {
    for module in ["UIKitCore", "AnimLayers"] {
      // The name as it stands in symbols.
      let symbol = "\(module.utf8.count)\(module)\(aClassName.utf8.count)\(aClassName)C"
      if let type = _typeByName(symbol) as? AnyClass { return type }
    }
  }
  return NSClassFromString(aClassName)
}

/// A class of an app's that answers for itself which methods its objects have: to it lowered sources conform that override
/// `responds(to:)`.
///
/// Selectors are written as UIKit's interface has them: a method that takes `Selector?` is another one to Swift.
public protocol RespondingOverride: AnyObject {
  /// What the class answers.
  func _override_responds(to selector: Selector!) -> Bool
  /// What it answers where it takes a selector that is there.
  func _override_responds(to selector: Selector) -> Bool
}

extension RespondingOverride {
  /// What the class answers of a selector that is there; false for none.
  public func _override_responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return _override_responds(to: selector)
  }

  /// Whatever is answered of all objects.
  public func _override_responds(to selector: Selector) -> Bool { true }
}

/// A class of an app's that names another object for what it does not do itself: to it lowered sources conform that override
/// `forwardingTarget(for:)`.
public protocol ForwardingOverride: AnyObject {
  /// The object that the class names.
  func _override_forwardingTarget(for selector: Selector!) -> Any?
  /// The object that it names where it takes a selector that is there.
  func _override_forwardingTarget(for selector: Selector) -> Any?
}

extension ForwardingOverride {
  /// The object that the class names for a selector that is there; nil for none.
  public func _override_forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector else { return nil }
    return _override_forwardingTarget(for: selector)
  }

  /// No object.
  public func _override_forwardingTarget(for selector: Selector) -> Any? { nil }
}

extension NSObjectProtocol {
  /// The object that gets messages which this one does not understand.
  ///
  /// Without Objective-C's runtime nobody sends any; sources may ask for it themselves.
  public func forwardingTarget(for selector: Selector?) -> Any? {
    if let own = self as? any ForwardingOverride {
      return own._override_forwardingTarget(for: selector)
    }
    return nil
  }

  /// No object: what `super.forwardingTarget(for:)` is in lowered sources.
  public func _default_forwardingTarget(for selector: Selector?) -> Any? { nil }
}
