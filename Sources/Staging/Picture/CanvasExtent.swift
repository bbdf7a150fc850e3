import Foundation

/// The room that a picture must have: one size for all the segments that it shows.
struct CanvasExtent: Hashable, Sendable {
  /// The largest screen, in points, upright.
  private(set) var screen: CGSize
  /// Whether the device turns, so that the picture must be square.
  private(set) var turns: Bool

  /// - Parameter screen: The size of the screen at the beginning, in points.
  init(screen: CGSize) {
    self.screen = screen
    turns = false
  }

  /// The device turns.
  mutating func turn() { turns = true }

  /// The screen takes on a size, in points.
  mutating func grow(to size: CGSize) {
    screen.width = max(screen.width, size.width)
    screen.height = max(screen.height, size.height)
  }

  /// Room for what both have room for.
  func union(_ other: CanvasExtent) -> CanvasExtent {
    var extent = self
    extent.grow(to: other.screen)
    extent.turns = turns || other.turns
    return extent
  }
}
