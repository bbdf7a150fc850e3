import SwiftSyntax

/// Leaves out the imports of some modules, which are not there: what the sources need of them may be among
/// the sources.
///
/// `import UIKit.UICollectionView` and `import class UIKit.UIView` become `import UIKit`: the module has no
/// parts, and its names are declared elsewhere.
///
/// Combine comes with Foundation and UIKit, as it does there.
///
/// `os`, and what is around it in `OSLog`, is the program's own module, and so is `Combine` on a stage. `CoreGraphics.log` is `UIKit.log`: on iOS UIKit brings that
/// module along by its name, too.
final class ImportRewriter: SourceRewriter {
  private let absentModules: Set<String>
  /// What the program calls modules that apps call otherwise.
  private let names: [String: String]
  /// The same of modules by whose names an app's variables may go: imports alone are changed.
  private static let importedNames = [
    "os": "AnimOS", "OSLog": "AnimOS", "DeveloperToolsSupport": "UIKit",
  ]
  /// The same of modules that are known by name without being imported: all but imports are changed.
  private static let broughtNames = ["CoreGraphics": "UIKit", "QuartzCore": "UIKit"]

  init(absentModules: Set<String>, _ purpose: Lowering.Purpose) {
    self.absentModules = absentModules
    names = purpose == .stage ? ["Combine": "AnimCombine"] : [:]
    super.init()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first else { return .skipChildren }
    if absentModules.contains(module.name.text) {
      blank(node)
      return .skipChildren
    }
    if let name = names[module.name.text] ?? Self.importedNames[module.name.text] {
      replace(module.name, with: name)
    }
    if Self.bringsCombine.contains(module.name.text), let name = names["Combine"],
      needsCombine(node.root)
    {
      isCombineKnown = true
      insert("; import \(name)", after: node)
    }
    if node.path.count > 1 {
      if let kind = node.importKindSpecifier { blank(kind) }
      blank(module.name.trimmedBytes.upperBound..<node.path.trimmedBytes.upperBound)
    }
    return .skipChildren
  }

  /// Modules with which Combine comes on Apple's platforms.
  private static let bringsCombine: Set = ["Foundation", "UIKit"]
  private static let combineNames: Set = [
    "Published", "ObservableObject", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]
  /// Whether the file imports Combine by now, or needs none.
  private var isCombineKnown: Bool?

  /// Whether a file names something of Combine without importing it.
  private func needsCombine(_ file: Syntax) -> Bool {
    if let isCombineKnown { return !isCombineKnown }
    var needs = false
    for token in file.tokens(viewMode: .sourceAccurate) {
      if token.text == "Combine", token.parent?.is(ImportPathComponentSyntax.self) == true {
        needs = false
        break
      }
      needs = needs || Self.combineNames.contains(token.text)
    }
    isCombineKnown = !needs
    return needs
  }

  // `Combine.Publisher`.

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self),
      let name = names[module.name.text] ?? Self.broughtNames[module.name.text]
    {
      replace(module, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.base?.as(DeclReferenceExprSyntax.self),
      let name = names[module.baseName.text] ?? Self.broughtNames[module.baseName.text]
    {
      replace(module, with: name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == "canImport", node.arguments.count == 1,
      let module = node.arguments.first?.expression,
      let name = names[module.trimmedDescription]
    {
      replace(module, with: name)
    }
    return .visitChildren
  }
}
