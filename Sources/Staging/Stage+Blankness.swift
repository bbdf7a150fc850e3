import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

extension Stage {
  /// Whether code of an app runs here and nothing of it is to be seen now but surfaces as wide as the screen, such as
  /// backgrounds, bars and hairlines.
  var isBlank: Bool {
    guard scenario.controller != nil, let view = window.rootViewController?.viewIfLoaded else {
      return false
    }
    let list = DisplayList(view.layer.presentation(at: clock.now), size: window.bounds.size)
    return !list.items.contains { $0.shows(moreThan: window.bounds.width) }
  }

  /// The warning that nothing was to be seen, whatever happened.
  static let blankWarning =
    "nothing but background is to be seen at any step; what the screen shows may need data, or code that was left out"
}

extension DisplayItem {
  /// Whether it draws anything else than boxes of a width.
  fileprivate func shows(moreThan width: CGFloat) -> Bool {
    guard opacity > 0.01 else { return false }
    switch content {
    case .box(let box): return box.shape.rect.width > 0 && box.shape.rect.width < width - 0.5
    case .path, .glyphs, .image: return true
    case .shadow, .backdrop: return false
    case .group(let group): return group.items.contains { $0.shows(moreThan: width) }
    }
  }
}
