import AnimGeometry
import AnimLayers
import AnimPixels
import AnimScenarioFormat
import Foundation

/// The picture's root layer and the device in it, which holds the screen.
@MainActor struct Device {
  /// All there is to see; its bounds begin at zero.
  let picture = CALayer()
  /// Films the device.
  let camera: Camera
  /// As large as the upright screen; turns when the device does.
  let layer = CALayer()
  /// Holds the window; a drawn device cuts it off at the edges of its screen.
  let screen = CALayer()
  /// The picture's size in points.
  let size: CGSize
  /// What of the room shows the device once more; nil for nothing.
  private var filmSet: FilmSet?
  /// The name of the layers that throw shadows.
  static let shadowName = "shadow"
  /// The layers that change their size along with the screen.
  private var outlines: [CALayer] = []

  init(_ canvas: Canvas, _ extent: CanvasExtent, theme: Theme) {
    let isDrawn = canvas.frame != .none
    let margin = canvas.margin
    size = Self.pictureSize(of: canvas, extent)
    picture.bounds.size = size
    picture.position = CGPoint(x: size.width / 2, y: size.height / 2)
    // Behind a screen that turns in a picture of its own there is nothing.
    if extent.turns, !isDrawn { picture.backgroundColor = .black }
    if let stage = canvas.stage, !stage.isBlurred {
      picture.addSublayer(Self.room(stage, size, theme))
    }
    camera = Camera(in: picture)
    layer.bounds.size = canvas.size
    layer.position = CGPoint(
      x: margin.left + (size.width - margin.left - margin.right) / 2,
      y: margin.top + (size.height - margin.top - margin.bottom) / 2)
    camera.scene.addSublayer(layer)
    screen.frame = layer.bounds
    if isDrawn {
      screen.backgroundColor = .black
      screen.masksToBounds = true
      screen.cornerRadius = canvas.cornerRadius
      screen.cornerCurve = .continuous
    }
    layer.addSublayer(screen)
    if canvas.stage?.hasShadow == true { addShadows(canvas) }
    switch canvas.frame {
    case .none: break
    case .hairline: addHairline(canvas)
    case .bezel: addBezel(canvas)
    }
    if let stage = canvas.stage, stage.isBlurred || stage.hasReflection {
      let rim = canvas.frame == .bezel ? Self.rim : 0
      filmSet = FilmSet(
        stage, picture: picture, scene: camera.scene,
        edge: layer.position.y + canvas.size.height / 2 + rim, theme: theme)
    }
  }

  /// The layers of the picture as they are seen at a time of their clock, in seconds.
  func snapshot(at time: Double) -> LayerSnapshot {
    let snapshot = picture.presentation(at: time)
    return filmSet?.furnished(snapshot, device: layer, screen: screen) ?? snapshot
  }

  // MARK: Size

  /// The size of a picture with room for every look of the screen, in points.
  static func pictureSize(of canvas: Canvas, _ extent: CanvasExtent) -> CGSize {
    let rim = canvas.frame == .bezel ? (rim + buttonHeight).rounded(.up) : 0
    let margin = canvas.margin
    let upright = CGSize(
      width: extent.screen.width + 2 * rim, height: extent.screen.height + 2 * rim)
    let (width, height) =
      extent.lies ? (upright.height, upright.width) : (upright.width, upright.height)
    // A device that is drawn shows its corners while it turns; they are round.
    let roundness = (2 - 2.squareRoot()) * (canvas.cornerRadius + rim)
    let side =
      canvas.frame == .none
      ? max(width, height) : (hypot(width, height) - roundness).rounded(.up)
    // Half of what is beside the screen is whole, so that its pixels are the picture's.
    func around(_ length: CGFloat) -> CGFloat {
      (side - length).truncatingRemainder(dividingBy: 2) == 0 ? side : side + 1
    }
    return CGSize(
      width: (extent.turns ? around(canvas.size.width) : width) + margin.left + margin.right,
      height: (extent.turns ? around(canvas.size.height) : height) + margin.top + margin.bottom)
  }

  /// Changes the screen's outline about its centre; a bezel does not stretch.
  func resize(to size: CGSize, _ timing: Timing, duration: Double) {
    for layer in outlines {
      let change = CABasicAnimation(keyPath: "bounds.size")
      change.fromValue = layer.presented.bounds.size
      change.duration = duration
      change.timingFunction = CAMediaTimingFunction(timing)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.bounds.size = size
      CATransaction.commit()
      if duration > 0 { layer.add(change, forKey: "resize") }
    }
  }

  // MARK: Room

  private static func room(_ stage: Backdrop, _ size: CGSize, _ theme: Theme) -> CALayer {
    let room = CAGradientLayer()
    room.frame = CGRect(origin: .zero, size: size)
    let colors = stage.colors.map { theme == .dark ? $0.dark : $0.light }
    // One colour is no gradient.
    if colors.count == 1 { room.backgroundColor = colors[0] } else { room.colors = colors }
    room.startPoint = CGPoint(x: 0.1, y: 0)
    room.endPoint = CGPoint(x: 0.9, y: 1)
    return room
  }

