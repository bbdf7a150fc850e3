public import Staging

/// What a player's page says beside the frames.
public struct PlayerSettings: Sendable {
  /// - Parameter frame: A number from 0, one more than in the call before.
  public typealias Elements = @MainActor (_ frame: Int) throws -> [TracedElement]

  public var title: String
  /// What the animation shows, for those who do not see it.
  public var alternativeText: String
  public var theme: String
  /// Pixels per point.
  public var scale: Double
  /// With their times in seconds from the beginning of the animation.
  public var marks: [(name: String, time: Double)]
  /// What is on screen in a frame, asked for in order; nil if nothing is known of it.
  public var elements: Elements?
  /// Where the page hears that it is out of date; nil for a page that stands alone.
  public var newsPath: String?

  public init(
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
