import AnimFigures
import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import ArgumentParser
import Foundation

/// The looks of the picture, which override those of the scenario's canvas.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels per point: 1, 2 or 3.", valueName: "1|2|3"))
  var scale: Int?

  @Option(
    help: ArgumentHelp("The picture's width in pixels, instead of --scale.", valueName: "pixels"))
  var width: Int?

  @Option(
    help: ArgumentHelp(
      "The screen of a device, such as iphone-15: size, scale, safe area and corners.",
      valueName: "name"), completion: .list(DeviceArgument.names),
    transform: DeviceArgument.device)
  var device: DevicePreset?

  @Option(
    help: ArgumentHelp(
      "The colour behind the collection view, such as systemTeal, #F2F2F7 or transparent.",
      valueName: "color"))
  var background: ColorArgument?

  @Option(help: ArgumentHelp("Space around the screen, in points.", valueName: "points"))
  var margin: Double?

  @Option(
    help: ArgumentHelp(
      "The outline of the device: none, hairline or bezel.", valueName: "none|hairline|bezel"))
  var frame: Canvas.DeviceFrame?

  @Option(help: ArgumentHelp("Whether fingers are shown.", valueName: "on|off"))
  var touches: SwitchArgument?

  @Option(help: ArgumentHelp("Whether captions are shown.", valueName: "on|off"))
  var captions: SwitchArgument?

  @Option(
    help: ArgumentHelp(
      "Draw over the frames, with commas: grid, frames, indexpaths, safearea, touches, curves, fps.",
      valueName: "kinds"), completion: .list(OverlayArgument.words),
    transform: OverlayArgument.init)
  var overlay: OverlayArgument?

  var overlayKinds: [Overlay.Kind] { overlay?.kinds ?? [] }

  func validate() throws {
    if let scale, !(1...3).contains(scale) {
      throw ValidationError("'--scale \(scale)' is not 1, 2 or 3")
    }
    if let width, !(16...8192).contains(width) {
      throw ValidationError("'--width \(width)' is not between 16 and 8192")
    }
    if scale != nil, width != nil {
      throw ValidationError("'--scale' and '--width' exclude each other")
    }
    if let margin, !(0...1000).contains(margin) {
      throw ValidationError("'--margin \(margin)' is not between 0 and 1000")
    }
  }

  /// The canvas with the values of the command line.
  func applied(to canvas: Canvas) -> Canvas {
    var canvas = canvas
    if let device { canvas.adopt(device) }
    if let scale { canvas.scale = scale }
    if let background { canvas.background = background.color }
    if let margin {
      let panels = canvas.panelMargin
      canvas.margin = EdgeInsets(
        top: margin, left: margin + panels.left, bottom: margin, right: margin + panels.right)
    }
    if let frame { canvas.frame = frame }
    if overlay?.showsTouches ?? false, canvas.touches.style == .none {
      canvas.touches.style = .dot
      canvas.touches.showHover = true
    }
    switch touches {
    case .on: if canvas.touches.style == .none { canvas.touches.style = .dot }
    case .off: canvas.touches.style = .none
    case nil: break
    }
    if let captions { canvas.showsCaptions = captions == .on }
    return canvas
  }
}
