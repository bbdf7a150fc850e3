import AnimSourceRuntime
public import Foundation
public import UIKitCore

/// The colours of the box.
public enum JGProgressHUDStyle: UInt, Sendable { case extraLight, light, dark }
/// Where the box is.
public enum JGProgressHUDPosition: UInt, Sendable {
  case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter
  case bottomRight
}
/// What cannot be touched while the box is there.
public enum JGProgressHUDInteractionType: UInt, Sendable {
  case blockAllTouches, blockTouchesOnHUDView, blockNoTouches
}

/// What a box shows above its text.
@preconcurrency @MainActor open class JGProgressHUDIndicatorView: UIView {
  /// The view in it.
  public private(set) var contentView: UIView?
  /// How much is done, from 0 to 1.
  open var progress: Float = 0

  /// One that shows a view, as large as that.
  public init(contentView: UIView?) {
    self.contentView = contentView
    super.init(frame: contentView?.bounds ?? CGRect(x: 0, y: 0, width: 50, height: 50))
    contentView.map(addSubview)
  }
  /// An empty one.
  public convenience init() { self.init(contentView: nil) }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Gives it the colours of a box.
  open func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
    tintColor = style == .dark ? .white : .black
  }
}

/// A wheel that turns.
open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
  private let wheel = UIActivityIndicatorView(style: .large)

  /// One that turns.
  public init() {
    wheel.sizeToFit()
    wheel.startAnimating()
    super.init(contentView: wheel)
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The wheel's colour.
  open func setColor(_ color: UIColor) { wheel.color = color }
  open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
    wheel.color = style == .dark ? .white : .black
  }
}

/// A picture.
open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
  /// One that shows a picture; templates have the colour of the text.
  public init(image: UIImage) {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    super.init(contentView: view)
  }
  fileprivate init(symbol: String) {
    let size = CGSize(width: 33, height: 33)
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.image = UIImage(systemName: symbol)?.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 28, weight: .regular))
    view.contentMode = .center
    super.init(contentView: view)
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A tick.
open class JGProgressHUDSuccessIndicatorView: JGProgressHUDImageIndicatorView {
  /// A tick.
  public init() { super.init(symbol: "checkmark") }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cross.
open class JGProgressHUDErrorIndicatorView: JGProgressHUDImageIndicatorView {
  /// A cross.
  public init() { super.init(symbol: "xmark") }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A ring or a disc that fills as something is done.
open class JGProgressHUDRingIndicatorView: JGProgressHUDIndicatorView {
  private let ring: HUDRing

  /// An empty ring.
  public convenience init() { self.init(isPie: false) }
  fileprivate init(isPie: Bool) {
    ring = HUDRing(
      frame: CGRect(x: 0, y: 0, width: 40, height: 40), isPie: isPie, lineWidth: 3)
    super.init(contentView: ring)
  }
  /// Makes one that a nib describes.
  public required init?(coder: NSCoder) { nil }

  open override var progress: Float { didSet { ring.progress = CGFloat(progress) } }
  open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
    ring.color = style == .dark ? .white : .black
  }
}

/// A disc that fills as something is done.
open class JGProgressHUDPieIndicatorView: JGProgressHUDRingIndicatorView {
  /// An empty disc.
  public convenience init() { self.init(isPie: true) }
}

/// A box in a view that says that something takes a while, or how it ended.
@preconcurrency @MainActor open class JGProgressHUD: UIView {
  /// The colours of the box.
  public let style: JGProgressHUDStyle
  /// The line below the sign.
  public let textLabel = UILabel(frame: .zero)
  /// The smaller line below that.
  public let detailTextLabel = UILabel(frame: .zero)
  /// The sign; a wheel at first.
  open var indicatorView: JGProgressHUDIndicatorView? {
    didSet {
      oldValue?.removeFromSuperview()
      showIndicator()
    }
  }
  /// Where the box is in its view.
  open var position = JGProgressHUDPosition.center { didSet { setNeedsLayout() } }
  /// What cannot be touched.
  open var interactionType = JGProgressHUDInteractionType.blockAllTouches {
    didSet { isUserInteractionEnabled = interactionType != .blockNoTouches }
  }
  /// Whether its content shines; kept.
  open var vibrancyEnabled = false
  /// The distances of its content from its edges.
  open var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) {
    didSet { setNeedsLayout() }
  }
  /// How round it is.
  open var cornerRadius: CGFloat = 10 { didSet { box.layer.cornerRadius = cornerRadius } }
  /// Whether it is as high as wide.
  open var square = false { didSet { setNeedsLayout() } }
  /// Seconds for which it stays at least; kept.
  open var minimumDisplayTime: TimeInterval = 0
  /// Done when it is touched; kept.
  open var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
  /// Done when what is around it is touched; kept.
  open var tapOutsideBlock: ((JGProgressHUD) -> Void)?
  /// The view that it is in.
  public private(set) weak var targetView: UIView?
  /// How much is done, from 0 to 1.
  open var progress: Float = 0 { didSet { indicatorView?.progress = progress } }
  /// The box.
  public let hudView: UIView
  /// What is in the box.
  public let contentView = UIView(frame: .zero)
  private var box: UIView { hudView }
  /// How often it was shown or had to go: an older end does not count.
  private var turn = 0

