public import Foundation

// What depends on where a device is sold: an iPhone as it comes out of the box in the United States, on every machine.

/// The replacement of `Locale.current` in sources of apps: that of American English.
public let sceneLocale = Locale(identifier: "en_US")

/// The replacement of `Locale.preferredLanguages` in sources of apps.
public let sceneLanguages = ["en-US"]

/// The replacement of `Calendar.current` in sources of apps: weeks begin on Sundays.
public var sceneCalendar: Calendar {
  var calendar = Calendar.current
  calendar.locale = sceneLocale
  return calendar
}

/// A formatter that speaks American English.
public func sceneFormatter(_ formatter: DateFormatter) -> DateFormatter {
  formatter.locale = sceneLocale
  return formatter
}

/// A formatter that speaks American English.
public func sceneFormatter(_ formatter: NumberFormatter) -> NumberFormatter {
  formatter.locale = sceneLocale
  return formatter
}

/// A formatter that speaks American English.
public func sceneFormatter(_ formatter: DateIntervalFormatter) -> DateIntervalFormatter {
  formatter.locale = sceneLocale
  return formatter
}

extension DateFormatter {
  /// The replacement of `localizedString(from:dateStyle:timeStyle:)` in sources of apps.
  public static func sceneLocalizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = sceneFormatter(DateFormatter())
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

extension NumberFormatter {
  /// The replacement of `localizedString(from:number:)` in sources of apps.
  public static func sceneLocalizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = sceneFormatter(NumberFormatter())
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
