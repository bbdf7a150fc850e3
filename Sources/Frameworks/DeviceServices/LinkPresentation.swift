public import Foundation
public import UIKitCore

/// What is known of an address.
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  /// Kept.
  open var iconProvider: NSItemProvider?
  /// Kept.
  open var imageProvider: NSItemProvider?
  /// Kept.
  open var videoProvider: NSItemProvider?
  /// Kept.
  open var remoteVideoURL: URL?
  /// Nothing so far.
  public override init() { super.init() }
}

/// What asks an address about itself: it answers by its host's name.
open class LPMetadataProvider: NSObject {
  /// Seconds until it is given up; kept.
  open var timeout: TimeInterval = 30
  /// Kept.
  open var shouldFetchSubresources = true
  /// Nothing so far.
  public override init() { super.init() }
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (url, url, url.host)
    completionHandler(metadata, nil)
  }
  open func cancel() {}
}

/// A card of an address: its title over its host's name.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata {
    didSet { show() }
  }
  private let title = UILabel()
  private let host = UILabel()

  /// The card of an address.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (URL, URL)
    self.init(metadata: metadata)
  }

  /// The card of what is known.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    title.font = .boldSystemFont(ofSize: 15)
    title.numberOfLines = 2
    host.font = .systemFont(ofSize: 13)
    host.textColor = .secondaryLabel
    addSubview(title)
    addSubview(host)
    show()
  }

  /// A card of nothing, as interface files make it.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }

  private func show() {
    let address = metadata.url ?? metadata.originalURL
    title.text = metadata.title ?? address?.host
    host.text = address?.host
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private static let margin: CGFloat = 12

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 0)) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - 2 * Self.margin
    let text = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: text.height + 18 + 2 * Self.margin)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * Self.margin, 0)
    let text = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    title.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: text.height)
    host.frame = CGRect(
      x: Self.margin, y: title.frame.maxY + 2, width: width, height: 16)
  }
}
