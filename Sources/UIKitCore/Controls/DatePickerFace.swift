import AnimGeometry
import Foundation

/// What a date picker shows.
@MainActor final class DatePickerFace: UIView {
  enum Content: Hashable {
    case capsules([String])
    case wheels([DatePickerTexts.Wheel], DatePickerTexts)
    case month(DatePickerTexts.Month)
  }

  var content = Content.capsules([]) { didSet { if content != oldValue { make() } } }
  /// Called with a day that is tapped.
  var choose: (Date) -> Void = { _ in }
  /// Called with a wheel that a finger has turned, and the value that it has come to.
  var turnWheel: (DatePickerTexts.Wheel, Int) -> Void = { _, _ in }
  /// Called with the number of months to turn.
  var turn: (Int) -> Void = { _ in }

  // All lengths are points, by eye after iOS.
  private static let capsule = (height: CGFloat(34), inset: CGFloat(12), gap: CGFloat(6))
  private static let row: CGFloat = 32
  private static let wheels = CGSize(width: 320, height: 216)
  private static let monthWidth: CGFloat = 320
  private static let cell: CGFloat = 44
  private static let head = (title: CGFloat(44), weekdays: CGFloat(22), inset: CGFloat(6))
  private static let disc: CGFloat = 40

  override func tintColorDidChange() {
    super.tintColorDidChange()
    make()
  }

  private func label(
    _ text: String, _ frame: CGRect, size: CGFloat, weight: UIFont.Weight = .regular,
    color: UIColor = .label, alignment: NSTextAlignment = .center
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.textAlignment = alignment
    return label
  }

  private func make() {
    UIView.withoutAnimation {
      for view in subviews { view.removeFromSuperview() }
      switch content {
      case .capsules(let texts): makeCapsules(texts)
      case .wheels(let wheels, let texts): makeWheels(wheels, texts)
      case .month(let month): makeMonth(month)
      }
    }
  }

  /// The size that the content needs.
  var naturalSize: CGSize {
    switch content {
    case .capsules:
      CGSize(width: subviews.map(\.frame.maxX).max() ?? 0, height: Self.capsule.height)
    case .wheels: Self.wheels
    case .month(let month):
      CGSize(
        width: Self.monthWidth,
        height: Self.head.title + Self.head.weekdays + CGFloat(month.rows) * Self.cell
          + (month.time == nil ? 0 : Self.cell))
    }
  }

  private func makeCapsules(_ texts: [String]) {
    var x: CGFloat = 0
    for text in texts { x = addCapsule(text, at: CGPoint(x: x, y: 0)).maxX + Self.capsule.gap }
  }

  @discardableResult private func addCapsule(_ text: String, at origin: CGPoint) -> CGRect {
    let words = label(text, .zero, size: 17)
    let width = words.intrinsicContentSize.width + 2 * Self.capsule.inset
    let ground = UIView(
      frame: CGRect(origin: origin, size: CGSize(width: width, height: Self.capsule.height)))
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 8
    ground.layer.cornerCurve = .continuous
    words.frame = ground.bounds
    ground.addSubview(words)
    addSubview(ground)
    return ground.frame
  }

  // MARK: Wheels

  /// The room at both sides of the band, in points, and between a number and the word for it.
  private static let (margin, wordGap): (CGFloat, CGFloat) = (9, 8)
  /// How often the values of a wheel follow one another that has no end.
  private static let turns = 200

  private var turning: [(view: PickerWheel, wheel: DatePickerTexts.Wheel)] = []

  /// Turns wheels back to what is chosen.
  func turnBack() {
    for (view, wheel) in turning where view.row % wheel.count != wheel.chosen {
      view.select(view.row - view.row % wheel.count + wheel.chosen, animated: true)
    }
  }

