package import Staging

/// What a player's page says beside the frames.
package struct PlayerSettings: Sendable {
  /// - Parameter frame: A number from 0, one more than in the call before.
  package typealias Elements = @MainActor (_ frame: Int) throws -> [TracedElement]

  package var title: String
  /// What the animation shows, for those who do not see it.
  package var alternativeText: String
  package var theme: String
  /// Pixels per point.
  package var scale: Double
  /// With their times in seconds from the beginning of the animation.
  package var marks: [(name: String, time: Double)]
  /// What is on screen in a frame, asked for in order; nil if nothing is known of it.
  package var elements: Elements?
  /// Where the page hears that it is out of date; nil for a page that stands alone.
  package var newsPath: String?

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
