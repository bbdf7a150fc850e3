/// What is to be made of a scenario for pages, as far as one place says it.
package struct AssetSettings: Hashable, Sendable {
  /// The scenario's file, or the name of one.
  package var scenario: SourceName?
  /// The name that files begin with.
  package var name: SourceName?
  package var themes: [Theme]?
  /// Pixels per point, 1 to 3 each.
  package var scales: [Int]?
  /// The widths of the pictures in pixels, instead of scales.
  package var widths: [Int]?
  /// The extensions of the files, without dots.
  package var formats: [SourceName]?
  /// The size that no animation may exceed, in bytes.
  package var maxBytes: Int?
  /// The files without their extensions, relative to the folder of the file that says so.
  package var path: SourceName?
  /// The moment that stills show, in the words of the command line.
  package var poster: SourceName?
  /// The part that is shown, in the words of the command line.
  package var select: SourceName?
  /// Frames per second.
  package var fps: Double?
  /// The words for those who do not see the picture, in place of the scenario's own.
  package var alt: String?
  /// The width at which pages show it, in CSS pixels.
  package var displayWidth: Int?

  /// Settings that say nothing.
  package init() {}

  /// These settings, and where they say nothing, those of `defaults`.
  package func over(_ defaults: AssetSettings) -> AssetSettings {
    var result = self
    result.scenario = scenario ?? defaults.scenario
    result.name = name ?? defaults.name
    result.themes = themes ?? defaults.themes
    // They exclude each other.
    if scales == nil, widths == nil {
      result.scales = defaults.scales
      result.widths = defaults.widths
    }
    result.formats = formats ?? defaults.formats
    result.maxBytes = maxBytes ?? defaults.maxBytes
    result.path = path ?? defaults.path
    result.poster = poster ?? defaults.poster
    result.select = select ?? defaults.select
    result.fps = fps ?? defaults.fps
    result.alt = alt ?? defaults.alt
    result.displayWidth = displayWidth ?? defaults.displayWidth
    return result
  }
}

extension AssetSettings {
  static let table = MappingTable<AssetSettings>("asset", "what is made of a scenario for pages") {
    Field("scenario", \.scenario, .reference, "the scenario's file", synonyms: ["source", "file"])
    Field("name", \.name, .assetName, "the name that the files begin with")
    looks
  }

  /// The keys that may hold for several assets.
  @FieldBuilder<AssetSettings> fileprivate static var looks: [Field<AssetSettings>] {
    Field("themes", \.themes, .some(of: .word), "light, dark or both", synonyms: ["theme"])
    Field(
      "scales", \.scales, .some(of: .integer(1...3, "1, 2 or 3")), "pixels per point",
      synonyms: ["scale"])
    Field(
      "widths", \.widths, .some(of: .integer(16...8192, "a width in pixels")),
      "the widths in pixels, instead of scales", synonyms: ["sizes", "width"])
    Field(
      "formats", \.formats, .some(of: .name), "the extensions of the files, such as gif",
      synonyms: ["format"])
    Field(
      "maxBytes", \.maxBytes, ValueReader<Int>.bytes.optional,
      "no animation may be larger: 300KB, 4MB", synonyms: ["budget", "maxSize"])
    Field(
      "path", \.path, .reference,
      "the files without their extensions; {name}, {theme} and {scale} are filled in",
      synonyms: ["destination", "output"])
    Field(
      "poster", \.poster, .momentText, "the moment of stills: seconds, a percentage, or a mark",
      synonyms: ["still", "at"])
    Field("select", \.select, .reference, "the part that is shown, as for --select")
    Field(
      "fps", \.fps, ValueReader<Double>.number(1...240).optional, "frames per second",
      synonyms: ["frameRate"])
    Field(
      "alt", \.alt, ValueReader<String>.text.optional,
      "words for those who do not see the picture", synonyms: ["alternativeText"])
    Field(
      "displayWidth", \.displayWidth, ValueReader<Int>.integer(1...8192).optional,
      "the width at which pages show it, in CSS pixels")
  }

  /// The keys of `defaults`.
  static let defaultsTable = MappingTable<AssetSettings>("defaults", "what holds for all assets") {
    looks
  }
}

extension ValueReader where Value == AssetSettings {
  /// A scenario's file alone, or a mapping.
  static let asset = ValueReader.byShape(
    scalar: ValueReader<SourceName>.name.map { name in
      var settings = AssetSettings()
      settings.scenario = name
      return settings
    }, mapping: .mapping({ AssetSettings() }, { AssetSettings.table }, complete: checkSizes))

  static let assetDefaults = ValueReader.mapping(
    { AssetSettings() }, { AssetSettings.defaultsTable }, complete: checkSizes)

  @Sendable private static func checkSizes(
    _ settings: inout AssetSettings, _ present: PresentKeys, _ node: YAMLNode, _ reading: Reading
  ) {
    if present["scales"] != nil, let widths = present["widths"] {
      reading.report(.scalesAndWidths, at: widths)
    }
  }
}

extension ValueReader {
  /// One value or several, none of them twice, for a property that is empty until its key is read.
  fileprivate static func some<Element: Hashable & Sendable>(
    of element: ValueReader<Element>
  ) -> ValueReader where Value == [Element]? {
    let list = ValueReader<[Element]>.oneOrMore(of: element)
    return ValueReader(list.schema, list.expectation) { node, reading in
      guard let values = list.read(node, reading) else { return nil }
      guard !values.isEmpty || node.elements?.isEmpty == false else {
        reading.report(.wrongType(expected: list.expectation, found: node), at: node.range)
        return nil
      }
      return values
    }
  }
}

extension ValueReader where Value == SourceName? {
  fileprivate static let reference = ValueReader<SourceName>.name.optional

  /// The beginning of files' names.
  fileprivate static let assetName = ValueReader<SourceName>.fileName.optional

  /// A moment, whose words are those of the command line.
  fileprivate static let momentText = ValueReader(
    ValueReader<Moment>.moment.schema, ValueReader<Moment>.moment.expectation
  ) { node, reading in
    ValueReader<Moment>.moment.read(node, reading).map { SourceName($0.text, at: node.range) }
  }
}

extension Moment {
  /// The moment in the words of the command line: `1.2`, `50%`, `mark:NAME` or `end`.
  fileprivate var text: String {
    switch self {
    case .time(let seconds): seconds.shortText
    case .fraction(let fraction): "\((fraction * 100).shortText)%"
    case .mark(let name): "mark:\(name.text)"
    case .end: "end"
    }
  }
}

extension Finding.Message {
  fileprivate static let scalesAndWidths = Self(
    .conflictingKeys, "'scales' and 'widths' exclude each other")
}
