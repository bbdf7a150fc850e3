import SwiftSyntax

/// Methods that override in an extension, which only Objective-C's can: they move into their class if
/// the sources declare it.
///
/// Of UIKit's classes some are kept for the class to ask (`FrameworkReplacements`), and the others left out.
enum ExtensionOverrides {
  /// What moves into a class.
  private struct Addition {
    let text: String
    /// Where it stood.
    let path: String
    let line: Int
    /// What `#if` asks around it.
    let condition: String?
  }

  /// What became of overrides in extensions of other modules' classes.
  struct Outcome {
    /// Those that are kept for the class to ask.
    var replacements: [(owner: String, member: String)] = []
    /// Those that are left out, with the places of their words, from 1.
    var omissions: [Lowering.OmittedOverride] = []
  }

  static func hoist(in files: inout [ParsedSource]) -> Outcome {
    var outcome = Outcome()
    let overridden = overriddenNames(files)
    let places = places(of: files)
    var additions: [[String]: [Addition]] = [:]
    // The imports that files need for what moves into them.
    var imports: [String: [String]] = [:]
    for index in files.indices {
      var targets: Set<String> = []
      for declaration in files[index].declarations where declaration.kind == .extension {
        guard let type = target(of: declaration, among: places), !declaration.hasWhereClause else {
          // UIKit's classes cannot be changed afterwards as Objective-C's can.
          for member in declaration.members where member.has("override") {
            let owner = declaration.name
            let isFirst = !outcome.replacements.contains {
              $0.owner == owner && $0.member == member.fullName
            }
            if isFirst, FrameworkReplacements.contains(member, of: owner) {
              files[index].rename(member, to: FrameworkReplacements.prefix + member.name)
              files[index].blankOverride(of: member)
              outcome.replacements.append((owner, member.fullName))
            } else {
              files[index].edits.blank(member.range)
              outcome.omissions.append(
                Lowering.OmittedOverride(
                  path: files[index].path, line: member.line,
                  column: files[index].lines.column(of: member.keyword), member: member.fullName,
                  owner: owner))
            }
          }
          continue
        }
        let access = declaration.modifiers.first { $0.text == "public" || $0.text == "open" }?.text
        // `var a = 1, b = 2` are two declarations in one place.
        var moved: Set<Range<Int>> = []
        for member in declaration.members
        where member.has("override") || member.isOpenToSubclasses
          || isOverridden(member, of: declaration.name, overridden)
        {
          let range = member.range
          guard moved.insert(range).inserted else { continue }
          var text = files[index].lowered(range)
          if let access, !member.hasAccess {
            text = access + " " + text
            files[index].edits.noteCopy(beginningWith: access + " ", at: range.lowerBound)
          }
          // Indented so that its columns stay what they are.
          let lines = files[index].lines
          let indent = String(repeating: " ", count: lines.column(of: range.lowerBound) - 1)
          additions[type, default: []].append(
            Addition(
              text: indent + text, path: files[index].path,
              line: lines.line(of: range.lowerBound),
              condition: files[index].condition(at: range.lowerBound)))
          files[index].edits.blank(range)
          if let place = places[type], place != files[index].path {
            files[index].open(namesIn: text)
            targets.insert(place)
          }
        }
      }
      for place in targets { imports[place, default: []] += files[index].imports }
    }
    for index in files.indices {
      var classes: [(body: Range<Int>, additions: [Addition])] = []
      files[index].declarations.forEachDeep { declaration, types in
        guard declaration.kind == .class, let body = declaration.body,
          let moved = additions[(types + [declaration]).path]
        else { return }
        classes.append((body, moved))
      }
      for (body, moved) in classes {
        let brace = body.upperBound - 1
        let end =
          "\n#sourceLocation(file: \(Lowering.literal(files[index].path)), "
          + "line: \(files[index].lines.line(of: brace)))\n"
          + String(repeating: " ", count: files[index].lines.column(of: brace) - 1)
        files[index].edits.insert(moved.map(code).joined() + end, at: brace)
      }
      let own = files[index].imports
      for text in imports[files[index].path] ?? []
      where !own.contains(text) && !files[index].appendix.contains(text) {
        files[index].appendix.append(text)
      }
    }
    return outcome
  }

  private static func code(_ addition: Addition) -> String {
    let text =
      "\n#sourceLocation(file: \(Lowering.literal(addition.path)), line: \(addition.line))\n"
      + addition.text
    return addition.condition.map { "\n#if \($0)\(text)\n#endif" } ?? text
  }

