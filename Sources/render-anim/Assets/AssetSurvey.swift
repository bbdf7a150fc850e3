import AnimDocumentationAssets
import AnimFiles
import AnimScenarioFormat
import Foundation

/// All that pages and a list ask for, before anything is made.
@MainActor struct AssetSurvey {
  /// The list; nil if only pages were named.
  private(set) var list: AssetList?
  private(set) var pages: [Page] = []
  /// What the list asks for and no page shows.
  private(set) var listed: [AssetRequest] = []
  /// The pages and lists with mistakes: what they ask for is not fully known.
  private(set) var unsound: Set<String> = []
  /// The mistakes, in the order of the pages.
  private(set) var failures: [CommandError] = []
  /// The folder of the assets that name no other place, and of the manifest.
  let folder: String

  private let defaults: AssetSettings
  private let terminal: Terminal
  private var shelves: ScenarioShelves
  /// The names of the list that pages show.
  private var shown: Set<String> = []

  /// Reads the pages and lists that a command names.
  ///
  /// - Parameters:
  ///   - paths: Pages, catalogs and other folders, and at most one list.
  ///   - folder: The folder of assets; nil for the list's own, or `assets`.
  ///   - scenarios: The folders in which scenarios are looked for by name.
  ///   - defaults: What holds where neither a page nor the list says more.
  ///   - terminal: The terminal whose form mistakes get.
  /// - Throws: `CommandError` for a path that is no page, and `ScenarioError` for a list with
  ///   mistakes; those of pages are `failures`.
  init(
    _ paths: [String], folder: String?, scenarios: [String], defaults: AssetSettings,
    _ terminal: Terminal
  ) throws {
    self.terminal = terminal
    var files: [String] = []
    for path in paths {
      if AssetPaths.isList(path) {
        guard list == nil else {
          throw CommandError(.usage, "'\(path)' is a second list; one run has one at most")
        }
        list = try AssetPaths.list(path)
      } else {
        files.append(path)
      }
    }
    let home = list.map { RelativePath.folder(of: $0.file) } ?? "."
    self.folder = RelativePath.resolved(
      folder ?? RelativePath.resolved(list?.folder?.text ?? "assets", in: home), in: ".")
    if folder == nil, let wished = list?.folder, !AssetPaths.isInReach(self.folder, of: home) {
      throw AssetPaths.outside(wished)
    }
    self.defaults = defaults.over(list?.defaults ?? AssetSettings())
    let shelves = (list?.scenarios ?? []).map { RelativePath.resolved($0.text, in: home) }
    self.shelves = ScenarioShelves(scenarios + shelves)
    for (name, path) in zip(list?.scenarios ?? [], shelves)
    where !AssetPaths.isInReach(path, of: home) {
      throw AssetPaths.outside(name)
    }
    for page in list?.pages ?? [] {
      let path = RelativePath.resolved(page.text, in: home)
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandError(.noInput, "there is no '\(path)'", at: page.location)
      }
      guard AssetPaths.isInReach(path, of: home) else { throw AssetPaths.outside(page) }
      files.append(path)
    }
    for path in try files.flatMap({ try AssetPaths.pages(at: $0) })
    where !pages.contains(where: { $0.path == path }) {
      try survey(path)
    }
    surveyList(home)
  }

  /// What is asked for, in the order of the pages.
  var requests: [AssetRequest] { pages.flatMap { $0.requests.map(\.request) } + listed }

  /// The pages and lists whose wishes are fully known.
  var users: [String] {
    (pages.map(\.path) + (list.map { [$0.file] } ?? [])).filter { !unsound.contains($0) }
  }

  // MARK: Pages

  private mutating func survey(_ path: String) throws {
    guard let kind = PageKind(path: path) else {
      preconditionFailure("'\(path)' was taken for a page")
    }
    let bytes = try InputFile.bytes(path, .regular, limit: Self.pageLimit)
    guard let text = PageText(bytes, file: path) else {
      throw CommandError(.dataError, "'\(path)' is not UTF-8 text")
    }
    let (elements, problems) = PageScanner.scan(text, kind)
    var page = Page(path: path, kind: kind, text: text, elements: elements)
    for problem in problems { fail(AssetProblem(problem.text, at: problem.place), on: path) }
    var blocks = 0
    for (number, element) in elements.enumerated() {
      if case .block = element.content { blocks += 1 }
      do {
        if let request = try request(of: element, on: page, block: blocks) {
          page.requests.append((number, request))
        }
      } catch let error as ScenarioError {
        unsound.insert(path)
        failures.append(CommandError(findings: error.quoting(text).findings, terminal))
      } catch let problem as AssetProblem {
        fail(problem, on: path)
      } catch let error as CommandError {
        unsound.insert(path)
        failures.append(error)
      }
    }
    pages.append(page)
  }

  /// The largest page, in bytes: one with its pictures in it would be larger.
  private static let pageLimit = 16_000_000

  private mutating func fail(
    _ problem: AssetProblem, on page: String, code: CommandError.Code = .dataError
  ) {
    unsound.insert(page)
    failures.append(CommandError(code, problem.text, at: problem.place, notes: problem.notes))
  }

  /// The request of an element; nil for a directive that shows something else.
  private mutating func request(
    of element: PageElement, on page: Page, block: Int
  ) throws -> AssetRequest? {
    var settings =
      try element.settings.map { try AssetReader.settings($0, file: page.path) }
      ?? AssetSettings()
    let name: String
    let scenario: ScenarioReference
    switch element.content {
    case .block(let text):
      // A word alone is its name: the scenario is below.
      name =
        (settings.name ?? settings.scenario)?.text
        ?? "\(RelativePath.stem(of: page.path))-\(block)"
      scenario = .block(text: text, page: page.path)
      guard !name.contains("/") else {
        throw AssetProblem(
          "'\(name)' cannot be the name of a file: it has a '/'", at: element.place)
      }
    case .mark:
      guard let wished = settings.scenario else {
        throw AssetProblem("this mark names no scenario", at: element.place)
      }
      (name, scenario) = try known(wished, &settings, on: page)
    case .directive(let directive):
      let stem = RelativePath.stem(of: directive.source)
      guard !directive.source.contains("/"),
        let path = asset(named: stem, &settings) ?? shelves.scenario(named: stem, near: page.path)
      else { return nil }
      (name, scenario) = (stem, .file(path))
      let format = RelativePath.fileExtension(of: directive.source)
      if !format.isEmpty { settings.formats = [SourceName(format, at: element.place)] }
    }
    settings = settings.over(defaults)
    // DocC finds only what is in its catalog, wherever a list would have it.
    if page.kind == .docC, settings.path?.location.file != page.path { settings.path = nil }
    return try AssetRequest(
      settings, name: name, scenario: scenario,
      in: context(of: page.path, page.kind, at: element.place)
    ).checked(settings)
  }

  /// The scenario that a mark names, and the name of its asset.
  private mutating func known(
    _ wished: SourceName, _ settings: inout AssetSettings, on page: Page
  ) throws -> (String, ScenarioReference) {
    let own = settings.name?.text
    if let path = asset(named: wished.text, &settings) {
      return (own ?? wished.text, .file(path))
    }
    if AssetPaths.isList(wished.text) {
      let path = RelativePath.resolved(wished.text, in: RelativePath.folder(of: page.path))
      guard FileManager.default.fileExists(atPath: path) else {
        let near = NearFile.scenario(path).map { "; did you mean '\($0)'?" } ?? ""
        throw CommandError(.noInput, "there is no file '\(path)'\(near)", at: wished.location)
      }
      guard AssetPaths.isInReach(path, of: RelativePath.folder(of: page.path)) else {
        throw AssetPaths.outside(wished)
      }
      return (own ?? RelativePath.stem(of: path), .file(path))
    }
    guard let path = shelves.scenario(named: wished.text, near: page.path) else {
      throw CommandError(
        .noInput, "there is no scenario '\(wished.text)'", at: wished.location,
        notes: [
          "it was looked for in \(shelves.places(near: page.path)); '--scenarios' names other folders"
        ])
    }
    return (own ?? wished.text, .file(path))
  }

  /// The scenario of an asset of the list, whose settings hold where the page says nothing.
  private mutating func asset(
    named name: String, _ settings: inout AssetSettings
  ) -> String? {
    guard let list, let asset = list.assets.first(where: { $0.name == name }),
      let scenario = asset.value.scenario
    else { return nil }
    shown.insert(name)
    settings = settings.over(asset.value)
    return RelativePath.resolved(scenario.text, in: RelativePath.folder(of: list.file))
  }

  private func context(of page: String, _ kind: PageKind?, at place: SourceRange) -> AssetContext {
    let catalog = kind == .docC ? PageKind.catalog(of: page) : nil
    return AssetContext(
      folder: catalog.map { $0 + "/Resources" } ?? folder, page: page, kind: kind, place: place,
      ability: { OutputRequest.ability(of: $0) })
  }

  // MARK: The list

  private mutating func surveyList(_ home: String) {
    guard let list else { return }
    for asset in list.assets {
      guard let scenario = asset.value.scenario else { continue }
      guard AssetPaths.isInReach(RelativePath.resolved(scenario.text, in: home), of: home) else {
        unsound.insert(list.file)
        failures.append(AssetPaths.outside(scenario))
        continue
      }
      guard !shown.contains(asset.name) || asset.value.path != nil else { continue }
      do {
        listed.append(
          try AssetRequest(
            asset.value.over(defaults), name: asset.name,
            scenario: .file(RelativePath.resolved(scenario.text, in: home)),
            in: context(of: list.file, nil, at: asset.location)
          ).checked(asset.value))
      } catch {
        fail(error, on: list.file)
      }
    }
  }
}

extension AssetRequest {
  /// The request, if its words are those of the command line.
  fileprivate func checked(_ settings: AssetSettings) throws(AssetProblem) -> AssetRequest {
    if let select = settings.select, SelectionArgument(argument: select.text) == nil {
      throw AssetProblem(
        "'\(select.text)' is no part of a scenario, such as 0.5..2 or chapter:NAME",
        at: select.location)
    }
    return self
  }
}

extension OutputRequest {
  /// What `-o` makes of an extension, for pages.
  fileprivate static func ability(of name: String) -> AssetContext.Ability {
    let path = "x." + name
    guard let request = OutputRequest(byExtensionOf: path) else {
      return .none("no '.\(name)' can be made; \(knownExtensions)")
    }
    return request.kind.isAnimation ? .animation : .still
  }
}
