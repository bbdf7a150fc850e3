public import Foundation

/// The replacement of `DateComponentsFormatter`, which Linux lacks, in sources of apps: lengths of time in English.
open class SceneDurationFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit for each place of such units.
    public let rawValue: UInt

    /// Behaviours from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those before the first other one go; in positional style the last of the allowed ones stays with it.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first other one go.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others go.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last other one go.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All go.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None goes, and numbers of one digit have a zero before them.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// How units are written, `positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; those of the value where none are named.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar; kept, months and years are those of 30 and 365 days.
  open var calendar: Calendar? = sceneCalendar
  /// Whether the largest unit may be more than there is in the next one: kept.
  open var allowsFractionalUnits = false
  /// The most units, from the largest one on; 0, the default, for all.
  open var maximumUnitCount = 0
  /// Whether the value is only about so long, false by default.
  open var includesApproximationPhrase = false
  /// Whether the value is what remains, false by default.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text stands; kept.
  open var formattingContext = Formatter.Context.unknown

  private typealias Unit = (
    unit: NSCalendar.Unit, seconds: Double, letter: String, short: String, name: String
  )
  private static let units: [Unit] = [
    (.year, 365 * 86400, "y", "yr", "year"), (.month, 30 * 86400, "mo", "mth", "month"),
    (.weekOfMonth, 7 * 86400, "w", "wk", "week"), (.day, 86400, "d", "day", "day"),
    (.hour, 3600, "h", "hr", "hour"), (.minute, 60, "m", "min", "minute"),
    (.second, 1, "s", "sec", "second"),
  ]

  /// A length of time in seconds, as text.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let allowed = Self.units.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
    guard let last = allowed.last else { return nil }
    var rest =
      (abs(ti) / last.seconds).rounded(
        ti.truncatingRemainder(dividingBy: 1) == 0 ? .down : .toNearestOrAwayFromZero)
      * last.seconds
    var parts: [(unit: Unit, count: Int)] = []
    for unit in allowed {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      parts.append((unit, Int(count)))
    }
    let text = text(of: shown(parts))
    let signed = (ti < 0 ? "-" : "") + text
    let about = includesApproximationPhrase ? "About \(signed)" : signed
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }

  /// The time from one date to another, as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// A length of time in units, as text.
  open func string(from components: DateComponents) -> String? {
    let counts: [Int?] = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    return string(
      from: zip(Self.units, counts).reduce(0) { $0 + $1.0.seconds * Double($1.1 ?? 0) })
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private func shown(_ all: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var parts = all
    let zeros = zeroFormattingBehavior
    if !zeros.contains(.pad) {
      let isPlain = zeros.contains(.default)
      if isPlain || zeros.contains(.dropLeading) {
        // `0:05` in minutes and seconds.
        let least = unitsStyle == .positional && isPlain ? min(2, parts.count) : 1
        while parts.count > least, parts[0].count == 0 { parts.removeFirst() }
      }
      let drops = isPlain && unitsStyle != .positional
      if drops || zeros.contains(.dropTrailing) {
        while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
      }
      if drops || zeros.contains(.dropMiddle), parts.count > 2 {
        parts =
          [parts[0]] + parts.dropFirst().dropLast().filter { $0.count != 0 } + [parts.last!]
      }
    }
    return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func text(of parts: [(unit: Unit, count: Int)]) -> String {
    func padded(_ count: Int) -> String { count < 10 ? "0\(count)" : "\(count)" }
    let pads = zeroFormattingBehavior.contains(.pad)
    func named(_ part: (unit: Unit, count: Int), _ name: String) -> String {
      "\(part.count) \(name)\(part.count == 1 ? "" : "s")"
    }
    return switch unitsStyle {
    case .positional:
      parts.enumerated().map { $0 > 0 || pads ? padded($1.count) : "\($1.count)" }
        .joined(separator: ":")
    case .abbreviated: parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      parts.map { "\($0.count)\($0.unit.short)\($0.unit.unit == .day && $0.count != 1 ? "s" : "")" }
        .joined(separator: " ")
    case .short:
      parts.map {
        $0.unit.unit == .day ? named($0, "day") : "\($0.count) \($0.unit.short)"
      }.joined(separator: ", ")
    case .full: parts.map { named($0, $0.unit.name) }.joined(separator: ", ")
    case .spellOut:
      parts.map { part in
        let number = NumberFormatter()
        number.numberStyle = .spellOut
        number.locale = sceneLocale
        let words = number.string(from: NSNumber(value: part.count)) ?? "\(part.count)"
        return "\(words) \(part.unit.name)\(part.count == 1 ? "" : "s")"
      }.joined(separator: ", ")
    }
  }
}

/// The replacement of `RelativeDateTimeFormatter`, which Linux lacks, in sources of apps: how long ago something was, in English.
open class SceneRelativeFormatter: Formatter, @unchecked Sendable {
  /// Whether there are words such as “yesterday”.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether there are words such as “yesterday”, `numeric` by default: there are none.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written, `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands; kept.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar; kept.
  open var calendar: Calendar! = sceneCalendar
  /// The language; kept, it is English.
  open var locale: Locale! = sceneLocale

  private static let units: [(name: String, short: String, letter: String, seconds: Double)] = [
    ("year", "yr.", "y", 365 * 86400), ("month", "mo.", "mo", 30 * 86400),
    ("week", "wk.", "w", 7 * 86400), ("day", "day", "d", 86400), ("hour", "hr.", "h", 3600),
    ("minute", "min.", "m", 60), ("second", "sec.", "s", 1),
  ]

  /// The text for a number of seconds from now on.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let length = abs(timeInterval)
    let unit = Self.units.first { length >= $0.seconds } ?? Self.units[Self.units.count - 1]
    return text(Int(length / unit.seconds), unit, isPast: timeInterval < 0)
  }

  /// The text for a date as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// The text for a number of units from now on, the largest one that is given.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let counts = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
      dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    for (unit, count) in zip(Self.units, counts) {
      if let count, count != 0 { return text(abs(count), unit, isPast: count < 0) }
    }
    return text(0, Self.units[Self.units.count - 1], isPast: false)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(
    _ count: Int, _ unit: (name: String, short: String, letter: String, seconds: Double),
    isPast: Bool
  ) -> String {
    if dateTimeStyle == .named {
      switch (unit.name, count) {
      case ("second", 0): return "now"
      case ("day", 1): return isPast ? "yesterday" : "tomorrow"
      case ("week", 1), ("month", 1), ("year", 1): return (isPast ? "last " : "next ") + unit.name
      default: break
      }
    }
    let plural = count == 1 ? "" : "s"
    let words =
      switch unitsStyle {
      case .full, .spellOut: "\(count) \(unit.name)\(plural)"
      case .short: "\(count) \(unit.short)" + (unit.name == "day" ? plural : "")
      case .abbreviated: "\(count)\(unit.letter)"
      }
    return isPast ? "\(words) ago" : "in \(words)"
  }
}
