import AnimSourceLowering
import AnimSourceRuntime
import Foundation

/// The Swift files of the project around some sources, and what they declare, which is found out when it is needed.
final class ProjectIndex {
  /// How many files a folder may have to be compiled as a whole.
  private static let largestFolder = 60

  private let folder: URL?
  /// The folder of the first of the sources.
  private let home: URL?
  private let sources: [SwiftSource]
  /// What knows which files belong to modules: those are imported, not compiled along.
  private let finder: ModuleFinder?
  private var entries: [URL: Entry] = [:]

  private struct Entry {
    let source: SwiftSource
    private(set) lazy var words = WordIndex(source.text)
    var offer: Offer?
    var types: DeclaredTypes?
    private(set) lazy var slices = SourceSlices(source)
    /// The names for which it is compiled along, where only what these need is.
    var kept: Set<String> = []
    /// What is compiled of it then; nil while nothing is.
    var slice: SwiftSource?
  }

  /// Whether only what is needed of a file is compiled along: of a layout's project, that is a constant or a protocol, where the
  /// rest of its file would need all of the app.
  let isSlicing: Bool
  /// The types whose files are compiled along with what they import: cells that a scenario names, and what the sources' classes
  /// descend from.
  private var importers: Set<String> = []

  /// How many files are compiled along because of what is in them, but for those that the sources themselves need.
  static let largestClosure = 80

  /// The same for parts of files: what more of them need, the compiler says.
  private static let mostParts = 20

  /// The files that declare types that the sources mention themselves, as far as those were looked for.
  private(set) var nearest: Set<String> = []

  /// Notes that the sources themselves need some files.
  func noteNearest(_ paths: [String]) { nearest.formUnion(paths) }

  /// No files.
  static var empty: ProjectIndex { ProjectIndex() }

  private init() { (folder, home, finder, sources, isSlicing) = (nil, nil, nil, [], false) }

  init(around files: SourceFiles, _ finder: ModuleFinder, slicing isSlicing: Bool = false) {
    folder = files.folder
    sources = files.sources
    self.isSlicing = isSlicing
    self.finder = finder
    home = files.sources.first.map {
      URL(fileURLWithPath: $0.path).standardizedFileURL.deletingLastPathComponent()
    }
  }

  /// The files of the folder and of the project around it, and those that the sources' target has elsewhere, nearest first.
  private lazy var neighbours: [URL] = {
    let origin = home?.pathComponents ?? []
    func distance(_ file: URL) -> Int {
      let path = file.deletingLastPathComponent().pathComponents
      let common = zip(path, origin).prefix { $0 == $1 }.count
      return path.count + origin.count - 2 * common
    }
    guard let folder else { return [] }
    let own =
      (isSlicing
      ? SourceFiles.swiftFiles(nearestTo: home ?? folder, in: folder)
      : SourceFiles.swiftFiles(below: folder)).filter { !SourceFiles.isOfModules($0, in: folder) }
    return (own + (finder?.companions(of: sources, outside: folder) ?? []))
      .map { (distance($0), $0) }
      .sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map(\.1)
  }()

  /// The constants of the project's Objective-C.
  private(set) lazy var foreignConstants = ForeignConstants(nearestTo: home, in: folder)

  /// Those of them that may belong to the sources' target.
  private lazy var candidates = neighbours.filter { !strangers.contains($0) }

  /// The files of other targets.
  private lazy var strangers = finder?.strangers(to: sources) ?? .init()

  /// The files that declare some of the names, which are taken out of `wanted`.
  ///
  /// Of several files that declare a name, the nearest one is taken.
  func files(
    offering wanted: inout WantedNames, besides files: SourceFiles
  ) -> [SwiftSource] {
    guard !wanted.isEmpty else { return [] }
    let known = wholePaths(of: files).union(finder?.files ?? [])
    var added: [SwiftSource] = []
    for file in candidates where !wanted.isEmpty && !known.contains(SourceFiles.shortPath(file)) {
      guard let source = source(file), let words = entries[file]?.words,
        wanted.areMentioned(in: words), let offer = usableOffer(file)
      else { continue }
      var rest = wanted
      guard rest.remove(offer) else { continue }
      if isSlicing {
        // What is compiled of it already does not help.
        guard let slice = slice(of: file, keeping: wanted.all.subtracting(rest.all)) else {
          continue
        }
        added.append(slice)
      } else {
        added.append(source)
      }
      wanted = rest
    }
    return added
  }

