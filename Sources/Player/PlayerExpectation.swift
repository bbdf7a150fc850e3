package import AnimPixels

/// What a reference expects of an animation, for the page to show beside what is seen.
package struct PlayerExpectation: Sendable {
  /// A reason why what is seen is not what was expected.
  package struct Cause: Sendable, Encodable {
    /// The reason, as a sentence without a full stop.
    package var text: String
    /// The time from which it is seen, in seconds.
    package var start: Double
    /// The time until which it is seen, in seconds; `start` if it is not about a time.
    package var end: Double
    /// The names of the elements that it is about.
    package var elements: [String]

    /// A reason, with when and of what it is seen.
    package init(text: String, start: Double, end: Double, elements: [String]) {
      (self.text, self.start, self.end, self.elements) = (text, start, end, elements)
    }
  }

  /// An element as it is expected from a time on.
  ///
  /// As JSON it is an array: `[time]` for one that is not there, else
  /// `[time, x, y, width, height, alpha, zIndex, transform]`.
  package struct State: Sendable, Encodable {
    /// In seconds.
    package var time: Double
    /// The left edge, the top edge, the width, the height, in the content's points before the transform, and alpha;
    /// empty for an element that is not there.
    package var numbers: [Double]
    /// Its order in depth.
    package var zIndex: Int
    /// The entries a, b, c, d, or 16 with depth.
    package var transform: [Double]

    /// A state from a time on.
    package init(time: Double, numbers: [Double] = [], zIndex: Int = 0, transform: [Double] = []) {
      (self.time, self.numbers, self.zIndex, self.transform) = (time, numbers, zIndex, transform)
    }

    /// The array.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for number in [time] + numbers { try container.encode(number) }
      guard !numbers.isEmpty else { return }
      try container.encode(zIndex)
      try container.encode(transform)
    }
  }

  /// What is not as expected, as a sentence without a full stop.
  package var headline: String
  /// The reasons, the most likely first.
  package var causes: [Cause]
  /// The times of the frames that are not as expected, in seconds.
  package var differing: [Double]
  /// The states of the elements that are not as expected, by their names, in the order of time.
  package var tracks: [String: [State]]
  /// The picture that is expected in a span of time, in seconds, in which what is seen stays the same and is not as
  /// expected; nil where there is none.
  package var picture: @Sendable (_ times: Range<Double>) -> Pixmap?

  /// What is expected, and why it is not seen.
  package init(
    headline: String, causes: [Cause], differing: [Double], tracks: [String: [State]],
    picture: @escaping @Sendable (_ times: Range<Double>) -> Pixmap?
  ) {
    (self.headline, self.causes, self.differing) = (headline, causes, differing)
    (self.tracks, self.picture) = (tracks, picture)
  }
}
