import AnimLayers
import AnimPixels
import Foundation

extension UIResponder {
  /// The class and the address in words.
  ///
  /// Addresses are given out in the order in which they are asked for, so that text with one in it is the same
  /// in every run.
  var shortDescription: String { "<\(ClassName(of: self)): \(address(0))>" }

  /// A made-up address: part 0 is the object itself, others are what belongs to it alone.
  func address(_ part: Int) -> String {
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
    let name = ClassName(of: self)
    var parts = ["\(name): \(address(0))"]
    if let base = name.base, base != "UIView" { parts.append("baseClass = \(base)") }
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
    parts += detailsInDescription
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

extension UIScrollView {
  /// Where the content is and how large.
  var contentInDescription: [String] {
    let inset = adjustedContentInset
    let insets = [inset.top, inset.left, inset.bottom, inset.right]
    return [
      "contentOffset: \(inBraces(contentOffset.x, contentOffset.y))",
      "contentSize: \(inBraces(contentSize.width, contentSize.height))",
      "adjustedContentInset: {\(insets.map(\.inDescription).joined(separator: ", "))}",
    ]
  }

  private func inBraces(_ x: CGFloat, _ y: CGFloat) -> String {
    "{\(x.inDescription), \(y.inDescription)}"
  }

  /// The class and the address of an object that belongs to the view, such as its layout, by a `part` of its own from 3.
  func inDescription(_ object: AnyObject?, part: Int) -> String {
    guard let object else { return "(null)" }
    return (object as? UIResponder)?.shortDescription
      ?? "<\(ClassName(of: object)): \(address(part))>"
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

/// The name of an object's class in words for the console: an app's class with its module.
struct ClassName: CustomStringConvertible {
  let description: String
  /// The class of UIKit that an app's class is made from; nil for UIKit's own.
  let base: String?

  init(of object: AnyObject) {
    let type: AnyClass = Swift.type(of: object)
    let kin = sequence(first: type) { _getSuperclass($0) }
    let own: AnyClass? = kin.first { String(reflecting: $0).hasPrefix("UIKitCore.") }
    guard own.map({ $0 != type }) ?? true else {
      (description, base) = (String(describing: type), nil)
      return
    }
    base = own.map { String(describing: $0) }
    description = String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      // What belongs to no module is compiled as one of a made-up name.
      .replacing(/^Sources_[0-9a-f]+\./, with: "")
  }
}

extension UIColor {
  /// The name of a system colour, or else the colour space and the components under the current traits.
  var inDescription: String {
    if let systemColor {
      // Below those of objects that were described.
      let number = SystemColor.allCases.firstIndex(of: systemColor) ?? 0
      let address = UIResponder.address(-1 - number)
      return "<UIDynamicSystemColor: \(address); name = \(systemColor.rawValue)Color>"
    }
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
