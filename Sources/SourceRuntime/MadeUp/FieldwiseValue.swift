import Foundation
@_spi(Reflection) import Swift
import UIKitCore

/// Values of types of the sources whose initialisers cannot be called, made field by field.
///
/// An app's model of a screen takes services that only its containers know to make, or of whose protocols nothing is left that conforms.
/// A screen needs the model to be there at all, and its plain parts.
@MainActor enum FieldwiseValue {
  /// A value of a class or a structure, a view, or a class itself; nil for other types, for other classes of UIKit's and their descendants, and for a structure of
  /// which one part cannot be made up.
  ///
  /// Of an object such a part is zero: code that uses it does not come to its end, which is told as of any other code. The
  /// object is never destroyed, since that would use it, too.
  static func made<Value>(_ type: Value.Type, like value: PlaceholderValue) -> Value? {
    if let metatype = metatype(type) { return metatype }
    if let type = type as? UIView.Type {
      return type.init(coder: InterfaceCoder(frame: .zero)) as? Value
    }
    if let type = type as? AnyClass {
      return isPlain(type) ? object(type, like: value) as? Value : nil
    }
    return structure(type, like: value)
  }

  /// Whether a class and its ancestors are an app's alone.
  private static func isPlain(_ type: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).allSatisfy {
      $0 == NSObject.self || isOfApp($0)
    }
  }

  /// Whether a type is the sources', and neither the program's nor Swift's.
  static func isOfApp(_ type: Any.Type) -> Bool {
    !isOfProgram(String(reflecting: type).prefix { $0 != "." })
  }

  /// Where in an object of the sources what their classes hold begins; nil for objects of other classes.
  static func ownStart(of type: AnyClass) -> Int? {
    guard isOfApp(type) else { return nil }
    let other: AnyClass? = sequence(first: type, next: { _getSuperclass($0) }).first {
      !isOfApp($0)
    }
    return other.map(size) ?? ClassLayout.header
  }

  private static func isOfProgram(_ module: Substring) -> Bool {
    UIEnvironment.isOwnModule(module) || module.hasPrefix("_")
      || ImportableModules.foundations.contains(String(module))
      || ImportableModules.names.contains(String(module))
      || ["FoundationEssentials", "Swift"].contains(module)
  }

  /// The type itself where the value is to be a class, such as that of a cell; nil for other types.
  private static func metatype<Value>(_ type: Value.Type) -> Value? {
    let metadata = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard unsafe metadata.pointee == TypeKind.metatype,
      MemoryLayout<Value>.size == MemoryLayout<UInt>.size
    else { return nil }
    return unsafe unsafeBitCast(metadata[1], to: Value.self)
  }

  /// How Swift's runtime marks types.
  private enum TypeKind {
    static let structure: UInt = 0x200
    static let metatype: UInt = 0x304
  }

  // MARK: Objects

  private static func object(_ type: AnyClass, like value: PlaceholderValue) -> AnyObject? {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = size(type)
    let mask = Int(unsafe metadata.load(fromByteOffset: ClassLayout.alignmentMask, as: UInt16.self))
    guard size > ClassLayout.header, let allocate = unsafe allocation,
      let memory = unsafe allocate(metadata, size, mask)
    else { return nil }
    unsafe (memory + ClassLayout.header).initializeMemory(
      as: UInt8.self, repeating: 0, count: size - ClassLayout.header)
    unsafe fill(memory, type, isObject: true, like: value)
    let object = unsafe Unmanaged<AnyObject>.fromOpaque(memory)
    // Its first reference is nobody's to give up.
    return unsafe object.takeUnretainedValue()
  }

  /// Swift's own allocation of objects, which has no name in the language.
  private static let allocation = unsafe dlsym(nil, "swift_allocObject").map {
    unsafe unsafeBitCast($0, to: Allocation.self)
  }

  private typealias Allocation =
    @convention(c) (_ type: UnsafeRawPointer, _ size: Int, _ alignmentMask: Int) ->
    UnsafeMutableRawPointer?

  private static func size(_ type: AnyClass) -> Int {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    return Int(unsafe metadata.load(fromByteOffset: ClassLayout.size, as: UInt32.self))
  }

  /// Where a class says how large its objects are, without Objective-C: behind its kind, its superclass, its flags and the place in an object
  /// that pointers to it mean.
  private enum ClassLayout {
    static let size = 24
    static let alignmentMask = 28
    /// The class and the counts of references of each object.
    static let header = 16
  }

  // MARK: Structures

  private static func structure<Value>(
    _ type: Value.Type, like value: PlaceholderValue
  ) -> Value? {
    guard isStructureOfApp(type) else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { unsafe memory.deallocate() }
    let raw = UnsafeMutableRawPointer(memory)
    unsafe raw.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    guard unsafe fill(raw, type, isObject: false, like: value) else { return nil }
    return unsafe memory.move()
  }

  /// Whether a type is that of structures of the sources.
  static func isStructureOfApp(_ type: Any.Type) -> Bool {
    let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == TypeKind.structure && isOfApp(type)
  }

  // MARK: What others set

  /// Puts made-up values in the place of what an object of the sources lacks of what others would have set.
  ///
  /// - Parameters:
  ///   - object: The object, made already.
  ///   - fields: The names of the properties, of which those that are not nil keep their values.
  ///   - names: What makes values of the sources' types.
  static func supply(_ object: AnyObject, _ fields: Set<String>, _ names: EnumerationNames) {
    let type: AnyClass = Swift.type(of: object)
    guard let start = ownStart(of: type) else { return }
    let memory = unsafe Unmanaged.passUnretained(object).toOpaque()
    var places: [(name: String, offset: Int, type: any SuppliedValue.Type)] = []
    _ = unsafe _forEachField(of: type, options: options(true)) { name, offset, type, _ in
      let name = unsafe String(cString: name)
      if offset >= start, fields.contains(name), let type = type as? any SuppliedValue.Type {
        places.append((name, offset, type))
      }
      return true
    }
    for (name, offset, type) in places {
      unsafe type.supply(
        memory + offset, like: PlaceholderValue(name: name, seed: 0, names: names),
        saying: MadeUpJSON(about: "\(Swift.type(of: object))")[name])
    }
  }

  // MARK: Fields

  /// How fields are enumerated: those of classes as such.
  static func options(_ isObject: Bool) -> _EachFieldOptions {
    // What the constant says, which is a variable.
    _EachFieldOptions(rawValue: isObject ? 1 : 0)
  }

  /// Makes up what a value holds; false if a part of it cannot be.
  @discardableResult private static func fill(
    _ memory: UnsafeMutableRawPointer, _ type: Any.Type, isObject: Bool,
    like value: PlaceholderValue
  ) -> Bool {
    var fields: [(name: String, offset: Int, type: Any.Type)] = []
    _ = unsafe _forEachField(of: type, options: options(isObject)) {
      name, offset, type, _ in
      fields.append((unsafe String(cString: name), offset, type))
      return true
    }
    var isWhole = true
    for field in fields {
      let part = PlaceholderValue(
        name: field.name, seed: value.seed, names: value.names, absence: value.absence)
      isWhole = unsafe put(part, field.type, at: memory + field.offset) && isWhole
    }
    return isWhole && (isObject || !fields.isEmpty)
  }

  private static func put<Field>(
    _ part: PlaceholderValue, _ type: Field.Type, at memory: UnsafeMutableRawPointer
  ) -> Bool {
    guard let value: Field = part.makeIfPossible() else { return false }
    unsafe memory.initializeMemory(as: Field.self, repeating: value, count: 1)
    return true
  }
}

