public import AnimPixels
public import Foundation

/// The colour or colours of an area.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  /// A picture repeated in both directions, its first copy at the drawing's (0, 0).
  case pattern(Image, size: CGSize)

  /// Whether nothing is seen of the paint; false for gradients and patterns whatever their colours.
  public var isClear: Bool {
    if case .color(let color) = self { color.alpha <= 0 } else { false }
  }
}

/// Colours that change along a line, a radius or an angle, in the drawing's own points.
public struct Gradient: Hashable, Sendable {
  /// The place of the colours.
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
    /// The place on the way from the first colour to the last, 0…1.
    public var location: Double
    /// The colour at that place.
    public var color: Color

    /// A colour at a place.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }
  /// The place of the colours.
  public var geometry: Geometry
  /// The colours in rising order of their places, at least one.
  ///
  /// Between stops, premultiplied components are interpolated linearly.
  public var stops: [Stop]

  /// A gradient of at least one stop.
  public init(_ geometry: Geometry, stops: [Stop]) {
    precondition(!stops.isEmpty, "a gradient needs at least one stop")
    self.geometry = geometry
    self.stops = stops
  }
}

/// A picture with an identity, so that lists that show it are compared and hashed without looking
/// at its pixels.
public struct Image: Hashable, Sendable {
  /// The pixels.
  public let pixmap: Pixmap
  /// Whether all pixels are opaque.
  public let isOpaque: Bool
  /// A digest of size and pixels, the same from run to run.
  public let id: UInt64

  /// A picture of pixels, which are digested once, here.
  ///
  /// - Complexity: O(pixels).
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

  /// Whether digest and size are the same, by which pixels are taken to be.
  public static func == (a: Image, b: Image) -> Bool {
    a.id == b.id && a.pixmap.size == b.pixmap.size
  }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
