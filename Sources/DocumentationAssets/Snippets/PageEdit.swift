/// Writes snippets into a page, and leaves every other byte of it alone.
package struct PageEdit {
  private let text: PageText
  private let kind: PageKind
  private var changes: [(range: Range<Int>, bytes: [UInt8])] = []

  /// An edit that changes nothing yet.
  package init(_ text: PageText, _ kind: PageKind) {
    self.text = text
    self.kind = kind
  }

  /// Puts a snippet behind a mark or a block, or into a directive what it lacks.
  ///
  /// - Parameters:
  ///   - snippet: What the page shows.
  ///   - element: The element of this page.
  ///   - oldAlt: The words that an earlier snippet had, which may be replaced; nil for none. An
  ///     author's own words stay.
  /// - Returns: Whether that changes the page.
  package mutating func put(
    _ snippet: Snippet, at element: PageElement, replacing oldAlt: Set<String> = []
  ) -> Bool {
    let before = changes.count
    switch element.content {
    case .directive(let directive): complete(directive, with: snippet, replacing: oldAlt)
    case .block, .mark:
      guard let region = element.region else {
        preconditionFailure("a block or mark at \(element.place) has a place for its snippet")
      }
      put(snippet, into: region)
    }
    return changes.count > before
  }

  /// The page with all changes.
  package var result: [UInt8] {
    var bytes = text.bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.bytes)
    }
    return bytes
  }

  private mutating func put(_ snippet: Snippet, into region: PageElement.Region) {
    let lines: [String] =
      switch kind {
      case .markdown: snippet.markup(sizesBoth: false)
      case .html: snippet.markup(sizesBoth: true)
      case .docC: snippet.directive ?? []
      }
    let end = region.isEnded ? [] : [PageScanner.endMark]
    let written = (lines + end).map { region.indentation + $0 + region.lineBreak }.joined()
    change(region.range, to: (region.needsBreak ? region.lineBreak : "") + written)
  }

  /// Gives a directive the words and the poster that it lacks.
  private mutating func complete(
    _ directive: Directive, with snippet: Snippet, replacing oldAlt: Set<String>
  ) {
    var added = ""
    if directive.kind == .video, let poster = snippet.poster {
      if let argument = directive.arguments["poster"] {
        // Another poster than ours is the author's choice.
        if RelativePath.stem(of: argument.value) == RelativePath.stem(of: poster) {
          let isKnown = argument.value == poster || !argument.value.contains(".")
          if !isKnown { change(argument.range, to: "\"\(poster)\"") }
        }
      } else {
        added += ", poster: \"\(poster)\""
      }
    }
    let words = snippet.alt
    if let argument = directive.arguments["alt"] {
      if argument.value != words, oldAlt.contains(argument.value) || argument.value.isEmpty {
        change(argument.range, to: "\"\(words.escapedForDirective)\"")
      }
    } else if !words.isEmpty {
      added += ", alt: \"\(words.escapedForDirective)\""
    }
    if !added.isEmpty { change(directive.end..<directive.end, to: added) }
  }

  private mutating func change(_ range: Range<Int>, to new: String) {
    let bytes = [UInt8](new.utf8)
    if Array(text.bytes[range]) != bytes { changes.append((range, bytes)) }
  }
}
