import AnimLayers
import EventKit
import Foundation
import Testing
import UIKitCore

/// The reminders of a device that has been made up.
@MainActor struct ReminderTests {
  private func all(_ store: EKEventStore, _ predicate: NSPredicate) throws -> [EKReminder] {
    var found: [EKReminder]?
    store.fetchReminders(matching: predicate) { found = $0 }
    #expect(found == nil)
    MediaClock.current.advance(to: MediaClock.current.now + 0.1)
    return try #require(found)
  }

  @Test func `six reminders are there, which an app changes for as long as it runs`() throws {
    try MediaClock.$current.withValue(MediaClock()) {
      try UIEnvironment().run { try check() }
    }
  }

  private func check() throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .fullAccess)
    let made = try all(store, store.predicateForReminders(in: nil))
    #expect(made.count == 6 && made.allSatisfy { $0.alarms?.first?.absoluteDate != nil })
    #expect(Set(made.map(\.calendarItemIdentifier)).count == 6)
    let open = store.predicateForIncompleteReminders(
      withDueDateStarting: nil, ending: nil, calendars: nil)
    #expect(try all(store, open).count == 5)
    made[0].isCompleted = true
    #expect(try all(store, open).count == 4)
    let done = store.predicateForCompletedReminders(
      withCompletionDateStarting: nil, ending: nil, calendars: nil)
    #expect(try all(store, done).map(\.title) == ["Water the plants", "Pick up the parcel"])

    let own = EKReminder(eventStore: store)
    own.title = "Feed the cat"
    own.calendar = store.defaultCalendarForNewReminders()
    try store.save(own, commit: true)
    let other = EKEventStore()
    #expect(other.calendarItem(withIdentifier: own.calendarItemIdentifier) === own)
    try other.remove(own, commit: true)
    #expect(try all(store, store.predicateForReminders(in: nil)) == made)
    #expect(try all(store, store.predicateForReminders(in: [])).isEmpty)
  }
}
