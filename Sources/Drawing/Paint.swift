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
