import Foundation

/// The words of a date picker in a language and a calendar.
struct DatePickerTexts: Hashable {
  let calendar: Calendar
  let locale: Locale

  /// One wheel of a date picker.
  struct Wheel: Hashable {
    /// What its rows are.
    enum Part: Hashable {
      /// Days of all months, one after the other.
      case date
      case year, month, day, hour, half
      /// Every so many of an hour's minutes.
      case minute(every: Int)
      /// Numbers of a timer, with the word for them.
      case hours(String), minutes(String)
    }

    let part: Part
    /// The number of values.
    let count: Int
    /// The value that is chosen, from 0.
    let chosen: Int
    /// Whether the first value comes after the last.
    let repeats: Bool
    /// The date that is chosen.
    let date: Date

    init(_ part: Part, count: Int, chosen: Int, repeats: Bool = true, _ date: Date) {
      (self.part, self.count, self.chosen, self.repeats) = (part, count, chosen, repeats)
      self.date = date
    }

    /// The word that stands beside the wheel, which does not turn.
    var word: String? {
      switch part {
      case .hours(let word), .minutes(let word): word
      default: nil
      }
    }
  }

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

  /// How many years and days there are before and after the chosen one.
  private static let (years, days) = (1000, 3650)

  private var usesHalfDays: Bool { text("j", .distantPast).contains { !$0.isNumber } }

  /// The wheels on which a date is chosen, from the left.
  func wheels(_ date: Date, _ mode: UIDatePicker.Mode, _ minutes: Int) -> [Wheel] {
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let step = max(1, min(minutes, 30))
    let hours = usesHalfDays ? 12 : 24
    var time = [
      Wheel(.hour, count: hours, chosen: hour % hours, date),
      Wheel(.minute(every: step), count: 60 / step, chosen: (parts.minute ?? 0) / step, date),
    ]
    if usesHalfDays {
      time.append(Wheel(.half, count: 2, chosen: hour / 12, repeats: false, date))
    }
    let months = calendar.maximumRange(of: .month)?.count ?? 12
    let month = Wheel(.month, count: months, chosen: (parts.month ?? 1) - 1, date)
    let year = Wheel(.year, count: 2 * Self.years, chosen: Self.years, repeats: false, date)
    switch mode {
    case .time, .countDownTimer: return time
    case .date:
      let days = calendar.maximumRange(of: .day)?.count ?? 31
      return [month, Wheel(.day, count: days, chosen: (parts.day ?? 1) - 1, date), year]
    case .yearAndMonth: return [month, year]
    case .dateAndTime:
      return [Wheel(.date, count: 2 * Self.days, chosen: Self.days, repeats: false, date)] + time
    }
  }

  /// The wheels on which a duration in seconds is chosen.
  func timer(_ duration: TimeInterval, every minutes: Int, _ date: Date) -> [Wheel] {
    let all = max(0, Int(duration / 60))
    let step = max(1, min(minutes, 30))
    return [
      Wheel(.hours(all / 60 == 1 ? "hour" : "hours"), count: 24, chosen: all / 60 % 24, date),
      Wheel(.minutes("min"), count: 60 / step, chosen: all % 60 / step, date),
    ]
  }

  /// The text of a value of a wheel.
  func text(_ value: Int, of wheel: Wheel) -> String {
    func moment(_ part: Calendar.Component, _ value: Int, _ start: Date) -> Date {
      calendar.date(byAdding: part, value: value, to: start) ?? start
    }
    let dayStart = calendar.startOfDay(for: wheel.date)
    let year = calendar.date(from: calendar.dateComponents([.year], from: wheel.date)) ?? dayStart
    switch wheel.part {
    case .date: return text("EEEMMMd", moment(.day, value - wheel.chosen, wheel.date))
    case .year: return text("y", moment(.year, value - wheel.chosen, wheel.date))
    case .month: return text("MMMM", moment(.month, value, year))
    // The first month of a year is a long one.
    case .day: return text("d", moment(.day, value, year))
    case .hour: return text("j", moment(.hour, value, dayStart)).filter(\.isNumber)
    case .half: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .minute(let step): return padded(text("mm", moment(.minute, value * step, dayStart)))
    case .hours: return "\(value)"
    case .minutes: return "\(value * (60 / wheel.count))"
    }
  }

  /// Texts that tell how wide a wheel is: all, or those near to the chosen one where there are too many.
  func samples(of wheel: Wheel) -> [String] {
    let values = wheel.count <= 60 ? 0..<wheel.count : wheel.chosen - 5..<wheel.chosen + 6
    return values.map { text($0, of: wheel) }
  }

  private func padded(_ minute: String) -> String { minute.count == 1 ? "0" + minute : minute }

  /// The date after a wheel was turned to a value: other parts stay, as far as the month has the day.
  func date(_ date: Date, turning wheel: Wheel, to value: Int) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch wheel.part {
    case .date:
      return calendar.date(byAdding: .day, value: value - wheel.chosen, to: date) ?? date
    case .year: parts.year = (parts.year ?? 1) + value - wheel.chosen
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .hour: parts.hour = value + (wheel.count == 12 ? (parts.hour ?? 0) / 12 * 12 : 0)
    case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .minute(let step): parts.minute = value * step
    case .hours, .minutes: break
    }
    let day = parts.day ?? 1
    parts.day = 1
    guard let month = calendar.date(from: parts) else { return date }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? day
    return calendar.date(byAdding: .day, value: min(day, count) - 1, to: month) ?? date
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
