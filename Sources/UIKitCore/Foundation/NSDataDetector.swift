public import Foundation

/// Finds addresses of pages and mail and telephone numbers in text; Foundation for Linux has none.
///
/// Dates, postal addresses and flights are not found.
open class NSDataDetector: NSObject {
  /// What is looked for, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes
  private let patterns: [(type: NSTextCheckingResult.CheckingType, pattern: NSRegularExpression)]

  /// A detector of kinds of data.
  ///
  /// - Throws: `CocoaError` if there is no kind among them that a detector may look for, as in Foundation.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    guard checkingTypes & Self.known != 0 else { throw CocoaError(.formatting) }
    patterns = try [(.links, Self.link), (.numbers, Self.number)]
      .filter { checkingTypes & $0.0.rawValue != 0 }
      .map { ($0, try NSRegularExpression(pattern: $1)) }
  }

  /// A detector of what a text view is to recognise; nil for nothing that is found.
  convenience init?(_ kinds: UIDataDetectorTypes) {
    var types: NSTextCheckingResult.CheckingType = []
    if kinds.contains(.link) { types.insert(.links) }
    if kinds.contains(.phoneNumber) { types.insert(.numbers) }
    guard !types.isEmpty else { return nil }
    try? self.init(types: types.rawValue)
  }

  /// Dates, postal addresses, links, numbers and flights.
  private static let known: NSTextCheckingTypes = 0b1_1000_0111_0000

  // With a scheme, of a host that begins with "www." or whose last part is a usual one, or of a mailbox; without the
  // punctuation of the sentence around it.
  private static let link =
    #"(?i)\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|mailto:[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
    + #"|(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|jp))"#
    + #"\b(?:[/?#][^\s<>"]*)?)(?<![.,;:!?'\)\]])"#
  private static let number =
    #"(?<![\w.])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){1,4}(?![\w])"#

  /// Calls a block with what is found, in the order of the text, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      unsafe block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// What is found, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    for (type, pattern) in patterns {
      for match in pattern.matches(in: string, options: options, range: range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
        else { continue }
        let text = (string as NSString).substring(with: match.range)
        guard let data = DetectedData(type, text, match.range) else { continue }
        found.append(data)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// What is found first; nil for nothing.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How much is found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
}

extension NSTextCheckingResult.CheckingType {
  // By other names, as Foundation for Linux has its own deprecated: it returns none of them. The bits are its own, too, which are
  // not Apple's.
  fileprivate static let links = Self(rawValue: 1 << 6)
  fileprivate static let numbers = Self(rawValue: 1 << 11)
}

/// Something that was found in text.
private final class DetectedData: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let address: URL?
  let number: String?

  /// Nil where the text is too short for a number of its kind.
  init?(_ type: CheckingType, _ text: String, _ place: NSRange) {
    self.type = type
    self.place = place
    if type == .links {
      let scheme =
        text.contains("://") || text.lowercased().hasPrefix("mailto:")
        ? "" : text.contains("@") ? "mailto:" : "http://"
      guard let address = URL(string: scheme + text) else { return nil }
      self.address = address
      number = nil
    } else {
      guard text.filter(\.isNumber).count >= 7 else { return nil }
      address = nil
      number = text
    }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address that was found; nil for anything else.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The telephone number that was found; nil for anything else.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// The date that was found; nil, as none is looked for.
  public var date: Date? { nil }
  /// The parts of the postal address that was found; nil, as none is looked for.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// Kinds of what is found in text, as bits.
public typealias NSTextCheckingTypes = UInt64

/// A part of a postal address.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The street.
  public static let street = Self(rawValue: "Street")
  /// The city.
  public static let city = Self(rawValue: "City")
  /// The state.
  public static let state = Self(rawValue: "State")
  /// The code of the place.
  public static let zip = Self(rawValue: "ZIP")
  /// The country.
  public static let country = Self(rawValue: "Country")
}
