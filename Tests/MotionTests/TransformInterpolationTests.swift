import AnimGeometry
import AnimMotion
import Foundation
import Testing

struct TransformInterpolationTests {
  private struct Reference: Decodable {
    struct Sample: Decodable {
      struct Point: Decodable {
        let `in`: [Double]
        let out: [Double]
      }
      let t: Double
      let matrix: [[Double]]
      let points: [Point]
    }
    let name: String
    let from: [[Double]]
    let to: [[Double]]
    let samples: [Sample]
  }

  @Test func `transforms on their way agree with the references`() throws {
    for reference in try Vectors<Reference>("transform_interpolation").cases {
      let from = CATransform3D(reference.from)
      let to = CATransform3D(reference.to)
      for sample in reference.samples {
        let transform = from.interpolated(to: to, at: sample.t)
        let scale = max(1, sample.matrix.joined().map(abs).max() ?? 1)
        for (entry, expected) in zip(transform.normalized, CATransform3D(sample.matrix).normalized)
        {
          #expect(distance(entry, expected) < 1e-9 * scale, "\(reference.name) \(sample.t)")
        }
        for point in sample.points {
          let image = Projection(transform).apply(CGPoint(x: point.in[0], y: point.in[1]))
          #expect(distance(image.x, point.out[0]) < 1e-9 * max(1, abs(point.out[0])))
          #expect(distance(image.y, point.out[1]) < 1e-9 * max(1, abs(point.out[1])))
        }
      }
    }
  }

  private static func rotation(_ degrees: Double) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, 0, 1)
  }

  /// Measured on a device: both signs of a half turn look the same, and going back retraces the way.
  @Test(arguments: [180.0, -180])
  func `a half turn is clockwise, and back counter-clockwise`(_ degrees: Double) {
    let out = CATransform3D.identity.interpolated(to: Self.rotation(degrees), at: 0.5)
    #expect(distance(out.m12, 1) < 1e-12)
    let back = Self.rotation(degrees).interpolated(to: .identity, at: 0.5)
    #expect(distance(back.m12, 1) < 1e-12)
  }

  @Test(arguments: [178.0, -178])
  func `just less than half a turn goes its own way`(_ degrees: Double) {
    let half = CATransform3D.identity.interpolated(to: Self.rotation(degrees), at: 0.5)
    #expect(distance(half.m12, sin(degrees / 2 * .pi / 180)) < 1e-12)
  }

  @Test func `a mirrored view passes through a line`() {
    let half = CATransform3D.identity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), at: 0.5)
    #expect(half == CATransform3DMakeScale(0, 1, 1))
  }

  @Test func `what cannot be decomposed switches half-way`() {
    let flat = CATransform3DMakeScale(0, 0, 1)
    #expect(CATransform3D.identity.interpolated(to: flat, at: 0.4) == .identity)
    #expect(CATransform3D.identity.interpolated(to: flat, at: 0.6) == flat)
  }

  @Test func `decomposing and composing is the identity`() throws {
    var transform = CATransform3DMakeRotation(0.7, 0.3, -1, 0.5)
    transform = CATransform3DScale(transform, 2, 0.5, -1.5)
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(30, -8, 100))
    transform.m34 = -1.0 / 400
    let parts = try #require(TransformDecomposition(transform))
    for (entry, expected) in zip(parts.transform.normalized, transform.normalized) {
      #expect(distance(entry, expected) < 1e-10)
    }
  }

  @Test(arguments: [[0.3, -0.4, 1.9], [-2, 1.2, 0], [0, 0, -3]] as [SIMD3<Double>])
  func `Euler angles set are Euler angles got`(_ angles: SIMD3<Double>) throws {
    var parts = try #require(TransformDecomposition(.identity))
    parts.eulerAngles = angles
    for index in 0..<3 { #expect(distance(parts.eulerAngles[index], angles[index]) < 1e-12) }
    let separately = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(angles.x, 1, 0, 0), CATransform3DMakeRotation(angles.y, 0, 1, 0)),
      CATransform3DMakeRotation(angles.z, 0, 0, 1))
    for (entry, expected) in zip(parts.transform.coordinates, separately.coordinates) {
      #expect(distance(entry, expected) < 1e-12)
    }
  }
}

extension CATransform3D {
  fileprivate init(_ rows: [[Double]]) {
    self = CATransform3D.identity.with(coordinates: rows.flatMap { $0 })
  }

  /// The entries with `m44` made 1.
  fileprivate var normalized: [Double] { coordinates.map { $0 / m44 } }
}