  /// The paths of the files in which classes are declared, those in types included.
  private static func places(of files: [ParsedSource]) -> [[String]: String] {
    var places: [[String]: String] = [:]
    for file in files {
      file.declarations.forEachDeep { declaration, types in
        guard declaration.kind == .class else { return }
        places[(types + [declaration]).path] = file.path
      }
    }
    return places
  }

  /// The class of the sources that an extension extends; nil if it is another module's.
  private static func target(
    of declaration: Declaration, among places: [[String]: String]
  ) -> [String]? {
    let path = [declaration].path
    // The first name may be the module's.
    return [path, Array(path.dropFirst())].first { places[$0] != nil }
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

extension Declaration {
  /// Whether it is there for subclasses in other modules, as what answers Objective-C's protocols may be.
  fileprivate var isOpenToSubclasses: Bool {
    has("open") && (kind == .function || kind == .property) && !has("static") && !has("class")
  }
}

extension ParsedSource {
  /// Shows what only this file can see to code that leaves it for another file.
  fileprivate mutating func open(namesIn text: String) {
    let words = Self.words(of: text)
    for declaration in declarations {
      let members = declaration.kind == .extension ? declaration.members : []
      let mentioned = members.filter { words.contains($0.name) }
      if !mentioned.isEmpty || words.contains(declaration.name) { show(declaration) }
      for member in mentioned { show(member) }
    }
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// Shows a class to other files, with the types of its own file that it mentions, and members that have to be seen as far
  /// as these types are.
  mutating func show(classNamed name: String) {
    guard
      declarations.contains(where: {
        $0.kind == .class && $0.name == name && !$0.isVisible
      })
    else { return }
    var open: Set = [name]
    var shown: Set<String> = []
    while let next = open.popFirst() {
      guard shown.insert(next).inserted else { continue }
      for index in declarations.indices {
        let declaration = declarations[index]
        guard declaration.name == next, declaration.kind.isType || declaration.kind == .typealias,
          !declaration.isVisible
        else { continue }
        show(declaration)
        declarations[index].modifiers.removeAll { ["private", "fileprivate"].contains($0.text) }
        open.formUnion(Self.words(of: lowered(declaration.range)))
      }
    }
    showMembers(of: shown)
  }

  /// Shows initialisers and overrides of types that are seen farther than their file said, and what their protocols ask for.
  private mutating func showMembers(of types: Set<String>) {
    let requirements = Set(
      declarations.filter { $0.kind == .protocol && types.contains($0.name) }
        .flatMap(\.members).map(\.fullName))
    for declaration in declarations where declaration.kind != .protocol {
      let isShown = types.contains(declaration.name)
      for member in declaration.members
      where member.has("fileprivate")
        && (isShown && (member.has("override") || member.kind == .initializer)
          || requirements.contains(member.fullName))
      {
        show(member)
      }
    }
  }

  mutating func show(_ declaration: Declaration) {
    for modifier in declaration.modifiers where ["private", "fileprivate"].contains(modifier.text) {
      edits.blank(modifier.range)
    }
  }
}

extension ParsedSource {
  /// What becomes of a part of the text.
  func lowered(_ range: Range<Int>) -> String {
    String(decoding: edits.applied(to: bytes, in: range), as: UTF8.self)
  }

  /// The imports, with what `#if` asks around them.
  fileprivate var imports: [String] {
    syntax.statements.filter { $0.item.isImport }
      .map { lowered($0.trimmedBytes).trimmingPrefix { $0.isWhitespace } }
      .filter { !$0.isEmpty }.map(String.init)
  }

  /// What has to hold so that the text at a place is compiled; nil if it is in any case.
  func condition(at offset: Int) -> String? {
    guard let token = syntax.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    let conditions = token.ancestors.compactMap { node -> [String]? in
      guard let clause = node.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      else { return nil }
      let former = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
      return former.map { "!(\(lowered($0.trimmedBytes)))" }
        + [clause.condition].compactMap(\.self).map { "(\(lowered($0.trimmedBytes)))" }
    }
    let needed = conditions.reversed().joined().filter { $0 != "(true)" }
    return needed.isEmpty ? nil : needed.joined(separator: " && ")
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it imports a module and does nothing else, be it only where a condition holds.
  fileprivate var isImport: Bool {
    guard case .decl(let declaration) = self else { return false }
    if declaration.is(ImportDeclSyntax.self) { return true }
    guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return false }
    return conditional.clauses.allSatisfy { clause in
      guard case .statements(let statements) = clause.elements else {
        return clause.elements == nil
      }
      return statements.allSatisfy(\.item.isImport)
    }
  }
}
