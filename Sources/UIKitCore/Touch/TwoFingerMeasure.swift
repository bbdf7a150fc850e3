import Foundation

/// A number that two fingers define, as a recognizer measures its change over time.
struct TwoFingerMeasure {
  /// The value at which the change is none.
  var origin: Double?
  private(set) var value = 0.0
  private var time: TimeInterval?
  private var differences = (previous: 0.0, latest: 0.0)

  init() {}

  mutating func add(_ value: Double, at time: TimeInterval) {
    if let last = self.time, time > last {
      differences = (differences.latest, (value - self.value) / (time - last))
    }
    self.value = value
    self.time = time
  }

  /// The change per second: a quarter of the latest difference, three of the one before.
  var velocity: Double { 0.75 * differences.previous + 0.25 * differences.latest }
}

extension UIGestureRecognizer {
  /// The vector from the first finger to the second, in the window; nil without two.
  var span: CGPoint? {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }
}
