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
    host.addSubview(bar)
    let isMade = bar.bounds.height > 0
    // The second time with the safe area of its place.
    for _ in 0..<(isMade ? 1 : 2) {
      let width = host.bounds.width
      let fitting = bar.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = isMade ? bar.bounds.height : fitting.height
      bar.frame = CGRect(x: 0, y: host.bounds.height - height, width: width, height: height)
    }
    bar.layoutIfNeeded()
  }
}
