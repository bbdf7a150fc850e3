public import AnimDrawing
public import AnimPixels
public import Foundation

/// Core Graphics' colour: a value here.
public typealias CGColor = Color
/// Core Graphics' picture: a value here.
public typealias CGImage = Image

/// The content of a layer, between its background and its sublayers.
public enum LayerContent: Hashable, Sendable {
  case none
  /// A picture, placed by `contentsGravity`.
  case image(Image)
  /// Vector drawings in the layer's own coordinates, made when its bounds were `bounds`: the backing
  /// store of labels and of `draw(_:)`. Other bounds, as in the middle of an animation, map it by
  /// `contentsGravity`, as they would a bitmap.
  case drawing([DisplayItem], bounds: CGRect)
}

/// How a layer's content is placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name in Core Animation.
  public let rawValue: String

  /// Creates a gravity from its name; unknown ones count as `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = Self(rawValue: "center")
  /// In the middle of the top edge, in its own size.
  public static let top = Self(rawValue: "top")
  /// In the middle of the bottom edge, in its own size.
  public static let bottom = Self(rawValue: "bottom")
  /// In the middle of the left edge, in its own size.
  public static let left = Self(rawValue: "left")
  /// In the middle of the right edge, in its own size.
  public static let right = Self(rawValue: "right")
  /// In the top left corner, in its own size.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner, in its own size.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner, in its own size.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner, in its own size.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits whole, undistorted, in the middle.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills the bounds, undistorted, in the middle.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  /// The rectangle for content of the given size, in the coordinates of `bounds`.
  ///
  /// `topLeft` is the corner at the smallest coordinates, as UIKit, whose y points down, shows it.
  public func destination(for size: CGSize, in bounds: CGRect) -> CGRect {
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
