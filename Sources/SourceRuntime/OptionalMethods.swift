import Foundation
import Synchronization
package import UIKitCore

/// Which classes of the sources implement which optional methods, and what methods they have.
///
/// Objective-C asks the object; in Swift a class and a protocol's default implementation cannot be told apart.
public enum OptionalMethods {
  /// Full names of methods, and Objective-C's names, by class: of all of its members, where sources ask for names.
  private static let members = Mutex<[ObjectIdentifier: Set<String>]>([:])
  /// Methods that can be called by Objective-C's names, by class.
  private static let selectors = Mutex<[ObjectIdentifier: [String: Selector]]>([:])

  /// The full names of methods by class.
  private static let names = Mutex<[ObjectIdentifier: Set<String>]>([:])

  /// Notes what a class implements itself.
  static func note(_ methods: [String], of type: AnyClass) {
    names.withLock { $0[ObjectIdentifier(type), default: []].formUnion(methods) }
  }

  /// Notes the names of all members of a class.
  static func noteMembers(_ names: [String], of type: AnyClass) {
    members.withLock { $0[ObjectIdentifier(type), default: []].formUnion(names) }
  }

  /// Notes a method of a class that is called by its name.
  static func noteSelector(_ name: String, _ selector: Selector, of type: AnyClass) {
    selectors.withLock { $0[ObjectIdentifier(type), default: [:]][name] = selector }
  }

  /// The method of an object by Objective-C's name; nil where the sources declare none, or nobody asks for names.
  package static func selector(_ name: String, _ object: AnyObject) -> Selector? {
    classes(of: object).lazy.compactMap { type in
      selectors.withLock { $0[ObjectIdentifier(type)]?[name] }
    }.first
  }

  /// Whether the sources declare a member of an object; nil for objects of which nothing is known.
  static func declares(_ name: String, _ object: AnyObject) -> Bool? {
    let known = classes(of: object).compactMap { type in
      members.withLock { $0[ObjectIdentifier(type)] }
    }
    return known.isEmpty ? nil : known.contains { $0.contains(name) }
  }

  /// The class of an object and those above it.
  private static func classes(of object: AnyObject) -> [AnyClass] {
    Array(sequence(first: type(of: object) as AnyClass) { _getSuperclass($0) })
  }

  /// Whether an object implements a method, such as `pager(_:didSelect:)`; true for objects of which nothing is known.
  public static func implements(_ name: String, _ object: AnyObject) -> Bool {
    answer(name, object) ?? true
  }

  /// Whether an object implements a method; nil for objects of which nothing is known.
  package static func answer(_ name: String, _ object: AnyObject) -> Bool? {
    if let proxy = object as? StageDelegateProxy {
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
