/// The words and facts of a player's page beside the frames.
package struct PlayerSettings: Sendable {
  /// The elements on screen in a frame; asked for in order, from 0 without gaps.
  package typealias Elements = @MainActor (_ frame: Int) throws -> PlayerElements

  /// The title of the page.
  package var title: String
  /// The description of the animation, for people who do not see it.
  package var alternativeText: String
  /// The name of the theme; empty if it has none.
  package var theme: String
  /// Pixels per point.
  package var scale: Double
  /// The marks with their times, in seconds from the beginning of the animation.
  package var marks: [(name: String, time: Double)]
  /// The elements that are on screen in a frame, asked for in order; nil if nothing is known of
  /// them.
  package var elements: Elements?
  /// What happened, with causes; nil if nothing is known of it.
  package var events: PlayerEvents?
  /// What a reference expects to be seen; nil if there is none.
  package var expectation: PlayerExpectation?
  /// The quality of all pictures, 1 to 100: below 100 they are WebP pictures with loss, at 100 PNG pictures that are
  /// exact; nil for `defaultQuality`, and less of what moves where `sizeLimit` needs it.
  package var quality: Int?
  /// The size of the page, in bytes, beyond which what is seen for a moment only has a lower quality; nil for any.
  ///
  /// It is a wish: what is looked at for longer keeps its quality.
  package var sizeLimit: Int? = 2_000_000

  /// The quality at which differences are seen by measuring only, at a tenth of the size of exact pictures.
  package static let defaultQuality = 85

  /// The path at which the page hears that it is out of date; nil for a page that stands alone.
  package var newsPath: String?

  /// Settings whose title also describes the animation if `alternativeText` is empty.
  package init(
    title: String, alternativeText: String = "", theme: String = "", scale: Double = 1,
    marks: [(name: String, time: Double)] = [], elements: Elements? = nil,
    newsPath: String? = nil
  ) {
    self.title = title
    self.alternativeText = alternativeText.isEmpty ? title : alternativeText
    self.theme = theme
    self.scale = scale
    self.marks = marks
    self.elements = elements
    self.newsPath = newsPath
  }
}
