package import AnimLayers
import AnimPixels
package import Foundation
package import UIKitCore

/// Something of a device that this one shows a still for.
///
/// Whoever shows one says so once, as a warning of the simulation.
package enum StandIn: Sendable {
  case video, map, web, photoLibrary, camera, reminders

  private var text: String {
    switch self {
    case .video: "a video is shown as a photograph with a play button: videos are not decoded"
    case .map: "a map is shown as a drawn one of no place: there are no maps"
    case .web: "a web page is shown as its address or its text: pages are not laid out"
    case .photoLibrary: "the photo library holds made-up photographs"
    case .reminders: "the reminders are made up"
    case .camera: "the camera's picture is a made-up photograph"
    }
  }

  /// Warns that a still stands in, once in a simulation.
  @MainActor package func warn() { UIEnvironment.current.warn(text) }

  /// A sign in the middle of a picture.
  package enum Sign: Sendable { case play }

  /// A picture as the content of a layer.
  ///
  /// - Parameters:
  ///   - picture: What is seen.
  ///   - bounds: The bounds of the layer, in points.
  ///   - rect: Where the picture is in the bounds; black beside it. It fills that, and is cut off where it is larger.
  ///   - sign: What stands in the middle.
  /// - Returns: The picture on black; nothing for bounds without room.
  @MainActor package static func drawing(
    of picture: StandInPicture, in bounds: CGRect, at rect: CGRect, sign: Sign? = nil
  ) -> LayerContent {
    guard bounds.width > 0, bounds.height > 0 else { return .none }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { context in
      let place = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: bounds.size))
      draw(picture.image(size: place.size), filling: place, on: context)
      switch sign {
      case .play: drawPlayButton(in: place, on: context)
      case nil: break
      }
    }
    return image.layerContent(tint: .black)
  }

  @MainActor private static func draw(
    _ image: UIImage, filling place: CGRect, on context: UIGraphicsImageRendererContext
  ) {
    let factor = max(place.width / image.size.width, place.height / image.size.height)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    context.cgContext.saveGState()
    context.clip(to: place)
    image.draw(
      in: CGRect(
        x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
        height: size.height))
    context.cgContext.restoreGState()
  }

  /// The greatest diameter of a play button, and its share of the shorter side of small pictures.
  private static let (largestButton, shareOfButton): (CGFloat, CGFloat) = (64, 0.4)

  /// A white triangle on a dark disc.
  @MainActor private static func drawPlayButton(
    in place: CGRect, on context: UIGraphicsImageRendererContext
  ) {
    let diameter = min(largestButton, min(place.width, place.height) * shareOfButton)
    let disc = CGRect(
      x: place.midX - diameter / 2, y: place.midY - diameter / 2, width: diameter, height: diameter)
    UIColor.black.withAlphaComponent(0.45).setFill()
    UIBezierPath(ovalIn: disc).fill()
    // A triangle looks centred where its centroid is.
    let radius = diameter * 0.26
    let triangle = UIBezierPath()
    let (left, half) = (disc.midX - radius / 2, radius * CGFloat(3).squareRoot() / 2)
    triangle.move(to: CGPoint(x: disc.midX + radius, y: disc.midY))
    triangle.addLine(to: CGPoint(x: left, y: disc.midY - half))
    triangle.addLine(to: CGPoint(x: left, y: disc.midY + half))
    triangle.close()
    UIColor.white.setFill()
    triangle.fill()
  }
}
