import AnimLayers
import AnimStandIns
public import Foundation
public import UIKitCore

/// A kind of entries.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Whether an app may use calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The app may use calendars.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Whether an entry or all that follow it are meant.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The calendars of the device: one without entries, and a list of made-up reminders; what an app adds is there for the rest of the
/// simulation.
@preconcurrency @MainActor open class EKEventStore: NSObject {
  /// What the stores of a simulation have in common.
  @MainActor private final class Content {
    var events: [EKEvent] = []
    var reminders: [EKReminder]?
  }

  private var content: Content { UIEnvironment.current.single(Content.init) }
  /// The only calendar.
  open private(set) lazy var defaultCalendarForNewEvents: EKCalendar? = EKCalendar(
    for: .event, eventStore: self)
  private lazy var reminderList: EKCalendar = {
    let list = EKCalendar(for: .reminder, eventStore: self)
    list.title = "Reminders"
    list.cgColor = UIColor.systemOrange.cgColor
    return list
  }()

  /// The calendars.
  public override init() { super.init() }

  /// Whether the app may use calendars: it may.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .fullAccess
  }
  /// Answers that the app may use calendars.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }
  /// Answers that the app may use calendars.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(true, nil)
  }
  /// Whether the app may use calendars: it may.
  open func requestFullAccessToEvents() async throws -> Bool { true }
  /// Whether the app may use calendars: it may.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { true }
  /// Answers that the app may add to calendars.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(true, nil)
  }
  /// Whether the app may add to calendars: it may.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }
  /// Answers that the app may use reminders.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(true, nil)
  }
  /// Whether the app may use reminders: it may.
  open func requestFullAccessToReminders() async throws -> Bool { true }
  /// The calendars of a kind.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    switch entityType {
    case .event: defaultCalendarForNewEvents.map { [$0] } ?? []
    case .reminder: [reminderList]
    }
  }
  /// Which entries lie between two dates.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { event, _ in
      guard let event = event as? EKEvent else { return false }
      return MainActor.assumeIsolated {
        guard let start = event.startDate, let end = event.endDate else { return false }
        return start < endDate && end > startDate
      }
    }
  }
  /// The entries that a predicate lets through, the first ones first.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    content.events.filter { predicate.evaluate(with: $0) }
      .sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
  }
  /// Keeps an entry as long as the store is there.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    if !content.events.contains(event) { content.events.append(event) }
  }
  /// Takes an entry away.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    content.events.removeAll { $0 === event }
  }

  // MARK: Reminders

  /// The only list of reminders.
  open func defaultCalendarForNewReminders() -> EKCalendar? { reminderList }

  /// All reminders of the simulation; made up when they are first asked for.
  private var reminders: [EKReminder] {
    get {
      if let reminders = content.reminders { return reminders }
      StandIn.reminders.warn()
      let made = EKReminder.madeUp(in: self)
      content.reminders = made
      return made
    }
    set { content.reminders = newValue }
  }

  /// Which reminders are in lists; those of all lists for nil.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    reminderPredicate(calendars) { _ in true }
  }

  /// Which reminders are to be done between two dates, if there are any.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    reminderPredicate(calendars) { reminder in
      guard !reminder.isCompleted else { return false }
      guard let due = reminder.dueDateComponents.flatMap(Calendar.current.date) else {
        return startDate == nil && endDate == nil
      }
      return due >= startDate ?? .distantPast && due <= endDate ?? .distantFuture
    }
  }

  /// Which reminders were done between two dates, if there are any.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    reminderPredicate(calendars) { reminder in
      guard reminder.isCompleted else { return false }
      let done = reminder.completionDate ?? .distantPast
      return done >= startDate ?? .distantPast && done <= endDate ?? .distantFuture
    }
  }

  private func reminderPredicate(
    _ calendars: [EKCalendar]?, _ condition: @escaping @MainActor (EKReminder) -> Bool
  ) -> NSPredicate {
    NSPredicate { reminder, _ in
      guard let reminder = reminder as? EKReminder else { return false }
      return MainActor.assumeIsolated {
        calendars?.contains { $0 === reminder.calendar } != false && condition(reminder)
      }
    }
  }

  /// Tells the reminders that a predicate lets through, on the next turn of the simulation.
  ///
  /// - Returns: What `cancelFetchRequest(_:)` knows the request by.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    let found = reminders.filter { predicate.evaluate(with: $0) }
    MediaClock.current.schedule(after: 0) { completion(found) }
    return found
  }
  /// Does nothing: requests are answered at once.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// The event or the reminder of an identifier; nil if there is none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    (reminders as [EKCalendarItem] + content.events).first {
      $0.calendarItemIdentifier == identifier
    }
  }
  /// The event of an identifier; nil if there is none.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    content.events.first { $0.eventIdentifier == identifier }
  }
  /// Keeps a reminder for the rest of the simulation.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    if !reminders.contains(reminder) { reminders.append(reminder) }
  }
  /// Takes a reminder away.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    reminders.removeAll { $0 === reminder }
  }
  /// Does nothing: what was saved is kept.
  open func commit() throws {}
  /// Does nothing: what was saved is kept.
  open func reset() {}
}

