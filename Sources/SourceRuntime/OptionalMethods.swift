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
    let names = spellings(of: name)
    return classes(of: object).lazy.compactMap { type in
      selectors.withLock { known in
        names.compactMap { known[ObjectIdentifier(type)]?[$0] }.first
      }
    }.first
  }

  /// A name as Objective-C spells it, that of a path such as `model.didTap(_:)`, too: without labels it may take an argument.
  private static func spellings(of name: String) -> [String] {
    let whole = name.prefix { $0 != " " }
    let path = whole.prefix { $0 != "(" }
    let base = path.split(separator: ".").last.map(String.init) ?? String(path)
    let labels = whole.dropFirst(path.count).drop { $0 == "(" }.prefix { $0 != ")" }
      .split(separator: ":").map(String.init)
    guard let first = labels.first else { return [name, base, base + ":"] }
    let head = first == "_" ? base : base + objectiveCPart(of: first)
    let rest = labels.dropFirst().map { $0 == "_" ? "" : $0 }
    return [name, ([head] + rest).joined(separator: ":") + ":"]
  }

  /// What the first label adds to a name in Objective-C's spelling: `WithSender` for `sender`, `ForRow` for `forRow`.
  private static func objectiveCPart(of label: String) -> String {
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let isPreposition = ["with", "for", "from", "at", "in", "on", "by", "to", "of"].contains {
      label.hasPrefix($0) && label.dropFirst($0.count).first?.isLowercase != true
    }
    return (isPreposition ? "" : "With") + capitalized
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
