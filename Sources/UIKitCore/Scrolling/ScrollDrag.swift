import Foundation

/// A finger's hold on the content.
struct ScrollDrag {
  /// Where the content was when the drag began.
  let start: CGPoint
  /// The offset that the content would have had then if no edge had held it back.
  private(set) var pulledStart: CGPoint
  /// The only axis that moves; nil for both.
  let lock: Axis?

  enum Axis { case horizontal, vertical }

  init(start: CGPoint, pulledStart: CGPoint, lock: Axis?) {
    self.start = start
    self.pulledStart = pulledStart
    self.lock = lock
  }

  mutating func move(by change: CGPoint) {
    pulledStart.x += change.x
    pulledStart.y += change.y
  }

  /// The axis that a directional lock keeps to for a movement that begins so: within 20° of an axis
  /// that one, else none.
  static func lock(for movement: CGPoint) -> Axis? {
    let angle = atan2(abs(movement.y), abs(movement.x))
    if angle < .pi / 9 { return .horizontal }
    return angle > .pi * 7 / 18 ? .vertical : nil
  }
}
