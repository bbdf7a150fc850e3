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

  /// The texts of each wheel from above, and what is in its middle.
  private func wheels(_ picker: UIDatePicker) -> [(rows: [String], middle: String)] {
    picker.layoutIfNeeded()
    let wheels = picker.subviews.flatMap(\.subviews).compactMap { $0 as? PickerWheel }
    return wheels.map { wheel in
      wheel.layoutIfNeeded()
      let rows = wheel.subviews.filter { !texts($0).isEmpty }.sorted {
        $0.frame.midY < $1.frame.midY
      }
      return (
        rows.flatMap(texts), rows.first { $0.alpha == 1 }.flatMap { texts($0).first } ?? ""
      )
    }
  }

  @Test func `wheels have what is chosen in the middle`() {
    withPicker(.date, .wheels) { _, _, picker in
      #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
      let wheels = wheels(picker)
      #expect(wheels.map(\.middle) == ["May", "15", "2024"])
      #expect(
        wheels[0].rows
          == [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
          ])
      #expect(wheels[1].rows.first == "11" && wheels[1].rows.last == "19")
    }
    withPicker(.time, .wheels) { _, _, picker in
      let wheels = wheels(picker)
      #expect(wheels.map(\.middle) == ["9", "41", "AM"])
      #expect(wheels[0].rows == ["5", "6", "7", "8", "9", "10", "11", "12", "1"])
      #expect(wheels[2].rows == ["AM", "PM"])
    }
    withPicker(.dateAndTime, .wheels) { _, _, picker in
      #expect(wheels(picker).map(\.middle) == ["Wed, May 15", "9", "41", "AM"])
    }
  }

  @Test func `a timer counts hours and minutes`() {
    withPicker(.countDownTimer, .compact) { _, _, picker in
      #expect(picker.datePickerStyle == .wheels)
      picker.countDownDuration = 3660
      #expect(wheels(picker).map(\.middle) == ["1", "1"])
      #expect(texts(picker).contains("hour") && texts(picker).contains("min"))
    }
  }

  @Test func `wheels fill the picker, with as much room on both sides`() throws {
    withPicker(.date, .wheels) { _, window, picker in
      picker.frame.size = CGSize(width: 400, height: 180)
      window.layoutIfNeeded()
      picker.subviews.first?.layoutIfNeeded()
      let wheels = picker.subviews.flatMap(\.subviews).compactMap { $0 as? PickerWheel }
      #expect(wheels.count == 3 && wheels.allSatisfy { $0.frame.height == 180 })
      let ends = (wheels.first?.frame.minX ?? 0, 400 - (wheels.last?.frame.maxX ?? 0))
      #expect(abs(ends.0 - ends.1) < 0.5 && ends.0 > 9)
    }
  }

  /// Taps a row below the middle of a wheel.
  private func tap(
    _ wheel: Int, below rows: CGFloat, _ world: World, _ window: UIWindow, _ picker: UIDatePicker
  ) {
    let view = picker.subviews.flatMap(\.subviews).compactMap { $0 as? PickerWheel }[wheel]
    window.perform(
      .tap(
        at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY + rows * 30), to: window))
    )
    world.clock.advance(to: world.clock.now + 2)
    window.layoutIfNeeded()
  }

  @Test func `a turned wheel changes its part of the date, and a month has the days that it has`() {
    withPicker(.date, .wheels) { world, window, picker in
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      picker.date = moment(31)
      tap(0, below: 1, world, window, picker)
      #expect(changes == 1)
      // June has thirty.
      #expect(wheels(picker).map(\.middle) == ["June", "30", "2024"])
      tap(2, below: -1, world, window, picker)
      #expect(wheels(picker).map(\.middle) == ["June", "30", "2023"])
      picker.maximumDate = picker.date
      tap(2, below: 1, world, window, picker)
      #expect(wheels(picker).map(\.middle) == ["June", "30", "2023"])
    }
    withPicker(.time, .wheels) { world, window, picker in
      tap(2, below: 1, world, window, picker)
      tap(0, below: 2, world, window, picker)
      #expect(picker.date == moment(15, 23, 41))
    }
    withPicker(.countDownTimer, .wheels) { world, window, picker in
      picker.countDownDuration = 3600
      tap(1, below: 1, world, window, picker)
      #expect(picker.countDownDuration == 3660)
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
