import SwiftSyntax

extension ParsedSource {
  /// What a file declares for SwiftUI, of which there is only what cells show: its views and styles.
  ///
  /// The rest of the file is UIKit's and is kept. A file that has SwiftUI's views in cells, by `UIHostingConfiguration`, is
  /// kept whole.
  var swiftUIParts: Set<Omission> {
    let statements = syntax.statements
    let imports = statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
    guard imports, !syntax.description.contains("UIHostingConfiguration") else { return [] }
    // Not eagerly: a filtered list of nodes is a tree of its own, with other offsets.
    return Set(
      statements.lazy.filter { $0.item.isForSwiftUI }.map {
        Omission(grain: .declaration, range: $0.trimmedBytes, name: "")
      })
  }
}

extension CodeBlockItemSyntax.Item {
  /// Names of SwiftUI's protocols that types conform to.
  private static let protocols: Set = [
    "View", "App", "Scene", "PreviewProvider", "UIViewRepresentable",
    "UIViewControllerRepresentable", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle", "ToggleStyle", "TextFieldStyle", "Shape", "InsettableShape", "GeometryEffect",
    "EnvironmentKey", "PreferenceKey", "DynamicProperty", "Commands", "ViewBuilder",
  ]
  /// Names of SwiftUI's types that are extended.
  private static let types: Set = [
    "View", "Text", "Image", "Color", "Font", "AnyTransition", "Animation", "EnvironmentValues",
    "Binding", "LinearGradient",
  ]

  fileprivate var isForSwiftUI: Bool {
    switch self {
    case .decl(let declaration):
      if let module = declaration.as(ImportDeclSyntax.self)?.path.first {
        return module.name.text == "SwiftUI"
      }
      if let type = declaration.as(ExtensionDeclSyntax.self),
        type.extendedType.names.contains(where: Self.types.contains)
      {
        return true
      }
      let inherited = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      return inherited?.inheritedTypes.contains {
        $0.type.names.contains(where: Self.protocols.contains)
      } ?? false
    default: return false
    }
  }
}