  /// A wide shadow of the light in the room, and a narrow one where the device is closest to the wall;
  /// by eye.
  private func addShadows(_ canvas: Canvas) {
    let rim = canvas.frame == .bezel ? Self.rim : 0
    for (radius, offset, opacity) in [(28.0, 18.0, 0.28), (6, 3, 0.22)] {
      let shadow = CALayer()
      shadow.frame = layer.bounds.insetBy(dx: -rim, dy: -rim)
      shadow.cornerRadius = canvas.cornerRadius + rim
      shadow.cornerCurve = .continuous
      shadow.backgroundColor = .black
      shadow.shadowRadius = radius
      shadow.shadowOffset = CGSize(width: 0, height: offset)
      shadow.shadowOpacity = Float(opacity)
      shadow.zPosition = -3
      shadow.name = Self.shadowName
      layer.addSublayer(shadow)
    }
  }

  // MARK: Frames

  /// The thickness of a bezel around the screen, its metal edge included, in points.
  private static let rim = edge + 8
  private static let edge = 3.0
  /// How far buttons stand out of the edge.
  private static let buttonHeight = 1.5

  private mutating func addHairline(_ canvas: Canvas) {
    let line = CALayer()
    line.frame = layer.bounds
    line.cornerRadius = canvas.cornerRadius
    line.cornerCurve = .continuous
    line.borderWidth = 1 / CGFloat(canvas.scale)
    line.borderColor = Color(white: 0.5, alpha: 0.6)
    line.zPosition = 1
    layer.addSublayer(line)
    outlines = [screen, line]
  }

  private func addBezel(_ canvas: Canvas) {
    let outer = layer.bounds.insetBy(dx: -Self.rim, dy: -Self.rim)
    if canvas.size.width < 700 { addButtons(around: outer) }
    let body = CAGradientLayer()
    body.frame = outer
    body.cornerRadius = canvas.cornerRadius + Self.rim
    body.cornerCurve = .continuous
    body.masksToBounds = true
    // Light falls on the metal from the upper left.
    body.colors = [Color(white: 0.62), Color(white: 0.30), Color(white: 0.46)]
    body.startPoint = CGPoint(x: 0, y: 0)
    body.endPoint = CGPoint(x: 1, y: 1)
    body.zPosition = -1
    layer.addSublayer(body)
    let glass = CALayer()
    glass.frame = layer.bounds.insetBy(dx: Self.edge - Self.rim, dy: Self.edge - Self.rim)
    glass.cornerRadius = canvas.cornerRadius + Self.rim - Self.edge
    glass.cornerCurve = .continuous
    glass.backgroundColor = Color(white: 0.02)
    glass.zPosition = -0.5
    layer.addSublayer(glass)
    addSensors(canvas)
  }

  /// Volume on the left, power on the right, at the places where an iPhone has them.
  private func addButtons(around outer: CGRect) {
    let left = outer.minX - Self.buttonHeight
    let right = outer.maxX - 1
    for (x, start, length) in [
      (left, 0.2, 0.065), (left, 0.285, 0.065), (left, 0.145, 0.032), (right, 0.24, 0.1),
    ] {
      let button = CALayer()
      button.frame = CGRect(
        x: x, y: outer.minY + outer.height * start, width: Self.buttonHeight + 1,
        height: outer.height * length)
      button.cornerRadius = 1
      button.backgroundColor = Color(white: 0.4)
      button.zPosition = -2
      layer.addSublayer(button)
    }
  }

  /// The island or the notch of a screen whose safe area says that it has one.
  private func addSensors(_ canvas: Canvas) {
    let top = canvas.safeArea.top
    guard top >= 40, canvas.size.width < 700 else { return }
    let sensors = CALayer()
    sensors.backgroundColor = Color(white: 0.02)
    sensors.cornerCurve = .continuous
    if top >= 51 {
      sensors.frame = CGRect(x: layer.bounds.midX - 62.5, y: 11, width: 125, height: 37)
      sensors.cornerRadius = 18.5
    } else {
      let width = min(209, canvas.size.width * 0.56)
      sensors.frame = CGRect(
        x: layer.bounds.midX - width / 2, y: -30, width: width, height: 60)
      sensors.cornerRadius = 20
    }
    sensors.zPosition = 2
    screen.addSublayer(sensors)
  }
}

extension CAMediaTimingFunction {
  /// The curve of a scenario; springs have none and count as easing in and out.
  convenience init(_ timing: Timing) {
    switch timing {
    case .curve(.easeIn): self.init(name: .easeIn)
    case .curve(.easeOut): self.init(name: .easeOut)
    case .curve(.linear): self.init(name: .linear)
    case .curve(.easeInOut), .spring: self.init(name: .easeInEaseOut)
    case .cubic(let x1, let y1, let x2, let y2):
      self.init(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
  }
}
