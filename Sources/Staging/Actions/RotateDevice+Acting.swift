import AnimLayers
import AnimScenarioFormat
import UIKitCore

extension Action.RotateDevice: StagedAction {
  func reserve(in extent: inout CanvasExtent) { extent.turn() }

  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.clock.schedule(after: delay) {
      // A layout is shown as it lies then; an app decides for itself.
      stage.window.rotate(
        to: .init(to), duration: duration, device: stage.device.layer,
        isForced: stage.scenario.controller == nil
      ) {
        stage.indicators?.follow(stage.window)
        completion()
      }
    }
  }
}

extension UIDeviceOrientation {
  fileprivate init(_ orientation: Action.RotateDevice.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .portraitUpsideDown: self = .portraitUpsideDown
    }
  }
}
