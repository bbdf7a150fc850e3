import SwiftSyntax

extension ParsedSource {
  /// What a file declares for SwiftUI, of which there is only what cells show: its views and styles.
  ///
  /// The rest of the file is UIKit's and is kept, as is what a view is besides for the app: `struct Header: Component, View` is a
  /// component without a body. A file that has SwiftUI's views in cells, by `UIHostingConfiguration`, is
  /// kept whole, and one with `UIHostingController` keeps its import for that.
  var swiftUIParts: Set<Omission> {
    let statements = syntax.statements
    let imports = statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    }
    guard imports, !syntax.description.mentions("UIHostingConfiguration") else { return [] }
    let hosts = HostingRewriter.isNeeded(by: syntax.description)
    return Set(
      statements.flatMap { statement in
        hosts && statement.item.is(ImportDeclSyntax.self) ? [] : statement.item.allForSwiftUI
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

  /// Protocols that say nothing of what a type is for.
  private static let generalProtocols: Set = [
    "Animatable", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible",
    "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "ObservableObject",
    "RawRepresentable", "Sendable", "String", "Int",
  ]
  /// Attributes of properties that only views have.
  private static let wrappers: Set = [
    "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState", "Namespace",
    "ObservedObject", "SceneStorage", "State", "StateObject", "ViewBuilder", "Bindable",
  ]

  /// What of a type is for SwiftUI that is something else, too; nil for one that is nothing else.
  fileprivate var partsForSwiftUI: [Omission]? {
    guard case .decl(let declaration) = self,
      let type = declaration.asProtocol((any DeclGroupSyntax).self),
      let inherited = type.inheritanceClause?.inheritedTypes
    else { return nil }
    let names = inherited.flatMap(\.type.names)
    guard names.contains(where: { !Self.protocols.union(Self.generalProtocols).contains($0) })
    else { return nil }
    // Not of the lists themselves, as above.
    return Array(inherited).filter { !Set($0.type.names).isDisjoint(with: Self.protocols) }.map {
      Omission(grain: .inheritance, range: $0.trimmedBytes, name: $0.type.oneLine)
    }
      + Array(type.memberBlock.members).filter { Self.isForSwiftUI($0.decl) }.map {
        Omission(grain: .member, range: $0.trimmedBytes, name: "")
      }
  }

  /// What of a statement is for SwiftUI: all of it, or what stands in it, such as what shows a view of UIKit's in previews.
  fileprivate var allForSwiftUI: [Omission] {
    if isForSwiftUI {
      guard case .decl(let declaration) = self else { return [] }
      return partsForSwiftUI
        ?? [Omission(grain: .declaration, range: declaration.trimmedBytes, name: "")]
    }
    guard case .decl(let declaration) = self else { return [] }
    // Not of filtered lists, which are trees of their own, with other offsets.
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      return condition.clauses.flatMap { clause -> [Omission] in
        guard case .statements(let statements)? = clause.elements else { return [] }
        return statements.flatMap(\.item.allForSwiftUI)
      }
    }
    guard let type = declaration.as(ExtensionDeclSyntax.self) else { return [] }
    return type.memberBlock.members.flatMap { member -> [Omission] in
      let isNested = Self.decl(member.decl).isForSwiftUI && !member.decl.is(ImportDeclSyntax.self)
      guard isNested || Self.isForSwiftUI(member.decl) else { return [] }
      return [Omission(grain: .member, range: member.trimmedBytes, name: "")]
    }
  }

  /// Whether a member is the body of a view, or a part of it.
  private static func isForSwiftUI(_ member: DeclSyntax) -> Bool {
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
      .compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    if attributes?.contains(where: wrappers.contains) == true { return true }
    let type =
      member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    guard let opaque = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return opaque.constraint.names.contains(where: protocols.contains)
  }

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
