import AnimDrawing
import AnimGeometry
import AnimPixels
import CAnimRaster
import Foundation
import TestSupport
import Testing

@testable import AnimRaster

/// The steps from a path to coverage, bit for bit as the obvious way gives them.
struct OutlineTests {
  @Test(arguments: [false, true], 1...200)
  func `curves have the vertices that are found one by one`(baseline: Bool, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let reach = [40.0, 3000, 60_000, 2e6, 1e9][Int(seed) % 5]
    var points = (0..<4).map { _ in
      SIMD2<Double>.random(in: -reach...reach, using: &numbers)
    }
    // Curves that begin or end without a direction, straight ones, and such that are a point.
    switch seed % 8 {
    case 0: points[1] = points[0]
    case 1: (points[1], points[2]) = (points[0], points[3])
    case 2:
      (points[1], points[2]) = (
        points[0] * 0.7 + points[3] * 0.3, points[0] * 0.2 + points[3] * 0.8
      )
    case 3: points = points.map { _ in points[0] }
    default: break
    }
    let curve = CubicCurve(points[0], points[1], points[2], points[3])
    var expected: [SIMD2<Int32>] = []
    curve.forEachVertex(tolerance: 256.0 / 96) { vertex in
      let limit = SIMD2<Double>(repeating: 268_435_456)
      let snapped = vertex.clamped(lowerBound: -limit, upperBound: limit).rounded(.toNearestOrEven)
      expected.append(SIMD2(Int32(snapped.x), Int32(snapped.y)))
    }
    var found = [CRasterPoint](repeating: CRasterPoint(), count: Int(CRASTER_MOST_VERTICES) + 8)
    var extent = CRasterExtent(
      low: CRasterPoint(x: .max, y: .max), high: CRasterPoint(x: .min, y: .min))
    let coordinates = points.flatMap { [$0.x, $0.y] }
    let count = unsafe Rows(baseline: baseline).table.pointee.flatten(
      &found, coordinates, 256.0 / 96, &extent)
    #expect(found.prefix(Int(count)).map { SIMD2($0.x, $0.y) } == expected)
    #expect(extent.low.x == expected.map(\.x).min())
    #expect(extent.low.y == expected.map(\.y).min())
    #expect(extent.high.x == expected.map(\.x).max())
    #expect(extent.high.y == expected.map(\.y).max())
  }

  /// Polygons in windows of few and of many columns, within them and beyond.
  @Test(arguments: [false, true], [1, 7, 8, 62, 63, 64, 65, 200, 700])
  func `coverage is the sum of the areas of all pieces`(baseline: Bool, width: Int) {
    var numbers = SeededGenerator(seed: UInt64(width))
    let size = PixelSize(width: width, height: 37)
    let rasterizer = Rasterizer(size: size, scale: 1, rows: Rows(baseline: baseline))
    for round in 0..<40 {
      let reach = [0.3, 1, 3][round % 3]
      let corners = (0..<Int.random(in: 3...60, using: &numbers)).map { _ in
        // Some lie on the lines between pixels, which pieces must not be put into two cells for.
        let x = (Double.random(in: 0.5 - reach...0.5 + reach, using: &numbers)) * Double(width)
        let y = (Double.random(in: 0.5 - reach...0.5 + reach, using: &numbers)) * 37
        let whole = Int.random(in: 0..<6, using: &numbers)
        return CGPoint(x: whole == 0 ? x.rounded() : x, y: whole < 2 ? y.rounded() : y)
      }
      var path = Path()
      path.move(to: corners[0])
      for corner in corners.dropFirst() { path.line(to: corner) }
      let evenOdd = round % 2 == 0
      let list = DisplayList(
        size: CGSize(width: width, height: 37), background: .white,
        items: [
          DisplayItem(
            content: .path(
              FilledPath(path, fill: .color(.black), fillRule: evenOdd ? .evenOdd : .nonZero)))
        ])
      let expected = areas(of: corners, in: size, evenOdd: evenOdd)
      // Painted at once, and as bytes.
      #expect(rasterizer.render(list).pixels.map { 255 - Int($0 & 255) } == expected)
      let outline = Outline(rows: Rows(baseline: baseline))
      outline.add(path, .identity)
      let mask = rasterizer.mask(of: outline, in: PixelRect(size), evenOdd: evenOdd)
      var bytes = [Int](repeating: 0, count: size.area)
      mask.forEachRow(in: PixelRect(size)) { y, row in
        for x in row.x0..<row.x1 { unsafe bytes[y * width + x] = Int(row.left[x - row.x0]) }
      }
      #expect(bytes == expected)
    }
  }

  /// The levels of all pixels: edges are cut at every line between rows, then at every one between
  /// columns, and each piece is added where it belongs.
  private func areas(of corners: [CGPoint], in size: PixelSize, evenOdd: Bool) -> [Int] {
    let snapped = corners.map {
      SIMD2(
        Int(($0.x * 256).rounded(.toNearestOrEven)), Int(($0.y * 256).rounded(.toNearestOrEven)))
    }
    let closed = cut(cut(snapped + [snapped[0]], along: 1), along: 0)
    // Twice the area right of all pieces, in squares of the grid.
    var sums = [Int](repeating: 0, count: size.area)
    for (from, to) in zip(closed, closed.dropFirst()) {
      let (row, column) = ((from.y + to.y) >> 9, (from.x + to.x) >> 9)
      guard row >= 0, row < size.height else { continue }
      for x in max(column, 0)..<max(column, 0, size.width) {
        let inside = x == column ? 512 - (from.x + to.x - column * 512) : 512
        sums[row * size.width + x] += (to.y - from.y) * inside
      }
    }
    return sums.map { sum in
      var area = abs(sum)
      if evenOdd {
        area %= 262_144
        area = min(area, 262_144 - area)
      }
      return (min(area, 131_072) * 255 + 65_536) / 131_072
    }
  }

  /// A polyline with points where it passes a multiple of a pixel in coordinate `axis`.
  private func cut(_ points: [SIMD2<Int>], along axis: Int) -> [SIMD2<Int>] {
    var result = [points[0]]
    for (from, to) in zip(points, points.dropFirst()) {
      let (low, high) = from[axis] < to[axis] ? (from, to) : (to, from)
      let slope = Double(high[1 - axis] - low[1 - axis]) / Double(high[axis] - low[axis])
      var crossings: [SIMD2<Int>] = []
      var line = (low[axis] >> 8 + 1) << 8
      while line < high[axis] {
        let way = (Double(line - low[axis]) * slope).rounded(.toNearestOrEven)
        var crossing = SIMD2(line, line)
        crossing[1 - axis] = low[1 - axis] + Int(way)
        crossings.append(crossing)
        line += 256
      }
      result += from[axis] < to[axis] ? crossings : crossings.reversed()
      result.append(to)
    }
    return result
  }
}
