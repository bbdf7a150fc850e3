import Foundation
@_spi(Reflection) import Swift
import UIKitCore

/// A property of a class of objects: where in an object it is, and of which type.
struct ObjectField {
  let name: String
  let offset: Int
  let type: Any.Type

  /// Its value as others see it: what a wrapper holds, and nil for nothing.
  func value(of object: ObjectBase) -> Any? {
    let value = unsafe Self.read(self.type, at: place(in: object))
    if let holder = value as? any ValueHolder { return holder.heldValue }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// Sets it, if the value can be made one of its type.
  func set(_ value: Any?, of object: ObjectBase) {
    if let holder = holder(in: object) { return holder.hold(value) }
    unsafe Self.write(value, self.type, at: place(in: object))
  }

  private static func read<Value>(
    _ type: Value.Type, at place: UnsafeMutableRawPointer
  ) -> Any { unsafe place.assumingMemoryBound(to: Value.self).pointee }

  private static func write<Value>(
    _ value: Any?, _ type: Value.Type, at place: UnsafeMutableRawPointer
  ) {
    guard let kind = Value.self as? any _Persistable.Type,
      let converted = kind._persisted(value ?? NSNull()) as? Value
    else { return }
    unsafe place.assumingMemoryBound(to: Value.self).pointee = converted
  }

  /// The wrapper, list or the like that is the property's value; nil if it is plain.
  func holder(in object: ObjectBase) -> (any ValueHolder)? {
    guard type is any ValueHolder.Type else { return nil }
    return unsafe Self.read(self.type, at: place(in: object)) as? any ValueHolder
  }

  var isBacklink: Bool { (type as? any ValueHolder.Type)?.isBacklink == true }
  var isPrimaryKey = false

  private func place(in object: ObjectBase) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passUnretained(object).toOpaque() + offset
  }
}

/// The properties of classes of objects.
enum ObjectFields {
  /// Those of a class and its ancestors that are kept.
  static func of(_ type: ObjectBase.Type) -> [ObjectField] {
    let known = MainActor.assumeIsolated { Handed(KnownFields.current) }.taken
    if let fields = known.byType[ObjectIdentifier(type)] { return fields }
    var fields: [ObjectField] = []
    // What the constant says, which is a variable.
    let options = _EachFieldOptions(rawValue: 1)
    let start: AnyClass? = sequence(first: type as AnyClass, next: { _getSuperclass($0) })
      .first { $0 == Object.self || $0 == EmbeddedObject.self || $0 == ObjectBase.self }
    var own: Set<Int> = []
    if let start {
      _ = unsafe _forEachField(of: start, options: options) { _, offset, _, _ in
        own.insert(offset)
        return true
      }
    }
    _ = unsafe _forEachField(of: type, options: options) { name, offset, type, _ in
      guard !own.contains(offset), type is any _Persistable.Type || type is any ValueHolder.Type
      else { return true }
      let text = unsafe String(cString: name)
      guard !text.hasPrefix("$") else { return true }
      let isWrapped = type is any WrappingHolder.Type
      fields.append(
        ObjectField(
          name: isWrapped && text.hasPrefix("_") ? String(text.dropFirst()) : text, offset: offset,
          type: type))
      return true
    }
    // Which is the primary key a wrapper tells alone.
    if fields.contains(where: { $0.type is any WrappingHolder.Type }) {
      known.byType[ObjectIdentifier(type)] = fields
      let sample = type.init()
      for index in fields.indices {
        let holder = fields[index].holder(in: sample) as? any WrappingHolder
        fields[index].isPrimaryKey = holder?.isPrimaryKey == true
      }
    }
    known.byType[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// What was found out of classes.
private final class KnownFields {
  var byType: [ObjectIdentifier: [ObjectField]] = [:]

  @MainActor static var current: KnownFields { UIEnvironment.current.single(KnownFields.init) }
}

/// A list, a wrapper or the like, which stays where it is and holds other values.
protocol ValueHolder {
  /// What it holds, as others see it.
  var heldValue: Any? { get }
  /// Puts another value in the place of what it holds, if that can be made one of its type.
  func hold(_ value: Any?)
  /// The objects that it holds.
  var heldObjects: [ObjectBase] { get }
  /// Notes whose property it is.
  func join(_ owner: ObjectBase, _ database: Database)
  /// Whether it finds the objects that hold its owner.
  static var isBacklink: Bool { get }
}

extension ValueHolder {
  static var isBacklink: Bool { false }
  var heldObjects: [ObjectBase] { [] }
  func join(_ owner: ObjectBase, _ database: Database) {}
}

/// A holder by the name of which a property goes with a line before it.
protocol WrappingHolder: ValueHolder {
  var isPrimaryKey: Bool { get }
}
