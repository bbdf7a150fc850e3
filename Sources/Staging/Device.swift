import Foundation
import Geometry
import Layers
import Pixels
import ScenarioFormat

/// The picture's root layer and the device in it, which holds the screen.
@MainActor struct Device {
  /// All there is to see; its bounds begin at zero.
  let picture = CALayer()
  /// As large as the screen; turns when the device does.
  let layer = CALayer()
  /// Holds the window; a drawn device cuts it off at the edges of its screen.
  let screen = CALayer()
  /// The picture's size in points.
  let size: CGSize
  /// Whether something is drawn around the screen.
  let isDrawn: Bool

  /// The thickness of a drawn device around the screen, in points.
  private static let bezel = 10.0

  private static func rim(of canvas: Canvas) -> CGFloat {
    canvas.frame == .bezel ? bezel : 0
  }

  /// The size of a picture with room for every look of the screen, in points.
  static func pictureSize(of canvas: Canvas, _ room: Room) -> CGSize {
    let rim = rim(of: canvas)
    let margin = canvas.margin
    let (width, height) = (room.screen.width + 2 * rim, room.screen.height + 2 * rim)
    // A device that is drawn shows its corners while it turns.
    let side = canvas.frame == .none ? max(width, height) : hypot(width, height).rounded(.up)
    return CGSize(
      width: (room.turns ? side : width) + margin.left + margin.right,
      height: (room.turns ? side : height) + margin.top + margin.bottom)
  }

  init(_ canvas: Canvas, _ room: Room) {
    isDrawn = canvas.frame != .none
    let rim = Self.rim(of: canvas)
    let margin = canvas.margin
    size = Self.pictureSize(of: canvas, room)
    picture.bounds.size = size
    picture.position = CGPoint(x: size.width / 2, y: size.height / 2)
    // Behind a screen that turns in a picture of its own there is nothing.
    if room.turns, !isDrawn { picture.backgroundColor = .black }
    layer.bounds.size = canvas.size
    layer.position = CGPoint(
      x: margin.left + (size.width - margin.left - margin.right) / 2,
      y: margin.top + (size.height - margin.top - margin.bottom) / 2)
    picture.addSublayer(layer)
    screen.frame = layer.bounds
    if isDrawn {
      screen.backgroundColor = .black
      screen.masksToBounds = true
      screen.cornerRadius = canvas.cornerRadius
      screen.cornerCurve = .continuous
    }
    layer.addSublayer(screen)
    addFrame(canvas, rim: rim)
  }

  private func addFrame(_ canvas: Canvas, rim: CGFloat) {
    let frame = CALayer()
    switch canvas.frame {
    case .none: return
    case .hairline:
      frame.frame = layer.bounds
      frame.cornerRadius = canvas.cornerRadius
      frame.borderWidth = 1 / CGFloat(canvas.scale)
      frame.borderColor = Color(white: 0.5, alpha: 0.6)
      frame.zPosition = 1
    case .bezel:
      frame.frame = layer.bounds.insetBy(dx: -rim, dy: -rim)
      frame.cornerRadius = canvas.cornerRadius + rim
      frame.backgroundColor = Color(white: 0.07)
      frame.borderWidth = 1.5
      frame.borderColor = Color(white: 0.32)
      frame.zPosition = -1
    }
    frame.cornerCurve = .continuous
    layer.addSublayer(frame)
  }
}
