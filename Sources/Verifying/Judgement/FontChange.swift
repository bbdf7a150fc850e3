/// The fonts that are not those that a reference was recorded with.
enum FontChange {
  /// The cause that other fonts were used.
  ///
  /// - Parameters:
  ///   - old: The fonts of the reference, by their PostScript names; nil if it does not say.
  ///   - new: Those that were used.
  ///   - scenarioChanged: Whether the scenario says something else, so that it may ask for other fonts.
  /// - Returns: A cause that names all of them; none if they are the same, or nothing is known.
  static func causes(
    from old: [String: RecordedFont]?, to new: [String: RecordedFont]?, scenarioChanged: Bool
  ) -> [Verdict.Cause] {
    guard let old, let new else { return [] }
    var texts: [String] = []
    func add(_ text: String) { if !texts.contains(text) { texts.append(text) } }
    for name in old.keys.sorted() {
      guard let before = old[name], let after = new[name], before.sha256 != after.sha256 else {
        continue
      }
      add(
        before.text == after.text
          ? "\(before.text), whose file is another one"
          : "\(before.text) → \(change(before, after))")
    }
    let gone = families(in: old, without: new)
    if !scenarioChanged, !gone.isEmpty {
      // What stands in may have been used before, for something else.
      let come = families(in: new, without: old)
      let others = come.isEmpty ? families(in: new, without: [:]) : come
      add("\(gone.joined(separator: ", ")) → \(others.joined(separator: ", "))")
    }
    guard !texts.isEmpty else { return [] }
    return [
      .init(
        kind: .font, text: "another font: \(texts.joined(separator: "; "))", start: 0, end: 0,
        elements: [])
    ]
  }

  /// The families, with their versions, that others have no font of.
  private static func families(
    in fonts: [String: RecordedFont], without others: [String: RecordedFont]
  ) -> [String] {
    let known = Set(others.values.map(\.family))
    return Set(fonts.values.filter { !known.contains($0.family) }.map(\.text)).sorted()
  }

  /// The version alone where the family is the same.
  private static func change(_ before: RecordedFont, _ after: RecordedFont) -> String {
    before.family == after.family && !after.version.isEmpty ? after.version : after.text
  }
}
