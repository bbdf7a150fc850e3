import Foundation
import Synchronization

/// Which classes of the sources implement which optional methods.
///
/// Objective-C asks the object; in Swift a class and a protocol's default implementation cannot be told apart.
public enum OptionalMethods {
  /// The full names of methods by class.
  private static let names = Mutex<[ObjectIdentifier: Set<String>]>([:])

  /// Notes what a class implements itself.
  static func note(_ methods: [String], of type: AnyClass) {
    names.withLock { $0[ObjectIdentifier(type), default: []].formUnion(methods) }
  }

  /// Whether an object implements a method, such as `pager(_:didSelect:)`; true for objects of which nothing is known.
  public static func implements(_ name: String, _ object: AnyObject) -> Bool {
    answer(name, object) ?? true
  }

  /// Whether an object implements a method; nil for objects of which nothing is known.
  package static func answer(_ name: String, _ object: AnyObject) -> Bool? {
    if let proxy = object as? DelegateProxy {
      return MainActor.assumeIsolated { proxy.answers(name) }
    }
    var isKnown = false
    var next: AnyClass? = type(of: object)
    while let type = next {
      if let methods = names.withLock({ $0[ObjectIdentifier(type)] }) {
        if methods.contains(name) { return true }
        isKnown = true
      }
      next = _getSuperclass(type)
    }
    return isKnown ? false : nil
  }
}
