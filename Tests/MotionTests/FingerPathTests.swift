import AnimMotion
import Foundation
import Testing

struct FingerPathTests {
  private struct Reference: Decodable {
    struct Sample: Decodable {
      let t: Double
      let x: Double
      let v: Double?
    }
    let name: String
    let x0: Double
    let x1: Double?
    let dx: Double?
    let T: Double
    let exit_velocity: Double?
    let samples: [Sample]?
    let touches: [Sample]?
    let recognizer_velocity: [Double?]?
    let scrollview_release_velocity_pts_per_s: Double?

    var path: FingerPath {
      FingerPath(
        start: x0, distance: dx ?? (x1 ?? x0) - x0, duration: T,
        exitVelocity: exit_velocity ?? 0)
    }
  }

  @Test func `fingers move as the references do`() throws {
    for reference in try Vectors<Reference>("gestures").cases {
      for sample in (reference.samples ?? []) + (reference.touches ?? []) {
        #expect(distance(reference.path.position(at: sample.t), sample.x) < 1e-9)
        if let velocity = sample.v {
          #expect(distance(reference.path.velocity(at: sample.t), velocity) < 1e-9)
        }
      }
    }
  }

  @Test func `recognizers and scroll views see the references' velocities`() throws {
    for reference in try Vectors<Reference>("gestures").cases {
      guard let touches = reference.touches, let velocities = reference.recognizer_velocity,
        let release = reference.scrollview_release_velocity_pts_per_s
      else { continue }
      var tracker = VelocityTracker()
      for (touch, velocity) in zip(touches, velocities) {
        tracker.add(touch.x, at: touch.t)
        if let velocity { #expect(distance(tracker.velocity, velocity) < 1e-9) }
      }
      // Content scrolls against the finger.
      #expect(distance(-tracker.releaseVelocity, release) < 1e-9)
    }
  }

  @Test(arguments: [0.0, 900, -1800])
  func `a path has its ends, velocities and no jerk at the start`(_ exit: Double) {
    let path = FingerPath(start: 10, distance: -120, duration: 0.2, exitVelocity: exit)
    #expect(path.position(at: 0) == 10)
    #expect(distance(path.position(at: 0.2), -110) < 1e-12)
    #expect(path.velocity(at: 0) == 0)
    #expect(distance(path.velocity(at: 0.2), exit) < 1e-9)
    #expect(distance(path.velocity(at: 1e-6), 0) < 1e-3)
  }

  /// Flash & Hogan: the greatest speed of a reach is 1.875 times the mean.
  @Test func `a reach is fastest in its middle`() {
    let path = FingerPath(start: 0, distance: 300, duration: 0.5)
    #expect(distance(path.velocity(at: 0.25), 1.875 * 300 / 0.5) < 1e-9)
  }
}
