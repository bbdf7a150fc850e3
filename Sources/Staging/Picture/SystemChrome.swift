import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The parts of iOS over every app: the status bar and the home indicator.
final class SystemChrome: UIView {
  private let statusBar: StatusBar?
  private let homeIndicator: UIView?

  private static let indicatorHeight = 5.0

  /// Nil where nothing of it is seen.
  init?(_ canvas: Canvas) {
    let hasIndicator =
      canvas.safeArea.bottom > 0 && (canvas.statusBar || canvas.frame == .bezel)
    guard canvas.statusBar || hasIndicator else { return nil }
    let isTablet = canvas.isTablet || min(canvas.size.width, canvas.size.height) >= 700
    statusBar =
      canvas.statusBar
      ? StatusBar(
        height: canvas.safeArea.top, isTablet: isTablet,
        hidesWhenWide: !isTablet && canvas.size.height > canvas.size.width) : nil
    homeIndicator = hasIndicator ? UIView(frame: .zero) : nil
    super.init(frame: CGRect(origin: .zero, size: canvas.size))
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 1e5
    if let statusBar { addSubview(statusBar) }
    if let homeIndicator {
      homeIndicator.backgroundColor = .label
      homeIndicator.layer.cornerRadius = Self.indicatorHeight / 2
      addSubview(homeIndicator)
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("the system's views are made of a canvas, not decoded")
  }

  /// The colour of the status bar's text.
  var statusBarStyle = UIStatusBarStyle.default {
    didSet {
      guard statusBarStyle != oldValue else { return }
      statusBar?.overrideUserInterfaceStyle =
        switch statusBarStyle {
        case .lightContent: .dark
        case .darkContent: .light
        case .default: .unspecified
        }
    }
  }

  /// Whether there is no status bar.
  var isStatusBarHidden = false {
    didSet { if isStatusBarHidden != oldValue { statusBar?.isHidden = isStatusBarHidden } }
  }

  /// Has the home indicator stand out from what is behind it, which is white or black by its lightness.
  ///
  /// Only what fills a quarter of the screen counts, so that it stays as it is while rows pass below it; where that is a picture,
  /// it goes by the theme.
  ///
  /// - Parameter window: What is behind it.
  func adaptHomeIndicator(to window: UIWindow) {
    guard let homeIndicator else { return }
    let style = style(behind: window, at: convert(homeIndicator.center, to: window), in: window)
    let wanted = style ?? .unspecified
    if homeIndicator.overrideUserInterfaceStyle != wanted {
      homeIndicator.overrideUserInterfaceStyle = wanted
    }
  }

  /// The style of text on what a view shows at a point in its space: unspecified on a picture; nil where it shows nothing.
  private func style(
    behind view: UIView, at point: CGPoint, in window: UIWindow
  ) -> UIUserInterfaceStyle? {
    let isInside = view.bounds.contains(point)
    guard view !== self, !view.isHidden, view.alpha > 0.5, isInside || !view.clipsToBounds else {
      return nil
    }
    for subview in view.subviews.reversed() {
      // Of the many views on a screen few are there: most need not be asked in their own spaces.
      let isBare = subview.clipsToBounds || subview.subviews.isEmpty
      if subview.isHidden || isBare && !subview.frame.contains(point) { continue }
      let point = subview.convert(point, from: view)
      if let style = style(behind: subview, at: point, in: window) { return style }
    }
    guard isInside else { return nil }
    let picture = (view as? UIImageView)?.image
    guard picture != nil || view.backgroundColor != nil else { return nil }
    let size = view.convert(view.bounds, to: window).size
    guard size.width * size.height * 4 >= window.bounds.width * window.bounds.height else {
      return nil
    }
    if picture != nil { return .unspecified }
    guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else {
      return nil
    }
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    guard unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0.5 else {
      return nil
    }
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 ? .dark : .light
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    statusBar?.frame = bounds
    let width = min(bounds.width, bounds.height) * 0.36
    homeIndicator?.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - 8 - Self.indicatorHeight, width: width,
      height: Self.indicatorHeight)
  }
}
