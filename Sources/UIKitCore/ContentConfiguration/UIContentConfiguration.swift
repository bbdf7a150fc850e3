public import Foundation

/// A value that says what a content view shows, and makes that view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and shows another one when it is given one.
@preconcurrency @MainActor public protocol UIContentView: NSObject {
  /// The configuration that is shown; one of a type that the view does not support may be ignored.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; otherwise a new view is made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Default: configurations of the same type as the one that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The look of what is behind the content of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// Colour of the area; nil for the cell's tint colour.
  public var backgroundColor: UIColor?
  /// Makes the colour of the area of `backgroundColor`; nil, the default, leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Radius of the area's corners in points; by default 0.
  public var cornerRadius: CGFloat = 0
  /// Insets of the area from the cell's edges, in points; by default none.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Colour of the line along the area's edge; nil, the default, for the tint colour.
  public var strokeColor: UIColor?
  /// Makes the colour of the line of `strokeColor`; nil, the default, leaves it.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Width of the line along the area's edge in points; by default 0 for none.
  public var strokeWidth: CGFloat = 0
  /// A view that fills the area in place of a colour; by default none.
  public var customView: UIView?

  /// The colour of the area in a view of a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line in a view of a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  /// The background of rows of plain lists, `systemBackground`.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  /// The background of rows in groups, `secondarySystemGroupedBackground`.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }

  /// The background of rows of plain lists.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// The background of rows of a sidebar: clear.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// The background of rows beside a sidebar: clear.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// The background of headers and footers of plain lists, `systemGray6` as that of tables' titles.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemGray6)
  }

  /// The background of headers and footers of groups: clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of headers of a sidebar: clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of headers: clear, as since iOS 18.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of footers: clear, as since iOS 18.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// The configuration for a state: `systemGray4` for selected and highlighted cells, else itself.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted
    else { return self }
    var configuration = self
    configuration.backgroundColor = .systemGray4
    return configuration
  }
}

extension UIView {
  /// Shows a configuration in a subview.
  ///
  /// - Parameters:
  ///   - configuration: What is to be seen.
  ///   - old: The subview that shows the content so far.
  ///   - frame: The place of a new one.
  /// - Returns: `old` if it can show the configuration, else a new view that has taken its place.
  func show(_ configuration: any UIContentConfiguration, in old: UIView, frame: CGRect) -> UIView {
    if let view = old as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return old
    }
    let view = configuration.makeContentView()
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    return view
  }
}

/// The view behind the content of a cell with a background configuration.
final class ConfiguredBackgroundView: UIView {
  /// The view of that look: `view` if it is such a one; nil in its place for no look, and whatever else is there as it is.
  static func showing(
    _ configuration: UIBackgroundConfiguration?, inPlaceOf view: UIView?, bounds: CGRect
  ) -> UIView? {
    guard let configuration else { return view is ConfiguredBackgroundView ? nil : view }
    let shown = view as? ConfiguredBackgroundView ?? ConfiguredBackgroundView(frame: bounds)
    shown.configuration = configuration
    return shown
  }

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
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    if let view = configuration.customView {
      fill.backgroundColor = nil
      fill.clipsToBounds = true
      if view.superview !== fill { fill.addSubview(view) }
      view.frame = fill.bounds
    }
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).color(for: traitCollection)
  }
}
