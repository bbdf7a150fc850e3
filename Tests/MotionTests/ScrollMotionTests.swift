import AnimMotion
import Foundation
import Testing

struct ScrollMotionTests {
  private struct Sample: Decodable {
    let t: Double
    let x: Double
    let v_pts_per_s: Double?
  }

  private struct Deceleration: Decodable {
    let v0_pts_per_s: Double
    let rate: Double
    let x0: Double
    let duration_to_0_01_pt_per_ms_s: Double
    let distance_at_that_time: Double
    let projection_uikit: Double
    let projection_wwdc18: Double
    let samples: [Sample]
  }

  @Test func `free deceleration agrees with the references`() throws {
    for reference in try Vectors<Deceleration>("scroll_deceleration").cases {
      let decay = Decay(velocity: reference.v0_pts_per_s, rate: reference.rate)
      let motion = ScrollMotion.decelerating(
        from: reference.x0, velocity: reference.v0_pts_per_s, in: -1e9...1e9,
        rate: reference.rate)
      #expect(distance(motion.duration, reference.duration_to_0_01_pt_per_ms_s) < 1e-9)
      #expect(distance(motion.end, reference.x0 + reference.distance_at_that_time) < 1e-6)
      #expect(distance(decay.projectedDistance, reference.projection_uikit) < 1e-6)
      #expect(distance(decay.totalDistance, reference.projection_wwdc18) < 1e-6)
      for sample in reference.samples {
        #expect(distance(motion.offset(at: sample.t), sample.x) < 1e-6)
        if let velocity = sample.v_pts_per_s, sample.t < motion.duration {
          #expect(distance(motion.velocity(at: sample.t), velocity) < 1e-6)
        }
      }
    }
  }

  private struct Bounce: Decodable {
    let x0: Double
    let v0_pts_per_s: Double
    let min: Double
    let max: Double
    let rate: Double
    let hit_time_s: Double?
    let peak_time_after_hit_s: Double?
    let peak_overscroll: Double?
    let edge: Double?
    let samples: [Sample]
  }

  @Test func `edge bounces agree with the references`() throws {
    for reference in try Vectors<Bounce>("scroll_edge_bounce").cases {
      let motion = ScrollMotion.decelerating(
        from: reference.x0, velocity: reference.v0_pts_per_s, in: reference.min...reference.max,
        rate: reference.rate, pixel: 1e-3)
      for sample in reference.samples {
        #expect(distance(motion.offset(at: sample.t), sample.x) < 1e-6)
      }
      if let hit = reference.hit_time_s, let peak = reference.peak_time_after_hit_s,
        let height = reference.peak_overscroll, let edge = reference.edge
      {
        #expect(distance(motion.offset(at: hit), edge) < 1e-6)
        #expect(distance(motion.offset(at: hit + peak), edge + height) < 1e-6)
      }
    }
  }

  /// The height of UIKit's bounce, 33.3 points for each 1000 points per second, after 91 ms.
  @Test func `a bounce peaks where UIKit's does`() {
    let bounce = EdgeBounce(overshoot: 0, velocity: 1000, rate: 0.998)
    #expect(distance(bounce.peakTime, 0.0907354720148427) < 1e-9)
    #expect(distance(bounce.overshoot(at: bounce.peakTime), 33.30) < 0.005)
  }

  /// Steps of one millisecond, as UIKit integrates them.
  @Test(arguments: [
    (500.0, 2200.0), (950, 3000), (-80, 0), (-30, 2500), (1040, -900), (0, -1000), (0, 4000),
  ])
  func `the closed form is what fine stepping finds`(_ start: Double, _ velocity: Double) {
    let range = 0.0...1000
    let rate = 0.998
    let motion = ScrollMotion.decelerating(
      from: start, velocity: velocity, in: range, rate: rate, pixel: 1e-6)
    let steps = 16.0
    let (factor, pull) = (pow(rate, 1 / steps), pow(0.99, 1 / steps))
    var (x, v) = (start, velocity / 1000)
    for step in 1...Int(800 * steps) {
      let travel = v * rate * (1 - factor) / (1 - rate)
      let edge = min(max(x, range.lowerBound), range.upperBound)
      let isOutside = x != edge || x == 0 && v < 0 || x == 1000 && v > 0
      if isOutside {
        x = edge + pull * (x - edge + travel)
        v *= factor * pull
      } else {
        x += travel
        v *= factor
      }
      let time = Double(step) / steps / 1000
      guard time < motion.duration else { break }
      #expect(distance(motion.offset(at: time), x) < 0.4, "after \(time) s")
    }
  }

  @Test func `without bouncing, content stops at the edge`() {
    let motion = ScrollMotion.decelerating(
      from: 900, velocity: 2000, in: 0...1000, rate: 0.998, bounces: false)
    #expect(motion.end == 1000)
    #expect(distance(motion.duration, 0.0527387947858067) < 1e-9)
  }

  @Test func `content that is let go slowly stays`() {
    let motion = ScrollMotion.decelerating(from: 5, velocity: 249, in: 0...10, rate: 0.998)
    #expect(motion == .resting(at: 5))
    #expect(motion.offset(at: 0.1) == 5)
  }

