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
  /// How far the line is outside of the area's edge, in points; by default 0.
  public var strokeOutset: CGFloat = 0
  /// The blur behind the area; nil, the default, for none.
  public var visualEffect: UIVisualEffect?
  /// A picture over the colour; nil, the default, for none.
  public var image: UIImage?
  /// How the picture fills the area, by default `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The shadow of the area; by default none.
  public var shadowProperties = UIShadowProperties()
  /// The edges at which the layout margins are added to the insets; by default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
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
  /// The line, where it is not the area's own edge.
  private var outline: UIView?
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(fill)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var configuration = UIBackgroundConfiguration.clear() { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds.inset(by: insets)
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    if let view = configuration.customView {
      fill.backgroundColor = nil
      fill.clipsToBounds = true
      if view.superview !== fill { fill.addSubview(view) }
      view.frame = fill.bounds
    }
    fill.layer.cornerRadius = configuration.cornerRadius
    showEffect()
    showPicture()
    showStroke()
    configuration.shadowProperties.apply(to: fill.layer, in: traitCollection)
  }

  private var insets: UIEdgeInsets {
    let (own, edges) = (
      configuration.backgroundInsets, configuration.edgesAddingLayoutMarginsToBackgroundInsets
    )
    let margins = superview?.directionalLayoutMargins ?? .zero
    return UIEdgeInsets(
      top: own.top + (edges.contains(.top) ? margins.top : 0),
      left: own.leading + (edges.contains(.leading) ? margins.leading : 0),
      bottom: own.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
      right: own.trailing + (edges.contains(.trailing) ? margins.trailing : 0))
  }

  private func showStroke() {
    let outset = configuration.strokeOutset
    let isOwnEdge = outset == 0 && configuration.image == nil
    fill.layer.borderWidth = isOwnEdge ? configuration.strokeWidth : 0
    let color = configuration.resolvedStrokeColor(for: tintColor).color(for: traitCollection)
    fill.layer.borderColor = color
    if isOwnEdge {
      outline?.removeFromSuperview()
      outline = nil
      return
    }
    let view = outline ?? UIView(frame: .zero)
    if outline == nil { addSubview(view) }
    outline = view
    view.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    let radius = configuration.cornerRadius
    view.layer.cornerRadius = radius > 0 ? radius + outset : 0
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = color
  }

  private func showEffect() {
    guard let wanted = configuration.visualEffect else {
      effect?.removeFromSuperview()
      effect = nil
      return
    }
    let view = effect ?? UIVisualEffectView(effect: nil)
    if effect == nil { insertSubview(view, belowSubview: fill) }
    effect = view
    view.effect = wanted
    view.frame = fill.frame
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = true
    // Without a colour of its own the area lets the effect through.
    if configuration.backgroundColor == nil { fill.backgroundColor = nil }
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil { insertSubview(view, aboveSubview: fill) }
    picture = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.frame = fill.frame
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = true
  }
}

/// The shadow of a background.
@preconcurrency @MainActor public struct UIShadowProperties {
  /// The colour, by default black.
  public var color = UIColor.black
  /// The opacity, 0 to 1; by default 0 for no shadow.
  public var opacity: CGFloat = 0
  /// The blur, in points; by default 3.
  public var radius: CGFloat = 3
  /// How far it falls, in points; by default 3 upwards.
  public var offset = CGSize(width: 0, height: -3)
  /// Its outline in the background's coordinates; nil, the default, for that of the background.
  public var path: UIBezierPath?

  func apply(to layer: CALayer, in traits: UITraitCollection) {
    layer.shadowOpacity = Float(opacity)
    guard opacity > 0 else { return }
    layer.shadowColor = color.color(for: traits)
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = path?.cgPath
  }
}
