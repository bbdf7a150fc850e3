package import AnimScenarioFormat

/// Something on a page that asks for an asset.
package struct PageElement: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A scenario that stands on the page, in a fenced block; the text is put at its place.
    case block(scenario: String)
    /// A comment that names a scenario.
    case mark
    /// A directive of DocC that names a picture or a video.
    case directive(Directive)
  }

  package let content: Content
  /// The settings in YAML, put at their place; nil where none are said.
  package let settings: String?
  /// The place to which messages point.
  package let place: SourceRange
  /// The bytes that the snippet takes, up to its end mark; nil for a directive, which is one itself.
  let region: Region?

  /// Whether another element asks for the same, wherever it stands on its page.
  package func asks(as other: PageElement) -> Bool {
    guard settings?.words == other.settings?.words else { return false }
    return switch (content, other.content) {
    case (.block(let text), .block(let otherText)): text.words == otherText.words
    case (.mark, .mark): true
    case (.directive(let directive), .directive(let other)):
      directive.kind == other.kind && directive.source == other.source
    case (.block, _), (.mark, _), (.directive, _): false
    }
  }

  /// The place of a snippet.
  struct Region: Hashable, Sendable {
    /// The bytes of the present snippet; empty where there is none yet.
    var range: Range<Int>
    /// Whether an end mark stands behind it.
    var isEnded: Bool
    /// The spaces before the mark, which go before each line.
    var indentation: String
    /// The line break that the mark ends with, or one like those around it.
    var lineBreak: String
    /// Whether the mark's own line has no break.
    var needsBreak: Bool
  }
}

/// A directive of DocC that shows a picture or a video, with the places of its arguments.
package struct Directive: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case image = "Image"
    case video = "Video"
  }

  /// A value with the bytes that it takes, quotes among them.
  package struct Argument: Hashable, Sendable {
    package let value: String
    let range: Range<Int>
  }

  package let kind: Kind
  /// By label.
  package let arguments: [String: Argument]
  /// The offset behind the last argument.
  let end: Int

  /// The name of the picture or video, with its extension if the page says one.
  package var source: String { arguments["source"]?.value ?? "" }
}

extension String {
  /// The text without what puts it at its place.
  fileprivate var words: Substring { drop { $0.isWhitespace } }
}
