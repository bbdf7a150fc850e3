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
    let input = InputBar(bar)
    host.addSubview(bar)
    UIEnvironment.current.keyboard.add(input)
  }
}
