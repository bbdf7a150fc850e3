public import Foundation
import UIKitCore

/// What an app may ask for.
public enum CNEntityType: Int, Sendable { case contacts }

/// Whether an app may read the address book.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Why contacts could not be read or written.
public struct CNError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// Which contacts are fetched, and in which order.
@preconcurrency @MainActor open class CNContactFetchRequest: NSObject {
  /// Which contacts are fetched; nil for all.
  open var predicate: NSPredicate?
  /// The parts that are fetched: all are.
  open var keysToFetch: [CNKeyDescriptor]
  /// The order; none by default, which is that of the address book.
  open var sortOrder = CNContactSortOrder.none
  /// Whether what belongs together is one contact; it always is.
  open var unifyResults = true
  /// Whether contacts that are fetched can be changed, false by default.
  open var mutableObjects = false

  /// A request for all contacts.
  public init(keysToFetch: [CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is to be written.
@preconcurrency @MainActor open class CNSaveRequest: NSObject {
  fileprivate var changes: [(contact: CNMutableContact, kind: Kind)] = []
  fileprivate enum Kind { case add, update, delete }

  /// Nothing is to be written yet.
  public override init() { super.init() }

  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append((contact, .add))
  }
  /// Writes a contact anew.
  open func update(_ contact: CNMutableContact) { changes.append((contact, .update)) }
  /// Takes a contact away.
  open func delete(_ contact: CNMutableContact) { changes.append((contact, .delete)) }
}

/// What all stores of a simulation have in common.
@MainActor private final class AddressBook {
  var contacts: [CNContact]
  /// How many contacts were added so far.
  var added = 0

  init(_ contacts: [CNContact]) { self.contacts = contacts }
}

/// The address book: six people who are not, and what the app adds in the simulation.
@preconcurrency @MainActor open class CNContactStore: NSObject {
  private var book: AddressBook {
    UIEnvironment.current.single { AddressBook(CNContactStore.people) }
  }
  private var contacts: [CNContact] {
    get { book.contacts }
    set { book.contacts = newValue }
  }

  /// The address book.
  public override init() { super.init() }

  /// Whether the app may read it: it may.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .authorized
  }
  /// Answers that the app may read it.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(true, nil) }
  /// Whether the app may read it: it may.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { true }

  /// The contacts that a predicate lets through.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [CNKeyDescriptor]
  ) throws -> [CNContact] { contacts.filter { predicate.evaluate(with: $0) } }

  /// The contact of an identifier.
  ///
  /// - Throws: `CNError` if there is none.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [CNKeyDescriptor]
  ) throws -> CNContact {
    guard let contact = contacts.first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  /// Calls `block` with each contact that a request fetches, until that says stop.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var found = contacts
    if let predicate = fetchRequest.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    switch fetchRequest.sortOrder {
    case .none: break
    case .givenName: found.sort { $0.givenName < $1.givenName }
    case .familyName, .userDefault:
      found.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    }
    var stop = ObjCBool(false)
    for contact in found {
      let copy = fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact : contact
      if let copy { unsafe block(copy, &stop) }
      if stop.boolValue { return }
    }
  }

  /// Writes what a request says, for the rest of the simulation.
  ///
  /// - Throws: `CNError` for a change of a contact that is not there.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    for (contact, kind) in saveRequest.changes {
      let index = contacts.firstIndex { $0.identifier == contact.identifier }
      switch (kind, index) {
      case (.add, _):
        book.added += 1
        contact.identifier = "added-\(book.added)"
        if let copy = contact.copy() as? CNContact { contacts.append(copy) }
      case (.update, let index?):
        if let copy = contact.copy() as? CNContact { contacts[index] = copy }
      case (.delete, let index?): contacts.remove(at: index)
      case (.update, nil), (.delete, nil): throw CNError(.recordDoesNotExist)
      }
    }
  }

  /// The name of the only container.
  open func defaultContainerIdentifier() -> String { "container" }

  // MARK: People

  fileprivate static var people: [CNContact] {
    [
      person("John", "Appleseed", "Orchard Street 1", "Atlanta", "GA", (22, 6, 1980)),
      person("Kate", "Bell", "Harbor Road 28", "Hillsborough", "CA", (20, 1, 1978)),
      person("Anna", "Haro", "Leland Avenue 1001", "Sausalito", "CA", (29, 8, 1985)),
      person("Daniel", "Higgins", "Larkin Drive 332", "Corte Madera", "CA", nil),
      person("David", "Taylor", "Euclid Avenue 1747", "Portland", "OR", (15, 6, 1998)),
      person("Hank", "Zakroff", "Thompson Lane 1741", "San Rafael", "CA", nil),
    ]
  }

  private static func person(
    _ given: String, _ family: String, _ street: String, _ city: String, _ state: String,
    _ birthday: (day: Int, month: Int, year: Int)?
  ) -> CNContact {
    let contact = CNContact()
    contact.identifier = "\(given)-\(family)"
    (contact.givenName, contact.familyName) = (given, family)
    contact.birthday = birthday.map {
      DateComponents(calendar: .current, year: $0.year, month: $0.month, day: $0.day)
    }
    // Telephone numbers and domains that nobody can have.
    let number = CNPhoneNumber(stringValue: "(555) 555-01\(10 + given.count * 7 + family.count)")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: number)]
    let mail = NSString(string: "\(given)-\(family)@example.com".lowercased())
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: mail)]
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = (street, city, state)
    address.country = "USA"
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    return contact
  }
}

extension Notification.Name {
  /// The address book has changed; never posted.
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}

extension CNContact: FrameworkSample {
  /// The first of the people.
  package static var sample: Any { CNContactStore.people[0] }
}
