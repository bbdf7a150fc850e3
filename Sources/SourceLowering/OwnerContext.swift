import SwiftSyntax

/// Knows the constants that an owner's expressions mention, and what stands for the bounds of its view.
struct OwnerContext {
  /// That of the owner's view.
  let size: (width: Int, height: Int)
  let constants: FileConstants
  let type: String?
  /// What the owner calls the layout; nil where there is none yet.
  var layoutName: String?
  private var locals: [String: Local] = [:]

  private struct Local {
    let value: ExprSyntax
    let type: String?
    /// What changes it before it is used.
    let changes: [SequenceExprSyntax]
  }

  init(size: (width: Int, height: Int), constants: FileConstants, type: String?) {
    self.size = size
    self.constants = constants
    self.type = type
  }

  /// Adds the constants that a node can see in the functions around it.
  mutating func addLocals(around node: Syntax) {
    for ancestor in node.ancestors {
      guard let list = ancestor.as(CodeBlockItemListSyntax.self) else { continue }
      let items = list.filter { $0.position < node.position }
      for item in items {
        guard let declaration = item.item.as(VariableDeclSyntax.self) else { continue }
        for (name, value, type) in declaration.initialValues where locals[name] == nil {
          let changes = items.compactMap { $0.item.as(SequenceExprSyntax.self) }
            .filter { $0.assignedRoot == name && $0.position > item.position }
          locals[name] = Local(value: value, type: type, changes: changes)
        }
      }
    }
  }

  /// A statement with the layout under its name; nil if it needs the owner.
  func statement(_ use: LayoutUse) -> String? {
    var replacements = [use.root.lowerBound: (end: use.root.upperBound, text: "layout")]
    for value in use.values {
      guard let found = self.replacements(in: value, depth: 0) else { return nil }
      replacements.merge(found) { first, _ in first }
    }
    return use.statement.statementLine(replacing: replacements)
  }

  /// A call that makes a layout and stands alone, with the class in the place of `super.init`.
  func text(_ call: FunctionCallExprSyntax, of className: String) -> String? {
    let called = call.calledExpression
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(SuperExprSyntax.self)
    else { return text(Syntax(call)) }
    guard var replacements = replacements(in: Syntax(call.arguments), depth: 0) else { return nil }
    replacements[called.trimmedBytes.lowerBound] = (called.trimmedBytes.upperBound, className)
    return call.statementLine(replacing: replacements)
  }

  /// An expression that stands alone; nil if it needs the owner.
  func text(_ node: Syntax, depth: Int = 0) -> String? {
    replacements(in: node, depth: depth).map { node.statementLine(replacing: $0) }
  }

  private static let greatestDepth = 6

  /// What stands for the names in an expression that are not known elsewhere; nil if that cannot be said.
  private func replacements(in node: Syntax, depth: Int) -> [Int: (end: Int, text: String)]? {
    guard depth < Self.greatestDepth else { return nil }
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    guard !finder.isUnknown else { return nil }
    var replacements: [Int: (end: Int, text: String)] = [:]
    for name in finder.names {
      let text: String
      if name.isBounds, locals[name.text] == nil, !finder.bound.contains(name.text) {
        text = boundsText(name.side)
      } else if name.text == "self" {
        // The owner is the delegate of the layout, if it is anything.
        guard name.isArgument else { return nil }
        text = "delegate"
      } else if finder.bound.contains(name.text) || Self.functions.contains(name.text) {
        continue
      } else if let layoutName, name.text == layoutName {
        text = "layout"
      } else if let local = locals[name.text] {
        guard let said = self.text(local, called: name.text, depth: depth + 1) else { return nil }
        text = said
      } else if let (value, type) = constants.value(of: name.text, in: type) {
        guard let said = self.text(Syntax(value), depth: depth + 1) else { return nil }
        text = Self.parenthesized(said, type)
      } else if name.text.first?.isUppercase == true {
        continue
      } else {
        return nil
      }
      replacements[name.range.lowerBound] = (name.range.upperBound, text)
    }
    return replacements
  }

  /// The value of a local variable, with what changes it.
  private func text(_ local: Local, called name: String, depth: Int) -> String? {
    guard let value = text(Syntax(local.value), depth: depth) else { return nil }
    let changes = local.changes.compactMap { change -> String? in
      var found: [Int: (end: Int, text: String)] = [:]
      for part in change.elements.dropFirst(2) {
        guard let replacements = replacements(in: Syntax(part), depth: depth) else { return nil }
        found.merge(replacements) { first, _ in first }
      }
      return change.statementLine(replacing: found)
    }
    guard !changes.isEmpty else { return Self.parenthesized(value, local.type) }
    let head = "var \(name)\(local.type.map { ": " + $0 } ?? "") = \(value)"
    return "{ " + ([head] + changes + ["return \(name)"]).joined(separator: "; ") + " }()"
  }

  /// What stands for the bounds of the owner's view, or for their width or height.
  private func boundsText(_ side: String?) -> String {
    switch side {
    case "width": "CGFloat(\(size.width))"
    case "height": "CGFloat(\(size.height))"
    default: "CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height))"
    }
  }

  private static func parenthesized(_ text: String, _ type: String?) -> String {
    type.map { "(\(text) as \($0))" } ?? "(\(text))"
  }

