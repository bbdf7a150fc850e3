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

/// The calendars of the device: one without entries, which takes none beyond the simulation.
@preconcurrency @MainActor open class EKEventStore: NSObject {
  private var kept: [EKEvent] = []
  /// The only calendar.
  open private(set) lazy var defaultCalendarForNewEvents: EKCalendar? = EKCalendar(
    for: .event, eventStore: self)

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
  /// The calendars of a kind.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    defaultCalendarForNewEvents.map { [$0] } ?? []
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
    kept.filter { predicate.evaluate(with: $0) }
      .sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
  }
  /// Keeps an entry as long as the store is there.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    if !kept.contains(event) { kept.append(event) }
  }
  /// Takes an entry away.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    kept.removeAll { $0 === event }
  }
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
}

/// An entry in a calendar.
@preconcurrency @MainActor open class EKEvent: EKCalendarItem {
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether it takes whole days.
  open var isAllDay = false
  /// The name that no other entry has; nil, since none are written.
  open var eventIdentifier: String! { nil }
  /// An entry for a store.
  public init(eventStore: EKEventStore) {}
}
