import Foundation

/// HTML as text with attributes, as `NSAttributedString` reads it.
///
/// What is known: paragraphs, headings, lists, line breaks, links, the elements and the properties of styles for fonts, colours and
/// lines, rules of styles for elements and classes, and entities. Text without a font of its own has that of iOS, Times of 12 points.
struct HTMLText {
  /// The text.
  let text: NSAttributedString

  init(_ source: String) {
    var reader = Reader()
    reader.read(source)
    text = reader.text
  }
}

/// The look of text at some place.
private struct Look {
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var isMonospaced = false
  var keepsSpaces = false
  var size: CGFloat = 12
  var family: String?
  var color: UIColor?
  var background: UIColor?
  var link: String?
  var alignment = NSTextAlignment.natural
  /// Points below the paragraph.
  var spacing: CGFloat = 0
  /// Points from the edge at which reading starts.
  var indent: CGFloat = 0
  var baselineOffset: CGFloat = 0

  private var font: UIFont {
    let plain: UIFont =
      switch family?.lowercased() {
      case nil:
        isMonospaced
          ? .monospacedSystemFont(ofSize: size, weight: .regular)
          : UIFont(name: "Times New Roman", size: size) ?? .systemFont(ofSize: size)
      case "-apple-system", "system-ui", "sf pro text", "sans-serif", "helvetica", "helvetica neue":
        .systemFont(ofSize: size)
      case let name?: UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let changed = plain.fontDescriptor.withSymbolicTraits(traits) else {
      return plain
    }
    return UIFont(descriptor: changed, size: size)
  }

  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.paragraphSpacing = spacing
    paragraph.headIndent = indent
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
    attributes[.foregroundColor] = color ?? (link == nil ? UIColor.black : UIColor.blue)
    attributes[.backgroundColor] = background
    if isUnderlined || link != nil {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = URL(string: link) ?? link as Any }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    return attributes
  }

  mutating func apply(_ style: [String: String]) {
    for (name, value) in style.sorted(by: { $0.key < $1.key }) { apply(name, value) }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let value = value.trimmingCharacters(in: .whitespaces)
    let word = value.lowercased()
    switch name {
    case "color": color = HTMLColor.color(word) ?? color
    case "background-color", "background": background = HTMLColor.color(word) ?? background
    case "font-size": size = Self.length(word, size) ?? size
    case "font-family":
      let first = value.split(separator: ",").first.map(String.init) ?? value
      family = first.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
    case "font-weight": isBold = word.hasPrefix("bold") || Int(word).map { $0 >= 600 } == true
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      alignment =
        switch word {
        case "center": .center
        case "right", "end": .right
        case "justify": .justified
        default: .left
        }
    default: break
    }
  }

  private static func length(_ text: String, _ size: CGFloat) -> CGFloat? {
    let number = Double(text.prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
    guard let number else {
      return ["small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24][text]
    }
    let unit = text.drop { $0.isNumber || $0 == "." }
    return switch unit {
    case "em", "rem": number * size
    case "%": number / 100 * size
    default: number
    }
  }
}

/// Colours as styles write them.
private enum HTMLColor {
  private static let named: [String: UInt32] = [
    "black": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
    "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080,
    "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "olive": 0x808000,
    "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "teal": 0x008080, "navy": 0x000080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "lightgray": 0xD3D3D3, "darkgray": 0xA9A9A9,
  ]

  static func color(_ word: String) -> UIColor? {
    if let hex = named[word] { return color(hex) }
    if word.hasPrefix("#") {
      let digits = word.dropFirst()
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6))
      return UInt32(long, radix: 16).map(color)
    }
    guard word.hasPrefix("rgb") else { return nil }
    let parts = word.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
      alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

/// Reads HTML from beginning to end, whatever is wrong with it.
private struct Reader {
  let text = NSMutableAttributedString(string: "")
  private var open: [(name: String, look: Look)] = []
  private var rules: [(selector: String, style: [String: String])] = []
  private var lists: [(isOrdered: Bool, count: Int)] = []
  /// Whether text ended with a space, or nothing is on the line yet.
  private var isAtSpace = true
  /// Whether a paragraph was begun that is to end before another one.
  private var isInLine = false

  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
    "table", "tr", "section", "article", "header", "footer", "center", "dl", "dt", "dd", "body",
    "html", "main", "figure",
  ]
  private static let void: Set = ["br", "hr", "img", "meta", "link", "input", "source", "wbr"]
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]

  private var look: Look { open.last?.look ?? Look() }

