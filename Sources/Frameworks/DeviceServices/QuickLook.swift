public import Foundation
public import UIKitCore

/// Something that can be looked at: a file.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// None of its own: the file's name is shown.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { self as URL }
}

/// What there is to look at.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// What is told of it.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Told before it is closed; nothing by default.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Told after it was closed; nothing by default.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files: a picture as it is, of all others the name.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Kept; nobody closes it.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which of them is shown.
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded { refreshCurrentPreviewItem() } }
  }
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }

  private let picture = UIImageView()
  private let name = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.contentMode = .scaleAspectFit
    name.textAlignment = .center
    name.textColor = .secondaryLabel
    for shown in [picture, name] {
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
    }
    refreshCurrentPreviewItem()
  }

  open func reloadData() { if isViewLoaded { refreshCurrentPreviewItem() } }

  open func refreshCurrentPreviewItem() {
    let item = currentPreviewItem
    let url = item?.previewItemURL
    title = item?.previewItemTitle ?? url?.lastPathComponent
    picture.image = url.flatMap { UIImage(contentsOfFile: $0.path) }
    name.text = picture.image == nil ? url?.lastPathComponent : nil
  }
}
