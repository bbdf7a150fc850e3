public import Foundation

/// A header or footer of a table's section, with a content view over a background.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content, as large as the whole.
  open private(set) var contentView = UIView(frame: .zero)
  /// Identifier of the pool that the view returns to; nil for none.
  open internal(set) var reuseIdentifier: String?
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
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    addContentView()
  }

  /// The initialiser through which the table view makes registered classes.
  public required convenience init(dequeuedWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// A view of this class, whichever it is when the program runs: what `V(reuseIdentifier:)` is on iOS for a `V` that is only known
  /// to be a header or footer, to which lowered sources rewrite it.
  public static func dynamic(reuseIdentifier: String?) -> Self {
    let view = self.init(dequeuedWith: reuseIdentifier ?? "")
    view.reuseIdentifier = reuseIdentifier
    return view
  }

  private func addContentView() {
    needsConfigurationRefresh = true
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called before the view is used for another section; the plain view does nothing.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// Sets a view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// Called with the state when that changes, or anything `@Observable` that it has read.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content configuration is adapted to the view's state before it is shown; by default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is adapted to the view's state before it is shown; by default true.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state that configurations depend on: the traits.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// An empty configuration with the look of headers of the table's style, or of its footers for a view that is one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let table = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UITableView }.first
    let isGrouped = (table?.style ?? madeFor) != .plain
    if table?.footers.values.contains(self) ?? false {
      return isGrouped ? .groupedFooter() : .plainFooter()
    }
    return isGrouped ? .groupedHeader() : .plainHeader()
  }
  /// The style of the table that the view was dequeued from, until it is in a table.
  var madeFor = UITableView.Style.plain

  /// Setting one replaces the content view by one that the configuration makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent(for: configurationState) }
  }
  /// The background's look; setting one replaces `backgroundView`, and nil takes the configured one away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showConfiguredBackground(for: configurationState) }
  }

  /// Has the configurations updated for the view's state before it is laid out.
  open func setNeedsUpdateConfiguration() { markConfigurationOutdated() }

  /// Shows both configurations for a state; overrides set them.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    showContent(for: state)
    showConfiguredBackground(for: state)
  }

  override func refreshConfiguration() {
    let state = configurationState
    track(
      {
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
      }, outdating: { $0.markConfigurationOutdated() })
  }

  private func showContent(for state: UIViewConfigurationState) {
    guard var configuration = contentConfiguration else { return }
    if automaticallyUpdatesContentConfiguration {
      configuration = configuration.updated(for: state)
    }
    let view = show(configuration, in: contentView, frame: bounds)
    if view !== contentView { contentView = view }
  }

  private func showConfiguredBackground(for state: UIViewConfigurationState) {
    let configuration =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: state) : backgroundConfiguration
    let view = ConfiguredBackgroundView.showing(
      configuration, inPlaceOf: backgroundView, bounds: bounds)
    if backgroundView !== view { backgroundView = view }
  }
}
