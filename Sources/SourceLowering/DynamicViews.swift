import SwiftSyntax

/// Which names stand for classes of views, and which for a class that is known only when the program runs.
///
/// On iOS `V(frame:)` and `viewClass.init()` find the initialiser of whichever class that is. Swift allows
/// it for `required` initialisers alone, which UIKit's are not.
struct DynamicViews {
  /// Classes of the sources by name, those in types included, and of the modules that they import.
  private var classes: [String: Class] = [:]
  /// Of the sources, and of the modules that they import.
  private var names = Names()
  /// What modules that import the sources need to know.
  private(set) var exported = Names()
  /// The names of values that are declared as metatypes of views and as nothing else's.
  private(set) var metatypes: Set<String> = []
  /// The names of values that are declared as metatypes of view controllers, or that are given such a one.
  private(set) var controllerMetatypes: Set<String> = []
  /// The names of values that are declared as metatypes of what can only be known to have `init()`.
  private(set) var objectMetatypes: Set<String> = []
  /// The protocols that any object conforms to and that require `init()`.
  let initializable: InitializableProtocols

  /// What stands for classes without being one.
  struct Names: Sendable {
    /// Other names of types, with the types that they stand for; of all branches of `#if`.
    fileprivate(set) var aliases: [String: [String]] = [:]
    /// The generic parameters and associated types of types, and `Self` of protocols, with what each descends from or conforms to.
    fileprivate(set) var parameters: [String: [String: [String]]] = [:]

    /// Adds those of a module; what is there already hides them.
    fileprivate mutating func add(_ other: Names) {
      let own = Set(aliases.keys).union(parameters.keys)
      aliases.merge(other.aliases.filter { !own.contains($0.key) }) { first, _ in first }
      parameters.merge(other.parameters.filter { !own.contains($0.key) }) { first, _ in first }
    }
  }

  private struct Class {
    let superclass: String?
    let isFinal: Bool
    /// Those that answer at once with an object.
    let initializers: [Declaration]
    /// Whether it declares no designated initialiser and so has those of its superclass.
    let inheritsInitializers: Bool

    init(_ inheritance: [String], _ members: [Declaration], isFinal: Bool) {
      superclass = inheritance.first
      self.isFinal = isFinal
      let all = members.filter { $0.kind == .initializer }
      initializers = all.filter { !$0.isFailable && !$0.isThrowing && !$0.isAsync }
      inheritsInitializers = all.allSatisfy { $0.has("convenience") }
    }
  }

  init(_ files: [ParsedSource], importing modules: [Inventory] = []) {
    initializable = InitializableProtocols(files)
    for entry in modules.flatMap(\.classes) {
      classes[entry.name] = Class(entry.inheritance, entry.members, isFinal: entry.isFinal)
    }
    for file in files {
      file.declarations.forEachDeep { declaration, _ in
        guard declaration.kind == .class else { return }
        classes[declaration.name] = Class(
          declaration.inheritance, declaration.members, isFinal: declaration.has("final"))
      }
    }
    let collector = Collector()
    for file in files { collector.walk(file.syntax) }
    names = collector.names
    exported = collector.publicNames
    for module in modules {
      names.add(module.viewNames)
      exported.add(module.viewNames)
    }
    var others: Set<String> = []
    for (name, type) in collector.metatypes {
      if isView(type)
        || names.parameters.values.contains(where: { $0[type]?.contains(where: isView) == true })
      {
        metatypes.insert(name)
      } else {
        others.insert(name)
      }
    }
    // 'if let cellClass = cellClasses[identifier]'.
    let otherGifts = collector.givenNames.filter { others.contains($0.value) }.map(\.name)
    while true {
      let given = collector.givenNames.filter { metatypes.contains($0.value) }.map(\.name)
      guard !metatypes.isSuperset(of: given) else { break }
      metatypes.formUnion(given)
    }
    metatypes.subtract(others.union(otherGifts))
    for (name, type) in collector.metatypes {
      let known = names.parameters.values.flatMap { $0[type] ?? [] } + [type]
      if known.contains(where: initializable.names.contains) { objectMetatypes.insert(name) }
    }
    for (name, type) in collector.metatypes where isController(type) {
      controllerMetatypes.insert(name)
    }
    // 'if let controller = item.controller'.
    while true {
      let given = collector.givenNames.filter { controllerMetatypes.contains($0.value) }.map(\.name)
      guard !controllerMetatypes.isSuperset(of: given) else { break }
      controllerMetatypes.formUnion(given)
    }
  }

