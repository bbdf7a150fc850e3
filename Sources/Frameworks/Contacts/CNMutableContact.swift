public import Foundation

/// A contact that is written.
@preconcurrency @MainActor open class CNMutableContact: CNContact {
  /// Whether it is a person.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  /// What stands before the given name.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// What stands after the family name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// The organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// The department.
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  /// The job.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// The note.
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  /// The birthday; nil if it is not known.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// The file of the picture; nil for none.
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  /// The telephone numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// The addresses of mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// The postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  /// The web addresses.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
}

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes names.
@preconcurrency @MainActor open class CNContactFormatter: NSObject {
  /// How names are written.
  open var style = CNContactFormatterStyle.fullName
  /// Writes full names.
  public override init() { super.init() }

  /// A contact's name, or its organization; nil if it has neither.
  open class func string(
    from contact: CNContact, style: CNContactFormatterStyle
  ) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  /// A contact's name, or its organization; nil if it has neither.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  /// The parts of a contact that a name needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> CNKeyDescriptor {
    "CNContactFormatter"
  }
}

/// Writes postal addresses.
@preconcurrency @MainActor open class CNPostalAddressFormatter: NSObject {
  /// Writes addresses in lines.
  public override init() { super.init() }

  /// An address in lines, as in the United States.
  open func string(from postalAddress: CNPostalAddress) -> String {
    let place = [postalAddress.city, postalAddress.state].filter { !$0.isEmpty }
      .joined(separator: " ")
    return [
      postalAddress.street,
      [place, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " "),
      postalAddress.country,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
