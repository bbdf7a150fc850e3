import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// Where a toast is.
public enum ToastPosition: Sendable { case top, center, bottom }

/// How toasts look.
@preconcurrency @MainActor public struct ToastStyle {
  /// The usual look.
  public init() {}
  /// The colour of the box.
  public var backgroundColor = UIColor.black.withAlphaComponent(0.8)
  /// The colour of the title.
  public var titleColor = UIColor.white
  /// The colour of the text.
  public var messageColor = UIColor.white
  /// How much of the view's width a toast may take.
  public var maxWidthPercentage: CGFloat = 0.8
  /// How much of the view's height a toast may take.
  public var maxHeightPercentage: CGFloat = 0.8
  /// Points at its left and right.
  public var horizontalPadding: CGFloat = 10
  /// Points above and below.
  public var verticalPadding: CGFloat = 10
  /// The radius of its corners.
  public var cornerRadius: CGFloat = 10
  /// The font of the title.
  public var titleFont = UIFont.boldSystemFont(ofSize: 16)
  /// The font of the text.
  public var messageFont = UIFont.systemFont(ofSize: 16)
  /// How the title is aligned.
  public var titleAlignment = NSTextAlignment.left
  /// How the text is aligned.
  public var messageAlignment = NSTextAlignment.left
  /// How many lines the title has; 0 for any number.
  public var titleNumberOfLines = 0
  /// How many lines the text has; 0 for any number.
  public var messageNumberOfLines = 0
  /// Whether it has a shadow.
  public var displayShadow = false
  /// The colour of the shadow.
  public var shadowColor = UIColor.black
  /// How dense the shadow is.
  public var shadowOpacity: Float = 0.8
  /// How wide the shadow is.
  public var shadowRadius: CGFloat = 6
  /// Where the shadow is.
  public var shadowOffset = CGSize(width: 4, height: 4)
  /// The size of the picture.
  public var imageSize = CGSize(width: 80, height: 80)
  /// The size of the box with a wheel.
  public var activitySize = CGSize(width: 100, height: 100)
  /// Seconds that it takes to come and go.
  public var fadeDuration: TimeInterval = 0.2
  /// The colour of the wheel.
  public var activityIndicatorColor = UIColor.white
  /// The colour of the box with a wheel.
  public var activityBackgroundColor = UIColor.black.withAlphaComponent(0.8)
}

/// What is common to all toasts.
@preconcurrency @MainActor public final class ToastManager {
  /// The app's.
  public static var shared: ToastManager { UIEnvironment.current.single(ToastManager.init) }
  /// How they look.
  public var style = ToastStyle()
  /// Whether a tap takes one away; kept.
  public var isTapToDismissEnabled = true
  /// Whether one waits for the one before.
  public var isQueueEnabled = false
  /// Seconds for which one stays.
  public var duration: TimeInterval = 3
  /// Where one is.
  public var position = ToastPosition.bottom
}

/// A box that goes by itself.
private final class Toast: UIView {
  var completion: ((Bool) -> Void)?
  var isActivity = false
}

extension UIView {
  private var toasts: [Toast] { subviews.compactMap { $0 as? Toast } }

  /// Shows a text for a while.
  public func makeToast(
    _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position, title: String? = nil,
    image: UIImage? = nil, style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    let toast = toast(message, title, image, style)
    show(toast, at: place(of: toast, position, style), for: duration, style, completion)
  }

  /// Shows a text somewhere for a while.
  public func makeToast(
    _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
    title: String?, image: UIImage?, style: ToastStyle = ToastManager.shared.style,
    completion: ((_ didTap: Bool) -> Void)?
  ) {
    show(toast(message, title, image, style), at: point, for: duration, style, completion)
  }

  /// Shows a view for a while.
  public func showToast(
    _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration,
    position: ToastPosition = ToastManager.shared.position,
    completion: ((_ didTap: Bool) -> Void)? = nil
  ) {
    let box = Toast(frame: toast.bounds)
    toast.frame = box.bounds
    box.addSubview(toast)
    let style = ToastManager.shared.style
    show(box, at: place(of: box, position, style), for: duration, style, completion)
  }

  /// The box that a text would have.
  ///
  /// - Throws: Nothing.
  public func toastViewForMessage(
    _ message: String?, title: String?, image: UIImage?, style: ToastStyle
  ) throws -> UIView { toast(message, title, image, style) }

