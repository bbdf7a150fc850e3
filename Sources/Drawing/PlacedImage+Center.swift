import AnimPixels
public import Foundation

extension PlacedImage {
  /// The picture in nine pieces, of which those at the corners keep their size and only the centre stretches both ways.
  ///
  /// Where the centre has no width or no height, it is one pixel around its place, as Core Animation documents of `contentsCenter`.
  /// Corners shrink together where there is no room for them.
  ///
  /// - Parameters:
  ///   - center: The part that stretches, in unit coordinates of `source`; all of it for a picture in one piece.
  ///   - size: The size of `source` in the points of `destination`.
  /// - Returns: The pieces that can be seen, from the upper left one, row by row.
  public func stretched(around center: CGRect, of size: CGSize) -> [PlacedImage] {
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), size.width > 0, size.height > 0 else {
      return [self]
    }
    let pixel = CGSize(
      width: 1 / (CGFloat(image.size.width) * source.width),
      height: 1 / (CGFloat(image.size.height) * source.height))
    let columns = Self.bands(
      center.minX...center.maxX, pixel.width, of: size.width, over: destination.width)
    let rows = Self.bands(
      center.minY...center.maxY, pixel.height, of: size.height, over: destination.height)
    return rows.flatMap { row in
      columns.compactMap { column in
        let place = CGRect(
          x: destination.minX + column.place.lowerBound,
          y: destination.minY + row.place.lowerBound,
          width: column.place.upperBound - column.place.lowerBound,
          height: row.place.upperBound - row.place.lowerBound)
        let part = CGRect(
          x: source.minX + column.source.lowerBound * source.width,
          y: source.minY + row.source.lowerBound * source.height,
          width: (column.source.upperBound - column.source.lowerBound) * source.width,
          height: (row.source.upperBound - row.source.lowerBound) * source.height)
        guard place.width > 0, place.height > 0, part.width > 0, part.height > 0 else {
          return nil
        }
        return PlacedImage(
          image, source: part, destination: place, filter: filter, joints: joints(of: place))
      }
    }
  }

  /// The edges of a piece that are inside of all of the picture.
  private func joints(of place: CGRect) -> Edges {
    var edges: Edges = []
    if place.minX > destination.minX { edges.insert(.left) }
    if place.minY > destination.minY { edges.insert(.top) }
    if place.maxX < destination.maxX - Self.slack { edges.insert(.right) }
    if place.maxY < destination.maxY - Self.slack { edges.insert(.bottom) }
    return edges
  }

  /// What sums of lengths may be off by, in points.
  private static let slack: CGFloat = 1e-6

  /// What of a picture is shown between two lines, and where.
  private typealias Band = (source: ClosedRange<CGFloat>, place: ClosedRange<CGFloat>)

  /// Three parts of a length of a picture over a target's, with `middle` and `pixel` in parts of the length.
  private static func bands(
    _ middle: ClosedRange<CGFloat>, _ pixel: CGFloat, of length: CGFloat, over target: CGFloat
  ) -> [Band] {
    let (low, high) = (middle.lowerBound, middle.upperBound)
    let (before, after) = (low * length, (1 - high) * length)
    let shrink = before + after > target ? target / (before + after) : 1
    let (start, end) = (before * shrink, max(before * shrink, target - after * shrink))
    let first = min(max(0, low - pixel / 2), max(0, 1 - pixel))
    let stretched = high > low ? middle : first...min(1, first + pixel)
    return [(0...low, 0...start), (stretched, start...end), (high...1, end...max(end, target))]
  }
}
