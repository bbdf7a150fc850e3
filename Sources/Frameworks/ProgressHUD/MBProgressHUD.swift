@_exported public import Foundation
@_exported public import UIKitCore

/// What a box shows that something takes a while.
public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
  /// The first, as it was called.
  public static let Indeterminate = MBProgressHUDMode.indeterminate
  /// The last, as it was called.
  public static let Text = MBProgressHUDMode.text
  /// The one with the app's view, as it was called.
  public static let CustomView = MBProgressHUDMode.customView
}

/// How a box comes up.
public enum MBProgressHUDAnimation: Int, Sendable { case fade, zoom, zoomOut, zoomIn }

/// What a box is made of.
public enum MBProgressHUDBackgroundStyle: Int, Sendable { case solidColor, blur }

/// The ground of a box.
@preconcurrency @MainActor open class MBBackgroundView: UIView {
  /// What it is made of.
  open var style = MBProgressHUDBackgroundStyle.solidColor { didSet { update() } }
  /// Its colour.
  open var color: UIColor? { didSet { update() } }
  /// How it is blurred.
  open var blurEffectStyle = UIBlurEffect.Style.light { didSet { update() } }
  private var effect: UIVisualEffectView?

  private func update() {
    effect?.removeFromSuperview()
    effect = nil
    guard style == .blur else {
      backgroundColor = color
      return
    }
    backgroundColor = color
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: blurEffectStyle))
    effect.frame = bounds
    effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(effect, at: 0)
    self.effect = effect
  }
}

/// Told that a box has gone.
@preconcurrency @MainActor public protocol MBProgressHUDDelegate: AnyObject {
  /// A box has gone.
  func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
  /// Does nothing.
  public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// A box in the middle of a view that says that something takes a while.
@preconcurrency @MainActor open class MBProgressHUD: UIView {
  /// Told that it has gone.
  open weak var delegate: (any MBProgressHUDDelegate)?
  /// Done when it has gone.
  open var completionBlock: (() -> Void)?
  /// Seconds until it comes up.
  open var graceTime: TimeInterval = 0
  /// Seconds for which it stays at least.
  open var minShowTime: TimeInterval = 0
  /// Whether it leaves its view when it goes.
  open var removeFromSuperViewOnHide = false
  /// What it shows.
  open var mode = MBProgressHUDMode.indeterminate { didSet { updateIndicator() } }
  /// The colour of what is in it.
  open var contentColor: UIColor? = UIColor.label.withAlphaComponent(0.7) {
    didSet { updateColors() }
  }
  /// How it comes up.
  open var animationType = MBProgressHUDAnimation.fade
  /// How far from the middle it is.
  open var offset = CGPoint.zero { didSet { setNeedsLayout() } }
  /// What is kept free around its content.
  open var margin: CGFloat = 20 { didSet { setNeedsLayout() } }
  /// How large it is at least.
  open var minSize = CGSize.zero { didSet { setNeedsLayout() } }
  /// Whether it is as high as wide.
  open var isSquare = false { didSet { setNeedsLayout() } }
  /// The same, as it was called.
  open var square: Bool {
    get { isSquare }
    set { isSquare = newValue }
  }
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 { didSet { updateProgress() } }
  /// What counts what is done.
  open var progressObject: Progress?
  /// The box.
  public let bezelView = MBBackgroundView()
  /// What lies behind it.
  public let backgroundView = MBBackgroundView()
  /// The app's view in it.
  open var customView: UIView? { didSet { if mode == .customView { updateIndicator() } } }
  /// What it says.
  public let label = UILabel()
  /// What else it says.
  public let detailsLabel = UILabel()
  /// What can be pressed in it.
  public let button = UIButton(type: .system)
  private var indicator: UIView?
  private var shownAt: TimeInterval = 0

  /// A box over a view.
  public convenience init(view: UIView) { self.init(frame: view.bounds) }
  /// A box over a window.
  public convenience init(window: UIWindow) { self.init(frame: window.bounds) }
  /// A box over an area.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    alpha = 0
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundView.backgroundColor = .clear
    addSubview(backgroundView)
    bezelView.layer.cornerRadius = 5
    bezelView.clipsToBounds = true
    bezelView.color = UIColor(white: 0.8, alpha: 0.6)
    bezelView.style = .blur
    addSubview(bezelView)
    label.font = .boldSystemFont(ofSize: 16)
    detailsLabel.font = .boldSystemFont(ofSize: 12)
    detailsLabel.numberOfLines = 0
    button.titleLabel?.font = .boldSystemFont(ofSize: 12)
    for view in [label, detailsLabel, button] { bezelView.addSubview(view) }
    for text in [label, detailsLabel] { text.textAlignment = .center }
    updateIndicator()
  }

