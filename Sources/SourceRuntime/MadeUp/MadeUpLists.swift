import Foundation
@_spi(Reflection) import Swift
import UIKitCore

/// Made-up elements in the empty lists of objects, of which a table or a collection view would show rows.
///
/// What a screen lists comes from a server or a database through modules that are not there: of all its rows nothing would be to be seen.
@MainActor package struct MadeUpLists {
  private let names: EnumerationNames
  private var seen: Set<ObjectIdentifier> = []
  private var isAny = false

  /// Fills the lists of objects and of what those hold, such as a controller's model or presenter.
  ///
  /// - Parameters:
  ///   - objects: The controller of a view without items, and what the view asks for them.
  ///   - names: What makes values of the sources' types.
  /// - Returns: Whether there was any list to fill.
  package static func fill(_ objects: [AnyObject], _ names: EnumerationNames) -> Bool {
    var lists = MadeUpLists(names: names)
    for object in objects { lists.visit(object, depth: 0) }
    return lists.isAny
  }

  /// Tells made-up elements to what lists them.
  ///
  /// - Parameters:
  ///   - listing: What lists them.
  ///   - names: What makes values of the sources' types.
  /// - Returns: False if none can be made up.
  package static func tell(_ listing: any MadeUpListing, _ names: EnumerationNames) -> Bool {
    listing.listMadeUp(like: PlaceholderValue(name: "items", seed: 0, names: names))
  }

  private init(names: EnumerationNames) { self.names = names }

  /// A controller has a presenter, which has a service.
  private static let greatestDepth = 3

  private mutating func visit(_ object: AnyObject, depth: Int) {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    let type: AnyClass = Swift.type(of: object)
    guard let start = FieldwiseValue.ownStart(of: type) else { return }
    let memory = unsafe Unmanaged.passUnretained(object).toOpaque()
    unsafe fill(memory, type, isObject: true, from: start)
    guard depth < Self.greatestDepth else { return }
    for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
      guard let owner = mirror.subjectType as? AnyClass, FieldwiseValue.isOfApp(owner) else {
        break
      }
      for child in mirror.children {
        visit(child.label ?? "", child.value, depth: depth + 1)
      }
    }
  }

  /// Fills what an object holds under a name, or a structure of the sources does.
  private mutating func visit(_ name: String, _ value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let wrapped = mirror.children.first { visit(name, wrapped.value, depth: depth) }
    } else if let listing = value as? any MadeUpListing {
      let value = PlaceholderValue(name: name, seed: 0, names: names)
      isAny = listing.listMadeUp(like: value) || isAny
    } else if let object = Self.held(by: value) {
      visit(object, depth: depth)
    } else if FieldwiseValue.isStructureOfApp(type(of: value)), depth < Self.greatestDepth {
      for child in mirror.children {
        visit(child.label ?? "", child.value, depth: depth + 1)
      }
    }
  }

  /// The object of the sources that a value is; nil for other values, and for views and controllers, which
  /// show what they are given.
  private static func held(by value: Any) -> AnyObject? {
    guard Mirror(reflecting: value).displayStyle == .class,
      let type = Swift.type(of: value) as? AnyClass,
      FieldwiseValue.isOfApp(type)
    else { return nil }
    let object = value as AnyObject
    return object is UIResponder ? nil : object
  }

  private mutating func fill(
    _ memory: UnsafeMutableRawPointer, _ type: Any.Type, isObject: Bool, from start: Int
  ) {
    var fields: [(name: String, offset: Int, type: Any.Type)] = []
    _ = unsafe _forEachField(of: type, options: FieldwiseValue.options(isObject)) {
      name, offset, type, _ in
      if offset >= start { fields.append((unsafe String(cString: name), offset, type)) }
      return true
    }
    for field in fields {
      let place = unsafe memory + field.offset
      if let list = field.type as? any FillableList.Type {
        let value = PlaceholderValue(name: field.name, seed: 0, names: names)
        isAny = unsafe list.fill(place, like: value) || isAny
      } else if FieldwiseValue.isStructureOfApp(field.type) {
        unsafe fill(place, field.type, isObject: false, from: 0)
      }
    }
  }
}

