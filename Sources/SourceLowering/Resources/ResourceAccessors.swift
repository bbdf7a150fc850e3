/// The type `R` that R.swift makes of an app's files when it is built, which is in no repository.
package struct ResourceAccessors {
  /// The program's own module of what R.swift's names are made of.
  private static let module = "AnimRswift"

  /// The names behind `R.` that are asked for by a text, with what follows: `["image.cover", "string.localizable.welcome"]`.
  ///
  /// - Parameter text: Swift code.
  /// - Returns: Empty for code that asks for none.
  package static func names(in text: String) -> Set<String> {
    guard text.contains("R.") else { return [] }
    return Set(
      text.matches(
        of:
          /\bR\s*\.\s*((?:image|color|font|file|string|nib|storyboard|reuseIdentifier|segue)(?:\s*\.\s*\w+)*)/
      )
      .map { $0.1.filter { !$0.isWhitespace } })
  }

  /// Whether a text declares the type itself.
  package static func areDeclared(in text: String) -> Bool {
    text.contains(" R") && text.contains(/\b(?:struct|enum|class|typealias|let|var)\s+R\b/)
  }

  private let resources: AppResources
  private let wanted: Names
  private var isWanted: (String) -> Bool

  /// The accessors of some resources.
  ///
  /// - Parameters:
  ///   - resources: What there is.
  ///   - names: The names that are asked for, as `names(in:)` finds them; those of pictures, colours, fonts, files and texts are
  ///     there also where the app has none of that name.
  ///   - words: All words behind dots, as parts of `R` may have been given other names.
  package init(of resources: AppResources, asked names: Set<String>, among words: Set<Substring>) {
    self.resources = resources
    wanted = Names(names)
    isWanted = { words.contains(Substring($0)) }
  }

  /// The source of the type.
  ///
  /// - Parameter path: What messages call the file.
  /// - Returns: A file that imports the program's own module of their types.
  package func source(path: String) -> SwiftSource {
    let parts = [
      part("image", assets(resources.images, as: "\(Self.module).ImageResource", "image")),
      part("color", assets(resources.colors, as: "\(Self.module).ColorResource", "color")),
      part(
        "font",
        values(resources.fonts, in: "font") { "\(Self.module).FontResource(name: \(literal($0)))" }),
      part("file", values(resources.files, in: "file", file)),
      part("string", strings),
      part("nib", nibs),
      part("reuseIdentifier", cells),
      part("storyboard", storyboards),
      part("segue", segues),
    ]
    return SwiftSource(
      path: path,
      text: "import UIKit\nimport \(Self.module)\n"
        + "struct R {\n\(parts.joined())  static func validate() throws {}\n}\n")
  }

  private func part(_ name: String, _ members: [String]) -> String {
    "  struct \(name) {\n\(members.map { "    \($0)\n" }.joined())  }\n"
  }

  // MARK: Kinds

  private func file(_ name: String) -> String {
    let dot = name.lastIndex(of: ".")
    let (base, type) = dot.map { (name[..<$0], name[name.index(after: $0)...]) } ?? (name[...], "")
    return
      "\(Self.module).FileResource(name: \(literal(String(base))), pathExtension: \(literal(String(type))), bundle: .main)"
  }

  /// Members for each of some names that are asked for, and for what else is, by the same name.
  private func values(
    _ names: Set<String>, in part: String, _ value: (String) -> String
  ) -> [String] {
    var members: [String: String] = [:]
    for name in names.sorted() {
      guard let member = ResourceIdentifier.name(name), isWanted(member) else { continue }
      members[member] = members[member] ?? name
    }
    for member in wanted.members(of: part) where members[member] == nil { members[member] = member }
    return members.sorted { $0.key < $1.key }.map { "static let `\($0.key)` = \(value($0.value))" }
  }

  /// Pictures or colours, those in folders with names in types of these names.
  private func assets(_ names: Set<String>, as type: String, _ part: String) -> [String] {
    func members(_ names: [(path: [String], name: String)], wanted: Names) -> [String] {
      var (leaves, folders): ([String: String], [String: [(path: [String], name: String)]]) =
        ([:], [:])
      for (path, name) in names {
        guard let member = path.first.flatMap(ResourceIdentifier.name), isWanted(member) else {
          continue
        }
        if path.count == 1 {
          leaves[member] = leaves[member] ?? name
        } else {
          folders[member, default: []].append((Array(path.dropFirst()), name))
        }
      }
      for member in wanted.first where leaves[member] == nil && folders[member] == nil {
        leaves[member] = member
      }
      return leaves.sorted { $0.key < $1.key }.map {
        "static let `\($0.key)` = \(type)(name: \(literal($0.value)), bundle: .main)"
      }
        + folders.sorted { $0.key < $1.key }.map {
          "struct `\($0.key)` { \(members($0.value, wanted: wanted.below($0.key)).joined(separator: "; ")) }"
        }
    }
    return members(
      names.sorted().map { ($0.split(separator: "/").map(String.init), $0) },
      wanted: wanted.below(part))
  }

  private var strings: [String] {
    var tables: [String: (name: String, keys: Set<String>)] = [:]
    for (table, keys) in resources.strings.sorted(by: { $0.key < $1.key }) {
      guard let name = ResourceIdentifier.name(table) else { continue }
      tables[name, default: (table, [])].keys.formUnion(keys)
    }
    for table in wanted.members(of: "string") where tables[table] == nil {
      tables[table] = (table == "localizable" ? "Localizable" : table, [])
    }
    return tables.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map { name, table in
      let members = values(table.keys, in: "string.\(name)") {
        "\(Self.module).StringResource(key: \(literal($0)), tableName: \(literal(table.name)), bundle: .main)"
      }
      return "struct `\(name)` { \(members.joined(separator: "; ")) }"
    }
  }

  private var nibs: [String] {
    members(resources.nibs) { name, nib in
      let place = "name: \(literal(name)), bundle: .main"
      return nib.identifier.map {
        "NibReferenceReuseIdentifier<\(nib.view), \(nib.view)>(\(place), identifier: \(literal($0)))"
      } ?? "NibReference<\(nib.view)>(\(place))"
    }
  }

  private var cells: [String] {
    let ofNibs = resources.nibs.values.compactMap { nib in nib.identifier.map { ($0, nib.view) } }
    let all = resources.storyboards.values.flatMap { $0.cells.map { ($0.key, $0.value) } } + ofNibs
    let classes = Dictionary(all) { min($0, $1) }
    return members(classes) { name, type in
      "ReuseIdentifier<\(type)>(identifier: \(literal(name)))"
    }
  }

  private var storyboards: [String] {
    resources.storyboards.sorted { $0.key < $1.key }.flatMap { name, storyboard -> [String] in
      guard let member = ResourceIdentifier.name(name), isWanted(member) else { return [] }
      let controllers = storyboard.controllers.sorted { $0.key < $1.key }.compactMap {
        identifier, type -> String? in
        guard let member = ResourceIdentifier.name(identifier), isWanted(member) else { return nil }
        return
          "let `\(member)` = StoryboardViewControllerIdentifier<\(type)>(identifier: \(literal(identifier)), storyboard: \(literal(name)), bundle: .main)"
      }
      let initial = storyboard.initial.map { ["typealias InitialController = \($0)"] } ?? []
      let kind = storyboard.initial == nil ? "StoryboardReference" : "InitialControllerContainer"
      let type = "storyboard_\(member)"
      return [
        "struct \(type): \(kind) { let name = \(literal(name)); let bundle = Bundle.main; \((initial + controllers).joined(separator: "; ")) }",
        "static let `\(member)` = \(type)()",
      ]
    }
  }

  private var segues: [String] {
    let all = Set(resources.storyboards.values.flatMap(\.segues))
    return Dictionary(grouping: all, by: \.source).sorted { $0.key < $1.key }.compactMap {
      source, segues in
      guard let name = ResourceIdentifier.name(source), isWanted(name) else { return nil }
      let ordered = Dictionary(
        segues.sorted { ($0.name, $0.destination) < ($1.name, $1.destination) }
          .map { ($0.name, $0) }
      ) { first, _ in first }
      let members = members(ordered) { name, segue in
        "SegueIdentifier<\(segue.type), \(segue.source), \(segue.destination)>(identifier: \(literal(name)))"
      }
      return "struct `\(name)` { \(members.joined(separator: "; ")) }"
    }
  }

  /// Members for those of some names that are asked for.
  private func members<Value>(
    _ entries: [String: Value], _ value: (String, Value) -> String
  ) -> [String] {
    var known: Set<String> = []
    return entries.sorted { $0.key < $1.key }.compactMap { name, entry in
      guard let member = ResourceIdentifier.name(name), isWanted(member),
        known.insert(member).inserted
      else { return nil }
      return "static let `\(member)` = \(value(name, entry))"
    }
  }

  private func literal(_ text: String) -> String { Lowering.literal(text) }

  /// Names that are asked for, as paths.
  private struct Names {
    private let paths: [[Substring]]

    init(_ names: Set<String>) { self.init(paths: names.sorted().map { $0.split(separator: ".") }) }

    private init(paths: [[Substring]]) { self.paths = paths }

    /// The first names, without those that R.swift's own values have.
    var first: [String] {
      Set(paths.compactMap(\.first)).subtracting(["self", "Type"]).map(String.init).sorted()
    }

    /// What follows a name.
    func below(_ name: String) -> Names {
      Names(paths: paths.filter { $0.first.map(String.init) == name }.map { Array($0.dropFirst()) })
    }

    /// The names that follow a path.
    func members(of path: String) -> [String] {
      path.split(separator: ".").reduce(self) { $0.below(String($1)) }.first
    }
  }
}
