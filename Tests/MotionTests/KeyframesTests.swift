import AnimMotion
import Foundation
import Testing

struct KeyframesTests {
  private struct Reference: Decodable {
    struct Sample: Decodable {
      let f: Double
      let value: [Double]
    }
    let mode: String
    let key_times: [Double]
    let values: [[Double]]
    let samples: [Sample]
  }

  private static let modes: [String: Keyframes<CGPoint>.Mode] = [
    "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
    "cubicPaced": .cubicPaced,
  ]

  @Test func `all modes agree with the references`() throws {
    for reference in try Vectors<Reference>("keyframes").cases {
      let keyframes = Keyframes(
        reference.values.map { CGPoint(x: $0[0], y: $0[1]) }, keyTimes: reference.key_times,
        mode: try #require(Self.modes[reference.mode]))
      let tolerance = reference.mode == "cubicPaced" ? 1e-3 : 1e-6
      for sample in reference.samples {
        let value = keyframes.value(at: sample.f)
        #expect(distance(value.x, sample.value[0]) < tolerance, "\(reference.mode) \(sample)")
        #expect(distance(value.y, sample.value[1]) < tolerance, "\(reference.mode) \(sample)")
      }
    }
  }

  @Test(arguments: modes.values.filter { $0 != .discrete })
  func `every mode starts and ends at its values`(_ mode: Keyframes<CGPoint>.Mode) {
    let values = [CGPoint(x: 3, y: 4), CGPoint(x: 50, y: -8), CGPoint(x: 7, y: 7)]
    let keyframes = Keyframes(values, mode: mode)
    #expect(keyframes.value(at: 0) == values[0])
    #expect(distance(keyframes.value(at: 1).x, 7) < 1e-6)
    #expect(distance(keyframes.value(at: 1).y, 7) < 1e-6)
  }

  @Test func `a curve of its own eases each segment`() {
    let keyframes = Keyframes([0.0, 10, 20], easings: [.easeIn, .easeOut])
    #expect(keyframes.value(at: 0.25) == 10 * TimingCurve.easeIn.value(at: 0.5))
    #expect(keyframes.value(at: 0.75) == 10 + 10 * TimingCurve.easeOut.value(at: 0.5))
  }

  @Test func `full tension makes a spline stop at its values`() {
    let stiff = Keyframes<Double>.Shape(tension: 1)
    let keyframes = Keyframes([0, 10.0, 0], mode: .cubic, shapes: [stiff, stiff, stiff])
    let near = keyframes.value(at: 0.5 - 1e-4)
    #expect(distance(near, 10) < 1e-5)
  }
}
