/// The assets of a project's pages, as `assets.yml` lists them.
package struct AssetList: Hashable, Sendable {
  /// The file that it was read from; its paths are relative to the folder of that.
  package let file: String
  /// The folder of the assets that name no other place, and of `manifest.json`.
  package var folder: SourceName?
  /// The pages and catalogs that show them.
  package var pages: [SourceName] = []
  /// The folders in which scenarios are looked for by their names.
  package var scenarios: [SourceName] = []
  package var defaults = AssetSettings()
  /// By name, in the order of the text.
  package var assets: [Named<AssetSettings>] = []

  /// A list that says nothing.
  package init(file: String) { self.file = file }
}

extension AssetList {
  static let table = MappingTable<AssetList>("assets", "the assets of a project's pages") {
    Field(
      "folder", \.folder, ValueReader<SourceName>.name.optional,
      "where assets go that name no other place", synonyms: ["output", "destination"])
    Field(
      "pages", \.pages, ValueReader<[SourceName]>.oneOrMore(of: .name),
      "pages and catalogs, such as README.md and Docs.docc")
    Field(
      "scenarios", \.scenarios, ValueReader<[SourceName]>.oneOrMore(of: .name),
      "folders in which scenarios are looked for by name")
    Field("defaults", \.defaults, .assetDefaults, "what holds for all assets")
    Field(
      "assets", \.assets,
      ValueReader<[Named<AssetSettings>]>.dictionary(
        of: .asset, "a mapping of names to scenarios, or to what is made of them"),
      "the assets by their names, each a scenario's file or a mapping")
  }
}

/// Reads what pages and lists say of assets: YAML in, values or findings out.
package enum AssetReader {
  /// The list in a file.
  ///
  /// - Parameters:
  ///   - text: YAML, of at most `ScenarioReader.textLimit` bytes.
  ///   - file: The name by which findings call it.
  /// - Returns: The list.
  /// - Throws: Everything that is wrong with it.
  package static func list(
    _ text: String, file: String
  ) throws(ScenarioError) -> AssetList {
    try read(
      text, file: file,
      .mapping({ AssetList(file: file) }, { AssetList.table }) { list, _, _, reading in
        for asset in list.assets {
          let name = SourceName(asset.name, at: asset.location)
          if asset.name.contains("/") { reading.report(.slash(asset.name), at: name.location) }
          if asset.value.scenario == nil {
            reading.report(.noScenario(asset.name), at: name.location)
          }
        }
      })
  }

  /// The settings that a page says of one asset: a scenario's name alone, or a mapping.
  ///
  /// - Parameters:
  ///   - text: The text of the page up to the end of the settings, with spaces in place of all that
  ///     is before them, so that places are those of the page.
  ///   - file: The name by which findings call the page.
  /// - Returns: The settings.
  /// - Throws: Everything that is wrong with them.
  package static func settings(
    _ text: String, file: String
  ) throws(ScenarioError) -> AssetSettings {
    try read(text, file: file, .asset)
  }

  private static func read<Value>(
    _ text: String, file: String, _ reader: ValueReader<Value>
  ) throws(ScenarioError) -> Value {
    let findings = FindingCollector()
    let source = SourceText(text, file: file)
    findings.add(source)
    let reading = Reading(findings: findings) { keyIndex }
    let value = YAMLComposer.compose(source, findings: findings)
      .flatMap { reader.read($0, reading) }
    guard let value, !findings.hasErrors else {
      throw ScenarioError(findings: findings.findings)
    }
    return value
  }

  private static let keyIndex = KeyIndex(AssetList.table.description)
}

extension Finding.Message {
  fileprivate static func slash(_ name: String) -> Self {
    .init(
      .outside, "'\(name)' cannot be the name of a file: it has a '/'",
      notes: ["'path' says where files go"])
  }

  fileprivate static func noScenario(_ name: String) -> Self {
    .init(.missingKey, "the asset '\(name)' needs the key 'scenario'")
  }
}
