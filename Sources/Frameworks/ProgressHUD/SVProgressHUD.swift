import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// The colours of the box.
public enum SVProgressHUDStyle: Int, Sendable { case light, dark, custom, automatic }
/// What lies behind the box, and whether it can be touched.
public enum SVProgressHUDMaskType: UInt, Sendable { case none = 1, clear, black, gradient, custom }
/// How the box shows that something takes a while.
public enum SVProgressHUDAnimationType: UInt, Sendable { case flat, native }

/// The one box of an app that says that something takes a while, or how it ended.
@preconcurrency @MainActor open class SVProgressHUD: UIView {
  @MainActor private final class Shared { let hud = SVProgressHUD(frame: .zero) }
  private static var shared: SVProgressHUD { UIEnvironment.current.single(Shared.init).hud }

  private let box = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private var sign: UIView?
  private var style = SVProgressHUDStyle.light
  private var maskType = SVProgressHUDMaskType.none
  private var animationType = SVProgressHUDAnimationType.flat
  private var shownMask: SVProgressHUDMaskType?
  private var (foreground, ground): (UIColor?, UIColor?)
  private var maskColor = UIColor(white: 0, alpha: 0.5)
  private var minimumSize = CGSize.zero
  private var radius: CGFloat = 14
  private var ringThickness: CGFloat = 2
  private var (ringRadius, bareRingRadius): (CGFloat, CGFloat) = (18, 24)
  private var pictureSize = CGSize(width: 28, height: 28)
  private var offset = UIOffset.zero
  private var (shortest, longest): (TimeInterval, TimeInterval) = (5, .greatestFiniteMagnitude)
  private var (fadeIn, fadeOut): (TimeInterval, TimeInterval) = (0.15, 0.15)
  private weak var container: UIView?
  private var pictures: [String: UIImage] = [:]
  /// How often it was shown or had to go: an older end does not count.
  private var turn = 0

  /// The box that the app has.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textAlignment = .center
    label.numberOfLines = 0
    box.clipsToBounds = true
    addSubview(box)
    for view in [label, picture] { box.addSubview(view) }
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { nil }

  // MARK: Looks

  private var isDark: Bool {
    style == .dark || style == .automatic && traitCollection.userInterfaceStyle == .dark
  }
  private var inkColor: UIColor {
    style == .custom ? foreground ?? .black : foreground ?? (isDark ? .white : .black)
  }
  private var groundColor: UIColor {
    ground ?? (isDark ? UIColor(white: 0, alpha: 0.9) : UIColor(white: 1, alpha: 0.95))
  }