  /// A box of these colours, which is nowhere yet.
  public init(style: JGProgressHUDStyle = .extraLight) {
    self.style = style
    hudView = UIVisualEffectView(
      effect: UIBlurEffect(
        style: style == .dark ? .dark : style == .light ? .light : .extraLight))
    super.init(frame: .zero)
    alpha = 0
    box.clipsToBounds = true
    box.layer.cornerRadius = cornerRadius
    addSubview(box)
    (box as? UIVisualEffectView)?.contentView.addSubview(contentView)
    for (label, font) in [
      (textLabel, UIFont.boldSystemFont(ofSize: 17)), (detailTextLabel, .systemFont(ofSize: 15)),
    ] {
      label.font = font
      label.textColor = style == .dark ? .white : .black
      label.textAlignment = .center
      label.numberOfLines = 0
      contentView.addSubview(label)
    }
    indicatorView = JGProgressHUDIndeterminateIndicatorView()
    showIndicator()
  }
  /// One in the colours of the interface.
  public convenience init(automaticStyle: Void = ()) {
    self.init(
      style: UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .extraLight)
  }
  /// None is described by a nib.
  public required init?(coder: NSCoder) { nil }

  /// Whether it is in a view.
  open var isVisible: Bool { superview != nil && alpha > 0 }

  private func showIndicator() {
    guard let indicatorView else { return setNeedsLayout() }
    indicatorView.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
    contentView.addSubview(indicatorView)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(0, bounds.width - 80), height: bounds.height)
    let sign = indicatorView?.bounds.size ?? .zero
    func size(_ label: UILabel) -> CGSize {
      label.text?.isEmpty == false || label.attributedText?.string.isEmpty == false
        ? label.sizeThatFits(room) : .zero
    }
    let (text, detail) = (size(textLabel), size(detailTextLabel))
    let gap: CGFloat = sign.height > 0 && text.height + detail.height > 0 ? 8 : 0
    let space: CGFloat = text.height > 0 && detail.height > 0 ? 4 : 0
    let inner = CGSize(
      width: max(sign.width, text.width, detail.width),
      height: sign.height + gap + text.height + space + detail.height)
    var outer = CGSize(
      width: (inner.width + contentInsets.left + contentInsets.right).rounded(.up),
      height: (inner.height + contentInsets.top + contentInsets.bottom).rounded(.up))
    if square {
      outer = CGSize(width: max(outer.width, outer.height), height: max(outer.width, outer.height))
    }
    let margin: CGFloat = 20
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
    let x: CGFloat =
      switch position {
      case .topLeft, .centerLeft, .bottomLeft: area.minX
      case .topRight, .centerRight, .bottomRight: area.maxX - outer.width
      case .center, .topCenter, .bottomCenter: bounds.midX - outer.width / 2
      }
    let y: CGFloat =
      switch position {
      case .topLeft, .topCenter, .topRight: area.minY
      case .bottomLeft, .bottomCenter, .bottomRight: area.maxY - outer.height
      case .center, .centerLeft, .centerRight: bounds.midY - outer.height / 2
      }
    box.bounds = CGRect(origin: .zero, size: outer)
    box.center = CGPoint(x: x + outer.width / 2, y: y + outer.height / 2)
    contentView.frame = box.bounds
    var top = (outer.height - inner.height) / 2
    indicatorView?.center = CGPoint(x: outer.width / 2, y: top + sign.height / 2)
    top += sign.height + gap
    textLabel.frame = CGRect(
      x: (outer.width - text.width) / 2, y: top, width: text.width, height: text.height)
    top += text.height + space
    detailTextLabel.frame = CGRect(
      x: (outer.width - detail.width) / 2, y: top, width: detail.width, height: detail.height)
  }

  // MARK: Coming and going

  /// Comes up in a view.
  open func show(in view: UIView, animated: Bool = true, afterDelay delay: TimeInterval = 0) {
    turn += 1
    let number = turn
    let begin = { [self] in
      guard turn == number else { return }
      targetView = view
      frame = view.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(self)
      setNeedsLayout()
      layoutIfNeeded()
      guard animated else {
        alpha = 1
        return
      }
      UIView.animate(withDuration: 0.4) { self.alpha = 1 }
    }
    guard delay > 0 else { return begin() }
    SimulatedQueue.main.asyncAfter(deadline: .now() + delay) { begin() }
  }

  /// Goes at once.
  open func dismiss() { dismiss(animated: true) }
  /// Goes, and may fade.
  open func dismiss(animated: Bool) { dismiss(afterDelay: 0, animated: animated) }
  /// Goes after some seconds, and may fade.
  open func dismiss(
    afterDelay delay: TimeInterval, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    turn += 1
    let number = turn
    let end = { [self] in
      guard turn == number else { return }
      UIView.animate(
        withDuration: animated ? 0.4 : 0, animations: { self.alpha = 0 }
      ) { [self] _ in
        if turn == number { removeFromSuperview() }
        completion?()
      }
    }
    guard delay > 0 else { return end() }
    SimulatedQueue.main.asyncAfter(deadline: .now() + delay) { end() }
  }

  /// Shows how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The boxes that are in a view.
  public class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] {
    view.subviews.compactMap { $0 as? JGProgressHUD }
  }
}