  /// Whether a name is a class of view controllers, UIKit's or the sources', or stands for one.
  func isController(_ name: String) -> Bool { root(of: name, Self.controllers.contains) != nil }

  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UIInputViewController",
  ]

  /// Those whose initialisers include `init(nibName:bundle:)`.
  private static let controllersOfNibs = controllers.subtracting(["UIPageViewController"])

  /// The types that another name stands for; empty for a name of its own.
  func types(named name: String) -> [String] { names.aliases[name] ?? [] }

  /// Whether a name is a class of views, UIKit's or the sources'.
  func isView(_ name: String) -> Bool { frameworkView(of: name) != nil }

  /// Whether a name is a class of gesture recognizers, UIKit's or the sources', or stands for one.
  func isRecognizer(_ name: String) -> Bool {
    root(of: name) { $0.hasPrefix("UI") && $0.hasSuffix("GestureRecognizer") } != nil
  }

  /// Whether a name is a class of views of a map's annotations, or stands for one.
  func isAnnotationView(_ name: String) -> Bool {
    root(of: name) { $0.hasPrefix("MK") && $0.hasSuffix("AnnotationView") } != nil
  }

  /// The class of UIKit's views from which a class descends, or which other names and protocols stand for.
  func frameworkView(of name: String) -> String? {
    root(of: name, Inventory.frameworkViews.contains)
  }

  /// The first class of UIKit's of a kind that a name leads to.
  private func root(of name: String, _ isRoot: (String) -> Bool) -> String? {
    var seen: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let known = classes[name] {
        if let superclass = known.superclass { open.append(superclass) }
      } else if isRoot(name) {
        return name
      } else {
        open += (names.aliases[name] ?? []) + (names.parameters[name]?["Self"] ?? [])
      }
    }
    return nil
  }

  /// What a generic parameter or an associated type of a type descends from or conforms to.
  func constraints(of parameter: String, in type: String) -> [String] {
    names.parameters[type]?[parameter] ?? []
  }

  /// Whether a class is the sources' own.
  func declares(_ name: String) -> Bool { classes[name] != nil }

  /// Whether `Self(frame:)`, `Self(nibName:bundle:)` or `Self()` is Swift as it stands in a class: nobody descends from it, or
  /// all that do have the initialiser.
  func makesItself(_ name: String, labels: [String]) -> Bool {
    guard classes[name]?.isFinal != true else { return true }
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted, let known = classes[name] {
      if known.initializers.contains(where: { $0.has("required") && $0.takes(labels) }) {
        return true
      }
      next = known.superclass
    }
    return false
  }

  /// Whether objects of a class can be made with arguments of these labels alone; `isRoot` tells it of UIKit's classes.
  private func takes(_ labels: [String], _ name: String, _ isRoot: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted {
      guard let known = classes[name] else { return isRoot(name) }
      if let own = known.initializers.first(where: { $0.takes(labels) }) {
        return !own.isUnavailable
      }
      guard known.inheritsInitializers else { return false }
      next = known.superclass
    }
    return false
  }

  /// The members that let a class of views, controllers or recognizers be made when the program runs; empty for other classes, and
  /// for those that cannot be made so.
  func makers(of declaration: Declaration) -> String {
    guard declaration.kind == .class else { return "" }
    let name = declaration.name
    var makers: [String] = []
    if isView(name) {
      let takesFrame = takes(["frame"], name) {
        Inventory.frameworkViews.contains($0)
          && !Inventory.frameworkViewsWithoutFrame.contains($0)
      }
      if takesFrame {
        makers.append("madeDynamically(frame: CGRect) -> UIView { \(name)(frame: frame) }")
      }
      if takes([], name, { _ in false }) {
        makers.append("madeDynamically() -> UIView { \(name)() }")
      }
    } else if isController(name) {
      if takes(["nibName", "bundle"], name, Self.controllersOfNibs.contains) {
        makers.append(
          "madeDynamically(nibName: String?, bundle: Bundle?) -> UIViewController "
            + "{ \(name)(nibName: nibName, bundle: bundle) }")
      }
      if takes([], name, { _ in false }) {
        makers.append("madeDynamically() -> UIViewController { \(name)() }")
      }
    }
    if isRecognizer(name),
      takes(["target", "action"], name, { $0.hasSuffix("GestureRecognizer") })
    {
      makers.append(
        "madeDynamically(target: Any?, action: UIKitCore.Selector?) -> UIGestureRecognizer "
          + "{ \(name)(target: target, action: action) }")
    }
    guard !makers.isEmpty else { return "" }
    let access =
      declaration.has("open") ? "open " : declaration.has("public") ? "public " : ""
    return " " + makers.map { "\(access)override class func \($0)" }.joined(separator: "; ") + " "
  }

  /// Finds generic parameters and the types of values that are metatypes.
  private final class Collector: SyntaxVisitor {
    var names = Names()
    /// Those that other modules can see.
    var publicNames = Names()
    var metatypes: [(name: String, type: String)] = []
    /// Names of values with the last names of what they are given.
    var givenNames: [(name: String, value: String)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.constraints, of: node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.constraints, of: node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.constraints, of: node)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      let types = node.initializer.value.names
      names.aliases[node.name.text, default: []] += types
      if node.modifiers.arePublic { publicNames.aliases[node.name.text, default: []] += types }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      // What conforms is a view where the protocol is one for views.
      var constraints = node.genericWhereClause.constraints
      constraints["Self", default: []] +=
        node.inheritanceClause?.inheritedTypes.flatMap(\.type.names) ?? []
      for member in node.memberBlock.members {
        guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
        constraints[type.name.text, default: []] +=
          type.inheritanceClause?.inheritedTypes.flatMap(\.type.names) ?? []
      }
      return note(constraints, of: node)
    }

    private func note(
      _ constraints: [String: [String]], of type: some NamedDeclSyntax & WithModifiersSyntax
    ) -> SyntaxVisitorContinueKind {
      let name = type.name.text
      names.parameters[name, default: [:]].merge(constraints) { first, _ in first }
      if type.modifiers.arePublic {
        publicNames.parameters[name, default: [:]].merge(constraints) { first, _ in first }
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      noteGift(node.pattern, node.initializer?.value)
      return .visitChildren
    }

    private func noteGift(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
      // 'NSClassFromString(word) as? Cell.Type'.
      if let cast = value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
        _ = note(name, cast.type)
      } else if let last = value?.metatypeName {
        givenNames.append((name, last))
      }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      noteGift(node.pattern, node.initializer?.value)
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      if let name, let type = collectedClass(node.initializer?.value) {
        metatypes.append((name, type))
      }
      return note(name, node.typeAnnotation?.type)
    }

    /// The class `Cell` of `[Cell.Type]()` and `[String: Cell.Type]()`; nil for other values.
    private func collectedClass(_ value: ExprSyntax?) -> String? {
      guard let collection = value?.as(FunctionCallExprSyntax.self)?.calledExpression else {
        return nil
      }
      var element = collection.as(ArrayExprSyntax.self)?.elements.first?.expression
      if case .elements(let elements)? = collection.as(DictionaryExprSyntax.self)?.content {
        element = elements.first?.value
      }
      guard let type = element?.as(MemberAccessExprSyntax.self),
        type.declName.baseName.text == "Type"
      else { return nil }
      return type.base?.metatypeName
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.signature.returnClause?.type)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      note((node.secondName ?? node.firstName).text, node.type)
    }

    private func note(_ name: String?, _ type: TypeSyntax?) -> SyntaxVisitorContinueKind {
      guard let name = name?.filter({ $0 != "`" }), let base = type?.instanceName else {
        return .visitChildren
      }
      metatypes.append((name, base))
      return .visitChildren
    }
  }
}

