import AnimPixels
import AnimStaging
import AnimVisualDiff
import Foundation

/// The difference of a frame's drawing, in words.
struct DrawingDifference {
  /// The words: `colour #007AFF became #0084FF in cell [0,3] (9508 pixels, ΔE 2.9)`.
  let description: String

  /// Words for the difference of two pictures.
  ///
  /// - Parameters:
  ///   - difference: The pixels that differ.
  ///   - expected: The picture that is expected.
  ///   - actual: The picture that was drawn.
  ///   - elements: The elements on screen, to say where.
  ///   - scale: Pixels per point.
  init(
    _ difference: PixmapDifference, expected: Pixmap, actual: Pixmap, elements: [TracedElement],
    scale: Double
  ) {
    var pairs: [UInt64: Int] = [:]
    let places = elements.compactMap { Place($0, scale: scale) }
    // From the front: what lies above is what is seen.
    let ordered = places.sorted { $0.zIndex > $1.zIndex }
    var counts = [Count](repeating: Count(), count: ordered.count)
    difference.verdicts.forEach { x, y, verdict in
      guard verdict == .different else { return }
      if x < expected.size.width, x < actual.size.width, y < expected.size.height,
        y < actual.size.height
      {
        pairs[UInt64(expected[x, y]) << 32 | UInt64(actual[x, y]), default: 0] += 1
      }
      if let number = ordered.firstIndex(where: { $0.contains(x, y) }) {
        counts[number].add(ordered[number].isAtCorner(x, y))
      }
    }
    let touched = ordered.indices.filter { counts[$0].all > 0 }
      .sorted { (counts[$1].all, $0) < (counts[$0].all, $1) }
    let place = Self.list(touched.map { ordered[$0].name })
    let facts =
      "(\(difference.count) pixels, ΔE \((difference.largestDeltaE * 10).rounded() / 10))"
    // Ties are broken by the colours themselves, so that the text does not depend on hashing.
    let commonest = pairs.max { ($0.value, $0.key) < ($1.value, $1.key) }
    let atCorners = touched.reduce(0) { $0 + counts[$1].atCorners }
    if let commonest, commonest.value * 2 > difference.count {
      let before = Self.hex(UInt32(truncatingIfNeeded: commonest.key >> 32))
      let after = Self.hex(UInt32(truncatingIfNeeded: commonest.key))
      description =
        "colour \(before) became \(after)\(place.isEmpty ? "" : " in \(place)") \(facts)"
    } else if !place.isEmpty, atCorners * 20 >= difference.count * 19 {
      description = "the corners of \(place) are drawn differently \(facts)"
    } else {
      description =
        (place.isEmpty ? "something outside of all elements" : place)
        + " \(touched.count > 1 ? "are" : "is") drawn differently \(facts)"
    }
  }

  private struct Count {
    var all = 0
    var atCorners = 0

    mutating func add(_ isAtCorner: Bool) {
      all += 1
      if isAtCorner { atCorners += 1 }
    }
  }

  /// The box around an element in the picture, in pixels.
  private struct Place {
    let name: String
    let zIndex: Int
    private let box: CGRect

    init?(_ element: TracedElement, scale: Double) {
      guard let first = element.quad.first else { return nil }
      name = element.name
      zIndex = element.zIndex
      let points = element.quad.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      box = CGRect(
        x: points.minX * scale - 1, y: points.minY * scale - 1,
        width: points.width * scale + 2, height: points.height * scale + 2)
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
      box.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    }

    /// Whether the pixel lies in one of the outer thirds in both directions.
    func isAtCorner(_ x: Int, _ y: Int) -> Bool {
      let u = (Double(x) + 0.5 - box.minX) / box.width
      let v = (Double(y) + 0.5 - box.minY) / box.height
      return min(u, 1 - u) < 0.34 && min(v, 1 - v) < 0.34
    }
  }

  /// The names as a phrase: `cell [0,3], cell [0,4] and 6 more`.
  static func list(_ names: [String]) -> String {
    guard names.count > 3 else {
      return names.count < 2
        ? names.joined()
        : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }

  /// The colour of a pixel: `#007AFF`, with alpha if it is not opaque.
  private static func hex(_ pixel: UInt32) -> String {
    let channels = pixel >> 24 == 255 ? [0, 8, 16] : [0, 8, 16, 24] as [UInt32]
    return "#"
      + channels.map { shift in
        let digits = String(pixel >> shift & 255, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
