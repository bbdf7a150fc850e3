/// The names by which R.swift calls what is among an app's files.
enum ResourceIdentifier {
  /// The identifier of a resource; nil for a name of which nothing is left.
  ///
  /// What may not stand in an identifier goes, and the character after it becomes a capital letter; digits at the beginning
  /// go; capital letters there become small ones but for the one before a small letter.
  static func name(_ resource: String) -> String? {
    let words = resource.split(omittingEmptySubsequences: false) {
      !$0.isLetter && !$0.isNumber && $0 != "_"
    }
    guard let first = words.first else { return nil }
    let joined =
      String(first)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let text = joined.drop { $0.isASCII && $0.isNumber }
    guard !text.isEmpty else { return nil }
    let capitals = text.prefix { $0.isASCII && $0.isUppercase }
    // The last of them belongs to what follows, be it a small letter's word or nothing.
    let next = text.dropFirst(capitals.count).first
    let isBeforeWord = next.map { $0.isASCII && $0.isLowercase } ?? true
    let count = max(capitals.count - (isBeforeWord ? 1 : 0), min(capitals.count, 1))
    guard count > 0 else { return text.prefix(1).lowercased() + text.dropFirst() }
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }
}
