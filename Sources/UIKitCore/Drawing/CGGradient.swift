import AnimDrawing
import AnimGeometry
import AnimPixels
public import Foundation

/// A space of colours; everything is drawn in sRGB, with components beyond it for others.
public final class CGColorSpace: Sendable {
  /// The name of the space.
  public let name: String?
  /// The number of components without alpha.
  public let numberOfComponents: Int

  init(_ name: String, _ numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
  }

  /// The space of that name.
  public convenience init?(name: String) { self.init(name, Self.grays.contains(name) ? 1 : 3) }

  /// The usual space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The space of wide screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The usual space, beyond its bounds.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Grey.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Grey, as screens show it.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The usual space, with its light in proportion to its numbers.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"

  /// What the components are.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  private static let grays: Set = [linearGray, genericGrayGamma2_2]
}

/// What the components of colours are.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The screen's space: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceRGB", 3)
}
/// The screen's space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", 1)
}

/// Colours at places from 0 to 1, between which others are mixed.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  init(_ stops: [Gradient.Stop]) { self.stops = stops }

  /// Colours, as `CGColor`s, at places, or spread evenly without places; nil without colours.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?)
  {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    self.init(Self.stops(colors, locations))
  }

  /// Colours, as `CGColor`s in an object, at places.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?
  ) {
    let list: CFArray = (0..<colors.count).map { colors[$0] }
    self.init(colorsSpace: space, colors: list, locations: locations)
  }

  /// Colours by their components, one after another, at places; spread evenly without places.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    let width = space.numberOfComponents + 1
    guard count > 0, components.count >= count * width else { return nil }
    let colors = (0..<count).map { index in
      let part = components[index * width..<(index + 1) * width].map { Double($0) }
      return width == 2
        ? CGColor(white: part[0], alpha: part[1])
        : CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
    }
    self.init(Self.stops(colors, locations))
  }

  private static func stops(_ colors: [CGColor], _ locations: [CGFloat]?) -> [Gradient.Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = locations.flatMap { $0.indices.contains(index) ? Double($0[index]) : nil }
      return Gradient.Stop(location: place ?? even, color: color)
    }
  }
}

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32
  /// The options whose bits are set in `rawValue`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient from one point to another into the present clips, limited to the band between them unless options let
  /// it go on.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (along, far) = (CGPoint(x: dx / length, y: dy / length), Self.far)
    func point(_ base: CGPoint, _ forward: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + along.x * forward - along.y * aside,
        y: base.y + along.y * forward + along.x * aside)
    }
    let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : 0
    var band = Path()
    band.move(to: point(startPoint, before, -far))
    band.line(to: point(endPoint, after, -far))
    band.line(to: point(endPoint, after, far))
    band.line(to: point(startPoint, before, far))
    band.close()
    fill(band, Gradient(.linear(start: startPoint, end: endPoint), stops: gradient.stops))
  }

  /// Draws a gradient from one circle to another around the same centre into the present clips, limited to the ring between
  /// them unless options let it go on; of two centres the second one counts.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let isInverted = startRadius > endRadius
    let (inner, outer) = isInverted ? (endRadius, startRadius) : (startRadius, endRadius)
    guard outer > 0 else { return }
    let stops = gradient.stops.map { stop in
      let part = isInverted ? 1 - stop.location : stop.location
      return Gradient.Stop(
        location: Double(inner / outer) + part * Double((outer - inner) / outer), color: stop.color)
    }
    let (drawsInside, drawsOutside) =
      isInverted
      ? (options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation))
      : (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(
        x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var area = drawsOutside ? Path(circle(Self.far)) : Path(ellipseIn: circle(outer))
    if inner > 0, !drawsInside { area.append(Path(ellipseIn: circle(inner))) }
    fill(
      area,
      Gradient(
        .radial(center: endCenter, radii: CGSize(width: outer, height: outer)),
        stops: isInverted ? stops.reversed() : stops))
  }

  /// Farther than any drawing reaches, in points.
  private static var far: CGFloat { 10_000 }
}