  private struct Band: Decodable {
    struct Sample: Decodable {
      let distance: Double
      let rubber: Double
      let slope: Double
    }
    let dimension: Double
    let c: Double
    let samples: [Sample]
  }

  @Test func `the rubber band agrees with the references`() throws {
    for reference in try Vectors<Band>("rubber_band").cases {
      let band = RubberBand(dimension: reference.dimension, coefficient: reference.c)
      for sample in reference.samples {
        let pull = sample.distance
        #expect(distance(band.stretch(for: pull), sample.rubber) < 1e-9)
        #expect(distance(band.stretch(for: -pull), -sample.rubber) < 1e-9)
        #expect(distance(band.slope(at: pull), sample.slope) < 1e-9)
        #expect(distance(band.pull(for: band.stretch(for: pull)), pull) < 1e-7)
        #expect(distance(band.offset(for: 100 + pull, in: 0...100), 100 + sample.rubber) < 1e-9)
      }
    }
  }

  private struct Ease: Decodable {
    struct Sample: Decodable {
      let t: Double
      let progress: Double
      let offset_unrounded: Double
      let offset_pixel_rounded: Double
    }
    let from: Double
    let to: Double
    let duration: Double
    let scale: Double
    let samples: [Sample]
  }

  @Test func `animated offsets agree with the references`() throws {
    for reference in try Vectors<Ease>("scroll_set_content_offset").cases {
      let smooth = ScrollMotion.animated(from: reference.from, to: reference.to, pixel: 0)
      let whole = ScrollMotion.animated(
        from: reference.from, to: reference.to, pixel: 1 / reference.scale)
      #expect(smooth.duration == reference.duration)
      for sample in reference.samples {
        #expect(distance(smooth.offset(at: sample.t), sample.offset_unrounded) < 1e-6)
        #expect(distance(whole.offset(at: sample.t), sample.offset_pixel_rounded) < 1e-6)
      }
    }
  }

  private struct Page: Decodable {
    struct Sample: Decodable {
      let t: Double
      let x: Double
      let x_discrete_per_ms: Double
    }
    let page_width: Double
    let x0: Double
    let v0_pts_per_s: Double
    let target: Double
    let spring_k: Double
    let spring_c: Double
    let samples: [Sample]
  }

  @Test func `paging agrees with the references`() throws {
    for reference in try Vectors<Page>("scroll_paging").cases {
      let spring = Paging.spring(pageWidth: reference.page_width)
      #expect(distance(spring.stiffness, reference.spring_k) < 1e-9)
      #expect(distance(spring.damping, reference.spring_c) < 1e-9)
      let motion = ScrollMotion.paging(
        from: reference.x0, velocity: reference.v0_pts_per_s, to: reference.target,
        pageWidth: reference.page_width, pixel: 1e-3)
      for sample in reference.samples {
        #expect(distance(motion.offset(at: sample.t), sample.x) < 1e-6)
        #expect(
          distance(motion.offset(at: sample.t), sample.x_discrete_per_ms)
            <= 0.02 * reference.page_width)
      }
    }
  }

  @Test(arguments: [
    (150.0, 0, 0.0, 0), (250, 0, 0, 1), (40, 0, 300, 1), (-20, 0, -900, -1), (500, 1, -260, 1),
    (390, 1, 3000, 2), (1500, 1, 0, 2),
  ])
  func `a page is the nearest, or the next for a flick, but one away at most`(
    _ offset: Double, _ start: Int, _ velocity: Double, _ expected: Int
  ) {
    #expect(
      Paging.page(
        from: offset, startPage: start, velocity: velocity, pageWidth: 390, rate: 0.99)
        == expected)
  }

  private struct Snap: Decodable {
    let x0: Double
    let v0_pts_per_s: Double
    let target: Double
    let samples: [Sample]
  }

  @Test func `snapping to a target agrees with the references`() throws {
    for reference in try Vectors<Snap>("scroll_target_snap").cases {
      let motion = ScrollMotion.snapping(
        from: reference.x0, velocity: reference.v0_pts_per_s, to: reference.target, rate: 0.998,
        pixel: 1e-3)
      for sample in reference.samples {
        #expect(distance(motion.offset(at: sample.t), sample.x) < 1e-6)
      }
      #expect(motion.end == reference.target)
    }
  }

  @Test(arguments: [
    ScrollMotion.decelerating(from: 900, velocity: 2000, in: 0...1000, rate: 0.998),
    .decelerating(from: -50, velocity: 1500, in: 0...1000, rate: 0.998),
    .snapping(from: 0, velocity: 900, to: 300, rate: 0.99),
    .paging(from: 120, velocity: 800, to: 390, pageWidth: 390),
    .animated(from: 820, to: -20), .scrollingToTop(from: 4000, to: -88),
  ])
  func `motions have no jumps, not even at the end`(_ motion: ScrollMotion) {
    let h = 1e-5
    let fastest = 16_000.0
    for step in 0...Int(motion.duration * 200) + 2 {
      let time = Double(step) / 200
      let jump = distance(motion.offset(at: time + h), motion.offset(at: time))
      #expect(jump <= 1 + fastest * h, "after \(time) s")
    }
    #expect(
      distance(motion.offset(at: motion.duration - h), motion.end) <= 1)
    #expect(motion.offset(at: motion.duration) == motion.end)
  }
}
