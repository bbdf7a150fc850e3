import Foundation
import Testing

@testable import AnimVectorGraphics

/// What CSS makes of keyframes: the slow twin of a browser.
private struct Playback {
  let keys: [KeyframeFitter.Key]

  func values(at step: Int) -> [Double] {
    guard let after = keys.firstIndex(where: { $0.time > step }) else {
      return keys.last?.values ?? []
    }
    guard after > 0 else { return keys[0].values }
    let (from, to) = (keys[after - 1], keys[after])
    let part = from.easing(Double(step - from.time) / Double(to.time - from.time))
    return zip(from.values, to.values).map { $0 + ($1 - $0) * part }
  }
}

struct KeyframeFitterTests {
  private let timeline = Timeline(starts: (0..<240).map { Double($0) / 120 }, duration: 2)

  private func fitter(_ tolerance: [Double]) -> KeyframeFitter {
    KeyframeFitter(timeline, tolerance: tolerance, digits: tolerance.map { _ in 2 })
  }

  /// Values of a function of seconds in all frames.
  private func track(_ value: (Double) -> [Double]) -> Track {
    Track(Array(0..<240), (0..<240).map { value(Double($0) / 120) })
  }

  @Test func `an even motion has a beginning and an end`() {
    let keys = fitter([0.1]).keys(of: track { [100 * $0] })
    #expect(keys.count <= 3)
    #expect(keys.allSatisfy { $0.easing == .linear })
  }

  @Test func `a curve of Core Animation is the curve of CSS`() {
    let easing = Easing.named[0]
    let keys = fitter([0.1]).keys(
      of: track { [300 * easing(min(max(($0 - 0.5) / 0.5, 0), 1))] })
    #expect(keys.contains { $0.easing == easing })
    #expect(keys.count <= 5)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `no frame is further away than the tolerance`(kind: Int) {
    let ways: [(Double) -> [Double]] = [
      // A scroll that runs out, a spring, a circle, and a finger that stops now and then.
      { [400 * (1 - exp(-4 * $0)), 0] }, { [100 * exp(-5 * $0) * cos(18 * $0), 50] },
      { [80 * cos(4 * $0), 80 * sin(4 * $0)] },
      { [60 * ($0 * 3).rounded(.down) + 60 * min(1, 2 * ($0 * 3 - ($0 * 3).rounded(.down))), $0] },
    ]
    let track = track(ways[kind])
    let keys = fitter([0.1, 0.1]).keys(of: track)
    let playback = Playback(keys: keys)
    for (frame, values) in zip(track.frames, track.values) {
      let shown = playback.values(at: timeline.steps[frame])
      let error = zip(shown, values).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      // Half a unit of the last decimal is added where a frame is a key.
      #expect(error.squareRoot() <= 0.1 + 0.008)
    }
    // A chord of a circle of 80 points is 0.1 points off where it is 0.1 radians long: 8 radians take
    // 80 of them. The others have no bends.
    #expect(keys.count < (kind == 2 ? 90 : 60))
    #expect(keys.first?.time == 0)
    #expect(keys.last?.time == Timeline.steps)
  }

  @Test func `a jump is not a fast motion`() {
    let keys = fitter([0.1]).keys(of: track { [$0 < 1 ? 0 : 200] })
    let playback = Playback(keys: keys)
    #expect(playback.values(at: timeline.steps[119]) == [0])
    #expect(playback.values(at: timeline.steps[120] - 1) == [0])
    #expect(playback.values(at: timeline.steps[120]) == [200])
  }

  @Test func `nothing creeps at rest`() {
    // The way from rest begins so gently that a straight line to it would be within the tolerance.
    let keys = fitter([0.5]).keys(of: track { [$0 < 1 ? 0 : 100 * ($0 - 1) * ($0 - 1)] })
    #expect(Playback(keys: keys).values(at: timeline.steps[110]) == [0])
  }

  @Test func `what is not seen costs nothing`() {
    let frames = Array(0..<100) + Array(180..<240)
    let seen = Track(frames, frames.map { [$0 < 100 ? 10 : 90] })
    let keys = fitter([0.1]).keys(of: seen)
    #expect(keys.count <= 4)
    let playback = Playback(keys: keys)
    #expect(playback.values(at: timeline.steps[99]) == [10])
    #expect(playback.values(at: timeline.steps[180]) == [90])
  }
}
