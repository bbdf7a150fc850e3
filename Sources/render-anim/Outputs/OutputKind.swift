extension OutputRequest {
  /// The kinds of output.
  ///
  /// A further one is a case with its facts here, and the sink that `OutputJob` is then asked for.
  enum Kind: String, Hashable, CaseIterable {
    case gif, apng, webp, svg, mp4, webm, avif, mov, html, rgba, y4m
    /// A PNG file for each frame.
    case frames
    /// One picture of a moment.
    case png, jpg
    /// One picture of several moments.
    case sheet
    /// The elements on screen at every tick, as lines of JSON.
    case json

    /// What a kind of output shows.
    enum Content {
      /// Frames, one after the other.
      case animation
      /// One moment.
      case still
      /// Several moments at once.
      case figure
      /// Values instead of pixels.
      case values
    }

    /// What it shows, and the extensions by which `-o` knows it, the usual one first.
    private var facts: (content: Content, extensions: [String]) {
      switch self {
      case .gif: (.animation, ["gif"])
      case .apng: (.animation, ["apng"])
      case .webp: (.animation, ["webp"])
      case .svg: (.animation, ["svg"])
      case .mp4: (.animation, ["mp4", "m4v"])
      case .webm: (.animation, ["webm"])
      case .avif: (.animation, ["avif"])
      case .mov: (.animation, ["mov"])
      case .html: (.animation, ["html"])
      case .rgba: (.animation, ["rgba"])
      case .y4m: (.animation, ["y4m"])
      case .frames: (.animation, [])
      case .png: (.still, ["png"])
      case .jpg: (.still, ["jpg", "jpeg"])
      case .sheet: (.figure, [])
      case .json: (.values, ["json", "jsonl"])
      }
    }

    var content: Content { facts.content }
    var extensions: [String] { facts.extensions }

    /// Whether the frames go into it one after the other.
    var isAnimation: Bool { content == .animation }
    /// Whether it shows a single moment, or several at once.
    var isPicture: Bool { content == .still || content == .figure }

    /// The kinds of one picture of a moment.
    static var stills: [Kind] { allCases.filter { $0.content == .still } }
  }
}
