import AnimLayoutEngine
import Foundation

extension UICollectionView {
  /// What has cells measured again that size themselves and are on screen.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only another preparation of the layout.
    case disabled
    /// Also `invalidateIntrinsicContentSize()` of the cell, and another content configuration.
    case enabled
    /// The same as `enabled` here; in UIKit also every change of the constraints in a cell.
    case enabledIncludingConstraints
  }

  /// Notes that a cell on screen may need another size, and has it asked in the next layout pass.
  ///
  /// As Apple documents `selfSizingInvalidation`, the new size is animated to unless animations are
  /// disabled.
  func contentDidChange(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, updates.reconfigured == nil,
      let attributes = cell.appliedAttributes, visible[attributes.key] === cell,
      currentLayout.fittedAxes(of: attributes) != []
    else { return }
    cell.fittedAttributes = nil
    selfSizing.keys.append(attributes.key)
    if UIView.areAnimationsEnabled, window != nil { selfSizing.isAnimated = true }
    setNeedsLayout()
  }

  /// Asks the cells whose content changed how large they would like to be.
  ///
  /// - Returns: Whether the way to what the layout makes of it is animated.
  func fitChangedCells() -> Bool {
    let changed = selfSizing
    selfSizing = SelfSizingChanges()
    guard !changed.keys.isEmpty, validity.isPrepared else { return false }
    for key in changed.keys {
      guard let view = visible[key], let attributes = view.appliedAttributes else { continue }
      fit(view, to: attributes)
    }
    return changed.isAnimated && !validity.isSettled
  }
}

/// The cells on screen whose content changed since the last layout pass.
struct SelfSizingChanges {
  var keys: [ElementKey] = []
  var isAnimated = false
}
