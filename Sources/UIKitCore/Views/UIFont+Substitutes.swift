extension UIFont {
  /// The family that comes with the program and is most like one of iOS's, or of an app's that is not at hand: of letters of one width, or with
  /// serifs; nil where the system font is.
  ///
  /// Menlo is drawn after the same originals as DejaVu Sans Mono, with the same widths.
  ///
  /// - Parameter name: The name of a family or a PostScript name.
  /// - Returns: The name of the family.
  static func substitute(for name: String) -> String? {
    let name = name.lowercased().filter { $0.isLetter }
    let isMonospaced =
      name.contains("mono") || monospaced.contains(where: name.hasPrefix)
    if isMonospaced { return "DejaVu Sans Mono" }
    let hasSerifs =
      name.contains("serif") && !name.contains("sansserif")
      || serifs.contains(where: name.hasPrefix)
    return hasSerifs ? "DejaVu Serif" : nil
  }

  private static let monospaced = [
    "menlo", "courier", "monaco", "consolas", "inconsolata", "firacode", "sourcecode", "hack",
  ]

  private static let serifs = [
    "georgia", "times", "palatino", "baskerville", "hoefler", "didot", "cochin", "newyork",
    "charter", "iowan", "bodoni", "bigcaslon", "garamond", "playfair", "merriweather", "lora",
    "americantypewriter", "rockwell", "superclarendon",
  ]
}
