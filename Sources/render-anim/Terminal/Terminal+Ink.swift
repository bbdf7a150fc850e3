extension Terminal {
  /// The colours of words that say how something went.
  enum Ink: Int { case red = 31, green, yellow }

  /// A word in a colour, if the terminal has colours.
  func painted(_ text: some StringProtocol, _ ink: Ink) -> String {
    usesColor ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : String(text)
  }
}
