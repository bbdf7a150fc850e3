public import Foundation
public import UIKitCore

/// The offer of a library of compiled sources to the stage: its classes, properties, outlets and
/// actions.
///
/// The library fills it in when it is loaded; nothing of the library is used but through it.
@MainActor public final class SourceSet {
  /// A class of the sources.
  @MainActor public struct Class {
    /// The name in the sources, without module.
    public let name: String
    /// The class itself.
    public let type: AnyClass
    let make: (@MainActor (SourceArguments) -> AnyObject?)?

    func descends(from other: Class) -> Bool {
      sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other.type }
    }
  }

  /// The purpose of a class of the sources.
  public enum Role: Sendable {
    case layout, cell, reusableView, controller, view
  }

  /// The classes of the sources, in their order.
  public private(set) var classes: [Class] = []
  private var properties: [(owner: AnyClass, name: String, assign: Assignment)] = []
  private var supplies: [(owner: AnyClass, supply: (AnyObject, PlaceholderValue) -> Void)] = []
  private var fields: [(owner: AnyClass, names: Set<String>)] = []
  private var outlets: [Outlet] = []
  private var actions: [(owner: AnyClass, name: String, selector: Selector)] = []
  private var segueActions: [(owner: AnyClass, name: String, make: SegueMaker)] = []

  /// Makes the destination of a segue for its source, of a coder, with what asks for it and with the segue's identifier.
  private typealias SegueMaker =
    @MainActor (AnyObject, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?
  private var connections: [(owner: AnyClass, connect: (AnyObject, StageDelegateProxy) -> Void)] =
    []

  /// What extensions of UIKit's classes have in place of members.
  package private(set) var replacements = MemberReplacements()

  /// The names of the sources' values.
  public let enumerations = EnumerationNames()

  /// Classes of objects that storyboards hold beside views and controllers.
  private var objects: [(name: String, make: @MainActor () -> NSObject?)] = []

  /// Classes of segues.
  private var segues:
    [(
      name: String,
      make: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue?
    )] = []

  /// The classes of Core Data's objects by their names.
  private var managedClasses: [String: AnyClass] = [:]
  private var dataModelMakers: [(name: String, make: ([String: AnyClass]) -> AnyObject)] = []

  /// The app's models of Core Data with their names, made anew.
  package var dataModels: [(name: String, model: AnyObject)] {
    dataModelMakers.map { ($0.name, $0.make(managedClasses)) }
  }

  /// A property that Interface Builder connects.
  private struct Outlet {
    let owner: AnyClass
    let name: String
    /// Makes something up for it; nil for one that stays nil without a file that connects it.
    let fill: ((AnyObject, OutletMaker) -> Void)?
    let assign: (AnyObject, Any) -> Void
  }

  /// What starts the app.
  package let launch = AppLaunch()

  /// Makes the controller as the scenario says; nil if it says nothing.
  public var makeController: (@MainActor () -> UIViewController)?

  /// What makes layouts as the scenario says, by their classes.
  private var layoutMakers: [String: @MainActor (StageDelegateProxy) -> UICollectionViewLayout?] =
    [:]
  /// What the scenario does with layouts then, by their classes, with the numbers of the statements.
  private var statements:
    [(className: String, number: Int, run: @MainActor (AnyObject, StageDelegateProxy) -> Void)] = []

  /// A set without classes.
  package init() {}

  private typealias Assignment = @MainActor (AnyObject, SourceInput) -> Bool

  /// Classes of modules that the sources import, which storyboards may name.
  private var importedClasses: [Class] = []

  /// The class of that name; nil if neither the sources declare one nor a module of theirs.
  public subscript(name: String) -> Class? {
    classes.first { $0.name == name } ?? importedClasses.first { $0.name == name }
  }

  /// The classes of one role.
  public func classes(for role: Role) -> [Class] {
    classes.filter { Self.role(of: $0.type) == role }
  }

  /// The one class of a role that no other descends from; nil if there are several.
  public func onlyClass(for role: Role) -> Class? {
    let candidates = classes(for: role)
    let leaves = candidates.filter { candidate in
      !candidates.contains { $0.type != candidate.type && $0.descends(from: candidate) }
    }
    return leaves.count == 1 ? leaves[0] : nil
  }

  /// The purpose of a class by its ancestors in UIKit; `view` for all that have none of the others.
  public static func role(of type: AnyClass) -> Role {
    switch type {
    case is UICollectionViewLayout.Type: .layout
    case is UICollectionViewCell.Type: .cell
    case is UICollectionReusableView.Type: .reusableView
    case is UIViewController.Type: .controller
    default: .view
    }
  }

  /// A new object, with something plausible in each `Int!` and the like that it does not set
  /// itself; nil if the class cannot be made without knowing more.
  public func make(_ type: Class, _ arguments: SourceArguments) -> AnyObject? {
    var arguments = arguments
    arguments.areForLayout = Self.role(of: type.type) == .layout
    guard let object = type.make?(arguments) else { return nil }
    supply(object)
    return object
  }

  /// A new object of a class that storyboards name beside views and controllers; nil if the sources declare none.
  package func makeObject(_ name: String) -> NSObject? {
    guard let object = objects.first(where: { $0.name == name })?.make() else { return nil }
    supply(object)
    return object
  }

  /// A new layout of a class, made as the scenario says; nil if it does not say.
  package func makeLayout(_ type: Class, for delegate: StageDelegateProxy)
    -> UICollectionViewLayout?
  {
    guard let layout = layoutMakers[type.name]?(delegate) else { return nil }
    supply(layout)
    return layout
  }

  /// A class of UIKit's of which there is code for making layouts; nil for others.
  ///
  /// - Parameter name: The class; nil for any.
  /// - Returns: The class, which no initialiser of the sources makes.
  package func madeLayout(named name: String?) -> Class? {
    let types: [UICollectionViewLayout.Type] = [
      UICollectionViewLayout.self, UICollectionViewCompositionalLayout.self,
      UICollectionViewFlowLayout.self,
    ]
    return types.map { Class(name: "\($0)", type: $0, make: nil) }.first {
      (name ?? $0.name) == $0.name && hasMaker(of: $0.name)
    }
  }

  /// Whether there is code for making layouts of that class.
  package func hasMaker(of className: String) -> Bool { layoutMakers[className] != nil }

  /// The numbers of the scenario's statements about layouts of that class, as far as they compiled.
  package func statementNumbers(of className: String) -> Set<Int> {
    Set(statements.filter { $0.className == className }.map(\.number))
  }

  /// Does what the scenario says with a new layout.
  package func setUp(_ layout: AnyObject, of type: Class, for delegate: StageDelegateProxy) {
    for statement in statements where statement.className == type.name {
      statement.run(layout, delegate)
    }
  }

  /// Puts something plausible into each `Int!` and the like of an object that it did not set
  /// itself.
  package func supply(_ object: AnyObject) {
    for entry in supplies where Self.isInstance(object, of: entry.owner) {
      entry.supply(object, PlaceholderValue(name: "", seed: 0, names: enumerations))
    }
    guard UIEnvironment.current.improvises else { return }
    for entry in fields where Self.isInstance(object, of: entry.owner) {
      FieldwiseValue.supply(object, entry.names, enumerations)
    }
  }

  // MARK: Properties

  /// The properties that can be set by name, of the class and its ancestors in the sources.
  public func propertyNames(of object: AnyObject) -> [String] {
    properties.filter { Self.isInstance(object, of: $0.owner) }.map(\.name)
  }

  /// The outcome of setting a property by name.
  public enum Assigned: Sendable { case done, unknownProperty, wrongType }

  /// Sets a property by its Swift name.
  public func assign(_ value: SourceValue, to name: String, of object: AnyObject) -> Assigned {
    let found = properties.filter { $0.name == name && Self.isInstance(object, of: $0.owner) }
    guard !found.isEmpty else { return .unknownProperty }
    let input = SourceInput(value: value, names: enumerations)
    return found.contains { $0.assign(object, input) } ? .done : .wrongType
  }

  /// Makes the stage the delegate of an object, in each property for one.
  public func connect(_ object: AnyObject, to delegate: StageDelegateProxy) {
    for connection in connections where Self.isInstance(object, of: connection.owner) {
      connection.connect(object, delegate)
    }
  }

  /// Fills the outlets of an object, which only Interface Builder would have connected.
  ///
  /// - Parameter object: The owner of the outlets.
  /// - Returns: Their names; none for a class without outlets.
  public func fillOutlets(of object: NSObject) -> [String] {
    let own = outlets.filter { $0.fill != nil && Self.isInstance(object, of: $0.owner) }
    guard !own.isEmpty else { return [] }
    let maker = OutletMaker(for: object, in: self)
    for outlet in own { outlet.fill?(object, maker) }
    maker.arrange()
    return own.map(\.name)
  }

  /// Connects an outlet; false if the object has none of that name.
  package func connect(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    let found = outlets.filter { $0.name == name && Self.isInstance(object, of: $0.owner) }
    for outlet in found { outlet.assign(object, value) }
    return !found.isEmpty
  }

  /// The method of an object by its name in Objective-C; nil if the sources declare none.
  package func action(_ name: String, of object: AnyObject) -> Selector? {
    actions.first { $0.name == name && Self.isInstance(object, of: $0.owner) }?.selector
  }

  /// The method of a segue's source that makes the destination, by its name in Objective-C; nil if the sources declare none.
  package func segueAction(
    _ name: String, of object: AnyObject
  ) -> (@MainActor (NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?)? {
    let found = segueActions.first { $0.name == name && Self.isInstance(object, of: $0.owner) }
    guard let make = found?.make else { return nil }
    return { coder, sender, identifier in make(object, coder, sender, identifier) }
  }

  /// A segue of a class that a storyboard names; nil if the sources declare none.
  package func makeSegue(
    _ name: String, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue? {
    segues.first { $0.name == name }?.make(identifier, source, destination)
  }

  private static func isInstance(_ object: AnyObject, of owner: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if current == owner { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  // MARK: What the library calls

  /// The address of a new set that lives for ever, as the library does.
  public nonisolated static func address(_ fill: @MainActor (SourceSet) -> Void) -> UInt {
    MainActor.assumeIsolated {
      let set = SourceSet()
      fill(set)
      return unsafe UInt(bitPattern: Unmanaged.passRetained(set).toOpaque())
    }
  }

  /// The set at an address that the library returned.
  public static func at(_ address: UInt) -> SourceSet? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe Unmanaged<SourceSet>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Adds a class; `make` is nil for one that cannot be made without knowing more.
  public func addClass(
    _ type: AnyClass, _ name: String, make: (@MainActor (SourceArguments) -> AnyObject?)?
  ) {
    classes.append(Class(name: name, type: type, make: make))
    guard let make else { return }
    enumerations.addObject(type) { [unowned self] in
      make(SourceArguments([:], delegate: nil, in: self))
    }
  }

  /// Adds the keys by which the sources read tables of JSON, with what they take the values for.
  public func addTableKeys(_ kinds: [String: String], inList isList: Bool) {
    enumerations.add(MadeUpTables(kinds: kinds, isList: isList))
  }

  /// Adds a class of a module that the sources import.
  public func addImportedClass(_ type: AnyClass, _ name: String) {
    importedClasses.append(Class(name: name, type: type, make: nil))
  }

  /// Adds a class of Core Data's objects.
  public func addManagedClass(_ type: AnyClass, _ name: String) { managedClasses[name] = type }

  /// Adds a model of Core Data, which is made with the classes of its objects by their names.
  public func addDataModel(_ name: String, make: @escaping ([String: AnyClass]) -> AnyObject) {
    dataModelMakers.append((name, make))
  }

  /// Adds a class of objects that storyboards hold beside views and controllers.
  public func addObject(_ name: String, make: @escaping @MainActor () -> NSObject?) {
    objects.append((name, make))
  }

  /// Adds the scenario's code for making layouts of a class.
  public func addLayout(
    _ className: String,
    make: @escaping @MainActor (StageDelegateProxy) -> UICollectionViewLayout?
  ) { layoutMakers[className] = make }

  /// Adds a statement of the scenario about new layouts of a class, with its number.
  public func addStatement(
    _ className: String, _ number: Int,
    _ run: @escaping @MainActor (AnyObject, StageDelegateProxy) -> Void
  ) { statements.append((className, number, run)) }

  /// Adds a property that can be set by name; `body` tells whether the value is of its type.
  public func addProperty<Owner: AnyObject>(
    _ owner: Owner.Type, _ name: String, _ body: @escaping @MainActor (Owner, SourceInput) -> Bool
  ) {
    properties.append(
      (
        owner, name,
        { object, value in
          guard let object = object as? Owner else { return false }
          return body(object, value)
        }
      ))
  }

  /// Adds a property for a delegate, which `body` sets to the stage.
  public func addConnection<Owner: AnyObject>(
    _ owner: Owner.Type, _ body: @escaping @MainActor (Owner, StageDelegateProxy) -> Void
  ) {
    connections.append(
      (
        owner,
        { object, delegate in
          if let object = object as? Owner { body(object, delegate) }
        }
      ))
  }

  /// Adds a property such as `Int!`, which `body` sets to something plausible unless it is set.
  public func addSupply<Owner: AnyObject>(
    _ owner: Owner.Type, _ body: @escaping (Owner, PlaceholderValue) -> Void
  ) {
    supplies.append(
      (
        owner,
        { object, value in
          if let object = object as? Owner { body(object, value) }
        }
      ))
  }

  /// Adds the names of properties that are nil until somebody sets them, in whose places something plausible is put where a screen is
  /// shown without whoever would.
  public func addFields(_ owner: AnyClass, _ names: [String]) {
    fields.append((owner, Set(names)))
  }

  /// Adds an outlet: `body` makes an object for it up, or nothing is if it is nil; `assign` sets it to a given one.
  public func addOutlet<Owner: AnyObject>(
    _ owner: Owner.Type, _ name: String, _ body: (@MainActor (Owner, OutletMaker) -> Void)?,
    _ assign: @escaping @MainActor (Owner, Any) -> Void
  ) {
    outlets.append(
      Outlet(
        owner: owner, name: name,
        fill: body.map { body in
          { object, maker in
            if let object = object as? Owner { body(object, maker) }
          }
        },
        assign: { object, value in
          if let object = object as? Owner { assign(object, value) }
        }))
  }

  /// Adds a method that interface files call by its name in Objective-C.
  public func addAction(_ owner: AnyClass, _ name: String, _ selector: Selector) {
    actions.append((owner, name, selector))
  }

  /// Adds a method that makes the controller to which a segue leads, by its name in Objective-C.
  public func addSegueAction<Owner: AnyObject, Made: UIViewController>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> Made?
  ) {
    addSegueAction(name, of: Owner.self) { owner, coder, _, _ in method(owner)(coder) }
  }

  /// Adds such a method that is given what asks for the segue too; it is not called for something of another type.
  public func addSegueAction<Owner: AnyObject, Sender, Made: UIViewController>(
    _ name: String,
    _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Sender) -> Made?
  ) {
    addSegueAction(name, of: Owner.self) { owner, coder, sender, _ in
      (sender as? Sender).flatMap { method(owner)(coder, $0) }
    }
  }

  /// Adds such a method that is given the segue's identifier too.
  public func addSegueAction<Owner: AnyObject, Sender, Made: UIViewController>(
    _ name: String,
    _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Sender, String?) -> Made?
  ) {
    addSegueAction(name, of: Owner.self) { owner, coder, sender, identifier in
      (sender as? Sender).flatMap { method(owner)(coder, $0, identifier) }
    }
  }

  private func addSegueAction<Owner: AnyObject>(
    _ name: String, of owner: Owner.Type,
    _ make: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) {
    segueActions.append(
      (
        owner, name,
        { object, coder, sender, identifier in
          (object as? Owner).flatMap { make($0, coder, sender, identifier) }
        }
      ))
  }

  /// Adds a class of segues, made of an identifier, a source and a destination.
  public func addSegue(
    _ name: String,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue?
  ) { segues.append((name, make)) }

  /// Adds the full names of the optional methods that a class implements; none for one that implements none itself.
  public func addOptionalMethods(_ owner: AnyClass, _ names: [String]) {
    OptionalMethods.note(names, of: owner)
  }

  /// Adds the names of all members of a class, which sources ask for.
  public func addMembers(_ owner: AnyClass, _ names: [String]) {
    OptionalMethods.noteMembers(names, of: owner)
  }

  /// Adds a method that sources call by its name in Objective-C.
  public func addMethod(_ owner: AnyClass, _ name: String, _ selector: Selector) {
    OptionalMethods.noteSelector(name, selector, of: owner)
  }

  /// Adds what an extension of one of UIKit's classes has in place of a member.
  public func addReplacement<Owner: AnyObject>(
    _ member: String, _ code: @escaping @MainActor (Owner, [Any?]) -> Any?
  ) {
    replacements.replace(member) { object, arguments in
      (object as? Owner).flatMap { code($0, arguments) }
    }
  }

  /// Adds the cases of an enumeration with their names.
  public func addEnumeration<Word>(_ cases: [(String, Word)]) {
    enumerations.add(cases)
  }

  /// Adds a way to make values of a type of the sources.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - parts: The names of the parts that the initialiser, or the case of an enumeration, is
  ///     given.
  ///   - word: The case; nil for an initialiser.
  ///   - make: Makes the value, asking for its parts by name.
  public func addMaker<Value>(
    _ name: String, _ parts: [String], case word: String? = nil,
    _ make: @escaping (PlaceholderValue) -> Value
  ) {
    enumerations.addMaker(name, parts, case: word, make)
  }
}
