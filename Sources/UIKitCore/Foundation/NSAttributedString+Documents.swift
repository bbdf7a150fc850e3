public import Foundation

extension NSAttributedString {
  /// A kind of document that text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF, of which the text alone is read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with pictures, which is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType`; without it, what begins like HTML is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`, UTF-8 without it.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address that others are relative to; not heeded.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What is known of a document beside its text.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String
    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document.
  ///
  /// Of HTML, paragraphs, headings, lists, links and the usual styles are read; pictures are not.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: What is said of it.
  ///   - dict: Where more of the document could be told; it is not.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that is no text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    self.init(attributedString: try Self.read(data, options))
  }

  /// The text of a document in a file.
  ///
  /// - Throws: What reading the file throws, and what `init(data:options:documentAttributes:)` does.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil {
      switch url.pathExtension.lowercased() {
      case "html", "htm": options[.documentType] = DocumentType.html
      case "rtf": options[.documentType] = DocumentType.rtf
      default: break
      }
    }
    self.init(attributedString: try Self.read(Data(contentsOf: url), options))
  }

  private static func read(
    _ data: Data, _ options: [DocumentReadingOptionKey: Any]
  ) throws -> NSAttributedString {
    let number =
      (options[.characterEncoding] as? NSNumber)?.uintValue
      ?? options[.characterEncoding] as? UInt
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    guard
      let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let name = options[.documentType] as? String
    let type = options[.documentType] as? DocumentType ?? name.map(DocumentType.init(rawValue:))
    let seemsHTML = text.drop { $0.isWhitespace }.hasPrefix("<")
    switch type {
    case .html: return HTMLText(text).text
    case .rtf, .rtfd: return NSAttributedString(string: RichText.plain(text))
    case nil where seemsHTML: return HTMLText(text).text
    default:
      return NSAttributedString(
        string: text,
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    }
  }
}

/// The text of RTF, without its attributes.
private enum RichText {
  /// Groups that hold no text.
  private static let hidden: Set = [
    "fonttbl", "colortbl", "stylesheet", "info", "expandedcolortbl", "listtable",
    "listoverridetable", "pict",
  ]

  static func plain(_ source: String) -> String {
    var (text, depth, hiddenFrom): (String, Int, Int?) = ("", 0, nil)
    var rest = Substring(source)
    while let character = rest.popFirst() {
      switch character {
      case "{": depth += 1
      case "}":
        if hiddenFrom == depth { hiddenFrom = nil }
        depth -= 1
      case "\\":
        let word = rest.prefix { $0.isASCII && $0.isLetter }
        rest = rest.dropFirst(word.count)
        guard !word.isEmpty else {
          let sign = rest.popFirst()
          if sign == "*" {
            hiddenFrom = hiddenFrom ?? depth
          } else if sign == "'" {
            let code = UInt8(rest.prefix(2), radix: 16)
            rest = rest.dropFirst(2)
            // By Windows' page 1252, as nearly all documents are: quotation marks and dashes among others.
            if hiddenFrom == nil, let code {
              text += String(bytes: [code], encoding: .windowsCP1252) ?? "\u{FFFD}"
            }
          } else if let sign, hiddenFrom == nil {
            text.append(sign.isNewline ? "\n" : sign)
          }
          continue
        }
        let number = rest.prefix { $0 == "-" || $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(number.count)
        if rest.first == " " { rest = rest.dropFirst() }
        if hidden.contains(String(word)) { hiddenFrom = hiddenFrom ?? depth }
        guard hiddenFrom == nil else { continue }
        switch word {
        case "par", "line": text.append("\n")
        case "tab": text.append("\t")
        case "u":
          let code = Int(number).map { UInt32(truncatingIfNeeded: $0 < 0 ? $0 + 65536 : $0) }
          if let scalar = code.flatMap(Unicode.Scalar.init) { text.append(Character(scalar)) }
          if rest.first == "?" { rest = rest.dropFirst() }
        default: break
        }
      case _ where character.isNewline: continue
      default: if hiddenFrom == nil { text.append(character) }
      }
    }
    return text
  }
}
