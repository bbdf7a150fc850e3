import SwiftSyntax

/// Members of extensions of classes that another module declares, UIKit's above all, which subclasses override: what only
/// Objective-C's methods can.
///
/// Such a member becomes one that asks a protocol of its own, `_Overriding_…`, to which the subclasses conform that override it,
/// and then does what it did before, which is now called `_default_…`. The overrides are called `_override_…`.
struct OverriddenMembers {
  /// A member of an extension.
  struct Member: Sendable {
    /// The class that is extended.
    let owner: String
    let declaration: Declaration
    /// The protocol of those who override it.
    let requirement: String

    init(owner: String, declaration: Declaration) {
      self.owner = owner
      self.declaration = declaration
      requirement =
        "_Overriding_\(owner)_"
        + String(declaration.fullName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// A method that is there for all objects of a class, as its protocol is.
    fileprivate init(
      _ owner: String = "NSObject", method name: String, label: String, type: String = "Selector",
      requirement: String
    ) {
      var declaration = Declaration(.function, range: 0..<0, keyword: 0, line: 0)
      declaration.name = name
      declaration.parameters = [
        .init(label: label, name: "argument", type: type, hasDefault: false)
      ]
      self.owner = owner
      self.declaration = declaration
      self.requirement = requirement
    }

    func isSame(as other: Declaration) -> Bool {
      other.fullName == declaration.fullName && other.kind == declaration.kind
        && other.isOfClass == declaration.isOfClass
    }
  }

  /// What a class is, as far as overriding goes.
  private struct Class {
    var superclass: String?
    var overriding: [Declaration] = []
  }

  /// Methods of all objects that Objective-C's runtime calls, and here nobody but sources, and that by which layers draw.
  private static let runtimes = [
    Member(method: "responds", label: "to", requirement: "RespondingOverride"),
    Member(method: "forwardingTarget", label: "for", requirement: "ForwardingOverride"),
    Member("CALayer", method: "draw", label: "in", type: "CGContext", requirement: "DrawingLayer"),
  ]

  /// Those of the files and of the modules that they import.
  private(set) var members: [Member] = []
  /// The files' own.
  private var own: [Member] = []
  /// By name: the classes of the files and of the modules that they import, and those of UIKit's that override in an extension.
  private var classes: [String: Class] = [:]
  /// The classes that the files declare, and protocols.
  private var declared: Set<String> = []

  /// What modules that import the files can override.
  var exported: [Member] {
    members.filter { $0.declaration.has("open") || $0.declaration.has("public") }
  }

  init(_ files: [ParsedSource], importing modules: [Inventory]) {
    let imported = modules.flatMap(\.overriddenMembers)
    for entry in modules.flatMap(\.classes) {
      classes[entry.name] = Class(
        superclass: entry.inheritance.first, overriding: entry.members.filter { $0.has("override") }
      )
    }
    for file in files {
      file.declarations.forEachDeep { declaration, _ in
        guard declaration.kind == .class else { return }
        classes[declaration.name, default: Class()].superclass = declaration.inheritance.first
      }
    }
    // What is declared within the classes that are extended, which goes by other names outside.
    var nested: [String: Set<String>] = [:]
    for file in files {
      file.declarations.forEachDeep { declaration, _ in
        // Members of protocols are no classes' and cannot be overridden.
        if declaration.kind == .protocol { declared.insert(declaration.name) }
        guard declaration.kind == .class || declaration.kind == .extension else { return }
        if declaration.kind == .class { declared.insert(declaration.name) }
        nested[declaration.name, default: []].formUnion(
          declaration.members.filter(\.isType).map(\.name))
        let overriding = declaration.members.filter { $0.has("override") }
        guard !overriding.isEmpty else { return }
        classes[declaration.name, default: Class()].overriding += overriding
      }
    }
    for entry in modules.flatMap(\.protocols) { declared.insert(entry.name) }
    let candidates = files.flatMap(\.declarations).filter {
      $0.kind == .extension && $0.qualifiers.isEmpty && !$0.hasWhereClause
        && !declared.contains($0.name)
    }
    for declaration in candidates {
      for member in declaration.members
      where member.canAskForOverride && !member.names(nested[declaration.name] ?? []) {
        let candidate = Member(owner: declaration.name, declaration: member)
        let isKnown = (own + imported).contains {
          $0.owner == candidate.owner && $0.isSame(as: member)
        }
        if !isKnown, member.has("open") || !overriders(of: candidate).isEmpty {
          own.append(candidate)
        }
      }
    }
    members = own + imported + Self.runtimes
    leaveOutOverridesInLine(files)
  }

  /// Of several classes in a line only one can conform to the protocol of those who override a member: extensions of classes of
  /// other modules, whose members nobody can override in turn, do not where others do.
  private mutating func leaveOutOverridesInLine(_ files: [ParsedSource]) {
    var left: [(name: String, member: Member)] = []
    for declaration in files.flatMap(\.declarations)
    where declaration.kind == .extension && !declared.contains(declaration.name) {
      for override in declaration.members {
        guard let member = member(overriddenBy: override, of: declaration.name) else { continue }
        let isInLine = overriders(of: member).contains {
          $0 != declaration.name
            && (descends($0, from: declaration.name) || descends(declaration.name, from: $0))
        }
        if isInLine { left.append((declaration.name, member)) }
      }
    }
    for (name, member) in left { classes[name]?.overriding.removeAll(where: member.isSame) }
  }

  // MARK: Classes

  /// The classes that override a member, and can do so as it is lowered.
  private func overriders(of member: Member) -> [String] {
    classes.filter { name, known in
      known.overriding.contains { member.isSame(as: $0) && !$0.isStored }
        && name != member.owner && descends(name, from: member.owner)
    }.map(\.key)
  }

  private func superclass(of name: String) -> String? {
    classes[name]?.superclass ?? FrameworkClasses.superclass(of: name)
  }

  private func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var next = superclass(of: name)
    while let name = next, !found.contains(name) {
      found.append(name)
      next = superclass(of: name)
    }
    return found
  }

