import AnimGeometry
import Foundation

extension UIViewController {
  /// Puts the bar that the controller wants above the keyboard at the lower edge of its view, where UIKit has it as long as
  /// no field is edited.
  ///
  /// The bar is as high as it was made, or as its content wants it, with the safe area below. A scroll view does not carry it
  /// along.
  func showInputAccessory() {
    guard canBecomeFirstResponder, let bar = inputAccessoryView, bar.superview == nil,
      let host = view is UIScrollView ? view.superview : view
    else { return }
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let size = host.bounds.size
    func place(height: CGFloat) {
      bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    // Where the safe area is known.
    place(height: bar.bounds.height)
    host.addSubview(bar)
    if bar.bounds.height == 0 {
      let content = (bar as? UIVisualEffectView)?.contentView ?? bar
      place(
        height: content.systemLayoutSizeFitting(
          CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    bar.layoutIfNeeded()
  }
}
