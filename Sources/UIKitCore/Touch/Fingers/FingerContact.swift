import AnimGeometry
import AnimMotion
import Foundation

/// One finger from when it comes down until it is lifted.
struct FingerContact: Hashable, Sendable {
  /// A part of its way, with its duration in seconds.
  enum Leg: Hashable, Sendable {
    case hold(TimeInterval)
    /// A movement by some points, with a velocity at the end in points per second.
    case move(CGVector, TimeInterval, exit: CGVector)
    /// About a centre, at a changing distance from it; angles in radians, clockwise.
    case arc(CGPoint, radius: Double, endRadius: Double, angle: Double, turn: Double, TimeInterval)

    var duration: TimeInterval {
      switch self {
      case .hold(let duration), .move(_, let duration, _), .arc(_, _, _, _, _, let duration):
        duration
      }
    }
  }

  let origin: CGPoint
  /// Seconds after the beginning of the script.
  let start: TimeInterval
  let legs: [Leg]
  /// Whether it stays on the screen after its last leg.
  var isHeld = false

  init(at origin: CGPoint, start: TimeInterval = 0, legs: [Leg]) {
    self.origin = origin
    self.start = start
    self.legs = legs
  }

  /// The time of the script at which the last leg is done, in seconds.
  var arrival: TimeInterval { start + legs.reduce(0) { $0 + $1.duration } }

  /// The time of the script at which the finger is lifted, in seconds.
  var end: TimeInterval { isHeld ? .infinity : arrival }

  /// The place of the finger at a time of the script.
  func location(at time: TimeInterval) -> CGPoint {
    var location = origin
    var rest = max(0, time - start)
    for leg in legs {
      location = leg.location(at: min(rest, leg.duration), from: location)
      rest -= leg.duration
      if rest <= 0 { break }
    }
    return location
  }

  /// The seconds before the release in which a flinging finger keeps its velocity: the three
  /// samples that a recognizer looks at.
  static func followThrough(of duration: TimeInterval) -> TimeInterval {
    min(3 / FingerPerformance.sampleRate, duration / 2)
  }
}

extension FingerContact.Leg {
  func location(at time: TimeInterval, from start: CGPoint) -> CGPoint {
    switch self {
    case .hold: return start
    case .move(let offset, let duration, let exit):
      return CGPoint(
        x: start.x + Self.way(offset.dx, duration, exit.dx, at: time),
        y: start.y + Self.way(offset.dy, duration, exit.dy, at: time))
    case .arc(let center, let radius, let endRadius, let angle, let turn, let duration):
      let done = FingerPath(start: 0, distance: 1, duration: duration).position(at: time)
      let (r, a) = (radius + (endRadius - radius) * done, angle + turn * done)
      return CGPoint(x: center.x + r * cos(a), y: center.y + r * sin(a))
    }
  }

  /// A reach, and the exit velocity kept for a moment at its end.
  private static func way(
    _ distance: Double, _ duration: TimeInterval, _ exit: Double, at time: TimeInterval
  ) -> Double {
    guard exit != 0 else {
      return FingerPath(start: 0, distance: distance, duration: duration).position(at: time)
    }
    let follow = FingerContact.followThrough(of: duration)
    let reach = FingerPath(
      start: 0, distance: distance - exit * follow, duration: duration - follow,
      exitVelocity: exit)
    return reach.position(at: time) + exit * max(0, time - (duration - follow))
  }
}
