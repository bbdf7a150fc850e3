import AnimMotion
import Foundation
import Testing

struct TimingCurveTests {
  private struct Curve: Decodable {
    struct Sample: Decodable {
      let t: Double
      let y: Double
      let dydt: Double?
    }
    let curve: String
    let control_points: [Double]
    let samples: [Sample]

    var timing: TimingCurve {
      TimingCurve(control_points[0], control_points[1], control_points[2], control_points[3])
    }
  }

  static let named: [(String, TimingCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInOut), ("default", .default),
  ]

  @Test(arguments: ["bezier_named", "bezier_uikit_private"])
  func `curves agree with 50-digit references`(_ file: String) throws {
    for curve in try Vectors<Curve>(file).cases {
      for sample in curve.samples {
        #expect(
          distance(curve.timing.value(at: sample.t), sample.y) < 1e-12, "\(curve.curve) \(sample)")
        if let slope = sample.dydt {
          #expect(
            distance(curve.timing.slope(at: sample.t), slope) < 1e-9 * max(1, abs(slope)),
            "\(curve.curve) \(sample)")
        }
      }
    }
  }

  @Test func `the named curves have Core Animation's control points`() throws {
    for curve in try Vectors<Curve>("bezier_named").cases {
      #expect(Self.named.contains { $0.0 == curve.curve && $0.1 == curve.timing })
    }
  }

  @Test(arguments: [
    TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0), TimingCurve(1, 0, 0, 1),
    TimingCurve(0.42, 0, 0.58, 1), TimingCurve(0.17, 0.67, 0.83, -0.4),
  ])
  func `a curve lies on its Bézier`(_ curve: TimingCurve) {
    for step in 1..<200 {
      let s = Double(step) / 200
      func coordinate(_ p1: Double, _ p2: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
      }
      let (x, y) = (coordinate(curve.x1, curve.x2), coordinate(curve.y1, curve.y2))
      // Where time stands still, the value is that of some parameter nearby.
      let tolerance = curve.slope(at: x).isFinite ? 1e-12 * max(1, abs(curve.slope(at: x))) : 1e-3
      #expect(distance(curve.value(at: x), y) <= max(tolerance, 1e-12), "s = \(s)")
    }
  }

  @Test(arguments: TimingCurve.all)
  func `curves hit both ends and stay there`(_ curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test(arguments: TimingCurve.all)
  func `the fraction of a value gives the value`(_ curve: TimingCurve) {
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect(distance(curve.value(at: curve.fraction(at: progress)), progress) < 1e-12)
    }
  }
}

extension TimingCurve {
  static let all: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]
}
