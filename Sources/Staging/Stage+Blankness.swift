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
    guard runsCode else { return false }
    // A layout is responsible for its collection view, and for no bar of the device.
    if scenario.controller == nil {
      let cells = collectionView.visibleCells
      // What stands in a cell without any size may be seen beyond its edges; a scroll indicator is no content.
      let hasItems = (0..<collectionView.numberOfSections).contains {
        collectionView.numberOfItems(inSection: $0) > 0
      }
      if hasItems, cells.allSatisfy({ $0.bounds.isEmpty || $0.isHidden || $0.alpha == 0 }) {
        return true
      }
    }
    if shownWindows.contains(where: { $0 !== window && $0.rootViewController != nil }) {
      return false
    }
    return contentViews.allSatisfy { view in
      let list = DisplayList(view.layer.presentation(at: clock.now), size: window.bounds.size)
      return !list.items.contains { $0.shows(moreThan: window.bounds.width) }
    }
  }

  /// The views with what the code shows: the collection view of a layout, or those of the first controller and of all that are
  /// presented over each other.
  private var contentViews: [UIView] {
    guard scenario.controller != nil else { return [collectionView] }
    guard let root = window.rootViewController else { return [window] }
    let presented = sequence(first: root, next: \.presentedViewController)
    let views = presented.compactMap(\.viewIfLoaded)
    return views.isEmpty ? [window] : views
  }

  /// Whether a controller or a layout of an app's sources is acted out.
  private var runsCode: Bool {
    scenario.controller != nil
      || scenario.layouts.contains { layout in
        if case .source = layout.implementation { true } else { false }
      }
  }

  /// The warning where it is a layout that shows nothing.
  nonisolated static let blankLayoutWarning =
    "no cell is to be seen at any step; the layout may need the collection view or the delegate that it was written "
    + "for"

  /// The warning that nothing was to be seen, whatever happened.
  var blankWarning: String {
    scenario.controller == nil
      ? Self.blankLayoutWarning
      : "nothing but background is to be seen at any step; what the screen shows may need data, or code that was left out"
  }
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