  private func descends(_ name: String, from owner: String) -> Bool {
    name == owner || ancestors(of: name).contains(owner)
  }

  /// Whether a class above one overrides a member, too.
  private func isOverridden(_ member: Member, above name: String) -> Bool {
    !Set(overriders(of: member)).isDisjoint(with: ancestors(of: name))
  }

  /// The member that a class overrides by one of its own; nil for others.
  private func member(overriddenBy declaration: Declaration, of name: String) -> Member? {
    guard declaration.has("override"), !declaration.isStored else { return nil }
    return members.first {
      $0.isSame(as: declaration) && $0.owner != name && descends(name, from: $0.owner)
    }
  }

  /// The member that `super` means in a class, and what it is called there; nil for other members.
  fileprivate func name(of member: String, labels: [String]?, above name: String) -> String? {
    let found = members.filter {
      $0.declaration.name == member && descends(name, from: $0.owner)
    }
    let meant = found.first { candidate in
      labels.map { candidate.declaration.parameters.map(\.label).starts(with: $0) } ?? true
    }
    guard let meant else { return nil }
    return (isOverridden(meant, above: name) ? "_override_" : "_default_") + member
  }

  // MARK: Changes

  /// Lowers the members of the files and what overrides them.
  func lower(_ files: inout [ParsedSource]) {
    for index in files.indices {
      files[index].rewrite(with: SuperRewriter(self))
      for (place, declaration) in files[index].declarations.enumerated() {
        if declaration.kind == .extension {
          for member in declaration.members {
            let found = own.first {
              $0.owner == declaration.name && $0.declaration.range == member.range
                && $0.isSame(as: member)
            }
            if let found { files[index].letOverride(found, in: declaration) }
          }
          if !declared.contains(declaration.name), superclass(of: declaration.name) != nil {
            lowerOverrides(ofOthersClassAt: place, in: &files[index])
          }
        }
      }
      var overrides: [(Declaration, types: [Declaration])] = []
      files[index].declarations.forEachDeep { declaration, types in
        if declaration.has("override") { overrides.append((declaration, types)) }
      }
      for (declaration, types) in overrides {
        guard let type = types.last, declared.contains(type.name) else { continue }
        guard let member = member(overriddenBy: declaration, of: type.name) else { continue }
        files[index].rename(declaration, to: "_override_" + declaration.name)
        if !isOverridden(member, above: type.name) {
          files[index].blankOverride(of: declaration)
          let end = files[index].conformancesEnd(of: type)
          if type.kind == .class, let end {
            files[index].edits.insert(", \(member.requirement)", at: end)
          } else {
            let name = types.path.joined(separator: ".")
            files[index].appendix.append("extension \(name): \(member.requirement) {}")
          }
        }
      }
    }
  }

