/// Where fonts are looked for, beside those that the machine has installed.
public struct FontSearch: Hashable, Sendable {
  /// The search of the task, by which libraries are made.
  @TaskLocal public static var current = FontSearch()

  /// The folders whose fonts come first, those below them among them.
  public var folders: [String]
  /// Whether the fonts that come with the program are there.
  public var usesBundledFonts: Bool

  /// A search; left to itself, for the fonts of the program and those of the machine.
  public init(folders: [String] = [], usesBundledFonts: Bool = true) {
    self.folders = folders
    self.usesBundledFonts = usesBundledFonts
  }
}