extension WithGenericParametersSyntax {
  /// The generic parameters with what each is said to descend from or conform to.
  var constraints: [String: [String]] {
    var result = genericWhereClause.constraints
    for parameter in genericParameterClause?.parameters ?? [] {
      guard let names = parameter.inheritedType?.names, !names.isEmpty else { continue }
      result[parameter.name.text, default: []] += names
    }
    return result
  }
}

extension GenericWhereClauseSyntax? {
  /// What types are said to descend from or conform to.
  var constraints: [String: [String]] {
    var result: [String: [String]] = [:]
    for requirement in self?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let name = conformance.leftType.names.first
      else { continue }
      result[name, default: []] += conformance.rightType.names
    }
    return result
  }
}

extension DeclModifierListSyntax {
  /// Whether other modules can see what has these modifiers.
  fileprivate var arePublic: Bool {
    contains { ["public", "open", "package"].contains($0.name.text) }
  }
}

extension ExprSyntax {
  /// The last name of an expression that may be a metatype: of a value, of what holds it, or of a function that returns it.
  var metatypeName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.text
    case .subscriptCallExpr(let call): call.calledExpression.metatypeName
    case .functionCallExpr(let call): call.calledExpression.metatypeName
    case .forceUnwrapExpr(let forced): forced.expression.metatypeName
    case .optionalChainingExpr(let chained): chained.expression.metatypeName
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      tuple.elements.first?.expression.metatypeName
    default: nil
    }
  }
}

extension TypeSyntax {
  /// The class `Cell` of `Cell.Type`, or of what holds some; nil for what is no metatype.
  var instanceName: String? {
    guard let metatype = element.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    else { return nil }
    return metatype.baseType.names.last
  }

  /// What an optional holds, a list, or a dictionary by its keys; the type itself if it is none of them.
  private var element: TypeSyntax {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.element
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.element
    case .arrayType(let type): type.element.element
    case .dictionaryType(let type): type.value.element
    case .tupleType(let type) where type.elements.count == 1:
      type.elements.first.map(\.type.element) ?? self
    default: self
    }
  }
}

extension Declaration {
  /// Whether an initialiser needs to be told a frame and nothing else.
  var takesFrameAlone: Bool { takes(["frame"]) }

  /// Whether a call with arguments of these labels alone is one of an initialiser.
  fileprivate func takes(_ labels: [String]) -> Bool {
    parameters.prefix(labels.count).map(\.label) == labels
      && parameters.dropFirst(labels.count).allSatisfy(\.hasDefault)
  }
}
