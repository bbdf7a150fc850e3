import Foundation
import Layers
import ScenarioFormat
import UIKitCore

/// Something that concerns the picture rather than the collection view, with its time.
struct StageCue {
  enum Event {
    case chapter(String)
    case mark(String, Observation)
    case still(String)
    case speed(Double)
    case hide
    case show
  }
  let event: Event
  /// Of the stage's clock, in seconds.
  let time: Double
}

/// A step that ran on a stage, with times of its clock.
struct StagedStep {
  let name: String
  let location: SourceRange
  let start: Double
  /// Nil while it runs.
  var end: Double?
}

extension Stage {
  /// Acts out a step of the narration; false if it is none.
  func narrate(_ step: Step) -> Bool {
    switch step.action {
    case .chapter(let chapter):
      cue(.chapter(chapter.name.text))
      set(chapter.assignments)
    case .mark(let name): cue(.mark(name.text, observation(at: clock.now)))
    case .still(let name): cue(.still(name.text))
    case .speed(let factor): cue(.speed(factor))
    case .hide: cue(.hide)
    case .show: cue(.show)
    case .caption(let text): captions?.show(text)
    case .hideCaption: captions?.hide()
    case .setTheme(let theme): setTheme(theme)
    case .setContentSizeCategory(let category): setContentSizeCategory(category)
    default: return false
    }
    return true
  }

  /// Moves the camera; an item that is not there is not looked at.
  func film(_ camera: Action.Camera, completion: @escaping @MainActor () -> Void) {
    let scene = device.camera.scene
    switch camera.subject {
    case .canvas:
      device.camera.look(
        at: CGPoint(x: scene.bounds.midX, y: scene.bounds.midY), zoom: camera.zoom,
        duration: camera.duration)
    case .rect(let rect):
      let rect = scene.convert(rect.value(in: screenNames.value), from: window.layer)
      device.camera.look(at: rect, zoom: camera.zoom, duration: camera.duration)
    case .item(let item):
      guard let path = path(of: item.value),
        let frame = collectionView.layoutAttributesForItem(at: path)?.frame
      else { return completion() }
      let center = scene.convert(frame.center, from: collectionView.layer)
      device.camera.look(at: center, zoom: camera.zoom, duration: camera.duration)
    }
    clock.schedule(after: camera.duration, completion)
  }
}
