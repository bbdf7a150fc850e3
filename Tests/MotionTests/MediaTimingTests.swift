import AnimMotion
import Foundation
import Testing

struct MediaTimingTests {
  private struct Reference: Decodable {
    struct Parameters: Decodable {
      let speed: Double
      let begin: Double
      let dur: Double
      let `repeat`: Double
      let auto: Bool
      let offset: Double?
    }
    struct Sample: Decodable {
      let t: Double
      let local_progress: Double
    }
    let name: String
    let params: Parameters
    let samples: [Sample]
  }

  @Test func `phases agree with the references`() throws {
    for reference in try Vectors<Reference>("media_timing").cases {
      let p = reference.params
      let timing = MediaTiming(
        beginTime: p.begin, duration: p.dur, speed: p.speed, timeOffset: p.offset ?? 0,
        repeatCount: p.repeat, autoreverses: p.auto, fillMode: .both)
      for sample in reference.samples {
        let fraction = try #require(timing.phase(at: sample.t)?.fraction)
        #expect(distance(fraction, sample.local_progress) < 1e-9, "\(reference.name) \(sample)")
      }
    }
  }

  @Test(arguments: [
    (MediaTiming.FillMode.removed, false, false), (.forwards, false, true),
    (.backwards, true, false), (.both, true, true),
  ])
  func `the fill mode says what is shown outside of the active time`(
    _ mode: MediaTiming.FillMode, _ before: Bool, _ after: Bool
  ) {
    let timing = MediaTiming(beginTime: 1, duration: 2, fillMode: mode)
    #expect((timing.phase(at: 0.5) != nil) == before)
    #expect(timing.phase(at: 1)?.fraction == 0)
    #expect(timing.phase(at: 2)?.fraction == 0.5)
    #expect((timing.phase(at: 3) != nil) == after)
  }

  @Test func `whole repeats end at the end of the last`() {
    let timing = MediaTiming(duration: 2, repeatCount: 3, fillMode: .both)
    #expect(timing.endTime == 6)
    #expect(timing.phase(at: 2) == .init(fraction: 0, cycle: 1))
    #expect(timing.phase(at: 6) == .init(fraction: 1, cycle: 2))
  }

  @Test func `autoreversed runs end where they began`() {
    let timing = MediaTiming(duration: 2, autoreverses: true, fillMode: .both)
    #expect(timing.endTime == 4)
    #expect(timing.phase(at: 3)?.fraction == 0.5)
    #expect(timing.phase(at: 9)?.fraction == 0)
  }

  @Test func `a repeat duration stands in for a count`() {
    let timing = MediaTiming(duration: 2, repeatCount: 9, repeatDuration: 3, fillMode: .both)
    #expect(timing.phase(at: 8) == .init(fraction: 0.5, cycle: 1))
  }

  /// 0.1 + 0.2 is more than 0.3 in binary: the end must still be the end.
  @Test func `at its end time an animation is over`() {
    let timing = MediaTiming(beginTime: 0.1, duration: 0.2, fillMode: .both)
    #expect(timing.phase(at: timing.endTime)?.fraction == 1)
  }
}
