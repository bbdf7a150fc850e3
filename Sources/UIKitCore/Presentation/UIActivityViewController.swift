public import Foundation

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Paper.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// The picture of a person.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A list of what is to be read.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Devices nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// A site of friends.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// A site of short messages.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// A site of films.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// A site of short messages.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// A site of short messages.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// A site of photographs.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// A reader of books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// A PDF with marks.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }
  /// Whether an activity does something or hands something over.
  public enum Category: Int, Sendable { case action, share }

  /// Does something of an app's own; subclasses say what.
  public override init() { super.init() }
  /// Whether it does something or hands something over.
  open class var activityCategory: Category { .action }
  /// The kind.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The sign.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with some items; not by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller with which it is done; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// Does it.
  open func perform() { activityDidFinish(true) }
  /// To be called when it is done.
  open func activityDidFinish(_ completed: Bool) { didFinish(completed) }
  var didFinish: (Bool) -> Void = { _ in }
}

/// Hands over what is shared when it is known with whom.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for it until then.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is handed over.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Offers what can be done with items: a sheet with the items on top, "Copy", and the app's own activities.
///
/// Other apps are not there.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Told of the end: of what, whether it was done, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// Told of the end.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kinds that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether people and apps are offered, true by default; there are none.
  open var allowsProminentActivity = true

  /// A sheet about items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []).filter {
      $0.canPerform(withActivityItems: activityItems)
    }
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// One that an interface file describes.
  public required init?(coder: NSCoder) { return nil }

  /// The items as they are before it is known with whom they are shared.
  private var shown: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let list = UIStackView(arrangedSubviews: [header] + rows.map { row($0.0, $0.1, $0.2) })
    list.axis = .vertical
    list.spacing = 8
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  /// What is shared, in a line.
  private var header: UIView {
    let picture = UIImageView(image: shown.lazy.compactMap { $0 as? UIImage }.first)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    picture.isHidden = picture.image == nil
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.text =
      shown.lazy.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }.first
      ?? (picture.image == nil ? "\(items.count) items" : "Image")
    let line = UIStackView(arrangedSubviews: [picture, label])
    line.spacing = 12
    line.alignment = .center
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 44),
      line.heightAnchor.constraint(equalToConstant: 52),
    ])
    return line
  }

  /// What is offered: titles, signs and what they do.
  private var rows: [(String, UIImage?, () -> Void)] {
    let excluded = excludedActivityTypes ?? []
    let copy: [(String, UIImage?, () -> Void)] =
      excluded.contains(.copyToPasteboard)
      ? []
      : [("Copy", UIImage(systemName: "doc.on.doc"), { [weak self] in self?.copyItems() })]
    return copy
      + activities.filter { $0.activityType.map { !excluded.contains($0) } ?? true }.map {
        activity in
        (
          activity.activityTitle ?? "", activity.activityImage,
          { [weak self] in self?.perform(activity) }
        )
      }
  }

  private func row(_ title: String, _ image: UIImage?, _ act: @escaping () -> Void) -> UIView {
    var look = UIButton.Configuration.plain()
    look.title = title
    look.image = image
    look.imagePlacement = .trailing
    look.imagePadding = 12
    look.baseForegroundColor = .label
    look.background.backgroundColor = .secondarySystemGroupedBackground
    look.background.cornerRadius = 10
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in act() })
    button.contentHorizontalAlignment = .leading
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return button
  }

  private func copyItems() {
    let board = UIPasteboard.general
    for item in items {
      switch (item as? any UIActivityItemSource)?.activityViewController(
        self, itemForActivityType: .copyToPasteboard) ?? item
      {
      case let text as String: board.string = text
      case let image as UIImage: board.image = image
      case let address as URL: board.url = address
      default: break
      }
    }
    end(.copyToPasteboard, true)
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.didFinish = { [weak self] in self?.end(activity.activityType, $0) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    dismiss(animated: true) { [completionWithItemsHandler] in
      completionWithItemsHandler?(type, isDone, nil, nil)
    }
  }
}