  /// Extensions of UIKit's classes, and of those of modules, may override what those of classes above them have.
  private func lowerOverrides(ofOthersClassAt place: Int, in file: inout ParsedSource) {
    let declaration = file.declarations[place]
    for (index, override) in declaration.members.enumerated() {
      guard let member = member(overriddenBy: override, of: declaration.name),
        overriders(of: member).contains(declaration.name)
      else { continue }
      file.rename(override, to: "_override_" + override.name)
      file.blankOverride(of: override)
      file.declarations[place].members[index].modifiers.removeAll { $0.text == "override" }
      file.appendix.append("extension \(declaration.name): \(member.requirement) {}")
    }
  }
}

/// `super.a()` calls what stands for `a` above the class.
private final class SuperRewriter: SourceRewriter {
  private let members: OverriddenMembers

  init(_ members: OverriddenMembers) {
    self.members = members
    super.init()
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true else { return .visitChildren }
    let type = node.ancestors.lazy.compactMap { ancestor in
      ancestor.as(ClassDeclSyntax.self)?.name.text
        ?? ancestor.as(ExtensionDeclSyntax.self)?.extendedType.names.last
    }.first
    let labels = node.parent?.as(FunctionCallExprSyntax.self)?.arguments
      .map { $0.label?.text ?? "_" }
    let name = node.declName.baseName
    if let type, let present = members.name(of: name.text, labels: labels, above: type) {
      replace(name, with: present)
    }
    return .visitChildren
  }
}

extension Declaration {
  /// Whether it is one of the class and not of its objects.
  fileprivate var isOfClass: Bool { has("class") || has("static") }

  /// Whether a call of it can be handed on as it is.
  fileprivate var canAskForOverride: Bool {
    guard kind == .function || kind == .property, !has("override"), !has("static"),
      !has("final"), !isUnavailable, !type.contains("Self"), kind == .function || !type.isEmpty
    else { return false }
    return parameters.allSatisfy { parameter in
      !parameter.type.hasSuffix("...") && !parameter.type.contains("@autoclosure")
        && !parameter.type.contains("Self")
    }
  }

  /// Whether the member's types mention one of these names.
  fileprivate func names(_ types: Set<String>) -> Bool {
    !types.isEmpty
      && ([type] + parameters.map(\.type)).contains { text in
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
          types.contains(String($0))
        }
      }
  }

  fileprivate var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .typealias, .protocol: true
    default: false
    }
  }
}

extension ParsedSource {
  mutating func blankOverride(of declaration: Declaration) {
    for modifier in declaration.modifiers where modifier.text == "override" {
      edits.blank(modifier.range)
    }
  }

  /// The name after `func` or `var`.
  mutating func rename(_ declaration: Declaration, to name: String) {
    let word = syntax.token(at: AbsolutePosition(utf8Offset: declaration.keyword))
    guard let token = word?.nextToken(viewMode: .sourceAccurate) else { return }
    edits.replace(token.trimmedBytes, with: name)
  }