extension Notification.Name {
  /// Calendars have changed; never posted.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// A calendar.
@preconcurrency @MainActor open class EKCalendar: NSObject {
  /// The name.
  open var title = "Calendar"
  /// The name that no other calendar has.
  open var calendarIdentifier: String { title }
  /// The colour of its entries.
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  /// Whether the app may write in it.
  open var allowsContentModifications: Bool { true }
  /// A calendar for entries of a kind.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// What has a title and a calendar.
@preconcurrency @MainActor open class EKCalendarItem: NSObject {
  /// The title.
  open var title: String!
  /// The place.
  open var location: String?
  /// What there is to say.
  open var notes: String?
  /// A page in the web.
  open var url: URL?
  /// The calendar.
  open var calendar: EKCalendar!
  /// The name that no other entry of the simulation has.
  public let calendarItemIdentifier = UUID().uuidString
  /// When one is told of it.
  open var alarms: [EKAlarm]?
  /// Whether one is told of it.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Has one told of it once more.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Has one no longer told of it.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// A moment at which one is told of an entry; nothing is told here.
@preconcurrency @MainActor open class EKAlarm: NSObject {
  /// The moment; nil if it follows from the entry's.
  open var absoluteDate: Date?
  /// The seconds from the entry's beginning.
  open var relativeOffset: TimeInterval = 0
  /// An alarm at a moment.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// An alarm some seconds from an entry's beginning.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// Something to be done.
@preconcurrency @MainActor open class EKReminder: EKCalendarItem {
  /// When it is to be begun.
  open var startDateComponents: DateComponents?
  /// When it is to be done.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false {
    didSet {
      if isCompleted != oldValue { completionDate = isCompleted ? Date() : nil }
    }
  }
  /// When it was done.
  open var completionDate: Date?
  /// How important it is, from 1 to 9; 0, the default, if nobody says.
  open var priority = 0
  /// A reminder for a store.
  public init(eventStore: EKEventStore) {}

  /// Six reminders of today and the next days, one of them done.
  static func madeUp(in store: EKEventStore) -> [EKReminder] {
    let texts: [(title: String, notes: String, hours: Double)] = [
      ("Water the plants", "Those on the balcony need more.", 2),
      ("Pick up the parcel", "The shop closes at six.", 5),
      ("Call the dentist", "Ask for a morning in May.", 26),
      ("Book the train to Porto", "Window seats, facing forward.", 31),
      ("Return library books", "Two novels and the atlas.", 52),
      ("Buy a birthday present", "Something for the kitchen.", 75),
    ]
    return texts.enumerated().map { index, text in
      let reminder = EKReminder(eventStore: store)
      reminder.title = text.title
      reminder.notes = text.notes
      reminder.calendar = store.defaultCalendarForNewReminders()
      let due = Date().addingTimeInterval(text.hours * 3600)
      reminder.dueDateComponents = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute], from: due)
      reminder.addAlarm(EKAlarm(absoluteDate: due))
      reminder.isCompleted = index == 1
      return reminder
    }
  }
}

/// An entry in a calendar.
@preconcurrency @MainActor open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether it takes whole days.
  open var isAllDay = false
  /// The name that no other entry of the simulation has.
  open var eventIdentifier: String! { calendarItemIdentifier }
  /// An entry for a store.
  public init(eventStore: EKEventStore) {}
}
