/// A picture that is made: its kind, and which of that kind.
package struct Photo: Hashable, Sendable {
  package var kind: DataSource.Placeholder
  /// From 0; nil for one that belongs to the item.
  package var variant: Int?

  /// One of a kind.
  package init(_ kind: DataSource.Placeholder, variant: Int? = nil) {
    self.kind = kind
    self.variant = variant
  }
}

extension ValueReader where Value == Photo {
  /// `coast`, or `coast/3` for a certain one.
  static let photo = ValueReader(.text, "a kind of picture such as coast or coast/3") {
    node, reading in
    guard let text = ValueReader<String>.text.read(node, reading) else { return nil }
    return Photo(text, at: node.range, reading)
  }
}

extension Photo {
  /// The picture of a name; nil after reporting what is wrong with it.
  init?(_ text: String, at range: SourceRange, _ reading: Reading) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let kind = DataSource.Placeholder(rawValue: name) else {
      let words = DataSource.Placeholder.allCases.map(\.rawValue)
      let meant = Suggestion.closest(
        to: name, among: words, synonyms: DataSource.Placeholder.synonyms)
      reading.report(.unknownValue(name, among: words, meant: meant), at: range)
      return nil
    }
    guard parts.count == 2 else {
      self.init(kind)
      return
    }
    guard let variant = Int(parts[1]), (0...Self.lastVariant).contains(variant) else {
      reading.report(.noVariant(String(parts[1]), of: name), at: range)
      return nil
    }
    self.init(kind, variant: variant)
  }

  private static let lastVariant = 9999
}

extension Finding.Message {
  fileprivate static func noVariant(_ text: String, of kind: String) -> Self {
    .init(
      .outOfRange, "which '\(kind)' it is must be a number from 0 to 9999, is '\(text)'",
      notes: ["for example \(kind)/3"])
  }
}
