public import Foundation

/// The view of an item: a content view over a background, both as large as the cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) var contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    contentView = UIView(frame: .zero)
    super.init(coder: coder)
    contentView.frame = bounds
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var contentHolder: UIView { contentView }

  /// What a storyboard lets happen when the cell has been selected.
  public var selectionAction: ((UICollectionViewCell) -> Void)?

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

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
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func updateBackground() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }

  private func stateDidChange() {
    updateBackground()
    if isConfigured { setNeedsUpdateConfiguration() }
  }

  // MARK: Configurations

  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called with the state when that changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Whether anything depends on the cell's state.
  private var isConfigured: Bool {
    contentConfiguration != nil || backgroundConfiguration != nil
      || configurationUpdateHandler != nil
  }

  /// Setting one replaces the content view by one that the configuration makes.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showConfiguredBackground() }
  }

  /// Updates the configurations for the cell's state.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    configurationUpdateHandler?(self, state)
    updateConfiguration(using: state)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    showContent()
    showConfiguredBackground()
  }

  private func showContent() {
    guard var configuration = contentConfiguration else { return }
    if automaticallyUpdatesContentConfiguration {
      configuration = configuration.updated(for: configurationState)
    }
    if let view = contentView as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
  }

  private func showConfiguredBackground() {
    guard var configuration = backgroundConfiguration else {
      if backgroundView is ConfiguredBackgroundView { backgroundView = nil }
      return
    }
    if automaticallyUpdatesBackgroundConfiguration {
      configuration = configuration.updated(for: configurationState)
    }
    let view =
      backgroundView as? ConfiguredBackgroundView ?? ConfiguredBackgroundView(frame: bounds)
    view.configuration = configuration
    if backgroundView !== view { backgroundView = view }
  }
}
