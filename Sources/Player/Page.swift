import AnimCodecs
import AnimTextFormats
import Foundation

/// Fills words and data into the places `{{name}}` of a page.
enum Page {
  enum Filling {
    /// Words between tags or in an attribute.
    case text(String)
    /// A file of the program's own.
    case verbatim(String)
    /// Data that a script reads.
    case json(any Encodable)
    /// A text of `DenseText`.
    case dense(String)
    /// Data as a zlib stream in such a text; nothing for nil.
    case compressed((any Encodable)?)

    fileprivate var html: String {
      switch self {
      case .text(let text): text.escapedForMarkup
      case .verbatim(let text): text.trimmingCharacters(in: .newlines)
      case .json(let value): Page.json(value)
      case .compressed(nil): ""
      case .compressed(let value?):
        DenseText.text(ZlibStream.compressed([UInt8](Page.json(value).utf8)))
      case .dense(let text): text
      }
    }
  }

  /// A page with places for words and data.
  struct Template {
    private let text: Substring

    init(_ text: String) { self.text = text[...] }

    /// The page; what is filled in is not looked through for further places.
    func filled(_ fillings: [String: Filling]) -> String {
      var html = ""
      var rest = text
      while let match = rest.firstMatch(of: /\{\{([a-z]+)\}\}/) {
        html += rest[..<match.range.lowerBound]
        html += fillings[String(match.output.1)]?.html ?? ""
        rest = rest[match.range.upperBound...]
      }
      return html + rest
    }
  }

  /// JSON that can stand inside a script element.
  static func json(_ value: any Encodable) -> String {
    // Only numbers that are not finite cannot be encoded.
    guard let json = try? JSONText(value) else {
      preconditionFailure("\(type(of: value)) has numbers that are not finite")
    }
    return json.embedded
  }
}
