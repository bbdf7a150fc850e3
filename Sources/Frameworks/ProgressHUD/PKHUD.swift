import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// What the box shows.
public enum HUDContentType {
  /// A tick.
  case success
  /// A cross.
  case error
  /// A wheel.
  case progress
  /// A picture.
  case image(UIImage?)
  /// A picture; it does not turn here.
  case rotatingImage(UIImage?)
  /// A tick and lines.
  case labeledSuccess(title: String?, subtitle: String?)
  /// A cross and lines.
  case labeledError(title: String?, subtitle: String?)
  /// A wheel and lines.
  case labeledProgress(title: String?, subtitle: String?)
  /// A picture and lines.
  case labeledImage(image: UIImage?, title: String?, subtitle: String?)
  /// A picture and lines; it does not turn here.
  case labeledRotatingImage(image: UIImage?, title: String?, subtitle: String?)
  /// A line.
  case label(String?)
  /// The system's wheel.
  case systemActivity
  /// A view of the app's.
  case customView(view: UIView)
}

/// The content of a box: a sign with a line above and one below it.
@preconcurrency @MainActor open class PKHUDSquareBaseView: UIView {
  /// How large it is at first.
  public static let defaultSquareBaseViewFrame = CGRect(x: 0, y: 0, width: 156, height: 156)
  /// The sign.
  public let imageView = UIImageView(frame: .zero)
  /// The line above.
  public let titleLabel = UILabel(frame: .zero)
  /// The line below.
  public let subtitleLabel = UILabel(frame: .zero)
  /// A view in place of the sign.
  fileprivate var sign: UIView? { didSet { sign.map(addSubview) } }

  /// An empty one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  /// One with what it shows.
  public init(image: UIImage? = nil, title: String? = nil, subtitle: String? = nil) {
    super.init(frame: Self.defaultSquareBaseViewFrame)
    setUp()
    imageView.image = image
    titleLabel.text = title
    subtitleLabel.text = subtitle
  }

  private func setUp() {
    imageView.alpha = 0.85
    imageView.contentMode = .center
    imageView.tintColor = .black
    for (label, font) in [
      (titleLabel, UIFont.boldSystemFont(ofSize: 17)), (subtitleLabel, .systemFont(ofSize: 14)),
    ] {
      label.font = font
      label.textAlignment = .center
      label.textColor = UIColor.black.withAlphaComponent(0.85)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.25
      addSubview(label)
    }
    subtitleLabel.numberOfLines = 2
    addSubview(imageView)
  }

  /// Puts the sign between the lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 8
    let width = bounds.width - 2 * inset
    let quarter = (bounds.height / 4).rounded(.up)
    titleLabel.frame = CGRect(x: inset, y: inset, width: width, height: quarter)
    subtitleLabel.frame = CGRect(
      x: inset, y: bounds.height - quarter - inset, width: width, height: quarter)
    let isLabelled = titleLabel.text?.isEmpty == false || subtitleLabel.text?.isEmpty == false
    imageView.frame =
      isLabelled
      ? CGRect(x: inset, y: quarter, width: width, height: quarter * 2)
      : CGRect(x: inset, y: inset, width: width, height: bounds.height - 2 * inset)
    sign?.center = imageView.center
  }
}

