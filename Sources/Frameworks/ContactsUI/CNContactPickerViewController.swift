public import Contacts
public import Foundation
public import UIKitCore

/// A property of a contact that was chosen.
@preconcurrency @MainActor open class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The key of the property.
  public let key: String
  /// The value; nil for none.
  public let value: Any?

  init(_ contact: CNContact, _ key: String, _ value: Any?) {
    (self.contact, self.key, self.value) = (contact, key, value)
  }
}

/// Told who was chosen; all methods are optional.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Told that "Cancel" was tapped.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Told who was chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Told what was chosen of a contact; never, as contacts themselves are chosen.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Told who were chosen; never, as one is.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// Lets the user choose a person of the address book: a list by family names.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// The party that is told who was chosen; held weakly.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that are shown of a person; kept.
  open var displayedPropertyKeys: [String]?
  /// Who can be chosen; nil, the default, for all.
  open var predicateForEnablingContact: NSPredicate?
  /// Who is chosen without being shown; kept, all are.
  open var predicateForSelectionOfContact: NSPredicate?
  /// What is chosen of a person; kept.
  open var predicateForSelectionOfProperty: NSPredicate?
  private let bar = UINavigationBar(frame: .zero)
  private let list = UITableView(frame: .zero, style: .plain)
  private var people: [CNContact] = []

  /// A list of everybody.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// One that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let request = CNContactFetchRequest(keysToFetch: [])
    request.sortOrder = .familyName
    do {
      try unsafe CNContactStore().enumerateContacts(with: request) { person, _ in
        people.append(person)
      }
    } catch {
      people = []
    }
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Contacts")
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    (list.dataSource, list.delegate) = (self, self)
    view.addSubview(list)
    view.addSubview(bar)
  }

  private func cancel() {
    delegate?.contactPickerDidCancel(self)
    dismiss(animated: true)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, top) = (view.bounds.size, view.safeAreaInsets.top)
    bar.frame = CGRect(x: 0, y: top, width: size.width, height: 44)
    list.frame = CGRect(
      x: 0, y: top + 44, width: size.width, height: max(0, size.height - top - 44))
  }
}

extension CNContactPickerViewController: UITableViewDataSource, UITableViewDelegate {
  /// The number of people.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  /// A person's name; grey for those who cannot be chosen.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (cell, person) = (
      UITableViewCell(style: .default, reuseIdentifier: nil), people[indexPath.row]
    )
    cell.textLabel?.text = CNContactFormatter.string(from: person, style: .fullName)
    cell.textLabel?.textColor = isEnabled(person) ? .label : .tertiaryLabel
    return cell
  }

  private func isEnabled(_ person: CNContact) -> Bool {
    predicateForEnablingContact?.evaluate(with: person) ?? true
  }

  /// Only who is enabled can be chosen.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { isEnabled(people[indexPath.row]) }

  /// Tells who was chosen, and goes.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.contactPicker(self, didSelect: people[indexPath.row])
    dismiss(animated: true)
  }
}