  /// Functions that everybody knows.
  private static let functions: Set = [
    "abs", "min", "max", "floor", "ceil", "round", "sqrt", "sin", "cos", "tan", "pow", "type",
    "zip", "stride", "arc4random_uniform", "print", "asin", "acos", "atan", "atan2", "trunc",
    "repeatElement",
  ]
}

/// The names in an expression that do not belong to a value before a dot.
private final class NameFinder: SyntaxVisitor {
  struct Name {
    let text: String
    let range: Range<Int>
    var isBounds = false
    /// What is asked of bounds: `width` or `height`; nil for all of them.
    var side: String?
    /// Whether it is all of an argument.
    var isArgument = false
  }

  private(set) var names: [Name] = []
  /// Those that closures in it declare.
  private(set) var bound: Set<String> = []
  /// Whether there is something that cannot be said elsewhere.
  private(set) var isUnknown = false

  private static let views: Set = ["view", "collectionView", "superview", "window"]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil else { return .skipChildren }
    if noteBounds(node) { return .skipChildren }
    // `self.a` is `a` where the owner has it.
    if let base = node.base, base.isSelf || base.trimmedDescription == "Self" {
      names.append(Name(text: node.declName.baseName.text, range: node.trimmedBytes))
      return .skipChildren
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      base.baseName.text.first?.isUppercase == true
    {
      // A type's member may be a constant of the file.
      names.append(
        Name(
          text: "\(base.baseName.text).\(node.declName.baseName.text)", range: node.trimmedBytes))
      return .skipChildren
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  /// `view.bounds`, `self.collectionView!.frame.size.width` and the owner's own; false for others.
  private func noteBounds(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    var inner = ExprSyntax(node)
    var side: String?
    if ["width", "height"].contains(name), let base = node.base?.unwrapped {
      let size = base.as(MemberAccessExprSyntax.self)
      inner = size?.declName.baseName.text == "size" ? size?.base?.unwrapped ?? base : base
      side = name
    }
    let isBounds: Bool
    if let member = inner.as(MemberAccessExprSyntax.self) {
      let owner = member.base?.unwrapped
      isBounds =
        ["bounds", "frame"].contains(member.declName.baseName.text)
        && (owner?.ownName.map(Self.views.contains) == true || owner?.isSelf == true)
    } else {
      isBounds = side != nil && ["bounds", "frame"].contains(inner.trimmedDescription)
    }
    guard isBounds else { return false }
    names.append(Name(text: node.oneLine, range: node.trimmedBytes, isBounds: true, side: side))
    return true
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    guard !text.hasPrefix("$") else { return .skipChildren }
    if ["bounds", "frame"].contains(text) {
      names.append(Name(text: text, range: node.trimmedBytes, isBounds: true))
    } else {
      names.append(
        Name(
          text: text, range: node.trimmedBytes,
          isArgument: node.parent?.is(LabeledExprSyntax.self) == true))
    }
    return .skipChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    isUnknown = true
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // `#selector` and `#keyPath` are about objects.
    if !["colorLiteral", "imageLiteral"].contains(node.macroName.text) { isUnknown = true }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.openingQuote.tokenKind == .multilineStringQuote { isUnknown = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    // Needless captures do no harm, but there is nothing to capture.
    isUnknown = true
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.identifier.text)
    return .skipChildren
  }
}

/// The constants of a file, and those of its types.
final class FileConstants: SyntaxVisitor {
  /// By their names, or by `Type.name`.
  private var values: [String: (value: ExprSyntax, type: String?)] = [:]

  /// The names of what the file assigns something to.
  private var assigned: Set<String> = []

  /// What a name stands for: a constant, or what a property is from the beginning, which nothing in the file changes.
  func value(of name: String, in type: String?) -> (ExprSyntax, String?)? {
    guard !assigned.contains(name) else { return nil }
    return (type.flatMap { values["\($0).\(name)"] } ?? values[name]).map { ($0.value, $0.type) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let parent = node.parent
    let isMember = parent?.is(MemberBlockItemSyntax.self) == true
    guard isMember || Syntax(node).ancestors.allSatisfy({ !$0.is(CodeBlockSyntax.self) }) else {
      return .visitChildren
    }
    let type = Syntax(node).ancestors.lazy.compactMap(OwningType.init).first?.name
    for (name, value, annotation) in node.initialValues {
      let key = type.map { "\($0).\(name)" } ?? name
      if values[key] == nil { values[key] = (value, annotation) }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.assignedRoot { assigned.insert(name) }
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The name that `name = b` and `self.name.a = b` begin with; nil for what is no assignment.
  fileprivate var assignedRoot: String? {
    let elements = Array(elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    var target = elements[0].unwrapped
    while target.ownName == nil, let base = target.as(MemberAccessExprSyntax.self)?.base {
      target = base.unwrapped
    }
    return target.ownName
  }
}

extension VariableDeclSyntax {
  /// The constants and variables with what they are from the beginning, and the types that are written down.
  fileprivate var initialValues: [(String, ExprSyntax, String?)] {
    bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
      else { return nil }
      return (name, value, binding.typeAnnotation?.type.oneLine)
    }
  }
}
