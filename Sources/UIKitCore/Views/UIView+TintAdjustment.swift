import AnimPixels
import Foundation

extension UIView {
  /// How a view shows its tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does, and undimmed at the top.
    case automatic
    /// The colour as it is.
    case normal
    /// Grey, as behind an alert.
    case dimmed
  }

  /// How the tint colour of the view and of what is in it is shown: never `automatic` when it is read.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      ownTintAdjustmentMode == .automatic
        ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustmentMode
    }
    set {
      guard newValue != ownTintAdjustmentMode else { return }
      ownTintAdjustmentMode = newValue
      tintColorDidChange()
    }
  }
}

extension UIColor {
  /// The grey of the colour's brightness to the eye, as opaque as it is.
  ///
  /// Apple's documentation says no more than that the colour is desaturated; the weights are those of Rec. 709.
  var dimmed: UIColor {
    let color = cgColor
    return UIColor(
      white: 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, alpha: color.alpha)
  }
}
