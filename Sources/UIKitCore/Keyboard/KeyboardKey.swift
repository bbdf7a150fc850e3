/// A key of the system's keyboard.
enum KeyboardKey: Hashable {
  /// Types what is on it.
  case character(String)
  case space
  case `return`
  case delete
  case shift
  /// Leads to other keys.
  case plane(KeyboardPlane)
  /// Leads to pictures, other languages and dictation, which there are none of: nothing happens.
  case emoji, globe, dictation
  /// Puts a tablet's keyboard away.
  case dismiss

  /// Whether the key has the colour of those that type.
  var isLight: Bool {
    switch self {
    case .character, .space: true
    default: false
    }
  }

  /// Whether the key is a symbol on the keyboard's ground.
  var isBare: Bool { self == .emoji || self == .globe || self == .dictation }

  /// The key that types a character; nil if the character is not on a keyboard.
  init?(typing character: Character) {
    switch character {
    case "\u{8}": self = .delete
    case " ": self = .space
    case _ where character.isNewline: self = .return
    // The keyboard makes typographical signs of these.
    case "’", "‘": self = .character("'")
    case "“", "”": self = .character("\"")
    case "–", "—": self = .character("-")
    default: self = .character(String(character))
    }
  }
}

/// The keys that are there at a time.
enum KeyboardPlane: Hashable, CaseIterable {
  case letters, numbers, symbols

  /// The upper three rows; capitals are on the keys of the small letters.
  var rows: [String] {
    switch self {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    }
  }

  /// What the key says that leads here.
  var title: String {
    switch self {
    case .letters: "ABC"
    case .numbers: "123"
    case .symbols: "#+="
    }
  }

  /// The plane that has a character; nil for none.
  init?(with character: Character) {
    let small = character.lowercased()
    guard let plane = Self.allCases.first(where: { $0.rows.contains { $0.contains(small) } })
    else { return nil }
    self = plane
  }
}

/// What a keyboard is to be like, which follows from what is typed into.
struct KeyboardForm: Equatable {
  enum Kind: Equatable {
    /// Letters, with further characters beside the space bar.
    case text(beside: [String])
    /// Digits, with what is at the left below them.
    case digits(corner: String?)
  }

  var kind: Kind
  var returnKey: UIReturnKeyType
  /// Whether three words are offered above the keys.
  var suggests: Bool
  /// The keys that are there at first.
  var plane: KeyboardPlane

  @MainActor init(_ traits: any UITextInputTraits) {
    let type = traits.keyboardType
    kind =
      switch type {
      case .numberPad, .asciiCapableNumberPad: .digits(corner: nil)
      case .decimalPad: .digits(corner: ".")
      case .phonePad: .digits(corner: "+ ∗ #")
      case .URL: .text(beside: [".", "/", ".com"])
      case .emailAddress: .text(beside: ["@", "."])
      case .twitter: .text(beside: ["@", "#"])
      case .webSearch: .text(beside: ["."])
      default: .text(beside: [])
      }
    returnKey = traits.returnKeyType
    plane = type == .numbersAndPunctuation ? .numbers : .letters
    let isProse = [.default, .asciiCapable, .twitter, .webSearch].contains(type)
    let isSecret = (traits as? UITextField)?.isSecureTextEntry == true
    suggests = isProse && traits.autocorrectionType != .no && !isSecret
  }
}

extension UIReturnKeyType {
  /// What the key says.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the key stands out, as it does something that cannot be taken back at once.
  var isProminent: Bool { self != .default && self != .next && self != .continue }
}
