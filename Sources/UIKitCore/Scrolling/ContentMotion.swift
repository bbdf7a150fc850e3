import AnimMotion
import Foundation

/// Content on its way by itself.
struct ContentMotion {
  enum Kind {
    /// Let go by a finger; sliding on from a new place or within new edges makes sense.
    case deceleration(slides: Bool)
    /// `setContentOffset(_:animated:)`.
    case animation
    /// A tap on the status bar.
    case toTop
  }
  let kind: Kind
  /// On the clock.
  let start: TimeInterval
  let x: ScrollMotion
  let y: ScrollMotion
  /// Points added on both axes since the content was moved elsewhere in the meantime.
  var shift = CGPoint.zero

  var end: TimeInterval { start + max(x.duration, y.duration) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(
      x: x.offset(at: time - start) + shift.x, y: y.offset(at: time - start) + shift.y)
  }

  /// Points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Where the content comes to rest.
  var destination: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }
}
