import AnimSourceLowering
import AnimSourceRuntime

/// The order in which modules are compiled: those of one depth do not depend on each other.
struct ModulePlan {
  /// The modules, those that need no others first.
  private(set) var depths: [[ModuleSources]] = []

  /// The plan for modules and all that they import.
  ///
  /// Where modules import each other, the one that is met first is not there for the others.
  ///
  /// - Parameters:
  ///   - names: The names of modules; those without sources are left out.
  ///   - finder: Where sources are found.
  ///   - known: The names of modules that are compiled already.
  init(_ names: [String], from finder: ModuleFinder, besides known: Set<String>) {
    // The depth of each module; none while what it imports is looked at.
    var depth: [String: Int?] = [:]
    func visit(_ name: String) -> Int? {
      if let known = depth[name] { return known }
      guard !known.contains(name), let sources = finder.sources(of: name) else { return nil }
      depth[name] = .some(nil)
      let imports = Set(sources.files.sources.flatMap(\.imports))
        .subtracting(ImportableModules.names)
      let own = (imports.sorted().compactMap(visit).max() ?? -1) + 1
      depth[name] = own
      while depths.count <= own { depths.append([]) }
      depths[own].append(sources)
      return own
    }
    for name in names.sorted() { _ = visit(name) }
  }
}
