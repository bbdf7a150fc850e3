public import Foundation

/// The name of a part of a contact, as a text; apps cast such names to it.
public typealias CNKeyDescriptor = String

/// The key of the name's part before the given name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the name's part after the family name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the kind of contact.
public let CNContactTypeKey = "contactType"
/// The key of telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"

/// The label of what is for home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what is for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what is for anything else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the telephone that is used most.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable { case person, organization }

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A telephone number.
@preconcurrency @MainActor open class CNPhoneNumber: NSObject {
  /// The number as it is written.
  public let stringValue: String
  /// A number as it is written.
  public init(stringValue string: String) { stringValue = string }
}

/// A postal address.
@preconcurrency @MainActor open class CNPostalAddress: NSObject {
  /// The street and the number in it.
  open internal(set) var street = ""
  /// The city.
  open internal(set) var city = ""
  /// The state.
  open internal(set) var state = ""
  /// The postal code.
  open internal(set) var postalCode = ""
  /// The country.
  open internal(set) var country = ""
  /// The country's code of two letters.
  open internal(set) var isoCountryCode = ""
  /// An empty address.
  public override init() { super.init() }
}

/// A postal address that is written.
@preconcurrency @MainActor open class CNMutablePostalAddress: CNPostalAddress {
  /// The street and the number in it.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
}

/// A value of a contact that may have several, with what it is for.
@preconcurrency @MainActor open class CNLabeledValue<Value: AnyObject>: NSObject {
  /// What it is for; nil for nothing said.
  public let label: String?
  /// The value.
  public let value: Value
  /// The name that no other value of the contact has.
  public let identifier: String

  /// A value with what it is for.
  public init(label: String?, value: Value) {
    (self.label, self.value) = (label, value)
    identifier = label ?? ""
  }

  /// What a label is called on the screen.
  open class func localizedString(forLabel label: String) -> String {
    label.replacing("_$!<", with: "").replacing(">!$_", with: "").lowercased()
  }
}

/// A person or an organization of the address book.
@preconcurrency @MainActor open class CNContact: NSObject {
  /// The name that no other contact has.
  open internal(set) var identifier = ""
  /// Whether it is a person.
  open internal(set) var contactType = CNContactType.person
  /// What stands before the given name.
  open internal(set) var namePrefix = ""
  /// The given name.
  open internal(set) var givenName = ""
  /// The middle name.
  open internal(set) var middleName = ""
  /// The family name.
  open internal(set) var familyName = ""
  /// What stands after the family name.
  open internal(set) var nameSuffix = ""
  /// The nickname.
  open internal(set) var nickname = ""
  /// The organization.
  open internal(set) var organizationName = ""
  /// The department.
  open internal(set) var departmentName = ""
  /// The job.
  open internal(set) var jobTitle = ""
  /// The note.
  open internal(set) var note = ""
  /// The birthday; nil if it is not known.
  open internal(set) var birthday: DateComponents?
  /// The file of the picture; nil for none.
  open internal(set) var imageData: Data?
  /// The telephone numbers.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The addresses of mail.
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The postal addresses.
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The web addresses.
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []

  /// An empty contact.
  public override init() { super.init() }

  /// The file of the small picture; nil for none.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
  /// Whether a part was fetched: all are.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether parts were fetched: all are.
  open func areKeysAvailable(_ keyDescriptors: [CNKeyDescriptor]) -> Bool { true }

  /// Which contacts have all words of a name in theirs.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    predicate { contact in
      let parts = [contact.givenName, contact.middleName, contact.familyName, contact.nickname]
      let own = parts.flatMap { $0.lowercased().split(separator: " ") }
      return name.lowercased().split(separator: " ").allSatisfy { word in
        own.contains { $0.hasPrefix(word) }
      }
    }
  }

  /// Which contacts have an address of mail.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    predicate { contact in
      contact.emailAddresses.contains {
        "\($0.value)".lowercased() == emailAddress.lowercased()
      }
    }
  }

  /// Which contacts have one of some identifiers.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    predicate { identifiers.contains($0.identifier) }
  }

  private static func predicate(
    _ matches: @escaping @MainActor (CNContact) -> Bool
  ) -> NSPredicate {
    NSPredicate { contact, _ in
      guard let contact = contact as? CNContact else { return false }
      return MainActor.assumeIsolated { matches(contact) }
    }
  }

  /// Takes on all that another contact is.
  func take(_ other: CNContact) {
    (identifier, contactType) = (other.identifier, other.contactType)
    (namePrefix, givenName, middleName) = (other.namePrefix, other.givenName, other.middleName)
    (familyName, nameSuffix, nickname) = (other.familyName, other.nameSuffix, other.nickname)
    (organizationName, departmentName) = (other.organizationName, other.departmentName)
    (jobTitle, note, birthday) = (other.jobTitle, other.note, other.birthday)
    (phoneNumbers, emailAddresses) = (other.phoneNumbers, other.emailAddresses)
    (postalAddresses, urlAddresses) = (other.postalAddresses, other.urlAddresses)
    imageData = other.imageData
  }

  /// A copy that cannot be changed.
  nonisolated open override func copy() -> Any {
    let copy: CNContact = MainActor.assumeIsolated {
      let copy = CNContact()
      copy.take(self)
      return copy
    }
    return copy
  }

  /// A copy that can be changed, a `CNMutableContact`.
  nonisolated open override func mutableCopy() -> Any {
    let copy: CNMutableContact = MainActor.assumeIsolated {
      let copy = CNMutableContact()
      copy.take(self)
      return copy
    }
    return copy
  }
}
