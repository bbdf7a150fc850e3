public import Foundation

extension UIButton {
  /// What a button looks like, as a value.
  @preconcurrency @MainActor public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// Which colours are used where none are given.
    enum Style { case plain, tinted, gray, filled, bordered, borderedTinted }

    let style: Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false

    private init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    var font: UIFont {
      switch buttonSize {
      case .large, .medium: .systemFont(ofSize: 15)
      case .small, .mini: .systemFont(ofSize: 13)
      }
    }

    /// Of the corners of a button of that size, in points.
    func radius(in size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }
}

extension UIButton.Configuration.Style {
  @MainActor func foreground(tint: UIColor) -> UIColor {
    self == .filled ? .white : tint
  }

  @MainActor func background(tint: UIColor, isBaseGiven: Bool) -> UIColor? {
    switch self {
    case .plain: isBaseGiven ? tint : nil
    case .tinted, .borderedTinted: tint.withAlphaComponent(0.18)
    case .gray, .bordered: isBaseGiven ? tint : .secondarySystemFill
    case .filled: tint
    }
  }
}
