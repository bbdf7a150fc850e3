public import Foundation

/// A place that a tab in a line of text leads to; kept by paragraph styles, tabs lead to none here.
open class NSTextTab: NSObject, NSCopying {
  /// The name of something else to say about a place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// The key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column besides tabs, as a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The edge of a column that is at the place.
  public let alignment: NSTextAlignment
  /// The distance from the edge at which reading starts, in points.
  public let location: CGFloat
  /// What else was said about the place.
  public let options: [OptionKey: Any]

  /// The characters that end a column with numbers in a language: a point or a comma.
  public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// A place by its distance from the edge at which reading starts, in points.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// The place itself, as places do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is the same place with the same alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  open override var hash: Int { location.hashValue }
}
