import Foundation
import Testing

@testable import UIKitCore

@MainActor struct DatePickerTests {
  private func moment(_ day: Int, _ hour: Int = 9, _ minute: Int = 41) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(
      from: DateComponents(year: 2024, month: 5, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func withPicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style,
    _ body: (World, UIWindow, UIDatePicker) throws -> Void
  ) rethrows {
    try inWorld { world in
      let (window, picker) = (UIWindow(), UIDatePicker())
      picker.timeZone = .gmt
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.date = moment(15)
      picker.frame.size = picker.intrinsicContentSize
      window.addSubview(picker)
      window.layoutIfNeeded()
      try body(world, window, picker)
    }
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      if let label = subview as? UILabel { return [label.text ?? ""] }
      if let button = subview as? UIButton { return [button.currentTitle].compactMap(\.self) }
      return texts(subview)
    }
  }

  @Test(arguments: [
    (UIDatePicker.Mode.date, ["May 15, 2024"]), (.time, ["9:41 AM"]),
    (.dateAndTime, ["May 15, 2024", "9:41 AM"]),
  ])
  func `capsules show date and time`(mode: UIDatePicker.Mode, expected: [String]) {
    withPicker(mode, .automatic) { _, _, picker in
      #expect(picker.datePickerStyle == .compact)
      #expect(texts(picker) == expected)
      #expect(picker.intrinsicContentSize.height == 34)
    }
  }

  @Test func `wheels have what is chosen in the middle`() {
    withPicker(.date, .wheels) { _, _, picker in
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      let rows = texts(picker)
      #expect(rows.count == 15)
      #expect(rows[2] == "May" && rows[7] == "15" && rows[12] == "2024")
      #expect(rows[1] == "April" && rows[8] == "16")
    }
    withPicker(.time, .wheels) { _, _, picker in
      let rows = texts(picker)
      #expect(rows[2] == "9" && rows[7] == "41" && rows[12] == "AM")
    }
  }

  @Test func `a timer counts hours and minutes`() {
    withPicker(.countDownTimer, .compact) { _, _, picker in
      #expect(picker.datePickerStyle == .wheels)
      picker.countDownDuration = 3660
      let rows = texts(picker)
      #expect(rows[2] == "1 hour" && rows[7] == "1 min" && rows[0] == "")
    }
  }

  @Test func `a tap on a day of the month chooses it, and keeps the time`() throws {
    try withPicker(.date, .inline) { world, window, picker in
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      // May 2024 begins on a Wednesday and has 31 days.
      #expect(texts(picker).contains("May 2024"))
      #expect(texts(picker).filter { Int($0) != nil } == (1...31).map(String.init))
      @MainActor func tap(_ title: String) throws {
        let face = try #require(picker.subviews.first)
        let button = try #require(
          face.subviews.first { ($0 as? UIButton)?.currentTitle == title })
        window.perform(
          .tap(
            at: button.convert(
              CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)))
        world.clock.advance(to: world.clock.now + 1)
        window.layoutIfNeeded()
      }
      try tap("20")
      #expect(picker.date == moment(20) && changes == 1)
      picker.maximumDate = moment(22)
      try tap("25")
      #expect(picker.date == moment(20) && changes == 1)
    }
  }

  @Test func `dates keep to their bounds and to the minutes of the wheel`() {
    withPicker(.dateAndTime, .compact) { _, _, picker in
      picker.minuteInterval = 15
      #expect(picker.date == moment(15, 9, 30))
      picker.minimumDate = moment(16, 0, 0)
      #expect(picker.date == moment(16, 0, 0))
    }
  }
}
