public import Foundation

/// What becomes of a document that is picked, by the names of before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Told what was picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Told of documents that were picked; never, as there are none.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) throws(UnimplementedRequirement)
  /// Told of a document that was picked; never.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) throws(UnimplementedRequirement)
  /// Told that "Cancel" was tapped.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    throws(UnimplementedRequirement)
}

/// Lets the user choose documents: the device has none, as its browser says.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The party that is told what was picked; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents may be picked, false by default; kept.
  open var allowsMultipleSelection = false
  /// Whether documents show how their names end, false by default; kept.
  open var shouldShowFileExtensions = false
  /// Where the browser begins; kept.
  open var directoryURL: URL?
  /// What becomes of a document.
  public let documentPickerMode: UIDocumentPickerMode
  private let bar = UINavigationBar(frame: .zero)
  private let note = UILabel(frame: .zero)

  /// A picker of documents of any of some types, by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of a place for copies of files, or for the files themselves.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "Recents")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    note.text = "No Documents"
    note.font = .systemFont(ofSize: 22, weight: .bold)
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    view.addSubview(note)
    view.addSubview(bar)
  }

  private func cancel() {
    dismiss(animated: true) { self.delegate?.documentPickerWasCancelled?(self) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    note.frame = view.bounds.insetBy(dx: 16, dy: 0)
  }
}
