public import Foundation

/// A date or a time that can be chosen: two capsules, wheels, or a month.
///
/// Looks are by eye after iOS. A tap on a day of a month chooses it, and arrows turn to other months; capsules open nothing.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }

  /// The look of a picker: capsules unless it says something else; a timer has wheels in any case.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  private var moment = Date()
  private let face = DatePickerFace()
  /// The month that is seen, as a moment in it, where that is not the one of the date.
  private var seen: Date?

  /// The date, limited to the range; at first that at which the picker was made.
  open var date: Date {
    get { moment }
    set {
      seen = nil
      moment = limited(newValue)
      show()
    }
  }
  /// The first date that can be chosen; nil, the default, for no limit.
  open var minimumDate: Date? { didSet { date = moment } }
  /// The last date that can be chosen; nil, the default, for no limit.
  open var maximumDate: Date? { didSet { date = moment } }
  /// What is chosen, `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { styleDidChange() } }
  /// The look that is wished for, `.automatic` by default.
  open var preferredDatePickerStyle = Style.automatic { didSet { styleDidChange() } }
  /// The language and the order of parts; nil, the default, for English.
  open var locale: Locale? { didSet { show() } }
  /// How days are counted; nil stands for the user's.
  open var calendar: Calendar! = .current { didSet { show() } }
  /// Where days begin; nil, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { show() } }
  /// The minutes from one row of the wheel to the next, 1 by default; the date's minute is one of them.
  open var minuteInterval = 1 { didSet { date = moment } }
  /// Whether a date is brought to a minute of the wheel, true by default.
  open var roundsToMinuteInterval = true { didSet { date = moment } }
  /// The seconds that a timer runs, 0 by default; whole minutes.
  open var countDownDuration: TimeInterval = 0 { didSet { show() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A picker that an interface file describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    setUp()
  }

  private func setUp() {
    addSubview(face)
    face.choose = { [weak self] in self?.choose($0) }
    face.turnWheel = { [weak self] in self?.turn($0, to: $1) }
    face.turn = { [weak self] in self?.turn(by: $0) }
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    show()
  }

  /// The look that the picker has.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Changes the date, at once even if `animated`; no action is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The calendar in the picker's own language and time zone.
  private var ownCalendar: Calendar {
    var calendar = calendar ?? .current
    calendar.locale = ownLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private var ownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  private func limited(_ date: Date) -> Date {
    var date = date
    if minuteInterval > 1, roundsToMinuteInterval {
      let step = Double(minuteInterval * 60)
      date = Date(
        timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down)
          * step)
    }
    if let minimumDate, date < minimumDate { date = minimumDate }
    if let maximumDate, date > maximumDate { date = maximumDate }
    return date
  }

  private func choose(_ day: Date) {
    let calendar = ownCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: moment)
    let chosen = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    guard let chosen, limited(chosen) != moment else { return }
    date = chosen
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func turn(_ wheel: DatePickerTexts.Wheel, to value: Int) {
    switch wheel.part {
    case .hours:
      countDownDuration =
        Double(value * 3600) + countDownDuration.truncatingRemainder(dividingBy: 3600)
    case .minutes:
      let hours = (countDownDuration / 3600).rounded(.down)
      // A timer runs for a minute at least.
      countDownDuration = max(60, hours * 3600 + Double(value * (60 / wheel.count) * 60))
    default:
      date = DatePickerTexts(calendar: ownCalendar, locale: ownLocale)
        .date(moment, turning: wheel, to: value)
    }
    // What may not be chosen turns back.
    face.turnBack()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func turn(by months: Int) {
    seen = ownCalendar.date(byAdding: .month, value: months, to: seen ?? moment)
    show()
  }

  private func styleDidChange() {
    seen = nil
    invalidateIntrinsicContentSize()
    show()
  }

  override func stateDidChange() {
    super.stateDidChange()
    face.alpha = isEnabled ? 1 : 0.5
  }

  private func show() {
    let texts = DatePickerTexts(calendar: ownCalendar, locale: ownLocale)
    face.content =
      switch datePickerStyle {
      case .automatic, .compact: .capsules(texts.capsules(moment, datePickerMode))
      case .wheels:
        .wheels(
          datePickerMode == .countDownTimer
            ? texts.timer(countDownDuration, every: minuteInterval, moment)
            : texts.wheels(moment, datePickerMode, minuteInterval), texts)
      case .inline:
        datePickerMode == .time
          ? .capsules(texts.capsules(moment, .time))
          : .month(
            texts.month(
              seen ?? moment, chosen: moment, time: datePickerMode == .dateAndTime,
              minimumDate, maximumDate))
      }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { face.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }
}
