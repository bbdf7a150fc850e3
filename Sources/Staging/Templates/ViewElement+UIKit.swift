import AnimGeometry
import AnimLayers
import AnimPixels
import AnimScenarioFormat
import Foundation
import UIKitCore

extension UIColor {
  /// A colour of a scenario, which follows the theme; one that is computed is computed now.
  @MainActor convenience init(
    _ value: ColorValue, in environment: Expression.Environment
  ) {
    switch value {
    case .fixed(let color): self.init(light: color.light, dark: color.dark)
    case .formula:
      let style = UITraitCollection.current.userInterfaceStyle
      self.init(value.color(for: style == .dark ? .dark : .light, in: environment))
    }
  }
}

extension UIFont {
  /// The font that a scenario describes; a family that is not installed is the system's.
  convenience init(_ font: ViewElement.Font) {
    let weight: Weight =
      switch font.weight {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    let family = font.family.text
    self.init(family: family.isEmpty ? nil : family, size: font.size, weight: weight)
  }
}

extension ViewElement.Label.TextAlignment {
  var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension ViewElement.Placement {
  func rect(in bounds: CGRect, _ environment: Expression.Environment) -> CGRect {
    switch self {
    case .insets(let insets): return bounds.inset(by: insets.value(in: environment))
    case .frame(let rect): return rect.value(in: environment)
    case .centered(let size):
      let size = size.value(in: environment)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }
}

extension ViewElement.Shape.Path {
  /// The outline in the view's bounds.
  func outline(in rect: CGRect) -> Path {
    var path = Path()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    switch self {
    case .rectangle: return Path(rect)
    case .oval:
      let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
      return Path(RoundedRect(rect, radius: radii, curve: .circular))
    case .trapezoid:
      path.move(to: point(0, 1))
      path.line(to: point(0.04, 0))
      path.line(to: point(0.96, 0))
      path.line(to: point(1, 1))
      path.close()
    case .triangle:
      path.move(to: point(0.5, 0))
      path.line(to: point(1, 1))
      path.line(to: point(0, 1))
      path.close()
    case .line:
      path.move(to: point(0, 0.5))
      path.line(to: point(1, 0.5))
    case .cornerBrackets:
      let arm = min(rect.width, rect.height) * 0.15
      for (corner, x, y) in [
        (point(0, 0), arm, arm), (point(1, 0), -arm, arm), (point(1, 1), -arm, -arm),
        (point(0, 1), arm, -arm),
      ] {
        path.move(to: CGPoint(x: corner.x, y: corner.y + y))
        path.line(to: corner)
        path.line(to: CGPoint(x: corner.x + x, y: corner.y))
      }
    }
    return path
  }
}
