import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

extension Action.Camera: StagedAction {
  /// Moves the camera; an item that is not there is not looked at.
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let camera = stage.device.camera
    let move = CameraMove(turn: turn, timing: timing, duration: duration)
    let scene = camera.scene
    switch subject {
    case .canvas:
      camera.look(
        at: CGPoint(x: scene.bounds.midX, y: scene.bounds.midY), zoom: zoom, move)
    case .rect(let rect):
      let rect = scene.convert(rect.value(in: stage.screenNames.value), from: stage.window.layer)
      camera.look(at: rect, zoom: zoom, move)
    case .item(let item):
      guard let path = stage.path(of: item.value),
        let frame = stage.collectionView.layoutAttributesForItem(at: path)?.frame
      else { return completion() }
      let center = scene.convert(frame.center, from: stage.collectionView.layer)
      camera.look(at: center, zoom: zoom, move)
    }
    stage.clock.schedule(after: duration, completion)
  }
}
