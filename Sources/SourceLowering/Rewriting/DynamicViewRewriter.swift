import SwiftSyntax

/// `V(frame: f)` and `viewClass.init()` become `V.dynamic(frame: f)` and `viewClass.dynamic()`, and the function `V.init`
/// becomes `V.dynamic`, where the class of views or controllers is known only when the program runs.
///
/// `O()` becomes `O.dynamicObject()` where it may be any object. In an extension of a class of UIKit's that is none of views, `Self(a)` becomes
/// `objectMade(C(a), as: Self.self)`: all initialisers of Objective-C's classes can be called on `Self`.
final class DynamicViewRewriter: SourceRewriter {
  private let views: DynamicViews
  /// Whether anything was rewritten, or UIKit is given a class of views of which it makes some itself.
  private(set) var isUsed = false

  init(_ views: DynamicViews) {
    self.views = views
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.leftParen != nil, node.trailingClosure == nil else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    isUsed = isUsed || node.leavesMakingToUIKit
    if let type = extendedClass(madeAsSelfBy: node, labels) {
      makeAsSelf(node, type)
      return .visitChildren
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let constraints = constraints(of: name.baseName.text, at: node, labels: labels)
      let view = constraints.lazy.compactMap(views.frameworkView).first
      if constraints.contains(where: { makes($0, labels) })
        || (labels == ["type"] && view == "UIButton")
      {
        insert(".dynamic", after: name)
        isUsed = true
      } else if labels.isEmpty, constraints.contains(where: isAnyObjects) {
        insert(".dynamicObject", after: name)
        isUsed = true
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init",
      member.base.map({ isDynamic($0, labels) }) ?? isDynamicResult(node, labels)
    {
      replace(member.declName, with: "dynamic")
      isUsed = true
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", labels.isEmpty, let base = member.base
    {
      if base.trimmedDescription == "self", node.isInInitializer(of: views.initializable.names) {
        replace(node, with: "self = Self.dynamicObject()")
        isUsed = true
      } else if isAnyObject(base) {
        replace(member.declName, with: "dynamicObject")
        isUsed = true
      }
    }
    return .visitChildren
  }

  /// The class of UIKit's that a call in an extension of it makes as `Self`; nil if the call is another one, or a class known only
  /// when the program runs answers it.
  private func extendedClass(madeAsSelfBy node: FunctionCallExprSyntax, _ labels: [String])
    -> String?
  {
    guard node.makesSelf,
      let type = node.ancestors.first(where: { $0.isProtocol((any DeclGroupSyntax).self) }),
      let name = type.as(ExtensionDeclSyntax.self)?.extendedType.as(IdentifierTypeSyntax.self)?.name
        .text, name != "NSObject", FrameworkClasses.isObject(name), !views.declares(name),
      !makes(name, labels)
    else { return nil }
    return name
  }

  private func makeAsSelf(_ node: FunctionCallExprSyntax, _ type: String) {
    insert("objectMade(", before: node)
    replace(node.calledExpression, with: type)
    insert(", as: Self.self)", after: node)
  }

  /// Whether what descends from or conforms to it may be of any class of objects and is made by `init()`.
  private func isAnyObjects(_ name: String) -> Bool {
    name == "NSObject" || views.initializable.names.contains(name)
  }

  /// Whether an expression is a class of objects of which no more is known than that it has `init()`.
  private func isAnyObject(_ base: ExprSyntax) -> Bool {
    if let name = base.className,
      constraints(of: name, at: base, labels: []).contains(
        where: views.initializable.names.contains)
    {
      return true
    }
    return base.metatypeName.map(views.objectMetatypes.contains) == true
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "init", node.declName.argumentNames == nil,
      node.parent?.is(FunctionCallExprSyntax.self) != true, let base = node.base,
      isDynamic(base, [])
    {
      replace(node.declName, with: "dynamic")
      isUsed = true
    }
    return .visitChildren
  }

  /// Whether `dynamic` makes an object of a class, or of one that a name stands for, with arguments of these labels.
  private func makes(_ name: String, _ labels: [String]) -> Bool {
    switch labels {
    case []: views.isView(name) || views.isController(name) || views.isRecognizer(name)
    case ["target", "action"]: views.isRecognizer(name)
    case ["annotation", "reuseIdentifier"]: views.isAnnotationView(name)
    case ["frame"], ["style", "reuseIdentifier"]: views.isView(name)
    case ["reuseIdentifier"]: views.frameworkView(of: name) == "UITableViewHeaderFooterView"
    case ["nibName", "bundle"]: views.isController(name)
    default: false
    }
  }

  /// Whether an expression is a class of views or controllers that is not known before.
  private func isDynamic(_ base: ExprSyntax, _ labels: [String]) -> Bool {
    func isMade(_ name: String) -> Bool {
      constraints(of: name, at: base, labels: labels).contains { makes($0, labels) }
    }
    if let name = base.className {
      if isMade(name) { return true }
      // Other values of the name may be metatypes of something else.
      if let type = base.parameterType(named: name)?.instanceName {
        return makes(type, labels) || isMade(type)
      }
    }
    guard let name = base.metatypeName else { return false }
    return switch labels {
    case []: views.metatypes.contains(name) || views.controllerMetatypes.contains(name)
    case ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"]:
      views.metatypes.contains(name)
    case ["nibName", "bundle"]: views.controllerMetatypes.contains(name)
    default: false
    }
  }

  /// Whether `.init(…)` stands where a class of views or controllers is wanted that is not known before.
  private func isDynamicResult(_ node: FunctionCallExprSyntax, _ labels: [String]) -> Bool {
    guard let type = node.wantedType?.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    return constraints(of: type, at: node, labels: labels).contains { makes($0, labels) }
  }

  /// What a generic parameter, an associated type, or `Self` descends from or conforms to at a place; empty for any other name,
  /// and for the `Self` of a class that the initialiser of those labels makes as it is.
  private func constraints(
    of name: String, at node: some SyntaxProtocol, labels: [String]
  ) -> [String] {
    let own = ownConstraints(of: name, at: node, labels: labels)
    guard own.isEmpty else { return own }
    // `typealias RootView = V` for the generic parameter `V`.
    return views.types(named: name).flatMap { ownConstraints(of: $0, at: node, labels: labels) }
  }

  private func ownConstraints(
    of name: String, at node: some SyntaxProtocol, labels: [String]
  ) -> [String] {
    for ancestor in node.ancestors {
      if let own = ancestor.asProtocol((any WithGenericParametersSyntax).self)?.constraints[name] {
        return own
      }
      guard ancestor.isProtocol((any DeclGroupSyntax).self) else { continue }
      let types = ancestor.typesOfSelf
      if name == "Self" {
        // An extension of a class may say more of it.
        return types.contains { views.makesItself($0, labels: labels) } ? [] : types
      }
      let own = ancestor.as(ExtensionDeclSyntax.self)?.genericWhereClause.constraints[name] ?? []
      let constraints = own + types.flatMap { views.constraints(of: name, in: $0) }
      if !constraints.isEmpty { return constraints }
    }
    return []
  }
}

extension Syntax {
  /// The type that a declaration is of, or the extended type and what it is said to descend from or conform to.
  fileprivate var typesOfSelf: [String] {
    if let type = self.as(ExtensionDeclSyntax.self) {
      return [type.extendedType.names.last].compactMap(\.self)
        + (type.genericWhereClause.constraints["Self"] ?? [])
    }
    return [self.asProtocol((any NamedDeclSyntax).self)?.name.text].compactMap(\.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `Self(…)`, `Self.init(…)`, or `.init(…)` where `Self` is wanted.
  fileprivate var makesSelf: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "Self"
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init"
    else { return false }
    let type = member.base?.trimmedDescription ?? wantedType?.trimmedDescription
    return type == "Self"
  }

  /// Whether it is a part of an initialiser of an extension of one of these protocols.
  fileprivate func isInInitializer(of protocols: Set<String>) -> Bool {
    let declaration = ancestors.first {
      $0.is(InitializerDeclSyntax.self) || $0.is(FunctionDeclSyntax.self)
    }
    guard let declaration, declaration.is(InitializerDeclSyntax.self) else { return false }
    let type = declaration.ancestors.first { $0.isProtocol((any DeclGroupSyntax).self) }
    return type?.as(ExtensionDeclSyntax.self)?.extendedType.names.contains(
      where: protocols.contains) == true
  }

  /// The type that is written for the variable that is given the value, or for what a function returns; nil elsewhere.
  fileprivate var wantedType: TypeSyntax? {
    if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type
    }
    let isResult =
      parent?.is(ReturnStmtSyntax.self) == true
      || parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isResult else { return nil }
    let function = ancestors.first {
      $0.is(ClosureExprSyntax.self) || $0.isProtocol((any DeclSyntaxProtocol).self)
    }
    return function?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
  }
}

extension ExprSyntax {
  /// The name of a class or of a value that is one; `Self` for `type(of: self)`, and for `self` in a function of the class itself.
  fileprivate var className: String? {
    if let call = self.as(FunctionCallExprSyntax.self), call.calledName == "type",
      call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == "self"
    {
      return "Self"
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name == "self" && isInStaticMember ? "Self" : name
  }

  /// The type of the parameter of that name of the nearest function around a node that has one.
  fileprivate func parameterType(named name: String) -> TypeSyntax? {
    for ancestor in ancestors {
      let signature =
        ancestor.as(FunctionDeclSyntax.self)?.signature
        ?? ancestor.as(InitializerDeclSyntax.self)?.signature
      let parameter = signature?.parameterClause.parameters.first {
        ($0.secondName ?? $0.firstName).text == name
      }
      if let parameter { return parameter.type }
    }
    return nil
  }

  /// Whether the member of a type around a node is `static`, or one of a class.
  fileprivate var isInStaticMember: Bool {
    let member = ancestors.first { $0.parent?.is(MemberBlockItemSyntax.self) == true }
    let modifiers = member?.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } == true
  }
}

extension ParsedSource {
  /// Lets the classes of views and controllers be made when the program runs.
  ///
  /// - Parameters:
  ///   - views: What is known of classes.
  ///   - isForAll: Whether the sources ask for that; if not, only those that other modules see may be asked.
  mutating func addViewMakers(_ views: DynamicViews, toAll isForAll: Bool) {
    var makers: [(text: String, body: Range<Int>)] = []
    declarations.forEachDeep { declaration, _ in
      guard let body = declaration.body,
        isForAll || declaration.has("open") || declaration.has("public")
      else { return }
      let text = views.makers(of: declaration)
      if !text.isEmpty { makers.append((text, body)) }
    }
    for maker in makers { addMember(maker.text, to: maker.body) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call gives UIKit a class of views to make: for the look of all of them, `Card.appearance()`, or as a bar.
  fileprivate var leavesMakingToUIKit: Bool {
    let method = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method == "appearance" || arguments.first?.label?.text == "navigationBarClass"
  }
}
