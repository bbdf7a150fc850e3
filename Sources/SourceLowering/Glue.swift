/// The file that is compiled along with an app's sources: it lists the classes, sets their properties
/// by name, and lets the stage answer what their delegates are asked.
///
/// A module that the app imports has one of its own, with what storyboards and nibs know of its classes, be it public or not.
///
/// Every piece is one line and none needs another: a piece that does not compile, because a type is
/// not what it seemed, can be left out.
package struct Glue: Sendable {
  /// A line of the file with what it is for.
  package enum Piece: Codable, Hashable, Sendable {
    /// The stage answers the methods of a protocol.
    case conformance(String)
    case property(String, of: String)
    case delegate(String, of: String)
    /// A value for a property that whoever makes the object has to set.
    case supply(String, of: String)
    /// The names of such properties, and of others that are nil until then, by which values are put in place.
    case fields(String)
    /// A view, or whatever else an outlet is for.
    case outlet(String, of: String)
    /// An outlet that is connected, and that nothing is made up for: where the piece above does not compile.
    case connection(String, of: String)
    /// A method for controls to call.
    case action(String, of: String)
    /// The optional methods that a class implements.
    case methods(String)
    /// The names of all members of a class.
    case members(String)
    /// A method for sources that call it by its name.
    case namedMethod(String, of: String)
    /// What an extension has in place of a member of a class of UIKit's.
    case replacement(String, of: String)
    case enumeration(String)
    case value(String)
    case instance(String)
    /// The keys by which the sources read tables of JSON.
    case tableKeys
    /// An object that the system makes when it starts the app.
    case launch(String)
    /// A class of Core Data's objects.
    case managedClass(String)
    /// A model of Core Data.
    case dataModel(String)
    /// What makes the controller.
    case expression
    /// What makes the layout.
    case layout
    /// What is done with the layout then, by the number of the statement.
    case statement(Int)
  }

  /// What a scenario wants of the sources.
  package struct Demands: Hashable, Sendable {
    /// The argument labels, and names of properties, that the scenario answers itself.
    package var answers: Set<String>
    /// The Swift expression that makes the controller; nil for none.
    package var expression: String?
    /// The number of the preview among those of the named files that makes it, from 0; nil for none.
    package var preview: Int?
    /// The class that is asked for; nil for none.
    package var className: String?
    /// What makes the layout and sets it up; nil for none.
    package var layout: MakingCode?

    package init(
      answers: Set<String> = [], expression: String? = nil, preview: Int? = nil,
      className: String? = nil, layout: MakingCode? = nil
    ) {
      self.layout = layout
      self.answers = answers
      self.expression = expression
      self.preview = preview
      self.className = className
    }
  }

  /// The name of the symbol that the library exports.
  package static let symbol = "render_anim_source_set"

  private var pieces: [(piece: Piece, code: String)] = []
  private let classes: [Inventory.ClassEntry]
  /// Classes of objects that storyboards hold beside views and controllers.
  private let objects: [Inventory.ClassEntry]
  private let modules: [String]
  /// The module that the file is a part of; nil for the app itself.
  private let module: String?
  package let demands: Demands

  /// The glue for the declarations of sources.
  ///
  /// - Parameters:
  ///   - inventory: The declarations of the sources.
  ///   - modules: The modules that the sources import, beside the program's own.
  ///   - demands: What the scenario wants.
  package init(
    _ inventory: Inventory, importing modules: [String] = [], for demands: Demands = Demands()
  ) {
    self.modules = modules
    self.demands = demands
    module = nil
    let answers = demands.answers
    classes = inventory.classes(descendingFrom: Self.roots).filter { !$0.isGeneric && $0.isVisible }
    objects = Self.objects(inventory)
    let protocols = Self.answered(in: inventory)
    // What one protocol requires and another one may go without is answered in any case.
    let required = Set(
      protocols.flatMap { $0.members.filter { !$0.has("optional") }.map(Self.key) })
    var answered: Set<String> = []
    for entry in protocols {
      pieces.append(
        (
          .conformance(entry.name),
          Self.conformance(
            entry, inventory, answers: answers, required: required, answered: &answered)
        ))
    }
    let names = Set(protocols.map(\.name))
    for entry in classes {
      for property in Self.properties(of: entry, in: inventory) where property.isSettable {
        let type = Self.type(of: property, in: entry)
        let isLayouts = inventory.foreignRoot(of: entry.name)?.hasSuffix("Layout") == true
        if isLayouts, let closure = Self.answeringClosure(property) {
          pieces.append(
            (
              .delegate(property.name, of: entry.name),
              "_ = connect(\(entry.name).self) { owner, stage in if owner.\(property.name) == nil "
                + "{ owner.\(property.name) = \(closure) } }"
            ))
        } else if isLayouts, let (isUnset, closure) = Self.fillingClosure(property) {
          pieces.append(
            (
              .delegate(property.name, of: entry.name),
              "_ = connect(\(entry.name).self) { owner, stage in if \(isUnset) "
                + "{ owner.\(property.name) = \(closure) } }"
            ))
        } else if names.contains(type) {
          pieces.append(
            (
              .delegate(property.name, of: entry.name),
              "_ = connect(\(entry.name).self) { $0.\(property.name) = $1 }"
            ))
        } else {
          pieces.append(
            (
              .property(property.name, of: entry.name), Self.assignment(property, of: entry.name)
            ))
          if property.type.hasSuffix("!") {
            let name = Lowering.key(property.name)
            let value =
              Self.suppliedTypes.contains(type)
              ? "$1.value(\(name)) as \(type)" : "$1.made(\(name))"
            let isMade = Self.suppliedTypes.contains(type) || inventory.declaresValue(type)
            if isMade, !property.isOutlet, !Self.tellsViews(property, of: entry, in: inventory) {
              pieces.append(
                (
                  .supply(property.name, of: entry.name),
                  "_ = supply(\(entry.name).self) { if $0.\(property.name) == nil { "
                    + "$0.\(property.name) = \(value) } }"
                ))
            }
          }
        }
      }
    }
    for entry in classes {
      let fields = Self.suppliedFields(of: entry, in: inventory).map(Lowering.literal)
      guard !fields.isEmpty else { continue }
      pieces.append(
        (
          .fields(entry.name),
          "set.addFields(\(entry.name).self, [\(fields.joined(separator: ", "))])"
        ))
    }
    for (owner, property) in inventory.inspectables {
      pieces.append((.property(property.name, of: owner), Self.assignment(property, of: owner)))
    }
    addConnections(inventory)
    addObjects(inventory)
    addSegues(inventory)
    addOptionalMethods(inventory)
    addNames(inventory)
    addValues(inventory) { _ in true }
    addTableKeys(inventory)
    for entry in classes {
      pieces.append((.instance(entry.name), Self.instance(entry, inventory)))
    }
    for (name, adding) in Self.delegates {
      let entries = inventory.classes.filter {
        !$0.isGeneric && $0.isVisible && $0.conformances.contains(name)
      }
      // One without members stands for another in tests.
      let able = entries.filter { !$0.members.isEmpty }
      for entry in able.isEmpty ? entries : able {
        pieces.append((.launch(entry.name), "set.\(adding) { \(entry.name)() }"))
      }
    }
    if inventory.classes.contains(where: { $0.name == CommonLooks.className }) {
      let name = CommonLooks.className
      pieces.append((.launch(name), "set.addCommonLooks { \(name).dress() }"))
    }
    pieces += Self.dataModels(inventory)
    let preview = demands.preview.map { "\(SourcePreview.function($0))()" }
    if let expression = demands.expression ?? preview {
      let line = expression.split(whereSeparator: \.isNewline).joined(separator: " ")
      pieces.append(
        (.expression, "set.makeController = { let made: UIViewController = \(line); return made }"))
    }
    if let layout = demands.layout { pieces += Self.making(layout, in: inventory) }
  }

  /// The glue of a module that is compiled before the app: what storyboards and nibs say of its classes, and how its values
  /// are made up.
  ///
  /// - Parameters:
  ///   - inventory: The declarations of the module.
  ///   - modules: The modules that the module imports.
  ///   - module: Its name.
  package init(_ inventory: Inventory, importing modules: [String] = [], of module: String) {
    (self.modules, demands, self.module) = (modules, Demands(), module)
    classes = inventory.classes(descendingFrom: Self.roots).filter { !$0.isGeneric && $0.isVisible }
    objects = Self.objects(inventory)
    for entry in classes {
      for property in Self.properties(of: entry, in: inventory)
      where property.isSettable && property.attributes.contains("@IBInspectable") {
        pieces.append(
          (.property(property.name, of: entry.name), Self.assignment(property, of: entry.name)))
      }
    }
    for (owner, property) in inventory.inspectables {
      pieces.append((.property(property.name, of: owner), Self.assignment(property, of: owner)))
    }
    addConnections(inventory)
    addObjects(inventory)
    addSegues(inventory)
    addOptionalMethods(inventory)
    addNames(inventory)
    pieces += Self.dataModels(inventory)
    // Of what others do not see nothing need be made.
    addValues(inventory) { $0.has("public") || $0.has("open") }
    for entry in classes {
      pieces.append(
        (
          .instance(entry.name),
          "set.addImportedClass(\(entry.name).self, \(Lowering.literal(entry.name)))"
        ))
    }
  }

  /// How values of the sources' types are made up, of structures and classes as far as these are wanted.
  private mutating func addValues(_ inventory: Inventory, where isWanted: (Declaration) -> Bool) {
    for entry in inventory.enumerations where !entry.cases.isEmpty {
      let cases = entry.cases.map { "(\(Lowering.key($0)), .\($0))" }
      pieces.append(
        (
          .enumeration(entry.name),
          "enumeration(\(entry.name).self, [\(cases.joined(separator: ", "))])"
        ))
    }
    let ownNames = Set(classes.map(\.name))
    for (name, declaration) in inventory.values
    where !ownNames.contains(name) && isWanted(declaration) {
      pieces += Self.makers(name, declaration, in: inventory)
    }
    for (name, declaration) in inventory.specializations where isWanted(declaration) {
      pieces += Self.makers(name, declaration, in: inventory)
    }
    for entry in inventory.protocols where entry.isVisible && !entry.hasAssociatedTypes {
      guard let (name, declaration) = inventory.implementer(of: entry.name) else { continue }
      for parts in Self.recipes(of: declaration, in: inventory).prefix(1) {
        pieces.append(Self.maker(name, parts, as: "any \(entry.name)"))
      }
      pieces.append(Self.implementer(name, of: entry.name))
    }
    for alias in inventory.compositions {
      guard let (name, _) = inventory.implementer(of: alias) else { continue }
      pieces.append(Self.implementer(name, of: alias))
    }
    for (name, word, parts) in inventory.payloads {
      pieces.append(Self.maker(name, parts.map(Part.init), case: word))
    }
  }

  /// The classes whose objects a storyboard may hold beside views and controllers, and what Interface Builder sets of them.
  private mutating func addObjects(_ inventory: Inventory) {
    for entry in objects {
      for property in Self.properties(of: entry, in: inventory)
      where property.isSettable && property.attributes.contains("@IBInspectable") {
        pieces.append(
          (.property(property.name, of: entry.name), Self.assignment(property, of: entry.name)))
      }
      pieces.append(
        (
          .instance(entry.name),
          "set.addObject(\(Lowering.literal(entry.name))) { \(entry.name)() }"
        ))
    }
  }

  /// The classes of segues, which storyboards name.
  private mutating func addSegues(_ inventory: Inventory) {
    for entry in inventory.classes(descendingFrom: ["UIStoryboardSegue"])
    where !entry.isGeneric && entry.isVisible {
      pieces.append(
        (
          .instance(entry.name),
          "set.addSegue(\(Lowering.literal(entry.name))) "
            + "{ \(entry.name)(identifier: $0, source: $1, destination: $2) }"
        ))
    }
  }

  /// The optional methods that each class implements, if any of those may be asked for: of the sources' own protocols,
  /// and those of UIKit's whose presence alone says something.
  private mutating func addOptionalMethods(_ inventory: Inventory) {
    let optional = inventory.optionalMethods
    // Of generic classes nothing can be told, nor of those that inherit from them.
    for entry in inventory.classes
    where inventory.lineage(of: entry.name).allSatisfy({ !$0.isGeneric && $0.isVisible }) {
      guard !optional.isEmpty || inventory.isTableSource(entry.name) else { continue }
      let names = Set(entry.members.map(\.fullName))
        .intersection(optional.union(Inventory.tellingTableMethods)).sorted()
      pieces.append(
        (
          .methods(entry.name),
          "set.addOptionalMethods(\(entry.name).self, "
            + "[\(names.map(Lowering.literal).joined(separator: ", "))])"
        ))
    }
  }

  /// The keys by which the sources read tables of JSON.
  private mutating func addTableKeys(_ inventory: Inventory) {
    let keys = inventory.tableKeys
    guard !keys.kinds.isEmpty else { return }
    let kinds = keys.kinds.sorted { $0.key < $1.key }.map {
      "\(Lowering.literal($0.key)): \(Lowering.literal($0.value))"
    }
    pieces.append(
      (
        .tableKeys,
        "set.addTableKeys([\(kinds.joined(separator: ", "))], inList: \(keys.isList))"
      ))
  }

  /// What sources ask for that send messages by their names, and what stands for members of UIKit's classes.
  private mutating func addNames(_ inventory: Inventory) {
    let known = inventory.classes.filter { entry in
      inventory.lineage(of: entry.name).allSatisfy { !$0.isGeneric && $0.isVisible }
    }
    if inventory.asksForNames {
      for entry in known {
        let names = Set(
          entry.members.filter { [.function, .property, .constant].contains($0.kind) }
            .flatMap { [$0.fullName, $0.kind == .function ? $0.selectorName : $0.name] })
        pieces.append(
          (
            .members(entry.name),
            "set.addMembers(\(entry.name).self, "
              + "[\(names.sorted().map(Lowering.literal).joined(separator: ", "))])"
          ))
      }
    }
    if inventory.callsByNames {
      for entry in known {
        for method in entry.members where method.isCalledByName(entry) {
          pieces.append(
            (
              .namedMethod(method.fullName, of: entry.name),
              "set.addMethod(\(entry.name).self, \(Lowering.literal(method.selectorName)), "
                + "Selector(\(Lowering.literal(method.selectorName)), "
                + "\(entry.name).\(method.reference)))"
            ))
        }
      }
    }
    for (owner, member) in inventory.replacements {
      guard let call = FrameworkReplacements.call(of: member, in: owner) else { continue }
      pieces.append(
        (
          .replacement(member, of: owner),
          "set.addReplacement(\(Lowering.literal("\(owner).\(member)"))) "
            + "{ (owner: \(owner), arguments) in owner.\(call) }"
        ))
    }
  }

  /// The outlets and actions of all classes, and those that they inherit from generic ones, which
  /// have none by themselves.
  private mutating func addConnections(_ inventory: Inventory) {
    for entry in classes + objects {
      let inherited = inventory.inheritedConnections(of: entry.name)
      for outlet in entry.outlets + inherited.outlets {
        pieces.append((.outlet(outlet.name, of: entry.name), Self.outlet(outlet, of: entry)))
        pieces.append(
          (.connection(outlet.name, of: entry.name), Self.connection(outlet, of: entry)))
      }
      for action in entry.segueActions + inherited.segueActions
      where (1...3).contains(action.parameters.count) {
        pieces.append(
          (
            .action(action.fullName, of: entry.name),
            "set.addSegueAction(\(Lowering.literal(action.selectorName)), "
              + "\(entry.name).\(action.reference))"
          ))
      }
      for action in entry.actions + inherited.actions {
        pieces.append(
          (
            .action(action.fullName, of: entry.name),
            "set.addAction(\(entry.name).self, \(Lowering.literal(action.selectorName)), "
              + "Selector(\(Lowering.literal(action.fullName)), \(entry.name).\(action.reference)))"
          ))
      }
    }
  }

  /// The classes of UIKit whose descendants the stage can use.
  static let roots: Set = Inventory.frameworkViews.union([
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    "UICollectionViewTransitionLayout", "UIViewController", "UICollectionViewController",
    "UITableViewController", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UISplitViewController", "UIInputViewController",
  ])

  /// The classes that can be made without arguments and are no views, controllers or layouts.
  private static func objects(_ inventory: Inventory) -> [Inventory.ClassEntry] {
    inventory.classes(descendingFrom: [
      "NSObject", "UITabBarItem", "UIPercentDrivenInteractiveTransition",
    ]).filter { entry in
      let initializers = inventory.lineage(of: entry.name).lazy
        .map { $0.members.filter { $0.kind == .initializer && !$0.has("convenience") } }
        .first { !$0.isEmpty }
      let isMade =
        initializers?.contains { $0.isVisible && $0.parameters.allSatisfy(\.hasDefault) } ?? true
      return isMade && !entry.isGeneric && entry.isVisible
    }
  }

  /// The protocols of objects that start an app, and how the set is told of one.
  private static let delegates = [
    ("UIApplicationDelegate", "addAppDelegate"), ("UIWindowSceneDelegate", "addSceneDelegate"),
    ("UISceneDelegate", "addSceneDelegate"),
  ]

  /// The types of `Int!` and the like that something plausible is found for.
  static let suppliedTypes: Set = [
    "Int", "UInt", "CGFloat", "Double", "Float", "Bool", "String", "CGSize", "CGPoint", "CGRect",
    "UIEdgeInsets", "UIColor", "UIFont",
  ]

  /// The frameworks of views in storyboards, and what their classes' names begin with.
  private static let frameworks = [
    (prefix: "MK", name: "MapKit"), (prefix: "WK", name: "WebKit"),
  ]

  // MARK: Text

  /// The file without some pieces, and which of the others stands in which line, from 1.
  package func code(without excluded: Set<Piece>) -> (text: String, lines: [Int: Piece]) {
    var lines = [
      "import Foundation", "import UIKit", "import AnimSourceRuntime",
    ]
    // An app's file imports them for itself.
    lines += Self.frameworks.filter { framework in
      (classes + objects).contains { $0.outlets.contains { $0.type.hasPrefix(framework.prefix) } }
    }.map { "import \($0.name)" }
    lines += modules.sorted().map { "import \($0)" }
    var places: [Int: Piece] = [:]
    func add(_ piece: Piece, _ line: String) {
      lines.append(line)
      places[lines.count] = piece
    }
    for (piece, code) in pieces where !excluded.contains(piece) {
      if case .conformance = piece { add(piece, code) }
    }
    lines += [
      "@MainActor \(module == nil ? "private" : "public") func \(Self.filler(module))"
        + "(_ set: AnimSourceRuntime.SourceSet) {",
      "  func property<Owner: AnyObject>(_: Owner.Type, _ name: String, "
        + "_ body: @escaping @MainActor (Owner, AnimSourceRuntime.SourceInput) -> Bool) -> Int "
        + "{ set.addProperty(Owner.self, name, body); return 0 }",
      "  func connect<Owner: AnyObject>(_: Owner.Type, "
        + "_ body: @escaping @MainActor (Owner, AnimSourceRuntime.StageDelegateProxy) -> Void) -> Int "
        + "{ set.addConnection(Owner.self, body); return 0 }",
      "  func supply<Owner: AnyObject>(_: Owner.Type, "
        + "_ body: @escaping @MainActor (Owner, AnimSourceRuntime.PlaceholderValue) -> Void) -> Int "
        + "{ set.addSupply(Owner.self, body); return 0 }",
      "  func outlet<Owner: AnyObject>(_: Owner.Type, _ name: String, "
        + "_ body: (@MainActor (Owner, AnimSourceRuntime.OutletMaker) -> Void)?, "
        + "to assign: @escaping @MainActor (Owner, Any) -> Void) "
        + "{ set.addOutlet(Owner.self, name, body, assign) }",
      "  func enumeration<Word>(_: Word.Type, _ cases: [(String, Word)]) "
        + "{ set.addEnumeration(cases) }",
    ]
    for (piece, code) in pieces where !excluded.contains(piece) {
      switch piece {
      case .conformance: continue
      // A library sets itself up where it has no nib.
      case .outlet where module != nil: continue
      case .connection(let name, let owner):
        if module != nil || excluded.contains(.outlet(name, of: owner)) { add(piece, "  " + code) }
      case .property, .delegate, .supply, .fields, .outlet, .action, .methods, .members,
        .namedMethod, .replacement, .enumeration, .value, .instance, .tableKeys, .launch,
        .managedClass,
        .dataModel, .expression, .layout, .statement:
        add(piece, "  " + code)
      }
    }
    guard module == nil else { return ((lines + ["}"]).joined(separator: "\n") + "\n", places) }
    for entry in classes where excluded.contains(.instance(entry.name)) {
      lines.append("  set.addClass(\(entry.name).self, \(Lowering.literal(entry.name)), make: nil)")
    }
    lines += modules.sorted().map { "  \(Self.filler($0))(set)" }
    lines += [
      "}",
      "@_cdecl(\(Lowering.literal(Self.symbol))) public func _renderAnimSourceSet() "
        + "-> UInt { AnimSourceRuntime.SourceSet.address(\(Self.filler(nil))) }",
    ]
    return (lines.joined(separator: "\n") + "\n", places)
  }

  /// The function that fills a set with what is known of the app, or of a module.
  private static func filler(_ module: String?) -> String {
    "renderAnimFill\(module.map { "_" + $0 } ?? "")"
  }
}

extension Declaration {
  /// Whether a method can be called by its name in Objective-C.
  fileprivate func isCalledByName(_ entry: Inventory.ClassEntry) -> Bool {
    kind == .function && isVisible && !isGeneric && !isThrowing && !isAsync && !isUnavailable
      && !has("static") && !has("class") && !has("override") && parameters.count <= 2
      && parameters.allSatisfy { !$0.type.hasPrefix("inout ") && !$0.type.hasSuffix("...") }
      && (attributes.contains("@objc") || attributes.contains("@IBAction")
        || entry.hasObjectiveCMembers)
  }
}
