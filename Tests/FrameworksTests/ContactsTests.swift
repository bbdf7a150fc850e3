import AnimLayers
import Contacts
import ContactsUI
import Foundation
import Testing
import UIKitCore

/// The address book of a device that knows nobody real.
@MainActor struct ContactsTests {
  @Test func `people are found by their names, by mail and one after the other`() throws {
    try UIEnvironment().run {
      let store = CNContactStore()
      let found = try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Appleseed John"),
        keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
      #expect(
        found.map { CNContactFormatter.string(from: $0, style: .fullName) } == ["John Appleseed"])
      let mail = try #require(found.first?.emailAddresses.first)
      #expect(mail.label == CNLabelWork && mail.value == "john-appleseed@example.com")
      let same = try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingEmailAddress: mail.value as String),
        keysToFetch: [])
      #expect(same == found)
      let request = CNContactFetchRequest(keysToFetch: [])
      request.sortOrder = .familyName
      var names: [String] = []
      try unsafe store.enumerateContacts(with: request) { person, stop in
        names.append(person.familyName)
        if names.count == 3 { unsafe stop.pointee = true }
      }
      #expect(names == ["Appleseed", "Bell", "Haro"])
    }
  }

  @Test func `what is added is in all stores of the simulation, and in no other one`() throws {
    let predicate = CNContact.predicateForContacts(matchingName: "Snidely")
    try UIEnvironment().run {
      let person = CNMutableContact()
      (person.givenName, person.familyName) = ("Snidely", "Whiplash")
      let save = CNSaveRequest()
      save.add(person, toContainerWithIdentifier: nil)
      try CNContactStore().execute(save)
      let found = try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: [])
      #expect(
        found.map(\.familyName) == ["Whiplash"] && found.first?.identifier == person.identifier)
      let change = try #require(found.first?.mutableCopy() as? CNMutableContact)
      change.familyName = "Smith"
      let update = CNSaveRequest()
      update.update(change)
      #expect(found.first?.familyName == "Whiplash")
      try CNContactStore().execute(update)
      let again = try CNContactStore().unifiedContact(
        withIdentifier: person.identifier, keysToFetch: [])
      #expect(again.familyName == "Smith")
      let delete = CNSaveRequest()
      delete.delete(change)
      try CNContactStore().execute(delete)
      #expect(throws: CNError.self) { try CNContactStore().execute(delete) }
    }
    try UIEnvironment().run {
      let found = try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: [])
      #expect(found.isEmpty)
    }
  }

  private final class Listener: NSObject, CNContactPickerDelegate {
    var chosen: [String] = []
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      chosen.append(contact.givenName)
    }
  }

  @Test func `the picker shows everybody, and tells who was chosen`() throws {
    let clock = MediaClock()
    try MediaClock.$current.withValue(clock) {
      try UIEnvironment().run {
        let (window, listener) = (UIWindow(), Listener())
        let picker = CNContactPickerViewController()
        picker.delegate = listener
        picker.predicateForEnablingContact = CNContact.predicateForContacts(matchingName: "Bell")
        window.rootViewController = picker
        window.makeKeyAndVisible()
        let list = try #require(
          picker.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
        list.layoutIfNeeded()
        let texts = list.visibleCells.map { $0.textLabel?.text }
        #expect(texts.count == 6 && texts.first == "John Appleseed" && texts[1] == "Kate Bell")
        for row in [0, 1] {
          let cell = try #require(list.cellForRow(at: IndexPath(row: row, section: 0)))
          window.perform(
            .tap(at: cell.convert(CGPoint(x: 50, y: cell.bounds.midY), to: window)))
          clock.advance(to: Double(row + 1))
        }
        #expect(listener.chosen == ["Kate"])
      }
    }
  }

  @Test func `a contact is shown with what is known of it`() throws {
    try UIEnvironment().run {
      let john = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "John"), keysToFetch: [])[0]
      let page = CNContactViewController(for: john)
      page.loadViewIfNeeded()
      let list = try #require(page.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
      #expect(list.numberOfSections == 3)
      let other = CNContactViewController(for: john)
      other.displayedPropertyKeys = [CNContactEmailAddressesKey]
      other.loadViewIfNeeded()
      let short = try #require(other.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
      #expect(short.numberOfSections == 1)
    }
  }
}
