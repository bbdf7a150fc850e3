/// Optional methods of protocols that a subclass implements and the class that conforms does not.
///
/// Objective-C calls them: it asks the object. Swift's table of a conformance has what the conforming class
/// implements, which gets a method to override that is not implemented.
enum InheritedRequirements {
  static func connect(_ files: inout [ParsedSource], _ inventory: Inventory) {
    let conformances = conformances(files)
    var additions: [String: [String: String]] = [:]
    for index in files.indices {
      for declaration in files[index].declarations where declaration.kind == .class {
        let ancestors = Array(inventory.lineage(of: declaration.name).dropFirst())
        guard !ancestors.isEmpty else { continue }
        for method in declaration.members where isAnswer(method, inventory) {
          guard
            !ancestors.contains(where: {
              $0.members.contains { $0.fullName == method.fullName }
            }),
            let base = conforming(to: method, among: ancestors, conformances, inventory),
            inventory.classes.contains(where: { $0.name == base.name })
          else { continue }
          additions[base.name, default: [:]][method.fullName] =
            "\n  \(access(of: base))func \(method.name)(\(method.parameterList)) "
            + "\(OptionalRequirements.effect)\(method.resultClause) "
            + "{ throw \(OptionalRequirements.error)() }"
          files[index].edits.insert("override ", at: method.keyword)
        }
      }
    }
    for index in files.indices {
      for declaration in files[index].declarations where declaration.kind == .class {
        guard let methods = additions[declaration.name], let body = declaration.body else {
          continue
        }
        let brace = body.upperBound - 1
        let lines = files[index].lines
        let end =
          "\n#sourceLocation(file: \(Lowering.literal(files[index].path)), "
          + "line: \(lines.line(of: brace)))\n"
          + String(repeating: " ", count: lines.column(of: brace) - 1)
        files[index].edits.insert(
          methods.sorted { $0.key < $1.key }.map(\.value).joined() + end, at: brace)
      }
    }
  }

  /// The protocols that classes say they conform to, in their declarations and in extensions.
  static func conformances(_ files: [ParsedSource]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files {
      for declaration in file.declarations
      where declaration.kind == .class || declaration.kind == .extension {
        found[declaration.name, default: []].formUnion(declaration.inheritance)
      }
    }
    return found
  }

  /// Whether a method may be meant for an optional requirement, as far as its own declaration tells.
  private static func isAnswer(_ method: Declaration, _ inventory: Inventory) -> Bool {
    method.kind == .function && method.isVisible && !method.isGeneric && !method.isThrowing
      && !method.isAsync && !method.has("override") && !method.has("static")
      && !method.has("class") && inventory.isOptionalMethod(method.name)
  }

  /// The nearest class that conforms to a protocol of which the method may be a requirement.
  private static func conforming(
    to method: Declaration, among ancestors: [Inventory.ClassEntry],
    _ conformances: [String: Set<String>], _ inventory: Inventory
  ) -> Inventory.ClassEntry? {
    // UIKit's protocols are called after what their methods' names begin with: a scroll view's delegate is that of tables
    // and collections too.
    let subject = method.name.lowercased()
    return ancestors.first { entry in
      conformances[entry.name]?.contains { name in
        guard inventory.isProtocol(name) else { return false }
        if let declared = inventory.protocols.first(where: { $0.name == name }) {
          return declared.members.contains {
            $0.fullName == method.fullName && $0.has("optional")
          }
        }
        // Others may begin as those do: `tableView(_:observedEvent:)`.
        guard Inventory.frameworkOptionalProtocols[method.fullName] != nil else { return false }
        let parts = name.lowercased().dropFirst(2)
        return ["delegateflowlayout", "delegate", "datasource"].contains { suffix in
          guard parts.hasSuffix(suffix) else { return false }
          let owner = parts.dropLast(suffix.count)
          return subject.hasPrefix(owner)
            || subject.hasPrefix("scrollview") && suffix != "datasource"
              && ["collectionview", "tableview", "textview"].contains(owner)
            || suffix == "datasource" && subject.hasPrefix("numberofsections")
        }
      } == true
    }
  }

  private static func access(of type: Inventory.ClassEntry) -> String {
    type.isPublic ? "open " : ""
  }
}
