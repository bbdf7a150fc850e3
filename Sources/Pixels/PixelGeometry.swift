/// A width and height in device pixels, never negative.
public struct PixelSize: Hashable, Sendable, Codable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// A size of sides that are not negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixel size cannot be \(width) × \(height)")
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var area: Int { width * height }

  /// The size of no pixels.
  public static let zero = PixelSize(width: 0, height: 0)
}

/// A half-open rectangle of device pixels, y down: columns `minX..<maxX` of rows `minY..<maxY`.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last; the rectangle is empty unless it is greater than `minX`.
  public var maxX: Int
  /// The row after the last; the rectangle is empty unless it is greater than `minY`.
  public var maxY: Int

  /// A rectangle of its bounds, which are taken as they are.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle of a whole picture, its first pixel at (0, 0).
  public init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  /// A rectangle of no pixels, at (0, 0).
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The number of columns, never negative.
  public var width: Int { max(0, maxX - minX) }
  /// The number of rows, never negative.
  public var height: Int { max(0, maxY - minY) }
  /// The number of pixels.
  public var area: Int { width * height }
  /// Whether there is no pixel in it.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The pixels that are in both; `empty` if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether any pixel is in both.
  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Whether all pixels of `other` are in this one, as is the case if it has none.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
