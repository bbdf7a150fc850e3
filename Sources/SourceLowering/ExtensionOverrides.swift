/// Methods that override in an extension, which only Objective-C's can: they move into their class if
/// the sources declare it, and are left out if UIKit does.
enum ExtensionOverrides {
  static func hoist(in files: inout [ParsedSource], _ inventory: Inventory) {
    let overridden = overriddenNames(files)
    var additions: [String: [(text: String, path: String, line: Int)]] = [:]
    let places = Dictionary(inventory.classes.map { ($0.name, $0.path) }) { first, _ in first }
    for index in files.indices {
      for declaration in files[index].declarations where declaration.kind == .extension {
        guard inventory[class: declaration.name] != nil, !declaration.hasWhereClause else {
          // UIKit's classes cannot be changed afterwards as Objective-C's can.
          for member in declaration.members where member.has("override") {
            files[index].edits.blank(member.range)
          }
          continue
        }
        let access = declaration.modifiers.first { $0.text == "public" || $0.text == "open" }?.text
        // `var a = 1, b = 2` are two declarations in one place.
        var moved: Set<Range<Int>> = []
        for member in declaration.members
        where member.has("override") || isOverridden(member, of: declaration.name, overridden) {
          let range = member.range
          guard moved.insert(range).inserted else { continue }
          var text = String(
            decoding: files[index].edits.applied(to: files[index].bytes, in: range),
            as: UTF8.self)
          if let access, !member.hasAccess {
            text = access + " " + text
            files[index].edits.noteCopy(beginningWith: access + " ", at: range.lowerBound)
          }
          // Indented so that its columns stay what they are.
          let lines = files[index].lines
          let indent = String(repeating: " ", count: lines.column(of: range.lowerBound) - 1)
          additions[declaration.name, default: []].append(
            (indent + text, files[index].path, lines.line(of: range.lowerBound)))
          files[index].edits.blank(range)
          if places[declaration.name] != files[index].path { files[index].open(namesIn: text) }
        }
      }
    }
    for index in files.indices {
      for declaration in files[index].declarations where declaration.kind == .class {
        guard let moved = additions[declaration.name], let body = declaration.body else { continue }
        let brace = body.upperBound - 1
        let pieces = moved.map {
          "\n#sourceLocation(file: \(Lowering.literal($0.path)), line: \($0.line))\n\($0.text)"
        }
        let end =
          "\n#sourceLocation(file: \(Lowering.literal(files[index].path)), "
          + "line: \(files[index].lines.line(of: brace)))\n"
          + String(repeating: " ", count: files[index].lines.column(of: brace) - 1)
        files[index].edits.insert(pieces.joined() + end, at: brace)
      }
    }
  }

  /// The names of everything that is marked as overriding something.
  private static func overriddenNames(_ files: [ParsedSource]) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for file in files {
      file.declarations.forEachDeep { declaration, types in
        guard declaration.has("override"), let type = types.last else { return }
        names[declaration.fullName, default: []].insert(type.name)
      }
    }
    return names
  }

  /// Whether a subclass overrides a member of an extension of `type`.
  private static func isOverridden(
    _ member: Declaration, of type: String, _ overridden: [String: Set<String>]
  ) -> Bool {
    guard member.kind == .function || member.kind == .property, !member.has("static"),
      !member.has("private"), !member.has("fileprivate"), !member.has("final"),
      let types = overridden[member.fullName]
    else { return false }
    return types.contains { $0 != type }
  }
}

extension ParsedSource {
  /// Shows what only this file can see to code that leaves it for another file.
  fileprivate mutating func open(namesIn text: String) {
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    for declaration in declarations {
      let members = declaration.kind == .extension ? declaration.members : []
      let mentioned = members.filter { words.contains($0.name) }
      if !mentioned.isEmpty || words.contains(declaration.name) { show(declaration) }
      for member in mentioned { show(member) }
    }
  }

  private mutating func show(_ declaration: Declaration) {
    for modifier in declaration.modifiers where ["private", "fileprivate"].contains(modifier.text) {
      edits.blank(modifier.range)
    }
  }
}
