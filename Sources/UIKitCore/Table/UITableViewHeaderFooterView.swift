public import Foundation

/// A header or footer of a table's section, with a content view over a background.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content, as large as the whole.
  open private(set) var contentView = UIView(frame: .zero)
  /// Identifier of the pool that the view returns to; nil for none.
  public internal(set) var reuseIdentifier: String?
  /// Behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The line of text, 16 points from the left edge, made when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel(frame: contentView.bounds.insetBy(dx: 16, dy: 0))
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }()

  /// Creates an empty view of no size.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without a reuse identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view as it is in a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// The initialiser through which the table view makes registered classes.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called before the view is used for another section; the plain view does nothing.
  open func prepareForReuse() {}
}