  /// The size for which wheels were made.
  private var madeSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    if case .wheels = content, wheelsSize != madeSize { make() }
  }

  /// As large as the picker.
  private var wheelsSize: CGSize { bounds.isEmpty ? Self.wheels : bounds.size }

  private func row(_ wheel: DatePickerTexts.Wheel) -> Int {
    wheel.chosen + (wheel.repeats ? Self.turns / 2 * wheel.count : 0)
  }

  private func makeWheels(_ wheels: [DatePickerTexts.Wheel], _ texts: DatePickerTexts) {
    let size = wheelsSize
    madeSize = size
    let band = UIView(
      frame: CGRect(
        x: Self.margin, y: (size.height - Self.row) / 2, width: size.width - 2 * Self.margin,
        height: Self.row))
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.layer.cornerCurve = .continuous
    band.isUserInteractionEnabled = false
    addSubview(band)
    // Wheels are as wide as their longest words, with equal room around them.
    let words = wheels.map { wheel in
      wheel.word.map { label($0, .zero, size: 17, weight: .semibold) }
    }
    let widths = wheels.map { wheel in
      texts.samples(of: wheel).map { label($0, .zero, size: 22).intrinsicContentSize.width }.max()
        ?? 0
    }
    let extra = words.map { $0.map { $0.intrinsicContentSize.width + Self.wordGap } ?? 0 }
    let free = size.width - 2 * Self.margin - (widths + extra).reduce(0, +)
    let gap = max(0, free) / CGFloat(wheels.count + 1)
    var x = Self.margin + gap
    turning = []
    for (index, wheel) in wheels.enumerated() {
      // A finger may be beside the words, too.
      let view = PickerWheel(
        frame: CGRect(
          x: x - gap / 2, y: 0, width: widths[index] + gap, height: size.height))
      view.makeRow = { [weak self] row, spare in
        guard let title = spare as? UILabel ?? self?.label("", .zero, size: 22) else {
          return UIView()
        }
        title.text = texts.text(row % wheel.count, of: wheel)
        return title
      }
      view.didChoose = { [weak self] in self?.turnWheel(wheel, $0 % wheel.count) }
      let count = wheel.repeats ? Self.turns * wheel.count : wheel.count
      view.reload(count: count, rowSize: CGSize(width: view.bounds.width, height: Self.row))
      view.select(row(wheel), animated: false)
      addSubview(view)
      turning.append((view, wheel))
      x += widths[index]
      if let word = words[index] {
        word.frame = CGRect(
          x: x + Self.wordGap, y: band.frame.minY, width: word.intrinsicContentSize.width,
          height: Self.row)
        addSubview(word)
      }
      x += extra[index] + gap
    }
  }

  // MARK: Months

  private func makeMonth(_ month: DatePickerTexts.Month) {
    let inset = Self.head.inset
    addSubview(
      label(
        month.title,
        CGRect(x: inset + 8, y: 0, width: 220, height: Self.head.title), size: 17,
        weight: .semibold, alignment: .natural))
    for (index, name) in ["chevron.left", "chevron.right"].enumerated() {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      button.setPreferredSymbolConfiguration(
        .init(pointSize: 20, weight: .medium), forImageIn: .normal)
      button.frame = CGRect(
        x: Self.monthWidth - inset - 80 + CGFloat(index) * 40, y: 0, width: 40,
        height: Self.head.title)
      button.addAction(
        UIAction { [weak self] _ in self?.turn(index == 0 ? -1 : 1) }, for: .touchUpInside)
      addSubview(button)
    }
    let width = (Self.monthWidth - 2 * inset) / 7
    for (column, name) in month.weekdays.enumerated() {
      addSubview(
        label(
          name,
          CGRect(
            x: inset + CGFloat(column) * width, y: Self.head.title, width: width,
            height: Self.head.weekdays), size: 13, weight: .semibold, color: .tertiaryLabel))
    }
    let top = Self.head.title + Self.head.weekdays
    for day in month.days {
      let place = month.offset + day.number - 1
      let cell = CGRect(
        x: inset + CGFloat(place % 7) * width, y: top + CGFloat(place / 7) * Self.cell,
        width: width, height: Self.cell)
      addDay(day, in: cell)
    }
    guard let time = month.time else { return }
    let y = top + CGFloat(month.rows) * Self.cell + 5
    addSubview(
      label(
        "Time", CGRect(x: inset + 8, y: y, width: 100, height: Self.capsule.height), size: 17,
        weight: .semibold, alignment: .natural))
    let capsule = addCapsule(time, at: CGPoint(x: 0, y: y))
    subviews.last?.frame.origin.x = Self.monthWidth - inset - 8 - capsule.width
  }

  private func addDay(_ day: DatePickerTexts.Month.Day, in cell: CGRect) {
    if day.isChosen {
      let disc = UIView(
        frame: CGRect(
          x: cell.midX - Self.disc / 2, y: cell.midY - Self.disc / 2, width: Self.disc,
          height: Self.disc))
      disc.layer.cornerRadius = Self.disc / 2
      disc.backgroundColor = tintColor.withAlphaComponent(0.12)
      disc.isUserInteractionEnabled = false
      addSubview(disc)
    }
    let button = UIButton(type: .custom)
    button.setTitle("\(day.number)", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20, weight: day.isChosen ? .medium : .regular)
    button.setTitleColor(
      day.isChosen ? tintColor : day.isAllowed ? .label : .tertiaryLabel, for: .normal)
    button.isUserInteractionEnabled = day.isAllowed
    button.frame = cell
    button.addAction(UIAction { [weak self] _ in self?.choose(day.date) }, for: .touchUpInside)
    addSubview(button)
  }
}

extension DatePickerTexts.Month {
  /// The number of weeks that the month is in.
  var rows: Int { (offset + days.count + 6) / 7 }
}
