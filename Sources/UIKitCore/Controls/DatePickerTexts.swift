import Foundation

/// The words of a date picker in a language and a calendar.
struct DatePickerTexts {
  let calendar: Calendar
  let locale: Locale

  /// One wheel: five rows, the chosen one in the middle; empty beyond the ends.
  typealias Wheel = [String]

  /// A month, day by day.
  struct Month: Hashable {
    struct Day: Hashable {
      let number: Int
      /// A moment on the day.
      let date: Date
      let isChosen: Bool
      let isAllowed: Bool
    }

    let title: String
    /// The names of the days of a week, from the first one on.
    let weekdays: [String]
    /// The number of places before the first day.
    let offset: Int
    let days: [Day]
    /// The time of the day; nil where none is chosen.
    let time: String?
  }

  private func text(_ template: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Times have a narrow space that fonts need not have.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202f}", with: " ")
  }

  /// The date, the time or both.
  func capsules(_ date: Date, _ mode: UIDatePicker.Mode) -> [String] {
    switch mode {
    case .time, .countDownTimer: [text("jmm", date)]
    case .date, .yearAndMonth: [text("yMMMd", date)]
    case .dateAndTime: [text("yMMMd", date), text("jmm", date)]
    }
  }

  /// The rows around a date, for each part of it.
  func wheels(_ date: Date, _ mode: UIDatePicker.Mode, _ minutes: Int) -> [Wheel] {
    func wheel(_ part: Calendar.Component, _ template: String, step: Int = 1) -> Wheel {
      (-2...2).map { row in
        calendar.date(byAdding: part, value: row * step, to: date).map { text(template, $0) } ?? ""
      }
    }
    let usesHalfDays = text("j", date).contains { !$0.isNumber }
    let half = calendar.component(.hour, from: date) < 12
    let (am, pm) = (calendar.amSymbol, calendar.pmSymbol)
    let hours = wheel(.hour, "j").map { $0.filter(\.isNumber) }
    var time: [Wheel] = [hours, wheel(.minute, "mm", step: minutes).map(padded)]
    if usesHalfDays {
      time.append(half ? ["", "", am, pm, ""] : ["", am, pm, "", ""])
    }
    switch mode {
    case .time, .countDownTimer: return time
    case .date: return [wheel(.month, "MMMM"), wheel(.day, "d"), wheel(.year, "y")]
    case .yearAndMonth: return [wheel(.month, "MMMM"), wheel(.year, "y")]
    case .dateAndTime: return [wheel(.day, "EEEMMMd")] + time
    }
  }

  private func padded(_ minute: String) -> String { minute.count == 1 ? "0" + minute : minute }

  /// The rows around a duration in seconds.
  func timer(_ duration: TimeInterval) -> [Wheel] {
    let minutes = Int(duration / 60)
    func wheel(_ value: Int, below limit: Int, _ unit: String) -> Wheel {
      (-2...2).map { row in
        let number = value + row
        guard (0..<limit).contains(number) else { return "" }
        return row == 0 ? "\(number) \(unit)" : "\(number)"
      }
    }
    let hours = minutes / 60
    return [
      wheel(hours, below: 24, hours == 1 ? "hour" : "hours"), wheel(minutes % 60, below: 60, "min"),
    ]
  }

  /// The month that a moment is in.
  func month(
    _ date: Date, chosen: Date, time: Bool, _ minimum: Date?, _ maximum: Date?
  ) -> Month {
    let start =
      calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = calendar.firstWeekday - 1
    let offset = (calendar.component(.weekday, from: start) - 1 - first + 7) % 7
    let days = (0..<count).compactMap { index -> Month.Day? in
      guard let day = calendar.date(byAdding: .day, value: index, to: start),
        let next = calendar.date(byAdding: .day, value: 1, to: day)
      else { return nil }
      return Month.Day(
        number: index + 1, date: day, isChosen: calendar.isDate(day, inSameDayAs: chosen),
        isAllowed: (minimum.map { $0 < next } ?? true) && (maximum.map { $0 >= day } ?? true))
    }
    return Month(
      title: text("yMMMM", start), weekdays: Array(names[first...] + names[..<first]),
      offset: offset, days: days, time: time ? text("jmm", chosen) : nil)
  }
}
