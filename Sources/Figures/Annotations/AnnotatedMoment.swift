package import AnimStaging

/// The elements and the screen as they are seen at a tick of the clock.
package struct AnnotatedMoment: Sendable {
  /// The time, in seconds from the beginning of the whole animation.
  package var time: Double
  /// The elements, each with the same number from moment to moment.
  package var elements: [TracedElement]
  /// The screen in the picture.
  package var screen: TracedScreen

  /// What is seen at a time, in seconds.
  package init(time: Double, elements: [TracedElement], screen: TracedScreen) {
    self.time = time
    self.elements = elements
    self.screen = screen
  }
}