  /// Where one more protocol can be added to what a class conforms to.
  fileprivate func conformancesEnd(of type: Declaration) -> Int? {
    syntax.token(at: AbsolutePosition(utf8Offset: type.keyword))?.parent?
      .as(ClassDeclSyntax.self)?.inheritanceClause?.trimmedBytes.upperBound
  }

  /// Calls a member's code its default, and adds what asks for overrides before.
  fileprivate mutating func letOverride(
    _ member: OverriddenMembers.Member, in type: Declaration
  ) {
    let declaration = member.declaration
    guard
      let node = syntax.token(at: AbsolutePosition(utf8Offset: declaration.keyword))?.parent
    else { return }
    let name = declaration.name
    let words = (declaration.hasAccess ? declaration : type).modifiers.map(\.text)
    let access =
      words.contains("open") || words.contains("public")
      ? "public "
      : words.contains("private") || words.contains("fileprivate") ? "fileprivate " : ""
    let scope = declaration.has("class") ? "class " : ""
    let attributes = node.attributesForCallers
    let type = declaration.has("class") ? ".Type" : ""
    let own = "if let own = self as? any \(member.requirement)\(type)"
    let requirement: String
    let code: String
    if let function = node.as(FunctionDeclSyntax.self) {
      let generics = function.genericParameterClause.map { text(of: $0) } ?? ""
      let end = text(
        from: function.signature.parameterClause.trimmedBytes.upperBound,
        to: (function.genericWhereClause?.trimmedBytes ?? function.signature.trimmedBytes)
          .upperBound)
      let arguments = declaration.parameters.map {
        ($0.label == "_" ? "" : "\($0.label): ") + ($0.type.hasPrefix("inout ") ? "&" : "")
          + $0.name
      }.joined(separator: ", ")
      let marks = (declaration.isThrowing ? "try " : "") + (declaration.isAsync ? "await " : "")
      // Requirements have no default values.
      let plain = function.signature.parameterClause.parameters.map { parameter in
        text(of: parameter.firstName)
          + (parameter.secondName.map { " " + text(of: $0) } ?? "") + ": "
          + text(of: parameter.type)
      }.joined(separator: ", ")
      requirement =
        "\(scope.isEmpty ? "" : "static ")func _override_\(name)\(generics)(\(plain))\(end)"
      code =
        "\(scope)func \(name)\(generics)\(text(of: function.signature.parameterClause))\(end) { "
        + "\(own) { return \(marks)own._override_\(name)(\(arguments)) }; "
        + "return \(marks)_default_\(name)(\(arguments)) }"
    } else {
      let isSettable = declaration.isSettable
      requirement =
        "\(scope.isEmpty ? "" : "static ")var _override_\(name): \(declaration.type) "
        + "{ get\(isSettable ? " set" : "") }"
      code =
        "\(scope)var \(name): \(declaration.type) { get { "
        + "\(own) { return own._override_\(name) }; return _default_\(name) }"
        + (isSettable
          ? " set { \(own) { own._override_\(name) = newValue } else { _default_\(name) = newValue } }"
          : "") + " }"
    }
    rename(declaration, to: "_default_" + name)
    let isolation =
      FrameworkClasses.isIsolated(member.owner) ? "@preconcurrency @MainActor " : ""
    let addition =
      "\(isolation)\(access)protocol \(member.requirement): AnyObject { \(attributes)\(requirement) }\n"
      + "extension \(member.owner) { \(attributes)\(access)\(code) }"
    let condition = condition(at: declaration.range.lowerBound)
    appendix.append(condition.map { "#if \($0)\n\(addition)\n#endif" } ?? addition)
  }

  private func text(of node: some SyntaxProtocol) -> String { lowered(node.trimmedBytes) }

  private func text(from start: Int, to end: Int) -> String { lowered(start..<end) }
}

extension Syntax {
  /// The attributes of a declaration that matter to whoever calls it.
  fileprivate var attributesForCallers: String {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      ["discardableResult", "available", "MainActor"].contains(
        $0.attributeName.trimmedDescription)
    }.map { $0.oneLine + " " }.joined()
  }
}
