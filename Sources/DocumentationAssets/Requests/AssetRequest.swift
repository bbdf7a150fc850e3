package import AnimScenarioFormat

/// The scenario that an asset shows.
package enum ScenarioReference: Hashable, Sendable {
  /// A file, as seen from the working directory.
  case file(String)
  /// A scenario that stands on a page, put at its place there.
  case block(text: String, page: String)

  /// The file in which it stands.
  package var file: String {
    switch self {
    case .file(let path): path
    case .block(_, let page): page
    }
  }
}

/// What a page, or a list, asks to be made of a scenario, with nothing left to default.
package struct AssetRequest: Hashable, Sendable {
  /// The name of the asset.
  package let name: String
  package let scenario: ScenarioReference
  /// The files in the order in which they are preferred, as seen from the working directory.
  package let files: [File]
  package let looks: Looks
  /// The width at which the page shows it, in CSS pixels; nil for the picture's points.
  package let displayWidth: Int?
  /// The page or the list that asks for it.
  package let page: String
  /// The place to which messages point.
  package let place: SourceRange

  /// A file with what distinguishes it from the others.
  package struct File: Hashable, Sendable {
    package let path: String
    package let variant: AssetVariant
    /// The name of the asset that it belongs to.
    package let name: String
  }

  /// What all files of an asset have in common.
  package struct Looks: Hashable, Sendable, Codable {
    /// The size that no animation may exceed, in bytes.
    package var maxBytes: Int?
    /// The moment of stills, in the words of the command line; nil for the end.
    package var poster: String?
    /// The part that is shown, in the words of the command line; nil for all.
    package var select: String?
    package var fps: Double?
    /// The words that take the place of the scenario's.
    package var alt: String?
  }
}

/// The place and the manner in which an asset is asked for.
package struct AssetContext: Sendable {
  /// What a format can be.
  package enum Ability: Sendable {
    case animation
    case still
    /// It cannot be made, for a reason.
    case none(String)
  }

  /// The folder of assets that name no other place.
  package var folder: String
  /// The page or the list that asks.
  package var page: String
  /// The kind of the page; nil for a list.
  package var kind: PageKind?
  package var place: SourceRange
  /// What can be made, by extension.
  package var ability: @Sendable (_ fileExtension: String) -> Ability

  /// A context of a page, or of a list if `kind` is nil.
  package init(
    folder: String, page: String, kind: PageKind?, place: SourceRange,
    ability: @escaping @Sendable (_ fileExtension: String) -> Ability
  ) {
    self.folder = folder
    self.page = page
    self.kind = kind
    self.place = place
    self.ability = ability
  }
}

/// Something that makes it impossible to do what a page or a list asks for.
package struct AssetProblem: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  package let text: String
  package let place: SourceRange
  /// Further sentences, each a line of its own.
  package let notes: [String]

  /// A problem at a place.
  package init(_ text: String, at place: SourceRange, notes: [String] = []) {
    self.text = text
    self.place = place
    self.notes = notes
  }
}

extension AssetRequest {
  /// The request that settings make, where they say nothing with the usual looks: GIFs at two pixels
  /// per point, light and dark.
  ///
  /// - Parameters:
  ///   - settings: All that is said of it.
  ///   - name: The name of the asset.
  ///   - scenario: The scenario that it shows.
  ///   - context: The place where it is asked for.
  /// - Throws: `AssetProblem` at the setting that cannot be met.
  package init(
    _ settings: AssetSettings, name: String, scenario: ScenarioReference, in context: AssetContext
  ) throws(AssetProblem) {
    self.name = name
    self.scenario = scenario
    page = context.page
    place = context.place
    displayWidth = settings.displayWidth
    looks = Looks(
      maxBytes: settings.maxBytes, poster: settings.poster?.text, select: settings.select?.text,
      fps: settings.fps, alt: settings.alt)
    let formats = try Self.formats(settings, in: context)
    let sizes: [AssetSize] =
      settings.widths.map { $0.unique.map { .width($0) } }
      ?? (settings.scales ?? [2]).unique.map { .scale($0) }
    if context.kind == .docC, settings.widths != nil {
      throw AssetProblem(
        "DocC tells pictures by their scales, and not by their widths", at: context.place)
    }
    let names = try Self.names(settings, name, sizes, in: context)
    let themes = (settings.themes ?? [.light, .dark]).unique
    var variants: [AssetVariant] = []
    for format in formats {
      for theme in themes {
        variants += sizes.map { AssetVariant(.animation, theme, $0, format: format.name) }
      }
    }
    if Self.needsPosters(settings, formats, in: context) {
      for theme in themes {
        variants += sizes.map { AssetVariant(.poster, theme, $0, format: Self.posterFormat) }
      }
    }
    files = variants.map { File(path: names.path(of: $0), variant: $0, name: name) }
  }

  /// The format of stills, which every browser, and DocC, knows.
  private static let posterFormat = "png"

  private static func formats(
    _ settings: AssetSettings, in context: AssetContext
  ) throws(AssetProblem) -> [(name: String, isStill: Bool)] {
    let wished = settings.formats ?? [SourceName("gif", at: context.place)]
    var formats: [(name: String, isStill: Bool)] = []
    for format in wished {
      let name = (format.text.hasPrefix(".") ? String(format.text.dropFirst()) : format.text)
        .lowercased()
      let known: Bool
      switch context.ability(name) {
      case .animation: known = false
      case .still: known = true
      case .none(let reason): throw AssetProblem(reason, at: format.location)
      }
      guard let media = MediaFormat(name) else {
        throw AssetProblem("'.\(name)' is no format that pages show", at: format.location)
      }
      if context.kind == .docC, !media.isKnownToDocC {
        throw AssetProblem(
          "DocC does not take '.\(name)' for a picture or a video", at: format.location,
          notes: ["it knows .gif, .png, .jpg, .jpeg, .svg, .mov and .mp4"])
      }
      if !formats.contains(where: { $0.name == name }) { formats.append((name, known)) }
    }
    return formats
  }

  /// The names of the files, which stay in the folder of the page or the list that says so.
  private static func names(
    _ settings: AssetSettings, _ name: String, _ sizes: [AssetSize], in context: AssetContext
  ) throws(AssetProblem) -> AssetNames {
    let template: String
    if let path = settings.path {
      let folder = RelativePath.folder(of: path.location.file)
      template = RelativePath.resolved(path.text, in: folder)
      let inside = RelativePath.of(template, from: folder)
      guard !inside.hasPrefix("../"), inside != ".." else {
        throw AssetProblem(
          "'\(path.text)' is not in the folder of this file or below", at: path.location)
      }
    } else {
      template = RelativePath.resolved("{name}", in: context.folder)
    }
    do {
      return try AssetNames(template: template, name: name, sizes: sizes)
    } catch {
      throw AssetProblem(error.description, at: settings.path?.location ?? context.place)
    }
  }

  /// Whether stills are made too: where the page shows them, or somebody says which moment.
  private static func needsPosters(
    _ settings: AssetSettings, _ formats: [(name: String, isStill: Bool)], in context: AssetContext
  ) -> Bool {
    guard formats.contains(where: { !$0.isStill }) else { return false }
    if settings.poster != nil { return true }
    switch context.kind {
    case .markdown, .html: return true
    case .docC: return formats.contains { MediaFormat($0.name)?.element == .video }
    case nil: return false
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that were there before.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
