import AnimPixels
import Foundation

/// The visible error when two pictures alternate in one place.
///
/// P. Andersson et al., "ꟻLIP: A Difference Evaluator for Alternating Images", 2020, for pictures
/// of low dynamic range: contrast sensitivity filters in YyCxCz, a Hunt-adjusted HyAB colour
/// difference, raised where edges and points differ. Transparency is laid over white.
struct FLIP {
  /// The error of each pixel, 0…1.
  let map: Plane

  /// Pixels in one degree of the field of view: a display 0.7 m wide with 3840 pixels at 0.7 m.
  private static let pixelsPerDegree = 0.7 * (3840 / 0.7) * Double.pi / 180

  var mean: Double { map.values.reduce(0) { $0 + Double($1) } / Double(max(1, map.values.count)) }
  var maximum: Double { Double(map.values.max() ?? 0) }

  init(_ a: StraightPicture, _ b: StraightPicture) {
    let (one, two) = (OpponentPlanes(a), OpponentPlanes(b))
    let (hunt1, hunt2) = (one.filteredHuntLab(), two.filteredHuntLab())
    let (features1, features2) = (Features(one.y), Features(two.y))
    var map = one.y
    for index in map.values.indices {
      let color = Self.redistributed(Self.hyAB(hunt1[index], hunt2[index]))
      let edge = abs(features1.edges.values[index] - features2.edges.values[index])
      let point = abs(features1.points.values[index] - features2.points.values[index])
      let feature = pow(max(edge, point) / Float(2).squareRoot(), 0.5)
      map.values[index] = pow(color, 1 - feature)
    }
    self.map = map
  }

  // MARK: Colour

  /// The distance raised to 0.7.
  private static func hyAB(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
    let d = a - b
    return pow(abs(d.x) + (d.y * d.y + d.z * d.z).squareRoot(), 0.7)
  }

  /// The largest distance: between pure green and pure blue.
  private static let largest = hyAB(
    OpponentPlanes.huntLab(linear: [0, 1, 0]), OpponentPlanes.huntLab(linear: [0, 0, 1]))

  /// The distance mapped to 0…1, with most of the range for the smaller distances.
  private static func redistributed(_ distance: Float) -> Float {
    let (share, height): (Float, Float) = (0.4, 0.95)
    let knee = share * largest
    return distance < knee
      ? height / knee * distance
      : height + (distance - knee) / (largest - knee) * (1 - height)
  }

  // MARK: Features

  /// The strength of edges and points, as a detector of 0.082° sees them.
  private struct Features {
    let edges: Plane
    let points: Plane

    init(_ y: Plane) {
      let deviation = 0.5 * 0.082 * pixelsPerDegree
      let radius = Int((3 * deviation).rounded(.up))
      let places = (-radius...radius).map(Double.init)
      let gauss = places.map { exp(-$0 * $0 / (2 * deviation * deviation)) }
      let total = gauss.reduce(0, +)
      // Positive and negative weights each sum to one.
      func balanced(_ weights: [Double]) -> [Float] {
        let positive = weights.filter { $0 > 0 }.reduce(0, +)
        let negative = -weights.filter { $0 < 0 }.reduce(0, +)
        return weights.map { Float($0 > 0 ? $0 / positive : $0 / negative) }
      }
      let smooth = gauss.map { Float($0 / total) }
      let slope = balanced(zip(places, gauss).map { -$0 * $1 })
      let bend = balanced(
        zip(places, gauss).map { ($0 * $0 / (deviation * deviation) - 1) * $1 })
      var brightness = y
      for index in y.values.indices { brightness.values[index] = (y.values[index] + 16) / 116 }
      func magnitude(_ kernel: [Float]) -> Plane {
        brightness.convolved(horizontally: kernel, vertically: smooth).combined(
          brightness.convolved(horizontally: smooth, vertically: kernel)
        ) { ($0 * $0 + $1 * $1).squareRoot() }
      }
      edges = magnitude(slope)
      points = magnitude(bend)
    }
  }

  // MARK: Planes

  /// A picture in YyCxCz: linear XYZ relative to white, in opponent directions.
  private struct OpponentPlanes {
    var y: Plane
    var cx: Plane
    var cz: Plane