  /// The paths of files that are compiled as a whole.
  private func wholePaths(of files: SourceFiles) -> Set<String> {
    let sliced = isSlicing ? Set(entries.values.compactMap { $0.slice?.path }) : []
    return Set(files.sources.map(\.path)).subtracting(sliced)
  }

  /// What is compiled of a file for some names and those before; nil if that is no more than it was.
  private func slice(of file: URL, keeping names: Set<String>) -> SwiftSource? {
    guard source(file) != nil, entries[file]?.kept.isSuperset(of: names) == false else {
      return nil
    }
    entries[file]?.kept.formUnion(names)
    let kept = entries[file]?.kept ?? names
    guard
      let slice = entries[file]?.slices.source(
        keeping: kept, importing: kept.isDisjoint(with: importers) ? ImportableModules.names : nil),
      slice != entries[file]?.slice
    else { return nil }
    entries[file]?.slice = slice
    return slice
  }

  /// A file as far as it is compiled along for a name: nil if that is no more than before.
  private func part(of file: URL, for name: String) -> SwiftSource? {
    isSlicing ? slice(of: file, keeping: [name]) : source(file)
  }

  /// What the classes of sources descend from or conform to.
  private static func ancestors(in sources: [SwiftSource]) -> Set<String> {
    sources.reduce(into: []) { names, source in
      for match in source.text.matches(of: /\bclass\s+\w+[^:{]*:([^{]*)\{/) {
        names.formUnion(match.1.matches(of: /\w+/).map { String($0.0) })
      }
    }
  }

  /// The files that declare the types that files mention, and others, those that declare what these mention, and so on.
  ///
  /// Of several files that declare a type, the nearest one is taken.
  func filesOfTypes(mentionedIn files: SourceFiles, and others: Set<String>) -> [SwiftSource] {
    let known = wholePaths(of: files)
    importers.formUnion(others)
    if isSlicing { importers.formUnion(Self.ancestors(in: sources)) }
    note(modulesOf: files.sources)
    var places: [String: URL] = [:]
    for file in candidates where finder?.files.contains(SourceFiles.shortPath(file)) != true {
      guard let types = types(file) else { continue }
      for name in types.declared where places[name] == nil { places[name] = file }
    }
    // What a part of a file needs itself, the compiler says.
    guard !isSlicing || nearest.isEmpty else { return [] }
    // Those that are needed first come first, as there may be more than are compiled along.
    var open = (files.sources.map { DeclaredTypes($0.text) } + [DeclaredTypes(mentioning: others)])[
      ...]
    var seen = Set(open.flatMap(\.declared))
    var added: [SwiftSource] = []
    var ownCount = nearest.isEmpty ? open.count : 0
    let most = isSlicing ? Self.mostParts : Self.largestClosure
    while let types = open.popFirst() {
      defer { ownCount -= 1 }
      for name in types.mentioned.sorted() where seen.insert(name).inserted {
        guard let file = places[name], let whole = source(file),
          !known.contains(whole.path), finder?.files.contains(whole.path) != true,
          known.count + added.count < most || ownCount > 0,
          !isClient(whole, of: known), let source = part(of: file, for: name),
          let declared = isSlicing ? DeclaredTypes(source.text) : self.types(file)
        else { continue }
        note(modulesOf: [source])
        seen.formUnion(declared.declared)
        added.removeAll { $0.path == source.path }
        added.append(source)
        if ownCount > 0 { nearest.insert(source.path) }
        open.append(declared)
      }
    }
    return added
  }

  /// The types of the project that conform to protocols of which whoever shows the controllers in files gives them something:
  /// `var model: Modelling!`.
  ///
  /// Nothing that such a file mentions tells of them. What others are told by is left to the stage.
  func typesGiven(to files: SourceFiles) -> Set<String> {
    var wanted: Set<Substring> = []
    for source in files.sources where SourceFiles.hasScreen(source.text) {
      let given = source.text.matches(of: /\bvar\s+\w+\s*:\s*\(?\s*(?:any\s+)?([A-Z]\w*)\s*\)?!/)
      wanted.formUnion(
        given.map(\.1).filter { name in !Self.listeners.contains { name.hasSuffix($0) } })
    }
    guard !wanted.isEmpty else { return [] }
    let others = candidates.compactMap { file -> SwiftSource? in
      guard let source = source(file), let words = entries[file]?.words,
        wanted.contains(where: { words.mentions(String($0)) })
      else { return nil }
      return source
    }
    var (protocols, types): (Set<Substring>, [Substring: String]) = ([], [:])
    for source in files.sources + others {
      protocols.formUnion(source.text.matches(of: /\bprotocol\s+(\w+)/).map(\.1))
      let declared = source.text.matches(
        of: /(?m)^([^\n\/"]*)\b(?:class|struct)\s+(\w+)[^:{\n]*:\s*([^{]*)\{/)
      for match in declared where !match.1.contains("private ") {
        let parents = match.3.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard parents.first?.hasPrefix("UI") == false else { continue }
        for name in parents where wanted.contains(name) && types[name] == nil {
          types[name] = String(match.2)
        }
      }
    }
    return Set(types.filter { protocols.contains($0.key) }.values)
  }

  /// How the names of protocols end whose implementers are told of things, and have none to show.
  private static let listeners = [
    "Delegate", "Coordinator", "Router", "Routing", "Wireframe", "Listener", "Output", "Navigator",
  ]

  /// The files of the project with extensions, of classes that files declare, that override something.
  ///
  /// Nothing mentions those, so that no compiler would miss them.
  func filesOfOverrides(of files: SourceFiles) -> [SwiftSource] {
    let classes = files.sources.reduce(into: Set<String>()) {
      $0.formUnion(DeclaredTypes($1.text).declared)
    }
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    return candidates.filter { !known.contains(SourceFiles.shortPath($0)) }.compactMap { file in
      guard let source = source(file), source.text.mentions("override "),
        source.text.mentions("extension "),
        let offer = usableOffer(file), !offer.overridingExtensions.isDisjoint(with: classes),
        // A program that uses a library has classes of the same names at most.
        offer.names.isDisjoint(with: classes)
      else { return nil }
      return source
    }
  }

  /// Finds the modules that sources import, whose files are not to be compiled along.
  private func note(modulesOf sources: [SwiftSource]) {
    for name in sources.flatMap(\.imports) where !ImportableModules.names.contains(name) {
      _ = finder?.sources(of: name)
    }
  }

  /// Whether a source imports the module that some files belong to: an example beside a library.
  private func isClient(_ source: SwiftSource, of files: Set<String>) -> Bool {
    source.imports.contains { isOwn($0, of: files) }
  }

  /// Whether some of the files belong to a module.
  private func isOwn(_ module: String, of files: Set<String>) -> Bool {
    guard !ImportableModules.names.contains(module), let module = finder?.contents(of: module)
    else { return false }
    return module.files.sources.contains { files.contains($0.path) }
  }

  /// The files that declare types of these names and are not among others, with the names of the modules that those
  /// belong to: examples import the library that they are about.
  func filesOfClients(
    declaring names: Set<String>, of files: SourceFiles
  ) -> (files: [SwiftSource], modules: Set<String>) {
    let known = Set(files.sources.map(\.path))
    var missing = names.subtracting(
      files.sources.flatMap { DeclaredTypes($0.text).declared })
    var (added, modules): ([SwiftSource], Set<String>) = ([], [])
    for file in neighbours where !missing.isEmpty {
      guard let source = source(file), !known.contains(source.path), let types = types(file),
        !missing.isDisjoint(with: types.declared)
      else { continue }
      let found = missing.intersection(types.declared)
      missing.subtract(types.declared)
      modules.formUnion(source.imports.filter { isOwn($0, of: known) })
      guard let part = isSlicing ? slice(of: file, keeping: found) : source else { continue }
      added.append(part)
    }
    return (added, modules)
  }

  /// The files beside others in which types of theirs conform to something.
  ///
  /// Nothing mentions those either.
  func filesOfConformances(of files: SourceFiles) -> [SwiftSource] {
    let declared = files.sources.reduce(into: Set<String>()) {
      $0.formUnion(DeclaredTypes($1.text).declared)
    }
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    return neighbours.filter { !known.contains(SourceFiles.shortPath($0)) }.compactMap { file in
      guard let source = source(file),
        source.text.matches(of: /(?m)^[a-z ]*extension +(\w+) *:/).contains(where: {
          declared.contains(String($0.1))
        }), let offer = usableOffer(file), offer.names.isDisjoint(with: declared),
        !isClient(source, of: known)
      else { return nil }
      return isSlicing
        ? slice(of: file, keeping: offer.extendedTypes.intersection(declared)) : source
    }
  }

  /// The files in which extensions make types conform to some protocols, or extend those, nearest first.
  func filesOfExtensions(about protocols: Set<String>, besides files: SourceFiles) -> [SwiftSource]
  {
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    return candidates.filter { !known.contains(SourceFiles.shortPath($0)) }.compactMap { file in
      guard let source = source(file), let words = entries[file]?.words,
        protocols.contains(where: words.mentions),
        source.text.matches(of: /(?m)^[a-z ]*extension +([\w.]+) *(?:: *([^{]*))?/).contains(
          where: {
            match in
            protocols.contains(String(match.1))
              || match.2.map { types in
                types.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                  .contains { protocols.contains(String($0)) }
              } == true
          }), usableOffer(file) != nil
      else { return nil }
      return source
    }
  }

  /// The files that declare operators or how they bind, which nobody need name, and those in which functions are called so.
  func filesOfOperators(besides files: SourceFiles) -> [SwiftSource] {
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    let words = ["infix operator ", "prefix operator ", "postfix operator ", "precedencegroup "]
    let others = candidates.compactMap { file in
      known.contains(SourceFiles.shortPath(file)) ? nil : source(file).map { (file, $0) }
    }
    let declaring = others.filter { words.contains(where: $0.1.text.mentions) }
    let functions = (declaring.map(\.1) + files.sources).flatMap { source in
      source.text.matches(of: /(?m)^\w+ operator +([^\s:{]+)/).flatMap { match in
        [" ", "<", "("].map { "func \(match.1)\($0)" }
      }
    }
    let paths = Set(declaring.map(\.1.path))
    let defining = others.filter { _, source in
      !paths.contains(source.path) && functions.contains(where: source.text.mentions)
    }
    return (declaring + defining).filter { usableOffer($0.0) != nil }.map(\.1)
  }

  /// The words in the names of protocols that the stage answers itself.
  private static let roles = ["Delegate", "DataSource", "Provider"]

  /// The files with types that conform to protocols of which a layout is made, or of which its delegate answers something, where
  /// none of its files has one; with the names of the modules that those belong to.
  ///
  /// - Parameters:
  ///   - className: The layout; nil for the only one.
  ///   - files: The files of the layout, and those of the types that they mention.
  /// - Returns: A file for each protocol.
  func filesOfValues(
    for className: String?, of files: SourceFiles
  ) -> (files: [SwiftSource], modules: Set<String>) {
    let outline = SourceOutline(files.sources)
    guard let className = className ?? outline.onlyLayout else { return ([], []) }
    let known = Set(files.sources.map(\.path))
    var (added, modules): ([SwiftSource], Set<String>) = ([], [])
    for name in outline.inventory.neededTypes(of: className).sorted() {
      guard outline.inventory.declaresProtocol(name), outline.implementer(of: name) == nil,
        !Self.roles.contains(where: name.contains)
      else { continue }
      for file in neighbours {
        guard let source = source(file), !known.contains(source.path),
          [": \(name)", ", \(name)"].contains(where: source.text.mentions),
          SourceOutline([source]).implementer(of: name) != nil
        else { continue }
        if !added.contains(where: { $0.path == source.path }) { added.append(source) }
        modules.formUnion(source.imports.filter { isOwn($0, of: known) })
        break
      }
    }
    return (added, modules)
  }

  private func types(_ file: URL) -> DeclaredTypes? {
    guard let source = source(file) else { return nil }
    let types = entries[file]?.types ?? DeclaredTypes(source.text)
    entries[file]?.types = types
    return types
  }

  /// The other files of the folder of the first source that extend types of others, which nobody need name; none if there are too many.
  func filesOfFolder(besides files: SourceFiles) -> [SwiftSource] {
    guard let home else { return [] }
    let known = Set(files.sources.map(\.path)).union(finder?.files ?? [])
    let others = SourceFiles.contents(of: home).filter {
      !known.contains(SourceFiles.shortPath($0)) && !strangers.contains($0)
    }
    guard others.count <= Self.largestFolder else { return [] }
    return others.compactMap { file in
      guard let offer = usableOffer(file), !offer.extendedTypes.isSubset(of: offer.names) else {
        return nil
      }
      return isSlicing ? slice(of: file, keeping: offer.extendedTypes) : source(file)
    }
  }

  private func source(_ file: URL) -> SwiftSource? {
    if let known = entries[file] { return known.source }
    guard SourceFiles.isOfScreens(file), let source = try? SourceFiles.read(file) else {
      return nil
    }
    entries[file] = Entry(source: source)
    return source
  }

  /// The declarations of a file; nil if it is no Swift.
  private func usableOffer(_ file: URL) -> Offer? {
    guard let source = source(file) else { return nil }
    let offer = entries[file]?.offer ?? Offer(source)
    entries[file]?.offer = offer
    return offer.isWellFormed ? offer : nil
  }
}
