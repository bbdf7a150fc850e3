import Foundation

extension UIView {
  /// `layoutMargins` by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isReversed ? layoutMargins.right : layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: isReversed ? layoutMargins.left : layoutMargins.right)
    }
    set {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isReversed ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isReversed ? newValue.leading : newValue.trailing)
    }
  }

  /// The margins: no screen here is so wide that lines would be too long to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

/// What a view is for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: Self = []
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let staticText = Self(rawValue: 64)
  public static let header = Self(rawValue: 1 << 16)
  public static let notEnabled = Self(rawValue: 256)
  public static let updatesFrequently = Self(rawValue: 512)
  public static let adjustable = Self(rawValue: 4096)
}