  private func layOut() {
    guard let superview else { return }
    frame = superview.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let text =
      label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: 200, height: 300)) : .zero
    let shown: UIView? = sign ?? (picture.image == nil ? nil : picture)
    let size = shown === picture ? pictureSize : shown?.bounds.size ?? .zero
    let gap: CGFloat = text.height > 0 && size.height > 0 ? 8 : 0
    let inner = CGSize(
      width: max(text.width, size.width), height: text.height + gap + size.height)
    let outer = CGSize(
      width: max(minimumSize.width, inner.width + 24).rounded(.up),
      height: max(minimumSize.height, inner.height + 24).rounded(.up))
    box.bounds = CGRect(origin: .zero, size: outer)
    box.center = CGPoint(x: bounds.midX + offset.horizontal, y: bounds.midY + offset.vertical)
    box.layer.cornerRadius = radius
    box.backgroundColor = groundColor
    label.textColor = inkColor
    picture.tintColor = inkColor
    let top = (outer.height - inner.height) / 2
    shown?.bounds = CGRect(origin: .zero, size: size)
    shown?.center = CGPoint(x: outer.width / 2, y: top + size.height / 2)
    label.frame = CGRect(
      x: (outer.width - text.width) / 2, y: top + size.height + gap, width: text.width,
      height: text.height)
    let mask = shownMask ?? maskType
    isUserInteractionEnabled = mask != .none
    backgroundColor =
      mask == .black || mask == .gradient
      ? UIColor(white: 0, alpha: 0.4) : mask == .custom ? maskColor : .clear
  }

  /// Three quarters of a circle that turn.
  private func spinner() -> UIView {
    if animationType == .native {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.color = inkColor
      wheel.startAnimating()
      wheel.sizeToFit()
      return wheel
    }
    let radius = label.text?.isEmpty == false ? ringRadius : bareRingRadius
    let ring = HUDRing(
      frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), isPie: false,
      lineWidth: ringThickness)
    ring.color = inkColor
    ring.progress = 0.75
    let turning = CABasicAnimation(keyPath: "transform.rotation.z")
    turning.fromValue = 0
    turning.toValue = 2 * CGFloat.pi
    turning.duration = 1
    turning.repeatCount = .infinity
    ring.layer.add(turning, forKey: "turning")
    return ring
  }

  // MARK: Coming and going

  private func show(_ status: String?, _ image: UIImage?, _ makeSign: () -> UIView?) {
    guard
      let place = container ?? UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
    else { return }
    turn += 1
    label.text = status
    picture.image = image
    sign?.removeFromSuperview()
    sign = makeSign()
    if let sign { box.addSubview(sign) }
    let isNew = superview !== place
    place.addSubview(self)
    layOut()
    guard isNew || alpha < 1 else { return }
    alpha = 0
    box.transform = CGAffineTransform(scaleX: 1 / 1.5, y: 1 / 1.5)
    UIView.animate(withDuration: fadeIn, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
      [self] in
      alpha = 1
      box.transform = .identity
    }
  }

  private func hide(after delay: TimeInterval, _ completion: (() -> Void)?) {
    turn += 1
    let number = turn
    let end = { [self] in
      guard turn == number else { return }
      UIView.animate(
        withDuration: fadeOut, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
        animations: { self.alpha = 0 }
      ) { [self] _ in
        if turn == number { removeFromSuperview() }
        completion?()
      }
    }
    guard delay > 0 else { return end() }
    SimulatedQueue.main.asyncAfter(deadline: .now() + delay) { end() }
  }

  private func show(_ image: UIImage, _ status: String?) {
    show(status, image.withRenderingMode(.alwaysTemplate)) { nil }
    hide(after: Self.displayDuration(for: status), nil)
  }

  private func picture(_ kind: String, _ symbol: String) -> UIImage {
    pictures[kind] ?? UIImage(systemName: symbol) ?? UIImage()
  }

  /// Comes up.
  open class func show() { show(withStatus: nil) }
  /// Comes up and says something.
  open class func show(withStatus status: String?) {
    shared.show(status, nil) { shared.spinner() }
  }
  /// Comes up over what cannot be touched, as it was called.
  open class func show(with maskType: SVProgressHUDMaskType) {
    shared.shownMask = maskType
    show()
  }
  /// Comes up over what cannot be touched, as it was called.
  open class func show(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    shared.shownMask = maskType
    show(withStatus: status)
  }
  /// Shows how much is done.
  open class func showProgress(_ progress: Float) { showProgress(progress, status: nil) }
  /// Shows how much is done, and says something.
  open class func showProgress(_ progress: Float, status: String?) {
    let hud = shared
    hud.show(status, nil) {
      let radius = status?.isEmpty == false ? hud.ringRadius : hud.bareRingRadius
      let ring = HUDRing(
        frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), isPie: false,
        lineWidth: hud.ringThickness)
      ring.color = hud.inkColor
      ring.progress = CGFloat(progress)
      return ring
    }
  }
  /// Says something else.
  open class func setStatus(_ status: String?) {
    shared.label.text = status
    shared.layOut()
  }
  /// Says something of note, and goes.
  open class func showInfo(withStatus status: String?) {
    shared.show(shared.picture("info", "info.circle"), status)
  }
  /// Says that something went well, and goes.
  open class func showSuccess(withStatus status: String?) {
    shared.show(shared.picture("success", "checkmark"), status)
  }
  /// Says that something went wrong, and goes.
  open class func showError(withStatus status: String?) {
    shared.show(shared.picture("error", "xmark"), status)
  }
  /// Says something with a picture, and goes.
  open class func showImage(_ image: UIImage, status: String?) { shared.show(image, status) }
  /// Says something with a picture, and goes, as it was called.
  open class func show(_ image: UIImage, status: String?) { shared.show(image, status) }
  /// Goes.
  open class func dismiss() { shared.hide(after: 0, nil) }
  /// Goes.
  open class func dismiss(completion: (() -> Void)?) { shared.hide(after: 0, completion) }
  /// Goes seconds later.
  open class func dismiss(withDelay delay: TimeInterval, completion: (() -> Void)? = nil) {
    shared.hide(after: delay, completion)
  }
  /// Goes; here it need not be said how often it came up.
  open class func popActivity() { dismiss() }
  /// Whether it is seen.
  open class func isVisible() -> Bool { shared.alpha > 0 && shared.superview != nil }
  /// How long a text stays.
  open class func displayDuration(for string: String?) -> TimeInterval {
    min(max(Double(string?.count ?? 0) * 0.06 + 0.5, shared.shortest), shared.longest)
  }

  // MARK: Settings

  /// The colours of the box.
  open class func setDefaultStyle(_ style: SVProgressHUDStyle) { shared.style = style }
  /// What lies behind the box.
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    shared.maskType = maskType
    shared.shownMask = nil
  }
  /// How it shows that something takes a while.
  open class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
    shared.animationType = type
  }
  /// The view in which it comes up.
  open class func setContainerView(_ view: UIView?) { shared.container = view }
  /// How large it is at least.
  open class func setMinimumSize(_ size: CGSize) { shared.minimumSize = size }
  /// How wide the ring is.
  open class func setRingThickness(_ width: CGFloat) { shared.ringThickness = width }
  /// How large the ring is above a text.
  open class func setRingRadius(_ radius: CGFloat) { shared.ringRadius = radius }
  /// How large the ring is alone.
  open class func setRingNoTextRadius(_ radius: CGFloat) { shared.bareRingRadius = radius }
  /// How round the box is.
  open class func setCornerRadius(_ radius: CGFloat) { shared.radius = radius }
  /// The line around the box.
  open class func setBorderColor(_ color: UIColor) { shared.box.layer.borderColor = color.cgColor }
  /// The line around the box.
  open class func setBorderWidth(_ width: CGFloat) { shared.box.layer.borderWidth = width }
  /// The font of what it says.
  open class func setFont(_ font: UIFont) { shared.label.font = font }
  /// The colour of what is in it.
  open class func setForegroundColor(_ color: UIColor) {
    shared.foreground = color
    shared.style = .custom
  }
  /// The colour of the box.
  open class func setBackgroundColor(_ color: UIColor) {
    shared.ground = color
    shared.style = .custom
  }
  /// The colour of what lies behind it.
  open class func setBackgroundLayerColor(_ color: UIColor) { shared.maskColor = color }
  /// How large pictures are.
  open class func setImageViewSize(_ size: CGSize) { shared.pictureSize = size }
  /// The picture of note.
  open class func setInfoImage(_ image: UIImage) { shared.pictures["info"] = image }
  /// The picture of success.
  open class func setSuccessImage(_ image: UIImage) { shared.pictures["success"] = image }
  /// The picture of failure.
  open class func setErrorImage(_ image: UIImage) { shared.pictures["error"] = image }
  /// How long it stays at least.
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    shared.shortest = interval
  }
  /// How long it stays at most.
  open class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    shared.longest = interval
  }
  /// How long it takes to come up.
  open class func setFadeInAnimationDuration(_ duration: TimeInterval) { shared.fadeIn = duration }
  /// How long it takes to go.
  open class func setFadeOutAnimationDuration(_ duration: TimeInterval) {
    shared.fadeOut = duration
  }
  /// How far from the middle it is.
  open class func setOffsetFromCenter(_ offset: UIOffset) { shared.offset = offset }
  /// Has it be in the middle again.
  open class func resetOffsetFromCenter() { shared.offset = .zero }
  /// Whether one feels it; nobody does.
  open class func setHapticsEnabled(_ isEnabled: Bool) {}
  /// In which plane it is; makes no difference.
  open class func setMaxSupportedWindowLevel(_ level: UIWindow.Level) {}
  /// Seconds until it comes up; makes no difference.
  open class func setGraceTimeInterval(_ interval: TimeInterval) {}
}
