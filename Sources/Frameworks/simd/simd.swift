// The names that `import simd` brings; the vectors are the standard library's.

/// Two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two numbers of 32 bits.
public typealias float2 = SIMD2<Float>
/// Three numbers of 32 bits.
public typealias float3 = SIMD3<Float>
/// Four numbers of 32 bits.
public typealias float4 = SIMD4<Float>
/// Two numbers of 64 bits.
public typealias double2 = SIMD2<Double>
/// Three numbers of 64 bits.
public typealias double3 = SIMD3<Double>
/// Four numbers of 64 bits.
public typealias double4 = SIMD4<Double>

extension SIMD where Scalar: FloatingPoint {
  /// A vector of the absolute values.
  fileprivate var magnitudes: Self { replacing(with: -self, where: self .< .zero) }
}

/// The sum of the products of two vectors' components.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The sum of the products of two vectors' components.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}

/// The length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}
/// The length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// The square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, x)
}

/// The distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x - y)
}
/// The square of the distance of two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x - y, x - y)
}

/// The vector of length 1 in the same direction; not a number for zero.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector of length 1 in the same direction; not a number for zero.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }

/// The vector at right angles to two.
public func cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  let first = SIMD3(x.y * y.z, x.z * y.x, x.x * y.y)
  let second = SIMD3(x.z * y.y, x.x * y.z, x.y * y.x)
  return first - second
}
/// The vector at right angles to two.
public func simd_cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  cross(x, y)
}

/// The absolute value of each component.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.magnitudes }
/// The absolute value of each component.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.magnitudes }

/// The smaller one of each two components.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  x.replacing(with: y, where: y .< x)
}
/// The smaller one of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { min(x, y) }
/// The greater one of each two components.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  x.replacing(with: y, where: y .> x)
}
/// The greater one of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { max(x, y) }

/// Each component limited to a range.
public func clamp<V: SIMD>(_ x: V, min low: V, max high: V) -> V where V.Scalar: Comparable {
  min(max(x, low), high)
}
/// Each component limited to a range.
public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
  clamp(x, min: low, max: high)
}
/// A number limited to a range.
public func simd_clamp<S: Comparable & FloatingPoint>(_ x: S, _ low: S, _ high: S) -> S {
  Swift.min(Swift.max(x, low), high)
}

/// The value between `x`, at 0, and `y`, at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The value between `x`, at 0, and `y`, at 1, component by component.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The value between `x`, at 0, and `y`, at 1.
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + (y - x) * t }

/// 0 at `edge0` and below, 1 at `edge1` and above, 3t² − 2t³ between.
public func simd_smoothstep<S: FloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
