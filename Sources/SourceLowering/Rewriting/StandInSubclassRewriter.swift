import SwiftSyntax

/// Fits the initialisers of classes to a superclass that stands for one that is not there (`StandInClass`), of whose initialisers
/// nothing is known: those that such a class has overridden are its own, and what it has called makes a plain view or controller.
final class StandInSubclassRewriter: SourceRewriter {
  /// The classes of UIKit that stand for a superclass, by its name.
  private let superclasses: [String: String]
  /// The class of UIKit for the innermost class around; nil for classes with another superclass.
  private var roots: [String?] = []

  /// A rewriter for the stand-ins that are among some declarations.
  init(_ inventory: Inventory) {
    let standIns = inventory.classes.filter { $0.path == StandInClass.path }
    superclasses = Dictionary(
      standIns.map { ($0.name, $0.inheritance.first ?? "") }
    ) { first, _ in first }
    super.init()
  }

  /// Whether there are any.
  var isNeeded: Bool { !superclasses.isEmpty }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    roots.append(superclass.flatMap { superclasses[$0] })
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { roots.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let root = roots.last ?? nil, let known = Self.initializers(of: root) else {
      return .visitChildren
    }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let override = node.modifiers.first { $0.name.text == "override" }
    let isRequired = node.modifiers.contains { $0.name.text == "required" }
    let isInherited = known.labels.contains(labels)
    if let override, !isInherited {
      blank(override)
    } else if override == nil, isInherited, !isRequired {
      insert("override ", before: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let root = roots.last ?? nil, let known = Self.initializers(of: root),
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init",
      node.trailingClosure == nil,
      !known.labels.contains(node.arguments.map { $0.label?.text ?? "_" })
    else { return .visitChildren }
    replace(node, with: "super.init(\(known.plain))")
    return .skipChildren
  }

  /// The labels of the initialisers that a stand-in has, and the arguments of the one that always does; nil for classes that have
  /// others.
  private static func initializers(of root: String) -> (labels: [[String]], plain: String)? {
    switch root {
    case _ where StandInClass.plainViews.contains(root):
      ([[], ["frame"], ["coder"]], "frame: .zero")
    case "UIViewController": ([["nibName", "bundle"], ["coder"]], "nibName: nil, bundle: nil")
    case "UITableViewController":
      ([["style"], ["nibName", "bundle"], ["coder"]], "nibName: nil, bundle: nil")
    default: nil
    }
  }
}
