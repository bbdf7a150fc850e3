import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation

/// A movement of the camera.
struct CameraMove {
  /// How the scene stands at the end: turned about its horizontal and its vertical axis, in radians.
  var turn: Vector
  var timing: Timing
  /// In seconds.
  var duration: Double
}

/// Shows a part of the picture's scene, enlarged, or the scene turned in perspective.
@MainActor struct Camera {
  /// Holds all that the camera films.
  let scene: CALayer
  /// The picture's size in points.
  let size: CGSize
  private let picture: CALayer

  /// How far the camera is from a scene that turns, in lengths of the picture's longer side: as a
  /// photographer stands who wants little distortion.
  private static let distance = 2.4

  init(in picture: CALayer) {
    self.picture = picture
    scene = CALayer()
    scene.name = "scene"
    size = picture.bounds.size
    scene.frame = CGRect(origin: .zero, size: size)
    picture.addSublayer(scene)
  }

  /// Moves so that the part around `center`, in the scene's points, is seen `zoom` times as large.
  func look(at center: CGPoint, zoom: Double, _ move: CameraMove) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    // A close-up does not look beyond the edges of the scene.
    func kept(_ value: CGFloat, in length: CGFloat) -> CGFloat {
      let half = length / (2 * zoom)
      return zoom > 1 ? min(max(value, half), length - half) : length / 2
    }
    let target = CGPoint(x: kept(center.x, in: size.width), y: kept(center.y, in: size.height))
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = scene.presented.transform
    animation.duration = move.duration
    animation.timingFunction = CAMediaTimingFunction(move.timing)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let flat = CATransform3DConcat(
      CATransform3DMakeScale(zoom, zoom, 1),
      CATransform3DMakeTranslation((middle.x - target.x) * zoom, (middle.y - target.y) * zoom, 0))
    scene.transform = move.turn == .zero ? flat : CATransform3DConcat(flat, turned(by: move.turn))
    CATransaction.commit()
    if move.duration > 0 { scene.add(animation, forKey: "camera") }
  }

  /// Moves so that all of `rect`, in the scene's points, is seen as large as it can be, times `zoom`.
  func look(at rect: CGRect, zoom: Double, _ move: CameraMove) {
    let fit = min(size.width / max(rect.width, 1), size.height / max(rect.height, 1))
    look(at: CGPoint(x: rect.midX, y: rect.midY), zoom: fit * zoom, move)
  }

  /// A turn about the middle of the picture, which is seen in perspective from then on.
  private func turned(by turn: Vector) -> CATransform3D {
    picture.sublayerTransform.m34 = -1 / (Self.distance * max(size.width, size.height))
    return CATransform3DConcat(
      CATransform3DMakeRotation(turn.dx, 1, 0, 0), CATransform3DMakeRotation(turn.dy, 0, 1, 0))
  }
}
