package import AnimScenarioFormat

/// Finds what on a page asks for assets.
///
/// It knows as much of Markdown as tells code from text: what stands in a fenced block of another
/// language asks for nothing, and a mark is a comment that begins a line.
package struct PageScanner {
  /// A mistake in the marks of a page.
  package struct Problem: Hashable, Sendable {
    /// Lower case, no full stop.
    package let text: String
    package let place: SourceRange
  }

  private let text: PageText
  private let kind: PageKind
  private let lines: [PageText.Line]
  private var index = 0
  private var elements: [PageElement] = []
  private var problems: [Problem] = []
  /// The element whose snippet may follow, by its number and the offset behind it.
  private var open: (element: Int, line: Int)?

  /// The comment behind a snippet.
  static let endMark = "<!-- /render-anim -->"

  /// The elements of a page in their order, and what is wrong with its marks.
  package static func scan(
    _ text: PageText, _ kind: PageKind
  ) -> (elements: [PageElement], problems: [Problem]) {
    var scanner = PageScanner(text: text, kind: kind, lines: text.lines)
    scanner.scan()
    return (scanner.elements, scanner.problems)
  }

  private init(text: PageText, kind: PageKind, lines: [PageText.Line]) {
    self.text = text
    self.kind = kind
    self.lines = lines
  }

  private mutating func scan() {
    while index < lines.count {
      let line = lines[index]
      let start = contentStart(line)
      let words = text.bytes[start..<line.end]
      if kind != .html, let fence = Fence(words) {
        scanFence(fence, line, start)
      } else if words.starts(with: "<!--".utf8) {
        scanComment(line, start)
      } else if kind == .html, let name = Self.rawElement(words) {
        skip(toEndOf: name)
      } else if kind == .docC, words.first == UInt8(ascii: "@"),
        let (directive, end) = DirectiveParser.directive(in: text, at: start)
      {
        if !directive.source.isEmpty, !isInSnippet {
          elements.append(
            PageElement(
              content: .directive(directive), settings: nil, place: text.place(start..<end),
              region: nil))
        }
        while index < lines.count, lines[index].next < end { index += 1 }
        index += 1
      } else {
        index += 1
      }
    }
  }

  /// Whether the line that is looked at is part of a snippet, as far as can be told: there is a mark
  /// before it and an end mark behind it, and nothing else between them.
  private var isInSnippet: Bool {
    guard open != nil else { return false }
    for line in lines[index...] {
      let words = text.bytes[contentStart(line)..<line.end]
      if words.starts(with: Self.endMark.utf8) { return true }
      if words.starts(with: "<!-- render-anim:".utf8) || Fence(words)?.info.isScenario == true {
        return false
      }
    }
    return false
  }

  private func contentStart(_ line: PageText.Line) -> Int {
    text.bytes[line.start..<line.end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.end
  }

  // MARK: Fenced blocks

  private mutating func scanFence(_ fence: Fence, _ line: PageText.Line, _ start: Int) {
    let first = index + 1
    index = first
    while index < lines.count,
      !fence.isClosed(by: text.bytes[contentStart(lines[index])..<lines[index].end])
    {
      index += 1
    }
    let isClosed = index < lines.count
    let last = min(index, lines.count - 1)
    index += 1
    guard fence.info.isScenario else { return }
    let infoStart = start + fence.length
    guard isClosed else {
      problems.append(.init(text: "this block has no end", place: text.place(start..<line.end)))
      return
    }
    let body = first < last ? lines[first].start..<lines[last - 1].next : line.next..<line.next
    let settings = text.bytes[infoStart..<line.end].firstRange(of: [UInt8]("render-anim".utf8))
      .map { text.placed($0.upperBound..<line.end) }
    append(
      .block(scenario: text.placed(body)),
      settings: settings.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 },
      place: text.place(start..<line.end), behind: lines[last], indentation: line.start..<start)
  }

  // MARK: Comments

  private mutating func scanComment(_ line: PageText.Line, _ start: Int) {
    let body = start + 4
    guard let close = text.bytes[body...].firstRange(of: [UInt8]("-->".utf8)) else {
      index = lines.count
      return
    }
    var last = index
    while lines[last].end < close.upperBound, last + 1 < lines.count { last += 1 }
    defer { index = last + 1 }
    let words = text.string(body..<close.lowerBound)
    let trimmed = words.drop { $0.isWhitespace }
    let isAlone = text.bytes[close.upperBound..<lines[last].end]
      .allSatisfy { DirectiveParser.isSpace($0) }
    if trimmed.hasPrefix("/render-anim") {
      endSnippet(line, start..<close.upperBound)
    } else if trimmed.hasPrefix("render-anim:") {
      let place = text.place(start..<close.upperBound)
      guard isAlone else {
        problems.append(.init(text: "this mark has text behind it on its line", place: place))
        return
      }
      let skipped = words.utf8.count - trimmed.utf8.count + "render-anim:".utf8.count
      append(
        .mark, settings: text.placed(body + skipped..<close.lowerBound), place: place,
        behind: lines[last], indentation: line.start..<start)
    }
  }

  private mutating func endSnippet(_ line: PageText.Line, _ range: Range<Int>) {
    guard let (element, first) = open else {
      problems.append(
        .init(text: "this ends a snippet, of which there is no beginning", place: text.place(range))
      )
      return
    }
    open = nil
    let old = elements[element]
    guard var region = old.region else {
      preconditionFailure("an open element at line \(first) has a place for its snippet")
    }
    region.range = region.range.lowerBound..<line.start
    region.isEnded = true
    elements[element] = PageElement(
      content: old.content, settings: old.settings, place: old.place, region: region)
  }

  /// Notes an element, whose snippet goes behind a line.
  private mutating func append(
    _ content: PageElement.Content, settings: String?, place: SourceRange,
    behind line: PageText.Line, indentation: Range<Int>
  ) {
    let hasBreak = line.next > line.end
    let lineBreak = hasBreak ? text.string(line.end..<line.next) : usualBreak
    elements.append(
      PageElement(
        content: content, settings: settings, place: place,
        region: .init(
          range: line.next..<line.next, isEnded: false, indentation: text.string(indentation),
          lineBreak: lineBreak, needsBreak: !hasBreak)))
    open = (elements.count - 1, line.number)
  }

  private var usualBreak: String {
    lines.first.map { $0.next > $0.end ? text.string($0.end..<$0.next) : "\n" } ?? "\n"
  }

  // MARK: HTML

  /// The name of an element that begins here and whose content is no markup.
  private static func rawElement(_ words: ArraySlice<UInt8>) -> String? {
    ["script", "style", "textarea"].first { name in
      lowered(words.prefix(name.utf8.count + 1)) == [UInt8]("<\(name)".utf8)
    }
  }

  private static func lowered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private mutating func skip(toEndOf name: String) {
    let end = [UInt8]("</\(name)".utf8)
    while index < lines.count {
      let bytes = Self.lowered(text.bytes[lines[index].start..<lines[index].end])
      index += 1
      if bytes.firstRange(of: end) != nil { return }
    }
  }
}
