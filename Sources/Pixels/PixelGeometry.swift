/// A width and height in device pixels, never negative.
public struct PixelSize: Hashable, Sendable, Codable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixel size cannot be \(width) × \(height)")
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  public var area: Int { width * height }

  public static let zero = PixelSize(width: 0, height: 0)
}

/// A half-open rectangle of device pixels, y down: columns `minX..<maxX` of rows `minY..<maxY`.
public struct PixelRect: Hashable, Sendable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int

  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  public init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  public var width: Int { max(0, maxX - minX) }
  public var height: Int { max(0, maxY - minY) }
  public var area: Int { width * height }
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }

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

  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
