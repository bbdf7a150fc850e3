public import Foundation

/// The view of an item: a content view over a background, both as large as the cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's content, as large as the cell; a content configuration brings
  /// its own.
  open private(set) var contentView: UIView

  /// Creates a cell with an empty content view.
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell as it is in a nib or a storyboard, with an empty content view.
  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
  }

  override func setUpDecoded() {
    super.setUpDecoded()
    contentView.frame = bounds
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    needsConfigurationRefresh = true
  }

  /// The content view, or the cell where content is tied to that and not to the content view.
  override var contentHolder: UIView {
    guard !autoLayout.constraints.isEmpty else { return contentView }
    let bears = (autoLayout.constraints + contentView.autoLayout.constraints).contains {
      $0.ends.contains { NSLayoutConstraint.view(of: $0.item) === contentView }
    }
    return bears ? contentView : self
  }

  /// The storyboard's action for a tap that has selected the cell.
  public var selectionAction: ((UICollectionViewCell) -> Void)?

  /// Whether the item is selected; the collection view sets it, before the cell is shown and on
  /// every change.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the item and may select it; the collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// A view behind the content, as large as the cell; by default none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
  }

  /// Shown above the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(
        oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackground()
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = CGRect(origin: .zero, size: bounds.size)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func updateBackground() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }

  /// Tells the configurations what has changed besides selection and touches.
  func stateDidChange() {
    updateBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// Sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called with the state when that changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content configuration is adapted to the cell's state before it is shown; by
  /// default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is adapted to the cell's state before it is shown; by
  /// default true.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state that configurations depend on: the traits, and whether the cell is selected or
  /// highlighted.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = list?.isEditing ?? false
    state.isSwiped = isSwiped
    return state
  }

  /// Whether a finger has uncovered the row's actions.
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

  /// The states for which the configurations were shown last.
  private var shown: (content: UICellConfigurationState?, background: UICellConfigurationState?)

  /// Setting one replaces the content view by one that the configuration makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      showContent(for: configurationState)
      invalidateIntrinsicContentSize()
    }
  }

  /// Has a cell that sizes itself measured again, as since iOS 16; see
  /// `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    list?.contentDidChange(of: self)
  }

  /// The collection view that shows the cell; nil for none.
  final var list: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  /// The background's look; setting one replaces `backgroundView`, and nil takes the configured one
  /// away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showConfiguredBackground(for: configurationState) }
  }

  /// Has the configurations updated for the cell's state before it is laid out, and again when anything `@Observable` changes
  /// that they were made of.
  ///
  /// Every cell's are updated as soon as the data source has returned it. Source: recorded on iOS 26.1.
  open func setNeedsUpdateConfiguration() { markConfigurationOutdated() }

  override func refreshConfiguration() {
    let state = configurationState
    track(
      {
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
      }, outdating: { $0.markConfigurationOutdated() })
  }

  /// Shows both configurations for a state; called after the handler, before the cell is laid out with that state for the
  /// first time.
  ///
  /// Overrides set configurations for `state`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if shown.content != state { showContent(for: state) }
    if shown.background != state { showConfiguredBackground(for: state) }
  }

  private func showContent(for state: UICellConfigurationState) {
    shown.content = state
    guard var configuration = contentConfiguration else { return }
    if automaticallyUpdatesContentConfiguration {
      configuration = configuration.updated(for: state)
    }
    let view = show(configuration, in: contentView, frame: CGRect(origin: .zero, size: bounds.size))
    if view !== contentView { contentView = view }
  }

  private func showConfiguredBackground(for state: UICellConfigurationState) {
    shown.background = state
    let configuration =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: state) : backgroundConfiguration
    let view = ConfiguredBackgroundView.showing(
      configuration, inPlaceOf: backgroundView, bounds: bounds)
    if backgroundView !== view { backgroundView = view }
  }
}
