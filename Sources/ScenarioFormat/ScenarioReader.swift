/// Reads scenarios: YAML in, a `Scenario` or findings out.
package enum ScenarioReader {
  /// The scenario in `text`, with warnings.
  ///
  /// - Parameters:
  ///   - text: YAML 1.2, of at most `textLimit` bytes.
  ///   - file: The name by which findings call the file; `include:` is relative to its folder.
  ///   - overrides: `key.path=value` each, applied in this order before reading.
  ///   - defaults: A file of the same grammar whose keys count where the scenario says nothing.
  ///   - linkedClasses: The classes of layouts and controllers that need no `source`.
  ///   - load: The text of an included file, and which of `file` and that of the defaults includes it,
  ///     be it through others; its errors become findings. Without it nothing can be included.
  /// - Returns: The scenario, and the findings that are no errors.
  /// - Throws: Everything that was found if any of it is an error: syntax, unknown keys, wrong
  ///   values, names that refer to nothing, index paths that the data source does not have at that
  ///   time.
  package static func read(
    _ text: String, file: String, overrides: [String] = [],
    defaults: (text: String, file: String)? = nil, linkedClasses: Set<String> = [],
    load: (_ path: String, _ root: String) throws -> String = { _, _ in throw NoFilesError() }
  ) throws(ScenarioError) -> ReadScenario {
    var scenario = try read(file: file, overrides, defaults, linkedClasses, load) {
      $0.compose(text, file: file)
    }
    let showsText = scenario.scenario.annotations.contains {
      if case .code = $0.subject { true } else { false }
    }
    if showsText { scenario.scenario.text = text }
    return scenario
  }

  /// The scenario that a program describes instead of a file, with warnings.
  ///
  /// - Parameters:
  ///   - description: The content that a file would have.
  ///   - file: The path that the file would have; names in the scenario are relative to its folder.
  ///   - place: The place to which findings about any part of the description point.
  ///   - overrides: `key.path=value` each, applied in this order before reading.
  ///   - defaults: A file of the same grammar whose keys count where the scenario says nothing.
  ///   - linkedClasses: The classes that need no source, as for a text.
  ///   - load: The text of an included file, as for a text.
  /// - Returns: The scenario, and the findings that are no errors.
  /// - Throws: The same as for a text.
  package static func read(
    _ description: ScenarioDescription, file: String, at place: SourceRange,
    overrides: [String] = [], defaults: (text: String, file: String)? = nil,
    linkedClasses: Set<String> = [],
    load: (_ path: String, _ root: String) throws -> String = { _, _ in throw NoFilesError() }
  ) throws(ScenarioError) -> ReadScenario {
    try read(file: file, overrides, defaults, linkedClasses, load) { _ in
      description.node(at: place)
    }
  }

  /// What a file and those that it includes say in all, as one description.
  ///
  /// - Parameters:
  ///   - text: YAML, as for `read`.
  ///   - file: The name of the file.
  ///   - load: The text of an included file.
  /// - Returns: The keys of all files, without `include`.
  /// - Throws: The findings if it is not well-formed.
  package static func description(
    _ text: String, file: String, load: (_ path: String, _ root: String) throws -> String
  ) throws(ScenarioError) -> ScenarioDescription {
    let findings = FindingCollector()
    let root = withoutActuallyEscaping(load) { load in
      Inclusion(findings: findings, resemblesKey: resemblesKey, load: load).compose(
        text, file: file)
    }
    guard let root, !findings.hasErrors else { throw ScenarioError(findings: findings.findings) }
    var description = ScenarioDescription(root)
    description["include"] = nil
    return description
  }

  /// The steps that a program describes, without a check of what they are about.
  ///
  /// - Parameters:
  ///   - descriptions: The content of `timeline`.
  ///   - place: The place of a step by its number, from 0.
  /// - Returns: As many steps.
  /// - Throws: The findings if one of them is none.
  package static func steps(
    _ descriptions: [ScenarioDescription], at place: (Int) -> SourceRange
  ) throws(ScenarioError) -> [Step] {
    let findings = FindingCollector()
    let reading = Reading(findings: findings, keyIndex: { keyIndex })
    let steps = descriptions.enumerated().compactMap { number, description in
      ValueReader<Step>.step.read(description.node(at: place(number)), reading)
    }
    guard !findings.hasErrors else { throw ScenarioError(findings: findings.findings) }
    return steps
  }

  /// The scenario in a tree, with warnings.
  ///
  /// - Parameters:
  ///   - file: The name by which findings call the file.
  ///   - overrides: `key.path=value` each, applied in this order before reading.
  ///   - defaults: A file whose keys count where the scenario says nothing.
  ///   - linkedClasses: The classes that need no `source`.
  ///   - load: The text of an included file.
  ///   - compose: The tree that is read; nil after reporting why there is none.
  /// - Returns: The scenario, and the findings that are no errors.
  /// - Throws: All findings if any of them is an error.
  private static func read(
    file: String, _ overrides: [String], _ defaults: (text: String, file: String)?,
    _ linkedClasses: Set<String>,
    _ load: (_ path: String, _ root: String) throws -> String,
    compose: (Inclusion) -> YAMLNode?
  ) throws(ScenarioError) -> ReadScenario {
    let findings = FindingCollector()
    let scenario = withoutActuallyEscaping(load) { load in
      let inclusion = Inclusion(findings: findings, resemblesKey: resemblesKey, load: load)
      return compose(inclusion).flatMap {
        read($0, file: file, overrides, defaults, linkedClasses, inclusion)
      }
    }
    guard let scenario, !findings.hasErrors else {
      throw ScenarioError(findings: findings.findings)
    }
    return ReadScenario(scenario: scenario, warnings: findings.findings)
  }

  /// Whether a text looks like a scenario, so that parts of it may be shown.
  package static func isScenario(_ text: String) -> Bool {
    Inclusion.isPart(SourceText(text, file: ""), resemblesKey: resemblesKey)
  }

  /// Whether a key is one of the outermost mapping, or was meant to be.
  @Sendable private static func resemblesKey(_ key: String) -> Bool {
    ScenarioDraft.table.keys.resembles(key)
  }

  private static let keyIndex = KeyIndex(ScenarioDraft.table.description)

  /// How large a file may be, in bytes.
  ///
  /// A hundred thousand items with their titles, or steps, take less; pictures are files of their own.
  package static let textLimit = SourceText.lengthLimit

  /// The text in a file's bytes.
  ///
  /// - Throws: A finding where the bytes are no UTF-8, or if there are more than `textLimit`.
  package static func decoded(_ bytes: [UInt8], file: String) throws(ScenarioError) -> String {
    func failure(_ message: Finding.Message, at range: SourceRange, line: String) -> ScenarioError {
      ScenarioError(findings: [Finding(message: message, range: range, sourceLine: line)])
    }
    guard bytes.count <= textLimit else {
      let start = SourceRange(file: file, line: 1, column: 1, length: 0)
      throw failure(.tooLong(textLimit), at: start, line: "")
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // What is well formed up to there says which line it is.
    var before = String.UnicodeScalarView()
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) { before.append(scalar) }
    let source = SourceText(String(before) + "\u{FFFD}", file: file)
    let place = source.range(at: source.scalars.count - 1, length: 1)
    throw failure(.notUTF8, at: place, line: source.line(place.line) ?? "")
  }

  /// Thrown where no files can be loaded.
  package struct NoFilesError: Error, CustomStringConvertible {
    /// The error, which is the same for every path.
    package init() {}

    package var description: String { "no files are available here" }
  }

  private static func read(
    _ root: YAMLNode, file: String, _ overrides: [String],
    _ defaults: (text: String, file: String)?, _ linkedClasses: Set<String>, _ inclusion: Inclusion
  ) -> Scenario? {
    let findings = inclusion.findings
    var root = root
    if let first = root.entries?.first, first.key.text != "renderAnim",
      first.key.location.file == file, root["renderAnim"] != nil
    {
      findings.report(.versionFirst, at: first.key.location)
    }
    if let defaults, let base = inclusion.composeMapping(defaults.text, file: defaults.file) {
      root = base.withoutScreen(of: root).merged(under: root)
    }
    for text in overrides {
      if let override = Override(text, findings: findings) {
        root = override.applied(to: root, findings: findings)
      }
    }
    let reading = Reading(
      findings: findings, linkedClasses: linkedClasses, keyIndex: { keyIndex })
    let reader = ValueReader<ScenarioDraft>.mapping(
      { ScenarioDraft(scenario: Scenario(file: file)) }, { ScenarioDraft.table }
    ) { $3.unsound = $1.unsound }
    guard let draft = reader.read(root, reading) else { return nil }
    var scenario = draft.resolved(root, reading)
    scenario.outline = ScenarioOutline(root)
    ReferenceCheck.check(scenario, reading)
    ItemMemberCheck.check(scenario, reading)
    TimelineCheck.check(scenario, reading)
    return scenario
  }
}

extension YAMLNode {
  /// A device and a size exclude each other: these defaults without both if `top` has either.
  fileprivate func withoutScreen(of top: YAMLNode) -> YAMLNode {
    let screen = ["device", "size"]
    guard let canvas = top["canvas"], screen.contains(where: { canvas[$0] != nil }),
      let entries
    else { return self }
    let kept = entries.map { entry in
      guard entry.key.text == "canvas", let own = entry.value.entries else { return entry }
      let rest = own.filter { !screen.contains($0.key.text) }
      return Entry(
        key: entry.key, value: YAMLNode(content: .mapping(rest), range: entry.value.range))
    }
    return YAMLNode(content: .mapping(kept), range: range)
  }
}

extension Finding.Message {
  fileprivate static let notUTF8 = Self(
    .syntax, "the file is not UTF-8 text: a byte here is part of no character",
    notes: ["editors can save it again in UTF-8"])

  fileprivate static let versionFirst = Self(.version, "the first key must be 'renderAnim: 1'")
}