/// A content with a wheel.
open class PKHUDProgressView: PKHUDSquareBaseView {
  /// A wheel with lines.
  public init(title: String? = nil, subtitle: String? = nil) {
    super.init(image: nil, title: title, subtitle: subtitle)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .black
    wheel.startAnimating()
    sign = wheel
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A content with a tick.
open class PKHUDSuccessView: PKHUDSquareBaseView {
  /// A tick with lines.
  public init(title: String? = nil, subtitle: String? = nil) {
    super.init(image: Self.sign("checkmark"), title: title, subtitle: subtitle)
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A content with a cross.
open class PKHUDErrorView: PKHUDSquareBaseView {
  /// A cross with lines.
  public init(title: String? = nil, subtitle: String? = nil) {
    super.init(image: Self.sign("xmark"), title: title, subtitle: subtitle)
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension PKHUDSquareBaseView {
  fileprivate static func sign(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 54, weight: .light))
  }
}

/// A content that is a line.
open class PKHUDTextView: PKHUDSquareBaseView {
  /// A line.
  public init(text: String?) {
    super.init(image: nil, title: nil, subtitle: nil)
    frame = CGRect(x: 0, y: 0, width: 265, height: 90)
    titleLabel.text = text
    titleLabel.numberOfLines = 3
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Has the line fill the box.
  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: 10, dy: 10)
  }
}

/// The box of PKHUD's in the middle of the screen.
@preconcurrency @MainActor open class PKHUD: NSObject {
  @MainActor private final class Shared { let hud = PKHUD() }
  /// The app's.
  open class var sharedHUD: PKHUD { UIEnvironment.current.single(Shared.init).hud }

  /// What it is put into; nil for the window.
  public weak var viewToPresentOn: UIView?
  /// Seconds until it comes up; kept.
  open var gracePeriod: TimeInterval = 0
  /// Whether what is below is darker.
  open var dimsBackground = true
  /// Whether what is below may be touched.
  open var userInteractionOnUnderlyingViewsEnabled = false
  /// What it is made of.
  open var effect: UIVisualEffect? = UIBlurEffect(style: .light)
  /// What it shows.
  open var contentView: UIView = PKHUDProgressView() { didSet { if isVisible { show() } } }
  private var container: UIView?
  /// How often it was shown or had to go: an older end does not count.
  private var turn = 0

  /// Whether it is there.
  open var isVisible: Bool { container != nil }

  /// Shows it.
  open func show(onView view: UIView? = nil) {
    turn += 1
    container?.removeFromSuperview()
    guard let parent = view ?? viewToPresentOn ?? UIApplication.shared.windows.first else { return }
    let container = UIView(frame: parent.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.backgroundColor = dimsBackground ? UIColor.black.withAlphaComponent(0.25) : .clear
    container.isUserInteractionEnabled = !userInteractionOnUnderlyingViewsEnabled
    let box = UIVisualEffectView(effect: effect)
    box.bounds = contentView.bounds
    box.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    box.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    box.backgroundColor = UIColor(white: 0.8, alpha: 0.36)
    box.layer.cornerRadius = 9
    box.layer.masksToBounds = true
    contentView.frame = box.bounds
    box.contentView.addSubview(contentView)
    container.addSubview(box)
    parent.addSubview(container)
    self.container = container
  }

  /// Takes it away.
  open func hide(animated anim: Bool = true, completion: ((Bool) -> Void)? = nil) {
    turn += 1
    guard let container else {
      completion?(false)
      return
    }
    self.container = nil
    guard anim else {
      container.removeFromSuperview()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.8) {
      container.alpha = 0
    } completion: { isFinished in
      container.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Takes it away.
  open func hide(_ animated: Bool, completion: ((Bool) -> Void)? = nil) {
    hide(animated: animated, completion: completion)
  }

  /// Takes it away seconds later.
  open func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
    let turn = turn
    SimulatedQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      guard turn == self.turn else { return }
      hide(animated: true, completion: completion)
    }
  }

  /// Does nothing: the box stays in the middle.
  open func registerForKeyboardNotifications() {}
  /// Does nothing.
  open func deregisterFromKeyboardNotifications() {}
}

/// Shows PKHUD's box.
@preconcurrency @MainActor public final class HUD {
  /// Whether what is below is darker.
  public static var dimsBackground: Bool {
    get { PKHUD.sharedHUD.dimsBackground }
    set { PKHUD.sharedHUD.dimsBackground = newValue }
  }
  /// Whether what is below may be touched.
  public static var allowsInteraction: Bool {
    get { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled }
    set { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled = newValue }
  }
  /// Whether it is there.
  public static var isVisible: Bool { PKHUD.sharedHUD.isVisible }

  /// Shows it.
  public static func show(_ content: HUDContentType, onView view: UIView? = nil) {
    PKHUD.sharedHUD.contentView = contentView(content)
    PKHUD.sharedHUD.show(onView: view)
  }
  /// Takes it away.
  public static func hide(_ completion: ((Bool) -> Void)? = nil) {
    PKHUD.sharedHUD.hide(animated: false, completion: completion)
  }
  /// Takes it away.
  public static func hide(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    PKHUD.sharedHUD.hide(animated: animated, completion: completion)
  }
  /// Takes it away seconds later.
  public static func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
    PKHUD.sharedHUD.hide(afterDelay: delay, completion: completion)
  }
  /// Shows it for a moment.
  public static func flash(_ content: HUDContentType, onView view: UIView? = nil) {
    flash(content, onView: view, delay: 0)
  }
  /// Shows it for seconds.
  public static func flash(
    _ content: HUDContentType, onView view: UIView? = nil, delay: TimeInterval,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(content, onView: view)
    hide(afterDelay: delay, completion: completion)
  }
  /// Does nothing: the box stays in the middle.
  public static func registerForKeyboardNotifications() {}
  /// Does nothing.
  public static func deregisterFromKeyboardNotifications() {}

  private static func contentView(_ content: HUDContentType) -> UIView {
    switch content {
    case .success: PKHUDSuccessView()
    case .error: PKHUDErrorView()
    case .progress, .systemActivity: PKHUDProgressView()
    case .image(let image), .rotatingImage(let image): PKHUDSquareBaseView(image: image)
    case .labeledSuccess(let title, let subtitle):
      PKHUDSuccessView(title: title, subtitle: subtitle)
    case .labeledError(let title, let subtitle): PKHUDErrorView(title: title, subtitle: subtitle)
    case .labeledProgress(let title, let subtitle):
      PKHUDProgressView(title: title, subtitle: subtitle)
    case .labeledImage(let image, let title, let subtitle),
      .labeledRotatingImage(let image, let title, let subtitle):
      PKHUDSquareBaseView(image: image, title: title, subtitle: subtitle)
    case .label(let text): PKHUDTextView(text: text)
    case .customView(let view): view
    }
  }
}