    init(_ picture: StraightPicture) {
      let (width, height) = (picture.size.width, picture.size.height)
      let empty = Plane(
        width: width, height: height, values: [Float](repeating: 0, count: width * height))
      (y, cx, cz) = (empty, empty, empty)
      for (index, pixel) in picture.pixels.enumerated() {
        let color = pixel.colors(over: 255) / 255
        let xyz = Self.xyz(
          linear: [
            Float(SRGB.linear(color.x)), Float(SRGB.linear(color.y)), Float(SRGB.linear(color.z)),
          ])
        y.values[index] = 116 * xyz.y - 16
        cx.values[index] = 500 * (xyz.x - xyz.y)
        cz.values[index] = 200 * (xyz.y - xyz.z)
      }
    }

    /// The detail that the eye resolves at this distance, in Hunt-adjusted L*a*b*.
    func filteredHuntLab() -> [SIMD3<Float>] {
      let fine = Self.filter(y, [(1, 0.0047)])
      let redGreen = Self.filter(cx, [(1, 0.0053)])
      let blueYellow = Self.filter(cz, [(34.1, 0.04), (13.5, 0.025)])
      return y.values.indices.map { index in
        let y = (fine.values[index] + 16) / 116
        let xyz = SIMD3(
          y + redGreen.values[index] / 500, y, y - blueYellow.values[index] / 200)
        let linear = Self.linear(xyz: xyz).clamped(
          lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        return Self.huntLab(linear: linear)
      }
    }

    /// A sum of Gaussians `a √(π/b) exp(−π² z² / b)` of the angle z in degrees, normalised.
    private static func filter(_ plane: Plane, _ terms: [(a: Double, b: Double)]) -> Plane {
      let radius = Int((3 * (0.04 / (2 * .pi * .pi)).squareRoot() * pixelsPerDegree).rounded(.up))
      let kernels = terms.map { term in
        (-radius...radius).map { place in
          let angle = Double(place) / pixelsPerDegree
          return exp(-.pi * .pi * angle * angle / term.b)
        }
      }
      let weights = terms.map { $0.a * (.pi / $0.b).squareRoot() }
      let sums = kernels.map { $0.reduce(0, +) }
      let total = zip(weights, sums).reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
      var result: Plane?
      for (kernel, weight) in zip(kernels, weights) {
        let part = plane.convolved(
          horizontally: kernel.map { Float($0 * weight / total) },
          vertically: kernel.map { Float($0) })
        result = result.map { $0.combined(part, +) } ?? part
      }
      return result ?? plane
    }

    static func huntLab(linear: SIMD3<Float>) -> SIMD3<Float> {
      let xyz = Self.xyz(linear: linear)
      func f(_ value: Float) -> Float {
        let delta: Float = 6.0 / 29
        return value > delta * delta * delta
          ? cbrt(value) : value / (3 * delta * delta) + 4.0 / 29
      }
      let (x, y, z) = (f(xyz.x), f(xyz.y), f(xyz.z))
      let lightness = 116 * y - 16
      return [lightness, 0.01 * lightness * 500 * (x - y), 0.01 * lightness * 200 * (y - z)]
    }

    /// The CIE XYZ coordinates relative to the white of sRGB.
    private static func xyz(linear c: SIMD3<Float>) -> SIMD3<Float> {
      [
        (0.41238656 * c.x + 0.35759149 * c.y + 0.18045049 * c.z) / white.x,
        0.21263682 * c.x + 0.71518298 * c.y + 0.0721802 * c.z,
        (0.01933062 * c.x + 0.11919716 * c.y + 0.95037259 * c.z) / white.z,
      ]
    }

    private static func linear(xyz relative: SIMD3<Float>) -> SIMD3<Float> {
      let c = relative * white
      return [
        3.24100326 * c.x - 1.53739899 * c.y - 0.49861587 * c.z,
        -0.96922426 * c.x + 1.87592999 * c.y + 0.04155422 * c.z,
        0.05563942 * c.x - 0.2040112 * c.y + 1.05714897 * c.z,
      ]
    }

    private static let white: SIMD3<Float> = [0.950428545, 1, 1.088900371]
  }
}
