import ArgumentParser
import Figures

/// Several kinds of overlay in one word: `grid,frames`.
struct OverlayArgument: ExpressibleByArgument {
  let kinds: [Overlay.Kind]
  /// Whether fingers are shown that the scenario does not show.
  let showsTouches: Bool

  init?(argument: String) {
    var kinds: [Overlay.Kind] = []
    var showsTouches = false
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      if word == "touches" {
        showsTouches = true
      } else if let kind = Overlay.Kind(rawValue: String(word)) {
        kinds.append(kind)
      } else {
        return nil
      }
    }
    self.kinds = kinds
    self.showsTouches = showsTouches
  }
}
