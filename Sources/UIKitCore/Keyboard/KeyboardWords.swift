import Foundation

/// The words that the keyboard offers, and where it begins with a capital.
enum KeyboardWords {
  /// Words that are used much in English, the most frequent first.
  private static let frequent = """
    the to and of in is you that it for on was with have this be not are but what all your can we
    just like about out so they there from know one time get good when more some people how would
    think now will who been want really here because see then over back great also very well them
    other could after work where right need first way today thanks thank please love make take come
    going something should always never still again before home tomorrow morning night week day
    hello hope happy help having house maybe meeting message name next nice number only open place
    question ready see send show soon start stay sure talk tell than their these thing think those
    though through together tonight trip under until usually wait walk water weekend welcome which
    while without wonder world write year yesterday Berlin London Paris New York San Francisco Tokyo
    """.split { $0.isWhitespace }.map(String.init)

  /// Three words for the text before the caret: at the beginning of a word what often is there, and then what was typed, in
  /// quotation marks, and what it may become.
  static func offered(after text: String) -> [String] {
    let word = String(text.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }.reversed())
    guard let first = word.first else {
      return beginsSentence(text) ? ["I", "The", "I’m"] : ["the", "and", "to"]
    }
    let small = word.lowercased()
    let whole = frequent.filter { $0.lowercased().hasPrefix(small) && $0.lowercased() != small }
    let further = whole.prefix(2).map {
      first.isUppercase ? $0.prefix(1).uppercased() + $0.dropFirst() : $0
    }
    return ["“\(word)”"] + further
  }

  /// Whether a sentence begins after a text.
  static func beginsSentence(_ text: String) -> Bool {
    guard let last = text.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace, let sign = text.last(where: { !$0.isWhitespace }) else { return false }
    return ".!?".contains(sign)
  }

  /// Whether the next letter is a capital by itself.
  static func begins(_ capitals: UITextAutocapitalizationType, after text: String) -> Bool {
    switch capitals {
    case .none: false
    case .allCharacters: true
    case .words: text.last?.isWhitespace ?? true
    case .sentences: beginsSentence(text)
    }
  }
}