/// A value that may be nothing until somebody sets it.
@MainActor private protocol SuppliedValue {
  /// Puts a value in place, of which `words` tells the text or the address if it is one.
  static func supply(
    _ memory: UnsafeMutableRawPointer, like value: PlaceholderValue, saying words: MadeUpJSON)
}

extension Optional: SuppliedValue {
  fileprivate static func supply(
    _ memory: UnsafeMutableRawPointer, like value: PlaceholderValue, saying words: MadeUpJSON
  ) {
    let place = unsafe memory.assumingMemoryBound(to: Self.self)
    guard case .none = unsafe place.pointee else { return }
    var made: Wrapped?
    UIEnvironment.current.attempt("what makes up '\(value.name)'") {
      made =
        switch Wrapped.self {
        case is String.Type: words.text as? Wrapped
        case is URL.Type: URL(string: words.link) as? Wrapped
        default: value.makeIfPossible()
        }
    }
    if let made { unsafe place.pointee = made }
  }
}

extension Array: SuppliedValue {
  /// Puts elements into an empty list.
  fileprivate static func supply(
    _ memory: UnsafeMutableRawPointer, like value: PlaceholderValue, saying words: MadeUpJSON
  ) {
    let place = unsafe memory.assumingMemoryBound(to: Self.self)
    guard unsafe place.pointee.isEmpty else { return }
    var made: [Element] = []
    UIEnvironment.current.attempt("what makes up '\(value.name)'") {
      made =
        switch Element.self {
        case is String.Type: words.elements.compactMap { $0.text as? Element }
        case is URL.Type: words.elements.compactMap { URL(string: $0.link) as? Element }
        case is UIImage.Type:
          (0..<MadeUpLists.rowCount).compactMap {
            // Each is another one.
            PlaceholderValue(name: "\(value.name) \($0)", seed: $0, names: value.names)
              .makeIfPossible()
          }
        default: MadeUpLists.list(Self.self, like: value) ?? []
        }
    }
    if !made.isEmpty { unsafe place.pointee = made }
  }
}
