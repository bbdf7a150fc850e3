public import AnimDrawing
public import Foundation
public import UIKitCore

/// A picture, or how one is made: pixels are made when a context asks for those of a rectangle.
///
/// Coordinates are in pixels, y up, with the origin at the lower left corner of a bitmap.
public final class CIImage: NSObject {
  /// Where there is something to be seen; infinite for a colour everywhere.
  public let extent: CGRect
  /// Makes the pixels of a rectangle.
  private let make: (FloatImage.PixelRect) -> FloatImage
  /// Whether pixels keep their edges where they are enlarged, as those of codes do.
  let isCrisp: Bool

  /// The picture that a closure makes, clear outside of an extent.
  init(
    _ extent: CGRect, isCrisp: Bool = false,
    make: @escaping (FloatImage.PixelRect) -> FloatImage
  ) {
    self.extent = extent
    self.isCrisp = isCrisp
    self.make = make
  }

  /// The extent of what is everywhere, as Core Graphics' infinite rectangle.
  static let everywhere = CGRect(
    x: -Double(Int32.max) / 2, y: -Double(Int32.max) / 2, width: Double(Int32.max),
    height: Double(Int32.max))

  /// The pixels of a rectangle; those outside of the extent are clear.
  func pixels(in rect: FloatImage.PixelRect) -> FloatImage {
    let seen = rect.cgRect.intersection(extent)
    guard !seen.isNull, !seen.isEmpty else { return FloatImage(rect) }
    let part = FloatImage.PixelRect(seen)
    let made = make(part)
    return part == rect ? made : FloatImage(rect) { made[$0, $1] }
  }

  // MARK: Sources

  private convenience init(_ pixels: FloatImage) {
    self.init(pixels.rect.cgRect) { rect in
      rect == pixels.rect ? pixels : FloatImage(rect) { pixels[$0, $1] }
    }
  }

  /// The pixels of a bitmap.
  public convenience init(cgImage: CGImage) { self.init(FloatImage(cgImage.pixmap)) }
  /// The pixels of a bitmap; no option makes a difference.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }
  /// The pixels of a picture; nil without any.
  @preconcurrency @MainActor public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// The pixels of a picture; no option makes a difference; nil without any.
  @preconcurrency @MainActor public convenience init?(
    image: UIImage, options: [CIImageOption: Any]?
  ) {
    self.init(image: image)
  }
  /// The picture of a file's bytes; nil for what cannot be read.
  @preconcurrency @MainActor public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// The picture of a file; nil for what cannot be read.
  @preconcurrency @MainActor public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// A colour everywhere.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init(CIImage.everywhere) { FloatImage($0, filledWith: pixel) }
  }
  /// Nothing.
  public static func empty() -> CIImage { CIImage(.zero) { FloatImage($0) } }

  // MARK: Changes

  /// The part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    CIImage(extent.intersection(rect), isCrisp: isCrisp) { self.pixels(in: $0) }
  }

  /// The picture with the colours of its edges all around it.
  public func clampedToExtent() -> CIImage {
    let inside = FloatImage.PixelRect(extent)
    guard inside.width > 0, inside.height > 0, extent != Self.everywhere else { return self }
    return CIImage(Self.everywhere) { rect in
      let near = self.pixels(in: inside)
      return FloatImage(rect) { x, y in
        near[
          min(max(x, inside.x), inside.x + inside.width - 1),
          min(max(y, inside.y), inside.y + inside.height - 1)]
      }
    }
  }

  /// The picture somewhere else, turned, or in another size.
  ///
  /// What is made smaller is averaged; what is made larger is interpolated, codes apart.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0 else { return .empty() }
    let back = matrix.inverted()
    let target = extent == Self.everywhere ? extent : extent.applying(matrix)
    // Samples to a side of a pixel, so that none of the picture's is missed.
    let count = max(1, Int((1 / abs(determinant).squareRoot()).rounded(.up)))
    return CIImage(target, isCrisp: isCrisp) { rect in
      let source = FloatImage.PixelRect(
        rect.cgRect.applying(back).insetBy(dx: -2, dy: -2).intersection(
          self.extent.insetBy(dx: -2, dy: -2)))
      let pixels = self.pixels(in: source)
      return FloatImage(rect) { x, y in
        var sum = FloatImage.Pixel.zero
        for row in 0..<count {
          for column in 0..<count {
            let place = CGPoint(
              x: Double(x) + (Double(column) + 0.5) / Double(count),
              y: Double(y) + (Double(row) + 0.5) / Double(count)
            ).applying(back)
            sum +=
              self.isCrisp
              ? pixels[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
              : pixels.sample(place.x, place.y)
          }
        }
        return sum / Float(count * count)
      }
    }
  }

  /// The picture turned as a camera's would have to be, by the numbers of TIFF, 1…8.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let (width, height) = (extent.width, extent.height)
    let matrix: CGAffineTransform
    switch orientation {
    case 2: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: matrix = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 6: matrix = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case 7: matrix = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: matrix = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    default: return self
    }
    return transformed(by: matrix)
  }

  /// The picture above another one.
  public func composited(over dest: CIImage) -> CIImage {
    combined(with: dest) { $0 + $1 * (1 - $0.w) }
  }

  /// The picture out of focus.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    convolved(FloatImage.gaussian(sigma))
  }

  /// What a filter of a name makes of the picture.
  @preconcurrency @MainActor
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  // MARK: Building blocks of filters

  /// Each pixel through a closure.
  func mapped(_ transform: @escaping (FloatImage.Pixel) -> FloatImage.Pixel) -> CIImage {
    CIImage(extent, isCrisp: isCrisp) { self.pixels(in: $0).map(transform) }
  }

  /// The colour of each pixel without its alpha, through a closure.
  func recolored(_ transform: @escaping (FloatImage.Pixel) -> FloatImage.Pixel) -> CIImage {
    mapped { pixel in
      guard pixel.w > 0 else { return pixel }
      var color = transform(pixel / pixel.w)
      color.w = 1
      return color * pixel.w
    }
  }

  /// Each pixel with that of another picture at the same place, wherever one of them is.
  func combined(
    with other: CIImage,
    _ combine: @escaping (FloatImage.Pixel, FloatImage.Pixel) -> FloatImage.Pixel
  ) -> CIImage {
    CIImage(extent.union(other.extent)) { rect in
      let (own, others) = (self.pixels(in: rect), other.pixels(in: rect))
      return FloatImage(rect) { combine(own[$0, $1], others[$0, $1]) }
    }
  }

  /// The weighted sums of neighbours in a row and a column; as much larger as they reach.
  func convolved(_ weights: [Float]) -> CIImage {
    let reach = weights.count / 2
    guard reach > 0 else { return self }
    let target =
      extent == Self.everywhere
      ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(target) { rect in
      self.pixels(in: rect.insetBy(-reach)).convolved(weights, over: rect)
    }
  }
}

/// How a picture is read: nothing that makes a difference here.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// An option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space that colours are in.
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  /// Whether the picture is turned as the camera was.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
}

extension UIImage {
  /// The pixels of a picture of Core Image's; none where it is everywhere.
  @preconcurrency @MainActor public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// The pixels of a picture of Core Image's at a scale, turned; none where it is everywhere.
  @preconcurrency @MainActor public convenience init(
    ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }
  /// What the picture was made of; nil, as all are of pixels.
  @preconcurrency @MainActor public var ciImage: CIImage? { nil }
}
