public import AnimPixels
public import Foundation

/// A colour as Core Image's filters take it: its components in sRGB.
open class CIColor: NSObject {
  /// From 0 to 1.
  public let red, green, blue, alpha: CGFloat

  /// A colour by its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// An opaque colour by its components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The same colour as Core Graphics'.
  public convenience init(cgColor color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The same colour as UIKit's under the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Red, green, blue and alpha.
  open var components: [CGFloat] { [red, green, blue, alpha] }
  /// The number of components, alpha included.
  open var numberOfComponents: Int { 4 }
}

extension UIColor {
  /// The same colour as Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The same colour as Core Image has it, under the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
