public import Foundation
public import Pixels

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  /// A picture repeated in both directions, its first copy at the drawing's (0, 0).
  case pattern(Image, size: CGSize)

  public var isClear: Bool {
    if case .color(let color) = self { color.alpha <= 0 } else { false }
  }
}

/// Colours that change along a line, a radius or an angle, in the drawing's own points.
public struct Gradient: Hashable, Sendable {
  public enum Geometry: Hashable, Sendable {
    /// From the first colour at `start` to the last at `end`, constant across and beyond.
    case linear(start: CGPoint, end: CGPoint)
    /// From the centre to an ellipse with the given radii, constant beyond.
    case radial(center: CGPoint, radii: CGSize)
    /// Around `center`, clockwise from `angle` (radians from the positive x axis).
    case conic(center: CGPoint, angle: CGFloat)
  }
  /// A colour at a place, 0…1, in rising order.
  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }
  public var geometry: Geometry
  /// At least one. Between stops, premultiplied components are interpolated linearly.
  public var stops: [Stop]

  public init(_ geometry: Geometry, stops: [Stop]) {
    precondition(!stops.isEmpty, "a gradient needs at least one stop")
    self.geometry = geometry
    self.stops = stops
  }
}

/// A picture with an identity, so that lists that show it are compared and hashed without looking
/// at its pixels.
public struct Image: Hashable, Sendable {
  public let pixmap: Pixmap
  public let isOpaque: Bool
  /// A digest of size and pixels.
  public let id: UInt64

  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    isOpaque = pixmap.isOpaque
    // FNV-1a over whole pixels: fixed from run to run, unlike Hasher.
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: UInt32) { digest = (digest ^ UInt64(value)) &* 0x100_0000_01b3 }
    add(UInt32(truncatingIfNeeded: pixmap.size.width))
    add(UInt32(truncatingIfNeeded: pixmap.size.height))
    for pixel in pixmap.pixels { add(pixel) }
    id = digest
  }

  public static func == (a: Image, b: Image) -> Bool {
    a.id == b.id && a.pixmap.size == b.pixmap.size
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