extension MadeUpLists {
  /// Gives words to the texts of a new element that are empty, as they are to be read from somewhere.
  fileprivate static func fillTexts<Element>(
    of element: UnsafeMutablePointer<Element>, like value: PlaceholderValue
  ) {
    let type: AnyClass? = Element.self as? AnyClass
    guard
      type.map(FieldwiseValue.isOfApp) ?? FieldwiseValue.isStructureOfApp(Element.self),
      let start = type.map(FieldwiseValue.ownStart) ?? 0
    else { return }
    let memory =
      type == nil
      ? UnsafeMutableRawPointer(element)
      : unsafe Unmanaged.passUnretained(element.pointee as AnyObject).toOpaque()
    _ = unsafe _forEachField(of: Element.self, options: FieldwiseValue.options(type != nil)) {
      _, offset, type, _ in
      guard offset >= start else { return true }
      if type == String.self {
        let text = unsafe (memory + offset).assumingMemoryBound(to: String.self)
        if unsafe text.pointee.isEmpty { unsafe text.pointee = value.make() }
      } else if type == String?.self {
        let text = unsafe (memory + offset).assumingMemoryBound(to: String?.self)
        if unsafe text.pointee == nil { unsafe text.pointee = value.make() as String }
      }
      return true
    }
  }
}

/// A list in memory.
@MainActor private protocol FillableList {
  /// Puts made-up elements into an empty one; false if it is not empty, or of nothing that the sources declare.
  static func fill(_ memory: UnsafeMutableRawPointer, like value: PlaceholderValue) -> Bool
  /// A list of made-up elements; nil for one of nothing that the sources declare.
  static func elements(like value: PlaceholderValue) -> Self?
}

extension Array: FillableList {
  fileprivate static func fill(
    _ memory: UnsafeMutableRawPointer, like value: PlaceholderValue
  ) -> Bool {
    let list = unsafe memory.assumingMemoryBound(to: Self.self)
    guard unsafe list.pointee.isEmpty, let made = elements(like: value) else { return false }
    unsafe list.pointee = made
    return true
  }

  fileprivate static func elements(like value: PlaceholderValue) -> Self? {
    let type = Element.self as? any MadeUpValue.Type
    let made = (0..<(type?.madeUpCount ?? MadeUpLists.rowCount)).compactMap { number -> Element? in
      let value = PlaceholderValue(name: value.name, seed: number, names: value.names)
      guard
        var element = value.names.made(Element.self, like: value)
          ?? type?.madeUp(like: value) as? Element
      else { return nil }
      unsafe withUnsafeMutablePointer(to: &element) {
        unsafe MadeUpLists.fillTexts(of: $0, like: value)
      }
      return element
    }
    return made.isEmpty ? nil : made
  }
}

extension Optional: FillableList where Wrapped: FillableList {
  fileprivate static func fill(
    _ memory: UnsafeMutableRawPointer, like value: PlaceholderValue
  ) -> Bool {
    let list = unsafe memory.assumingMemoryBound(to: Self.self)
    guard unsafe list.pointee == nil, let made = Wrapped.elements(like: value) else {
      return false
    }
    unsafe list.pointee = .some(made)
    return true
  }

  fileprivate static func elements(like value: PlaceholderValue) -> Self? {
    Wrapped.elements(like: value).map { .some($0) }
  }
}

extension MadeUpLists {
  /// As many rows as a screen is filled by.
  static let rowCount = 8

  /// A list of made-up elements; nil for types other than lists, and for lists of nothing that the sources declare.
  static func list<List>(_ type: List.Type, like value: PlaceholderValue) -> List? {
    (type as? any FillableList.Type)?.elements(like: value) as? List
  }
}
