public import Foundation

/// What a cell or a view is in: what configurations may depend on.
public protocol UIConfigurationState: Sendable {
  var traitCollection: UITraitCollection { get set }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A value that says what a content view shows, and makes that view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and shows another one when it is given one.
@preconcurrency @MainActor public protocol UIContentView: NSObject {
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; otherwise a new view is made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What is behind the content of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Nil for the cell's tint colour.
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// Shown in place of a colour.
  public var customView: UIView?

  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Selected and highlighted cells of lists are grey.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted
    else { return self }
    var configuration = self
    configuration.backgroundColor = .systemGray4
    return configuration
  }
}

/// The view behind the content of a cell with a background configuration.
final class ConfiguredBackgroundView: UIView {
  private let fill = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(fill)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var configuration = UIBackgroundConfiguration.clear() { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    fill.backgroundColor = configuration.backgroundColor ?? tintColor
    if let view = configuration.customView {
      fill.backgroundColor = nil
      fill.clipsToBounds = true
      if view.superview !== fill { fill.addSubview(view) }
      view.frame = fill.bounds
    }
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor =
      (configuration.strokeColor ?? tintColor).color(for: traitCollection)
  }
}
