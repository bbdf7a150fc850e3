import AnimGeometry
import AnimLayers
import Foundation

/// Shows a part of the picture's scene, enlarged.
@MainActor struct Camera {
  /// Holds all that the camera films.
  let scene: CALayer
  /// The picture's size in points.
  let size: CGSize

  init(in picture: CALayer) {
    scene = CALayer()
    scene.name = "scene"
    size = picture.bounds.size
    scene.frame = CGRect(origin: .zero, size: size)
    picture.addSublayer(scene)
  }

  /// Moves so that the part around `center`, in the scene's points, is seen `zoom` times as large.
  func look(at center: CGPoint, zoom: Double, duration: Double) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    // A close-up does not look beyond the edges of the scene.
    func kept(_ value: CGFloat, in length: CGFloat) -> CGFloat {
      let half = length / (2 * zoom)
      return zoom > 1 ? min(max(value, half), length - half) : length / 2
    }
    let target = CGPoint(x: kept(center.x, in: size.width), y: kept(center.y, in: size.height))
    let move = CABasicAnimation(keyPath: "transform")
    move.fromValue = scene.presentation()?.transform ?? scene.transform
    move.duration = duration
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    scene.transform = CATransform3DConcat(
      CATransform3DMakeScale(zoom, zoom, 1),
      CATransform3DMakeTranslation((middle.x - target.x) * zoom, (middle.y - target.y) * zoom, 0))
    CATransaction.commit()
    if duration > 0 { scene.add(move, forKey: "camera") }
  }

  /// Moves so that all of `rect`, in the scene's points, is seen as large as it can be, times `zoom`.
  func look(at rect: CGRect, zoom: Double, duration: Double) {
    let fit = min(size.width / max(rect.width, 1), size.height / max(rect.height, 1))
    look(at: CGPoint(x: rect.midX, y: rect.midY), zoom: fit * zoom, duration: duration)
  }
}
