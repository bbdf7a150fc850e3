import Foundation

/// The room that a picture must have: one size for all the segments that it shows.
struct CanvasExtent: Hashable, Sendable {
  /// The largest screen, in points, upright.
  private(set) var screen: CGSize
  /// Whether the device turns, so that the picture must be square.
  private(set) var turns: Bool
  /// Whether the device lies on its side from the beginning.
  private(set) var lies = false

  /// The room for a screen that neither turns nor grows.
  ///
  /// - Parameter screen: The size of the screen at the beginning, in points.
  init(screen: CGSize) {
    self.screen = screen
    turns = false
  }

  /// The device turns.
  mutating func turn() { turns = true }

  /// The device is laid on its side before anything is seen.
  mutating func lie() { lies = true }

  /// The screen takes on a size, in points.
  mutating func grow(to size: CGSize) {
    screen.width = max(screen.width, size.width)
    screen.height = max(screen.height, size.height)
  }

  /// Room for what both have room for.
  func union(_ other: CanvasExtent) -> CanvasExtent {
    var extent = self
    extent.grow(to: other.screen)
    // Parts that begin otherwise are seen one after the other.
    extent.turns = turns || other.turns || lies != other.lies
    return extent
  }
}
