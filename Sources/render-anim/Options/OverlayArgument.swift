import AnimFigures
import AnimScenarioFormat
import ArgumentParser

/// Several kinds of overlay in one word: `grid,frames`.
struct OverlayArgument {
  let kinds: [Overlay.Kind]
  /// Whether fingers are shown that the scenario does not show.
  let showsTouches: Bool

  /// The word for fingers, which are no overlay of their own.
  private static let touches = "touches"

  /// All that may stand between the commas.
  static let words = Overlay.Kind.allCases.map(\.rawValue) + [touches]

  /// Kinds with commas between them.
  ///
  /// - Throws: `ValidationError` for a word that is none, with the one that was meant.
  init(_ text: String) throws {
    var kinds: [Overlay.Kind] = []
    var showsTouches = false
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if word == Self.touches {
        showsTouches = true
      } else if let kind = Overlay.Kind(rawValue: word) {
        kinds.append(kind)
      } else {
        let meant = Suggestion.closest(to: word, among: Self.words)
        throw ValidationError(
          "there is no overlay '\(word)'; " + (meant.map { "did you mean '\($0)'? " } ?? "")
            + "There are \(Self.words.joined(separator: ", "))")
      }
    }
    self.kinds = kinds
    self.showsTouches = showsTouches
  }
}