  /// Takes the oldest one away.
  public func hideToast() { toasts.first { !$0.isActivity }.map(hide) }
  /// Takes one away.
  public func hideToast(_ toast: UIView) { (toast as? Toast).map(hide) }
  /// Takes all away.
  public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
    for toast in toasts where includeActivity || !toast.isActivity { hide(toast) }
  }
  /// Does nothing: none waits.
  public func clearToastQueue() {}

  /// Shows a box with a wheel.
  public func makeToastActivity(_ position: ToastPosition) {
    guard !toasts.contains(where: \.isActivity) else { return }
    let style = ToastManager.shared.style
    let box = activity(style)
    show(box, at: place(of: box, position, style), for: nil, style, nil)
  }
  /// Shows a box with a wheel somewhere.
  public func makeToastActivity(_ point: CGPoint) {
    guard !toasts.contains(where: \.isActivity) else { return }
    let style = ToastManager.shared.style
    show(activity(style), at: point, for: nil, style, nil)
  }
  /// Takes the box with the wheel away.
  public func hideToastActivity() { toasts.first(where: \.isActivity).map(hide) }

  private func place(of toast: UIView, _ position: ToastPosition, _ style: ToastStyle) -> CGPoint {
    let insets = safeAreaInsets
    let half = toast.bounds.height / 2
    let y: CGFloat =
      switch position {
      case .top: half + style.verticalPadding + insets.top
      case .center: bounds.height / 2
      case .bottom: bounds.height - half - style.verticalPadding - insets.bottom
      }
    return CGPoint(x: bounds.width / 2, y: y)
  }

  private func show(
    _ toast: Toast, at point: CGPoint, for duration: TimeInterval?, _ style: ToastStyle,
    _ completion: ((Bool) -> Void)?
  ) {
    toast.completion = completion
    toast.center = point
    toast.alpha = 0
    addSubview(toast)
    UIView.animate(withDuration: style.fadeDuration) { toast.alpha = 1 }
    guard let duration else { return }
    SimulatedQueue.main.asyncAfter(deadline: .now() + style.fadeDuration + duration) {
      [weak self, weak toast] in
      if let toast { self?.hide(toast) }
    }
  }

  private func hide(_ toast: Toast) {
    let completion = toast.completion
    toast.completion = nil
    UIView.animate(withDuration: ToastManager.shared.style.fadeDuration) {
      toast.alpha = 0
    } completion: { _ in
      toast.removeFromSuperview()
      completion?(false)
    }
  }

  private func activity(_ style: ToastStyle) -> Toast {
    let box = Toast(frame: CGRect(origin: .zero, size: style.activitySize))
    box.isActivity = true
    box.backgroundColor = style.activityBackgroundColor
    box.layer.cornerRadius = style.cornerRadius
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = style.activityIndicatorColor
    wheel.center = CGPoint(x: box.bounds.midX, y: box.bounds.midY)
    wheel.startAnimating()
    box.addSubview(wheel)
    return box
  }

  private func toast(
    _ message: String?, _ title: String?, _ image: UIImage?, _ style: ToastStyle
  ) -> Toast {
    let box = Toast(frame: .zero)
    box.backgroundColor = style.backgroundColor
    box.layer.cornerRadius = style.cornerRadius
    if style.displayShadow {
      box.layer.shadowColor = style.shadowColor.cgColor
      box.layer.shadowOpacity = style.shadowOpacity
      box.layer.shadowRadius = style.shadowRadius
      box.layer.shadowOffset = style.shadowOffset
    }
    var x = style.horizontalPadding
    var height: CGFloat = 0
    if let image {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.frame = CGRect(
        origin: CGPoint(x: x, y: style.verticalPadding), size: style.imageSize)
      box.addSubview(picture)
      x = picture.frame.maxX + style.horizontalPadding
      height = style.imageSize.height
    }
    let room = CGSize(
      width: max(0, bounds.width * style.maxWidthPercentage - x),
      height: bounds.height * style.maxHeightPercentage)
    var y = style.verticalPadding
    var width: CGFloat = 0
    for (text, font, color, alignment, lines) in [
      (title, style.titleFont, style.titleColor, style.titleAlignment, style.titleNumberOfLines),
      (
        message, style.messageFont, style.messageColor, style.messageAlignment,
        style.messageNumberOfLines
      ),
    ] {
      guard let text else { continue }
      let label = UILabel(frame: .zero)
      (label.text, label.font, label.textColor) = (text, font, color)
      (label.textAlignment, label.numberOfLines) = (alignment, lines)
      let size = label.sizeThatFits(room)
      label.frame = CGRect(x: x, y: y, width: min(size.width, room.width), height: size.height)
      box.addSubview(label)
      y = label.frame.maxY + style.verticalPadding
      width = max(width, label.frame.width)
    }
    box.bounds.size = CGSize(
      width: x + width + style.horizontalPadding,
      height: max(y, height + 2 * style.verticalPadding))
    return box
  }
}
