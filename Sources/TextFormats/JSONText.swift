import Foundation

/// A value as JSON: keys sorted, so that equal values give equal text, and slashes as they are.
package struct JSONText {
  /// Without a newline at the end.
  package let text: String

  /// The text of a value.
  ///
  /// - Parameters:
  ///   - value: The value to encode.
  ///   - isIndented: Whether every member has a line of its own; otherwise it is all one line.
  /// - Throws: The errors of `encode(to:)`, and `EncodingError` for numbers that are not finite.
  package init(_ value: some Encodable, isIndented: Bool = false) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    text = String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The same JSON as it can stand in a page's script element, which no text in it ends.
  package var embedded: String { text.replacing("<", with: "\\u003c") }
}
