import SwiftSyntax

/// The declarations that a source that may be compiled along offers to others.
package struct Offer: Sendable {
  /// Types, functions and values outside of any other declaration.
  package let names: Set<String>
  /// Members of extensions, and the types that are extended.
  package let members: Set<String>
  /// The argument labels of initialisers and subscripts in extensions.
  package let labels: Set<String>
  package let extendedTypes: Set<String>
  /// The types whose extensions override something.
  package let overridingExtensions: Set<String>
  /// Whether it is all Swift.
  package let isWellFormed: Bool

  /// The offer of a file as it was written.
  package init(_ source: SwiftSource) { self = DeepStack.run { Offer(reading: source) } }

  private init(reading source: SwiftSource) {
    let file = ParsedSource(source)
    let visible = file.declarations.filter(\.isVisible)
    names = Set(visible.filter { $0.kind != .extension }.map(\.name))
    let extensions = visible.filter { $0.kind == .extension }
    let added = extensions.flatMap(\.members).filter(\.isVisible)
    members = Set(added.map(\.name))
    labels = Set(
      added.filter { $0.kind == .initializer || $0.kind == .subscript }.flatMap(\.parameters).map(
        \.label)
    ).subtracting(["_"])
    extendedTypes = Set(extensions.map(\.name))
    overridingExtensions = Set(
      extensions.filter { $0.members.contains { $0.has("override") } }.map(\.name))
    isWellFormed = !file.syntax.hasError
  }
}
