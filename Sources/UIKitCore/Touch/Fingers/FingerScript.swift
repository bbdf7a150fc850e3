public import AnimGeometry
import AnimMotion
public import Foundation

/// The movements of fingers on the screen, from the first that comes down to the last that is
/// lifted.
///
/// Points are the window's, times seconds from the beginning. A script is a value: where each
/// finger is at a time is a closed form. `UIWindow.perform` acts it out.
public struct FingerScript: Hashable, Sendable {
  /// The way in which a moving finger leaves the screen.
  public enum Release: Hashable, Sendable {
    /// A rest before the release, so that content stays, or returns from beyond its edge.
    case rest
    /// The velocity that a hand has in the middle of such a movement.
    case fling
    /// A velocity of the finger, in points per second.
    ///
    /// Content that follows the finger goes on with exactly that.
    case velocity(CGVector)
  }

  /// The fingers, in the order in which they come down.
  var contacts: [FingerContact]

  /// Seconds until the last finger is lifted; infinite if one is not.
  public var duration: TimeInterval { contacts.map(\.end).max() ?? 0 }

  /// The same, with the fingers left on the screen until they are lifted by `lift()`.
  public func held() -> FingerScript {
    var script = self
    for index in contacts.indices { script.contacts[index].isHeld = true }
    return script
  }

  /// Several scripts at once.
  public static func together(_ scripts: [FingerScript]) -> FingerScript {
    FingerScript(
      contacts: scripts.flatMap(\.contacts).enumerated()
        .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element))
  }
}

extension FingerScript {
  /// A short touch.
  public static func tap(at point: CGPoint, duration: TimeInterval = 0.1) -> FingerScript {
    FingerScript(contacts: [FingerContact(at: point, legs: [.hold(duration)])])
  }

  /// Two short touches, near enough in time to be one gesture.
  public static func doubleTap(at point: CGPoint) -> FingerScript {
    FingerScript(contacts: [
      FingerContact(at: point, legs: [.hold(0.08)]),
      FingerContact(at: point, start: 0.2, legs: [.hold(0.08)]),
    ])
  }

  /// A finger that stays in its place; gestures take half a second for a long press.
  public static func longPress(at point: CGPoint, duration: TimeInterval = 0.7) -> FingerScript {
    FingerScript(contacts: [FingerContact(at: point, legs: [.hold(duration)])])
  }

  /// A finger that moves with the least jerk.
  ///
  /// - Parameters:
  ///   - point: The place where it comes down, in the window.
  ///   - offset: Its way, in points.
  ///   - press: Seconds for which it rests before it moves.
  ///   - duration: Seconds of the movement.
  ///   - release: Its velocity when it leaves the screen.
  ///   - hold: Seconds for which it rests at the end, after which it cannot fling.
  /// - Returns: A script with one finger.
  public static func drag(
    from point: CGPoint, by offset: CGVector, press: TimeInterval = 0,
    duration: TimeInterval = 0.5, release: Release = .rest, hold: TimeInterval = 0
  ) -> FingerScript {
    var legs = [FingerContact.Leg.move(offset, duration, exit: release.exit(offset, duration))]
    if press > 0 { legs.insert(.hold(press), at: 0) }
    if hold > 0 { legs.append(.hold(hold)) }
    return FingerScript(contacts: [FingerContact(at: point, legs: legs)])
  }

  /// A quick movement that ends with `velocity`, in points per second.
  public static func fling(
    from point: CGPoint, velocity: CGVector, duration: TimeInterval = 0.2
  ) -> FingerScript {
    // The way of a natural movement: see `Release.exit`.
    let time = 0.6 * duration + 0.4 * FingerContact.followThrough(of: duration)
    return drag(
      from: point, by: CGVector(dx: velocity.dx * time, dy: velocity.dy * time),
      duration: duration, release: .velocity(velocity))
  }

  /// A drag, a rest at its end, and the release: content beyond its edge returns.
  public static func pull(
    from point: CGPoint, by offset: CGVector, duration: TimeInterval = 0.6,
    hold: TimeInterval = 0.4
  ) -> FingerScript {
    drag(from: point, by: offset, duration: duration, release: .rest, hold: hold)
  }

  /// Two fingers on a line through `center` whose distance changes with the least jerk.
  ///
  /// - Parameters:
  ///   - center: The middle between the fingers, in the window.
  ///   - spread: Their distance when they come down, in points.
  ///   - endSpread: Their distance at the end, in points.
  ///   - angle: The direction of the line, radians clockwise from the x axis.
  ///   - duration: Seconds of the movement.
  ///   - hold: Seconds between the end of the movement and the release.
  /// - Returns: A script with two fingers.
  public static func pinch(
    at center: CGPoint, spread: Double, to endSpread: Double, angle: Double = -.pi / 4,
    duration: TimeInterval = 0.8, hold: TimeInterval = 0.1
  ) -> FingerScript {
    turn(
      at: center, radii: (spread / 2, endSpread / 2), angles: (angle, angle), duration: duration,
      hold: hold)
  }

  /// Two fingers that turn about `center`, by radians clockwise.
  public static func rotate(
    at center: CGPoint, by turn: Double, spread: Double = 120, angle: Double = 0,
    duration: TimeInterval = 0.6, hold: TimeInterval = 0.1
  ) -> FingerScript {
    self.turn(
      at: center, radii: (spread / 2, spread / 2), angles: (angle, angle + turn),
      duration: duration, hold: hold)
  }

  /// Two fingers side by side.
  public static func twoFingerDrag(
    from center: CGPoint, by offset: CGVector, spread: Double = 60, duration: TimeInterval = 0.5,
    release: Release = .rest
  ) -> FingerScript {
    .together(
      [-spread / 2, spread / 2].map {
        drag(
          from: CGPoint(x: center.x + $0, y: center.y), by: offset, duration: duration,
          release: release)
      })
  }

  private static func turn(
    at center: CGPoint, radii: (Double, Double), angles: (Double, Double),
    duration: TimeInterval, hold: TimeInterval
  ) -> FingerScript {
    let contacts = [0, Double.pi].map { side in
      FingerContact(
        at: CGPoint(
          x: center.x + radii.0 * cos(angles.0 + side),
          y: center.y + radii.0 * sin(angles.0 + side)),
        legs: [
          .arc(
            center, radius: radii.0, endRadius: radii.1, angle: angles.0 + side,
            turn: angles.1 - angles.0, duration),
          .hold(hold),
        ])
    }
    return FingerScript(contacts: contacts)
  }
}

extension FingerScript.Release {
  /// The velocity at the end of a movement.
  ///
  /// A natural one: the quintic is smoothest in its middle range, D = 0.6·V·T. With the time f in
  /// which the finger keeps V at the end, `D = 0.6·V·(T − f) + V·f`.
  func exit(_ offset: CGVector, _ duration: TimeInterval) -> CGVector {
    switch self {
    case .rest: return .zero
    case .fling:
      let time = 0.6 * duration + 0.4 * FingerContact.followThrough(of: duration)
      return CGVector(dx: offset.dx / time, dy: offset.dy / time)
    case .velocity(let velocity): return velocity
    }
  }
}
