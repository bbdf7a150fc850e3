/// What a source that may be compiled along offers to others.
public struct Offer: Sendable {
  /// Types, functions and values outside of any other declaration.
  public let names: Set<String>
  /// Members of extensions, and the types that are extended.
  public let members: Set<String>
  /// The argument labels of initialisers and subscripts in extensions.
  public let initializerLabels: Set<String>
  public let extendedTypes: Set<String>
  public let imports: Set<String>

  public init(_ source: SwiftSource) {
    let tokens = SwiftLexer.tokens(of: Array(source.text.utf8))
    let declarations = DeclarationParser.declarations(in: tokens)
    let visible = declarations.filter(\.isVisible)
    names = Set(visible.filter { $0.kind != .extension && $0.kind != .import }.map(\.name))
    let extensions = visible.filter { $0.kind == .extension }
    let added = extensions.flatMap(\.members).filter(\.isVisible)
    members = Set(added.map(\.name))
    initializerLabels = Set(
      added.filter { $0.kind == .initializer || $0.kind == .subscript }.flatMap(\.parameters).map(
        \.label)
    ).subtracting(["_"])
    extendedTypes = Set(extensions.map(\.name))
    imports = Set(declarations.filter { $0.kind == .import }.map(\.name))
  }
}