  mutating func read(_ source: String) {
    var rest = Substring(source)
    while !rest.isEmpty {
      let plain = rest.prefix { $0 != "<" }
      add(HTMLEntity.decoded(String(plain)))
      rest = rest.dropFirst(plain.count)
      guard !rest.isEmpty else { break }
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">"),
        rest.dropFirst().first.map({ $0.isLetter || $0 == "/" || $0 == "!" || $0 == "?" }) == true
      else {
        add("<")
        rest = rest.dropFirst()
        continue
      }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
      if tag.hasPrefix("/") {
        close(tag.dropFirst().prefix { !$0.isWhitespace }.lowercased())
      } else if ["script", "style", "title"].contains(name) {
        let close = rest.firstRange(of: "</\(name)")
        let content = close.map { rest[..<$0.lowerBound] } ?? rest
        if name == "style" { addRules(String(content)) }
        rest = close.map { rest[$0.upperBound...].drop { $0 != ">" }.dropFirst() } ?? ""
      } else if !tag.hasPrefix("!"), !tag.hasPrefix("?") {
        begin(name, Self.attributes(String(tag.dropFirst(name.count))))
      }
    }
  }

  // MARK: Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return breakLine() }
    if name == "hr" { return endParagraph() }
    if Self.void.contains(name) { return }
    // A paragraph or an item ends where the next one begins.
    if name == "p" || name == "li", open.last?.name == name { close(name) }
    if Self.blocks.contains(name) { endParagraph() }
    var look = look
    switch name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite", "var": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruck = true
    case "code", "tt", "kbd", "samp": look.isMonospaced = true
    case "pre": (look.isMonospaced, look.keepsSpaces) = (true, true)
    case "small": look.size *= 5.0 / 6
    case "big": look.size *= 1.2
    case "sup": (look.size, look.baselineOffset) = (look.size * 5 / 6, look.size / 3)
    case "sub": (look.size, look.baselineOffset) = (look.size * 5 / 6, -look.size / 6)
    case "mark": look.background = .yellow
    case "center": look.alignment = .center
    case "a": look.link = attributes["href"]
    case "p": look.spacing = look.size
    case "blockquote": look.indent += 40
    case "ul", "ol":
      lists.append((name == "ol", 0))
      look.indent += 36
    case "font":
      if let color = attributes["color"] { look.apply(["color": color]) }
      if let face = attributes["face"] { look.apply(["font-family": face]) }
      if let size = attributes["size"].flatMap({ Int($0) }) {
        look.size = [8, 10, 12, 14, 18, 24, 36][min(max(size, 1), 7) - 1]
      }
    default:
      if let size = Self.headings[name] {
        (look.size, look.isBold, look.spacing) = (size, true, size * 0.8)
      }
    }
    let classes = attributes["class"]?.split(separator: " ").map { ".\($0)" } ?? []
    for rule in rules
    where rule.selector == name || rule.selector == "*" || classes.contains(rule.selector) {
      look.apply(rule.style)
    }
    if let align = attributes["align"] { look.apply(["text-align": align]) }
    if let style = attributes["style"] { look.apply(Self.style(style)) }
    open.append((name, look))
    if name == "li" { beginItem() }
  }

  private mutating func beginItem() {
    guard !lists.isEmpty else { return }
    lists[lists.count - 1].count += 1
    let list = lists[lists.count - 1]
    append("\t" + (list.isOrdered ? "\(list.count)." : "\u{2022}") + "\t")
    isAtSpace = true
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { endParagraph() }
    open.removeSubrange(index...)
    if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
  }

  // MARK: Text

  private mutating func add(_ plain: String) {
    if look.keepsSpaces { return append(plain) }
    var collapsed = ""
    for character in plain {
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if !isSpace { collapsed.append(character) } else if !isAtSpace { collapsed.append(" ") }
      isAtSpace = isSpace
    }
    append(collapsed)
  }

  private mutating func append(_ plain: String) {
    guard !plain.isEmpty else { return }
    text.append(NSAttributedString(string: plain, attributes: look.attributes))
    isInLine = true
  }

  private mutating func breakLine() {
    trim()
    append("\u{2028}")
    isAtSpace = true
  }

  private mutating func endParagraph() {
    guard isInLine else { return }
    trim()
    append("\n")
    (isAtSpace, isInLine) = (true, false)
  }

  /// Takes away the space before the end of a line.
  private func trim() {
    guard text.string.hasSuffix(" "), !look.keepsSpaces else { return }
    text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
  }

  // MARK: Attributes and styles

  private static func attributes(_ text: String) -> [String: String] {
    let pattern = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/
    return text.matches(of: pattern).reduce(into: [:]) { attributes, match in
      let value = match.2 ?? match.3 ?? match.4 ?? ""
      attributes[match.1.lowercased()] = HTMLEntity.decoded(String(value))
    }
  }

  private static func style(_ text: String) -> [String: String] {
    text.split(separator: ";").reduce(into: [:]) { style, declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      style[name] = parts[1].replacing("!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private mutating func addRules(_ sheet: String) {
    for match in sheet.matches(of: /([^{}]+)\{([^}]*)\}/) {
      for selector in match.1.split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        rules.append((name, Self.style(String(match.2))))
      }
    }
    // Those for all text count even where no element says that it begins.
    for rule in rules where ["html", "body", "*"].contains(rule.selector) {
      var look = look
      look.apply(rule.style)
      open.append(("", look))
    }
  }
}

/// Characters that HTML has names for.
private enum HTMLEntity {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
    "para": "¶", "times": "×", "divide": "÷", "plusmn": "±", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "eacute": "é",
    "egrave": "è", "agrave": "à", "aacute": "á", "ccedil": "ç", "iacute": "í", "oacute": "ó",
    "uacute": "ú", "ntilde": "ñ", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "iexcl": "¡", "iquest": "¿", "shy": "\u{AD}",
  ]

  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(/&(#[xX]?[0-9a-fA-F]+|[A-Za-z0-9]+);/) { match in
      let name = match.1
      guard name.hasPrefix("#") else { return named[String(name)] ?? String(match.0) }
      let digits = name.dropFirst()
      let code =
        digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
    }
  }
}