  // MARK: Content

  private func updateIndicator() {
    indicator?.removeFromSuperview()
    switch mode {
    case .indeterminate:
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      indicator = wheel
    case .determinate, .annularDeterminate:
      indicator = HUDRing(
        frame: CGRect(x: 0, y: 0, width: 37, height: 37), isPie: mode == .determinate)
    case .determinateHorizontalBar:
      let bar = UIProgressView(progressViewStyle: .default)
      bar.frame = CGRect(x: 0, y: 0, width: 120, height: 4)
      indicator = bar
    case .customView: indicator = customView
    case .text: indicator = nil
    }
    if let indicator { bezelView.addSubview(indicator) }
    updateColors()
    updateProgress()
    setNeedsLayout()
  }

  private func updateColors() {
    label.textColor = contentColor
    detailsLabel.textColor = contentColor
    button.tintColor = contentColor
    (indicator as? UIActivityIndicatorView)?.color = contentColor
    (indicator as? HUDRing)?.color = contentColor ?? .label
    (indicator as? UIProgressView)?.progressTintColor = contentColor
    if mode == .customView { indicator?.tintColor = contentColor }
  }

  private func updateProgress() {
    (indicator as? HUDRing)?.progress = CGFloat(progress)
    (indicator as? UIProgressView)?.progress = progress
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let greatest = CGSize(
      width: max(0, bounds.width - 4 * margin), height: .greatestFiniteMagnitude)
    let parts: [UIView] = [indicator, label, detailsLabel, button].compactMap { $0 }
    let sizes = parts.map { part -> CGSize in
      if let text = part as? UILabel, text.text?.isEmpty ?? true { return .zero }
      if part === button, button.currentTitle?.isEmpty ?? true { return .zero }
      if part === indicator, mode == .determinateHorizontalBar { return part.bounds.size }
      let natural = part.intrinsicContentSize
      var size = part is UILabel ? part.sizeThatFits(greatest) : natural
      if size.width <= 0 || size.height <= 0 { size = part.bounds.size }
      return CGSize(width: min(size.width, greatest.width), height: size.height)
    }
    let shown = sizes.filter { $0.height > 0 }
    let height = shown.reduce(0) { $0 + $1.height } + 4 * CGFloat(max(0, shown.count - 1))
    var box = CGSize(
      width: max(minSize.width, (shown.map(\.width).max() ?? 0) + 2 * margin),
      height: max(minSize.height, height + 2 * margin))
    if isSquare {
      box = CGSize(width: max(box.width, box.height), height: max(box.width, box.height))
    }
    let place = CGPoint(
      x: min(
        max(margin, (bounds.width - box.width) / 2 + offset.x),
        max(margin, bounds.width - box.width - margin)),
      y: min(
        max(margin, (bounds.height - box.height) / 2 + offset.y),
        max(margin, bounds.height - box.height - margin)))
    bezelView.frame = CGRect(
      origin: CGPoint(x: place.x.rounded(), y: place.y.rounded()), size: box)
    var y = (box.height - height) / 2
    for (part, size) in zip(parts, sizes) {
      part.isHidden = size.height == 0
      part.frame = CGRect(
        x: (box.width - size.width) / 2, y: y, width: size.width, height: size.height)
      if size.height > 0 { y += size.height + 4 }
    }
  }

  // MARK: Coming and going

