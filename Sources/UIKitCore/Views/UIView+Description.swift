import AnimLayers
import AnimPixels
import Foundation

extension UIResponder {
  /// The class and the address in words.
  ///
  /// Addresses are given out in the order in which they are asked for, so that text with one in it is the same
  /// in every run.
  var shortDescription: String { "<\(nameInDescription): \(address(0))>" }

  fileprivate var nameInDescription: String { String(describing: type(of: self)) }

  /// A made-up address: part 0 is the object itself, others are what belongs to it alone.
  fileprivate func address(_ part: Int) -> String {
    Self.address(serialNumber, part)
  }

  /// The made-up address of the object with a number.
  nonisolated static func address(_ serialNumber: Int, _ part: Int = 0) -> String {
    "0x" + String(0x6000_0000_0000 + serialNumber * 0x200 + part * 0x20, radix: 16)
  }
}

extension UIView {
  /// The view in words, in the form of UIKit's console output: the class, the frame, and what is not as it is
  /// by default.
  var fullDescription: String {
    var parts = ["\(nameInDescription): \(address(0))"]
    parts.append(
      "frame = (\(frame.minX.inDescription) \(frame.minY.inDescription); "
        + "\(frame.width.inDescription) \(frame.height.inDescription))")
    if let text = textInDescription { parts.append("text = '\(text)'") }
    if alpha != 1 { parts.append("alpha = \(alpha.inDescription)") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if autoresizingMask != [] { parts.append("autoresize = \(autoresizingMask.inDescription)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray: \(address(1))>")
    }
    if let color = colorInDescription { parts.append("backgroundColor = \(color.inDescription)") }
    parts.append("layer = <\(layerNameInDescription): \(address(2))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var inDescription: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UIColor {
  /// The colour space and the components under the current traits.
  fileprivate var inDescription: String {
    let color = cgColor
    let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let isGray = red == green && green == blue
    let components = (isGray ? [red] : [red, green, blue]) + [CGFloat(color.alpha)]
    return "UIExtended\(isGray ? "Gray" : "SRGB")ColorSpace "
      + components.map(\.inDescription).joined(separator: " ")
  }
}

extension CGFloat {
  /// Six digits at most, as C's `%g` writes them.
  var inDescription: String { String(format: "%g", Double(self)) }
}
