import AnimTextFormats
import Foundation

/// Fills words and data into the places `{{name}}` of a page.
enum Page {
  enum Filling {
    /// Words between tags or in an attribute.
    case text(String)
    /// A file of the program's own.
    case verbatim([UInt8])
    /// Files of the program's own that make up one script.
    static func script(_ files: [[UInt8]]) -> Filling { .verbatim(Array(files.joined())) }
    /// Data that a script reads.
    case json(any Encodable)

    fileprivate var html: String {
      switch self {
      case .text(let text): text.escapedForMarkup
      case .verbatim(let bytes):
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
      case .json(let value): Page.json(value)
      }
    }
  }

  /// A page with places for words and data.
  struct Template {
    private let text: Substring

    init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self)[...] }

    private init(_ text: Substring) { self.text = text }

    /// The parts of the page before and after a place.
    func split(at name: String) -> (head: Template, tail: Template) {
      guard let place = text.firstRange(of: "{{\(name)}}") else {
        preconditionFailure("the page has no place '\(name)'")
      }
      return (Template(text[..<place.lowerBound]), Template(text[place.upperBound...]))
    }

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
