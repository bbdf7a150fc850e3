public import AnimGeometry
public import Foundation

/// Matrices in boxes, by Core Animation's names.
extension NSValue {
  /// A matrix in a box.
  public convenience init(caTransform3D: CATransform3D) {
    let (r1, r2, r3, r4) = caTransform3D.rows
    self.init(numbers: [r1, r2, r3, r4].flatMap { row in row.indices.map { row[$0] } })
  }

  /// The matrix in the box; the zero matrix if there is something else.
  public var caTransform3DValue: CATransform3D { transform ?? CATransform3D() }

  /// The matrix in the box; nil if there is something else.
  var transform: CATransform3D? {
    guard let numbers = numbers(16) else { return nil }
    let rows = stride(from: 0, to: 16, by: 4).map { SIMD4(numbers[$0..<$0 + 4]) }
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
  }

  /// Numbers in a box; as an array, since Foundation for Linux boxes no structures but its own.
  package convenience init(numbers: [Double]) {
    unsafe self.init(bytes: numbers, objCType: Self.type(of: numbers.count))
  }

  /// As many numbers as are in the box; nil if there are not so many, or something else.
  package func numbers(_ count: Int) -> [Double]? {
    guard unsafe String(cString: objCType) == Self.type(of: count) else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    unsafe numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { unsafe getValue(start) }
    }
    return numbers
  }

  /// How Objective-C encodes an array of numbers.
  private static func type(of count: Int) -> String { "[\(count)d]" }
}
