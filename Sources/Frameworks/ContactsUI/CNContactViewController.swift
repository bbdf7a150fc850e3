public import Contacts
public import Foundation
public import UIKitCore

/// Told what becomes of a contact that is shown.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Whether a tap on a property does what it usually does, which is nothing here; never asked.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Told that a contact was written, nil for one that was given up; never.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// True.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// Shows a contact: the name, and groups of what is known.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  /// The party that is told what becomes of the contact; held weakly.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Where a new contact is kept; not heeded.
  open var contactStore: CNContactStore?
  /// Whether the contact can be changed, true by default; kept, it cannot.
  open var allowsEditing = true
  /// Whether there are buttons to call and to write, true by default; kept, there are none.
  open var allowsActions = true
  /// A line below the name; nil for none.
  open var message: String?
  /// A name in place of the contact's; nil for that.
  open var alternateName: String?
  /// The properties that are shown; nil, the default, for all.
  open var displayedPropertyKeys: [Any]?
  /// The contact.
  public let contact: CNContact
  private let list = UITableView(frame: .zero, style: .insetGrouped)
  private var rows: [(label: String, value: String)] = []

  private init(_ contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows a contact of the address book.
  public convenience init(for contact: CNContact) { self.init(contact) }
  /// Shows a contact that is not in the address book.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
  /// Shows a contact that is to be added; nil for an empty one.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact())
    title = "New Contact"
  }
  /// One that an interface file describes: that of an empty contact.
  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }

  /// The parts of a contact that are shown.
  open class func descriptorForRequiredKeys() -> CNKeyDescriptor { "CNContactViewController" }

  open override func viewDidLoad() {
    super.viewDidLoad()
    func label(_ text: String?) -> String {
      CNLabeledValue<NSString>.localizedString(forLabel: text ?? "")
    }
    let keys = displayedPropertyKeys?.map { "\($0)" }
    func isShown(_ key: String) -> Bool { keys?.contains(key) ?? true }
    if isShown(CNContactPhoneNumbersKey) {
      rows += contact.phoneNumbers.map { (label($0.label), $0.value.stringValue) }
    }
    if isShown(CNContactEmailAddressesKey) {
      rows += contact.emailAddresses.map { (label($0.label), "\($0.value)") }
    }
    if isShown(CNContactPostalAddressesKey) {
      let lines = CNPostalAddressFormatter()
      rows += contact.postalAddresses.map { (label($0.label), lines.string(from: $0.value)) }
    }
    list.tableHeaderView = head()
    list.dataSource = self
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  private func head() -> UIView {
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 96))
    let text =
      alternateName ?? CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
    name.text = [text, message].compactMap { $0 }.joined(separator: "\n")
    name.font = .systemFont(ofSize: 28, weight: .semibold)
    name.numberOfLines = 2
    name.textAlignment = .center
    return name
  }
}

extension CNContactViewController: UITableViewDataSource {
  /// One group for each thing that is known.
  public func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  /// One row in each.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  /// What it is for, above what it is.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (cell, row) = (
      UITableViewCell(style: .default, reuseIdentifier: nil), rows[indexPath.section]
    )
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (row.label, row.value)
    content.textProperties.font = .systemFont(ofSize: 15)
    content.secondaryTextProperties.font = .systemFont(ofSize: 17)
    content.secondaryTextProperties.color = view.tintColor
    cell.contentConfiguration = content
    return cell
  }
}
