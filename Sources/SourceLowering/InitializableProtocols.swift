import SwiftSyntax

/// Protocols of the sources that require `init()` and that an extension of an Objective-C class conforms to, as in
/// `extension NSObject: Initializable {}`.
///
/// Swift asks such classes for a `required` initialiser, which `NSObject` has on Apple's systems alone. Instead of it the protocol
/// requires `dynamicObject()`, which all objects have.
struct InitializableProtocols {
  /// Their names, and those of protocols that inherit from them.
  private(set) var names: Set<String> = []
  /// Those that require it themselves.
  private var origins: Set<String> = []
  /// Those whose extensions have initialisers.
  private var initializing: Set<String> = []

  init(_ files: [ParsedSource]) {
    let declarations = files.flatMap(\.declarations)
    let protocols = declarations.filter { $0.kind == .protocol }
    let extensions = declarations.filter { $0.kind == .extension }
    let conformed = extensions.filter { FrameworkClasses.isObject($0.name) }
      .reduce(into: Set<String>()) { $0.formUnion($1.inheritance) }
    origins = Set(
      protocols.filter { type in
        conformed.contains(type.name) && type.members.contains(where: \.isPlainInitializer)
      }.map(\.name))
    names = origins
    while true {
      let heirs = protocols.filter { !names.isDisjoint(with: $0.inheritance) }.map(\.name)
      guard !names.isSuperset(of: heirs) else { break }
      names.formUnion(heirs)
    }
    initializing = Set(
      extensions.filter { $0.members.contains { $0.kind == .initializer } }.map(\.name))
  }

  /// Has the protocols of a file require what all objects have, and the file's other types that conform to them have it too.
  func lower(_ file: inout ParsedSource) {
    guard !names.isEmpty else { return }
    var additions: [(text: String, body: Range<Int>)] = []
    for declaration in file.declarations where declaration.kind == .protocol {
      guard origins.contains(declaration.name) else { continue }
      for member in declaration.members where member.isPlainInitializer {
        file.edits.replace(
          member.range, with: "@preconcurrency @MainActor static func dynamicObject() -> Self")
      }
      // Where objects are only of classes, an initialiser cannot say which one it makes.
      if initializing.contains(declaration.name), let start = declaration.inheritanceStart,
        let word = declaration.classRestriction, declaration.inheritance.count == 1
      {
        file.edits.blank(start - 1..<word.upperBound)
      }
    }
    file.declarations.forEachDeep { declaration, _ in
      guard [.class, .struct, .enum].contains(declaration.kind), let body = declaration.body,
        !names.isDisjoint(with: declaration.inheritance),
        declaration.inheritance.first != "NSObject",
        !declaration.inheritance.contains(where: { FrameworkClasses.superclass(of: $0) != nil })
      else { return }
      let access = declaration.has("open") || declaration.has("public") ? "public " : ""
      additions.append(
        (" \(access)static func dynamicObject() -> Self { self.init() } ", body))
    }
    for addition in additions { file.addMember(addition.text, to: addition.body) }
  }
}

extension Declaration {
  /// `init()`.
  fileprivate var isPlainInitializer: Bool {
    kind == .initializer && parameters.isEmpty && !isFailable && !isThrowing && !isAsync
  }
}
