import Foundation

extension UIView {
  /// The margins: no screen here is so wide that lines would be too long to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

/// The nature of an element for those who cannot see it; kept, read by nothing here.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait, as in UIKit.
  public let rawValue: UInt64

  /// The traits whose bits are set in `rawValue`.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait, the default.
  public static let none: Self = []
  /// An element that acts when it is activated.
  public static let button = Self(rawValue: 1)
  /// An element that leads elsewhere.
  public static let link = Self(rawValue: 2)
  /// A picture.
  public static let image = Self(rawValue: 4)
  /// An element that is currently chosen.
  public static let selected = Self(rawValue: 8)
  /// An element that makes a sound of its own when it is activated.
  public static let playsSound = Self(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 32)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 64)
  /// An element that sums up what is on the screen.
  public static let summaryElement = Self(rawValue: 128)
  /// A field for searching.
  public static let searchField = Self(rawValue: 1024)
  /// An element that starts a recording or playback.
  public static let startsMediaSession = Self(rawValue: 2048)
  /// An element that touches reach directly.
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  /// An element whose last page turns to the next by itself.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// The title of a part of the content.
  public static let header = Self(rawValue: 1 << 16)
  /// A control that does not react.
  public static let notEnabled = Self(rawValue: 256)
  /// An element that changes too often to be read aloud each time.
  public static let updatesFrequently = Self(rawValue: 512)
  /// An element whose value swipes change.
  public static let adjustable = Self(rawValue: 4096)
}
