import SwiftSyntax

/// Leaves out the imports of some modules, which are not there: what the sources need of them may be among
/// the sources.
///
/// `import UIKit.UICollectionView` and `import class UIKit.UIView` become `import UIKit`: the module has no
/// parts, and its names are declared elsewhere.
final class ImportRewriter: SourceRewriter {
  private let absentModules: Set<String>

  init(absentModules: Set<String>) {
    self.absentModules = absentModules
    super.init()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first else { return .skipChildren }
    if absentModules.contains(module.name.text) {
      blank(node)
    } else if node.path.count > 1 {
      if let kind = node.importKindSpecifier { blank(kind) }
      blank(module.name.trimmedBytes.upperBound..<node.path.trimmedBytes.upperBound)
    }
    return .skipChildren
  }
}
