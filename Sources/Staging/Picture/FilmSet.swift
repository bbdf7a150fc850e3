import AnimGeometry
import AnimLayers
import AnimPixels
import AnimScenarioFormat
import Foundation

/// What of a room shows the device once more: a floor that reflects it, and a wall with the screen's
/// picture, enlarged and blurred.
///
/// The layers are there from the beginning; what they show is put into snapshots of the picture.
@MainActor struct FilmSet {
  private let wall: CALayer?
  private let floor: CALayer?
  /// The upright line of the device's lower edge, in the scene's points.
  private let edge: CGFloat
  private let size: CGSize

  /// Layers of a copy have numbers of their own.
  private static let numbersPerCopy: UInt64 = 1 << 40
  /// How much of the light the floor gives back, and the part of the picture's height over which it
  /// fades; by eye.
  private static let gloss = 0.34
  private static let reach = 0.16
  /// Between the device and its mirror image, in points.
  private static let gap: CGFloat = 3
  /// Of the blur on the wall, in points.
  private static let blur = 60.0
  /// How much larger than the picture the wall is: a blur has no edges to show.
  private static let enlargement: CGFloat = 1.25

  /// The layers of a room, below all that is in `picture` and `scene`.
  ///
  /// - Parameters:
  ///   - stage: The room as the scenario describes it.
  ///   - picture: The picture's root.
  ///   - scene: What the camera films.
  ///   - edge: The lower edge of the device, in the scene's points.
  ///   - theme: The appearance, which decides how dark the wall is.
  init(_ stage: Backdrop, picture: CALayer, scene: CALayer, edge: CGFloat, theme: Theme) {
    self.edge = edge
    size = picture.bounds.size
    wall = stage.isBlurred ? Self.wall(in: picture, theme) : nil
    floor = stage.hasReflection ? Self.floor(in: scene, edge: edge) : nil
  }

  private static func wall(in picture: CALayer, _ theme: Theme) -> CALayer {
    let wall = CALayer()
    wall.frame = picture.bounds
    wall.masksToBounds = true
    wall.backgroundColor = theme == .dark ? .black : .white
    let pane = CALayer()
    pane.frame = wall.bounds
    pane.zPosition = 1
    pane.backdrop = BackdropEffect(
      sigma: blur, saturation: 1.5,
      tint: theme == .dark ? Color(white: 0, alpha: 0.42) : Color(white: 1, alpha: 0.22))
    wall.addSublayer(pane)
    picture.insertSublayer(wall, at: 0)
    return wall
  }

  private static func floor(in scene: CALayer, edge: CGFloat) -> CALayer {
    let floor = CALayer()
    floor.frame = scene.bounds
    let fade = CAGradientLayer()
    fade.frame = CGRect(
      x: 0, y: edge, width: scene.bounds.width, height: scene.bounds.height * reach)
    fade.colors = [Color(white: 0, alpha: gloss), Color(white: 0, alpha: 0)]
    floor.mask = fade
    scene.insertSublayer(floor, at: 0)
    return floor
  }

  /// The snapshot with what wall and floor show of the device in it.
  func furnished(_ picture: LayerSnapshot, device: CALayer, screen: CALayer) -> LayerSnapshot {
    var picture = picture
    let time = 0.0
    if let wall, let screen = picture.first(screen.presentation(at: time).id) {
      picture.change(wall.presentation(at: time).id) { wall in
        wall.sublayers.insert(enlarged(screen), at: 0)
      }
    }
    if let floor, let device = picture.first(device.presentation(at: time).id) {
      picture.change(floor.presentation(at: time).id) { $0.sublayers = [mirrored(device)] }
    }
    return picture
  }

  private func enlarged(_ screen: LayerSnapshot) -> LayerSnapshot {
    var copy = screen.renumbered(by: Self.numbersPerCopy)
    let bounds = copy.properties.bounds
    let factor =
      Self.enlargement * max(size.width / bounds.width, size.height / bounds.height)
    copy.properties.position = CGPoint(x: size.width / 2, y: size.height / 2)
    copy.properties.transform = CATransform3DMakeScale(factor, factor, 1)
    copy.properties.cornerRadius = 0
    return copy
  }

  private func mirrored(_ device: LayerSnapshot) -> LayerSnapshot {
    var copy = device.renumbered(by: 2 * Self.numbersPerCopy)
    // A mirror image throws no shadow.
    copy.sublayers.removeAll { $0.name == Device.shadowName }
    copy.properties.position.y = 2 * (edge + Self.gap / 2) - copy.properties.position.y
    copy.properties.transform = CATransform3DConcat(
      copy.properties.transform, CATransform3DMakeScale(1, -1, 1))
    return copy
  }
}

extension LayerSnapshot {
  /// The layer of a number in the tree; nil if it is not there.
  fileprivate func first(_ id: UInt64) -> LayerSnapshot? {
    if self.id == id { return self }
    for sublayer in sublayers {
      if let found = sublayer.first(id) { return found }
    }
    return nil
  }

  /// Changes the layer of a number in the tree.
  fileprivate mutating func change(_ id: UInt64, _ body: (inout LayerSnapshot) -> Void) {
    if self.id == id { return body(&self) }
    for index in sublayers.indices { sublayers[index].change(id, body) }
  }
}
