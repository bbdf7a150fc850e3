import SwiftSyntax

/// `#selector(pan(_:))` becomes a value that calls the method, `#keyPath(UIView.frame)` the name that
/// Objective-C gives the property.
final class SelectorRewriter: SourceRewriter {
  /// Whether objects are asked for methods by their names.
  private(set) var asksForNames = false
  /// Whether selectors are made of names that are known when the program runs.
  private(set) var callsByNames = false
  /// Methods of UIKit's classes that have two names here, without labels: of former years, too.
  private static let overloaded: Set = ["willMove", "didMove"]
  private let bytes: [UInt8]
  private let inventory: Inventory

  init(_ bytes: [UInt8], _ inventory: Inventory) {
    self.bytes = bytes
    self.inventory = inventory
    super.init()
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // What is not closed, or empty, is for the compiler to report.
    guard let argument = node.arguments.first, node.rightParen?.presence == .present,
      argument.expression.trimmedLength.utf8Length > 0
    else { return .visitChildren }
    switch node.macroName.text {
    case "selector": replace(node, with: selector(argument, of: node))
    case "keyPath": replace(node, with: Lowering.literal(Self.path(argument.expression)))
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(name)
    {
      callsByNames = true
    }
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    if called?.baseName.text == "responds", node.arguments.first?.label?.text == "to" {
      asksForNames = true
      askWhateverObject(node)
    }
    return .visitChildren
  }

  /// `delegate?.responds(to:)` of an object of which nothing is known, too, as Objective-C lets all of them be asked.
  private func askWhateverObject(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let chain = member.base?.as(OptionalChainingExprSyntax.self)
    else { return }
    insert("(", before: chain.expression)
    insert(" as? any NSObjectProtocol)", after: chain.expression)
  }

  /// The type that begins a key path, or the object itself.
  private static func path(_ expression: ExprSyntax) -> String {
    var path = expression.tokens(viewMode: .sourceAccurate).filter {
      switch $0.tokenKind {
      case .identifier, .keyword: true
      default: false
      }
    }.map(\.text)
    while path.count > 1, path[0].first?.isUppercase == true || path[0] == "self" {
      path.removeFirst()
    }
    return path.joined(separator: ".")
  }

  /// UIKit's type, also where the sources have one of that name: of a style sheet, say.
  private var selectorType: String {
    inventory.declaresModel("Selector") || inventory.declaresValue("Selector")
      || inventory.payloads.contains { $0.name == "Selector" } ? "UIKitCore.Selector" : "Selector"
  }

  private func selector(
    _ argument: LabeledExprSyntax, of node: MacroExpansionExprSyntax
  ) -> String {
    let expression = argument.expression.trimmedBytes
    let end = node.arguments.last?.trimmedBytes.upperBound ?? expression.upperBound
    let name = String(decoding: bytes[expression.lowerBound..<end], as: UTF8.self)
    // A cast picks one of several methods: `#selector(pan as (C) -> (P) -> Void)`.
    var text = name
    for prefix in ["self.", "Self."] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    let root = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let isQualified =
      root.first?.isUppercase == true && name.dropFirst(root.count).hasPrefix(".")
      && root != "Self"
    let isProtocols = isQualified && inventory.isProtocol(root)
    let isPath =
      text.first.map { $0.isLetter || $0 == "_" } == true
      && (isQualified || !text.prefix { $0 != "(" }.contains("."))
    let owner = node.innermostTypeName
    let isAmbiguous = Self.overloaded.contains(String(text.split(separator: ".").last ?? ""))
    // With a label it is a property's `getter:` or `setter:`.
    guard argument.label == nil, !isProtocols, isPath, !isAmbiguous, isQualified || owner != nil
    else {
      // Of which class the object is, a method of which is meant, is not known here.
      if argument.label == nil, !isQualified, !isPath { callsByNames = true }
      return "\(selectorType)(\(Lowering.literal(name)))"
    }
    if !isQualified, let owner { text = "\(owner).\(text)" }
    return "\(selectorType)(\(Lowering.literal(name)), \(text))"
  }
}