  /// Comes up.
  open func show(animated: Bool) {
    shownAt = MediaClock.current.now
    let isZooming = animationType != .fade
    if isZooming { bezelView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    UIView.animate(withDuration: animated ? 0.3 : 0, delay: graceTime) { [self] in
      alpha = 1
      if isZooming { bezelView.transform = .identity }
    }
  }
  /// Comes up, as it was called.
  open func show(_ animated: Bool) { show(animated: animated) }

  /// Goes.
  open func hide(animated: Bool) {
    let left = shownAt + minShowTime - MediaClock.current.now
    hide(animated: animated, afterDelay: max(0, left))
  }
  /// Goes, as it was called.
  open func hide(_ animated: Bool) { hide(animated: animated) }

  /// Goes seconds later.
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {
    let end: (Bool) -> Void = { [self] _ in
      if removeFromSuperViewOnHide { removeFromSuperview() }
      completionBlock?()
      delegate?.hudWasHidden(self)
    }
    guard animated || delay > 0 else {
      alpha = 0
      return end(true)
    }
    UIView.animate(
      withDuration: animated ? 0.3 : 0.001, delay: delay, animations: { self.alpha = 0 },
      completion: end)
  }

  /// Brings a box up over a view.
  @discardableResult open class func showAdded(
    to view: UIView, animated: Bool
  ) -> MBProgressHUD {
    let hud = MBProgressHUD(frame: view.bounds)
    hud.removeFromSuperViewOnHide = true
    view.addSubview(hud)
    hud.show(animated: animated)
    return hud
  }
  /// Has the box of a view go; false if it has none.
  @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool {
    guard let hud = forView(view) else { return false }
    hud.removeFromSuperViewOnHide = true
    hud.hide(animated: animated)
    return true
  }
  /// The box of a view; nil if it has none.
  open class func forView(_ view: UIView) -> MBProgressHUD? {
    view.subviews.last { $0 is MBProgressHUD } as? MBProgressHUD
  }
}

/// As before its first version.
extension MBProgressHUD {
  /// Brings a box up over a view.
  @discardableResult public class func showHUDAddedTo(
    _ view: UIView, animated: Bool
  ) -> MBProgressHUD {
    showAdded(to: view, animated: animated)
  }
  /// Has the box of a view go.
  @discardableResult public class func hideHUDForView(_ view: UIView, animated: Bool) -> Bool {
    hide(for: view, animated: animated)
  }
  /// Has the boxes of a view go.
  @discardableResult public class func hideAllHUDsForView(_ view: UIView, animated: Bool) -> UInt {
    hideAllHUDs(for: view, animated: animated)
  }
  /// Has the boxes of a view go.
  @discardableResult public class func hideAllHUDs(for view: UIView, animated: Bool) -> UInt {
    let huds = view.subviews.compactMap { $0 as? MBProgressHUD }
    for hud in huds {
      hud.removeFromSuperViewOnHide = true
      hud.hide(animated: animated)
    }
    return UInt(huds.count)
  }
  /// What it says.
  public var labelText: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  /// What else it says.
  public var detailsLabelText: String? {
    get { detailsLabel.text }
    set {
      detailsLabel.text = newValue
      setNeedsLayout()
    }
  }
  /// The font of what it says.
  public var labelFont: UIFont? {
    get { label.font }
    set { if let newValue { label.font = newValue } }
  }
  /// The colour of the box.
  public var color: UIColor? {
    get { bezelView.color }
    set { bezelView.color = newValue }
  }
  /// Whether what lies behind is darker.
  public var dimBackground: Bool {
    get { backgroundView.color != nil }
    set { backgroundView.color = newValue ? UIColor(white: 0, alpha: 0.4) : nil }
  }
}

/// A ring, or a pie, of which so much is full as is done.
@MainActor final class HUDRing: UIView {
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
  var color = UIColor.label { didSet { setNeedsDisplay() } }
  private let isPie: Bool
  private let lineWidth: CGFloat

  init(frame: CGRect, isPie: Bool, lineWidth: CGFloat = 2) {
    self.isPie = isPie
    self.lineWidth = lineWidth
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { bounds.size }

  override func draw(_ rect: CGRect) {
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
    let end = -CGFloat.pi / 2 + 2 * .pi * min(max(progress, 0), 1)
    let ring = UIBezierPath(
      arcCenter: centre, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    ring.lineWidth = lineWidth
    color.withAlphaComponent(isPie ? 0.7 : 0.15).setStroke()
    ring.stroke()
    let done = UIBezierPath(
      arcCenter: centre, radius: isPie ? radius - lineWidth : radius, startAngle: -.pi / 2,
      endAngle: end, clockwise: true)
    if isPie {
      done.addLine(to: centre)
      done.close()
      color.setFill()
      done.fill()
    } else {
      done.lineWidth = lineWidth
      color.setStroke()
      done.stroke()
    }
  }
}
