import AnimGeometry
import Foundation

/// The picture of a view, or a controller's own preview, that is lifted above the screen and casts a
/// shadow.
@MainActor final class LiftedPreview: UIView {
  /// The place of what was pressed, in the window.
  let source: CGRect
  private let clip = UIView(frame: .zero)
  private let picture: UIView
  /// What is shown in place of the picture when it is open; nil for the picture itself.
  let controller: UIViewController?
  private let restingRadius: CGFloat

  /// The corners of what has none of its own, in points; by eye.
  private static let cornerRadius: CGFloat = 12
  private static let shadow = (opacity: Float(0.25), radius: CGFloat(20), offset: CGFloat(8))

  /// Nil for a view of no size.
  init?(of view: UIView, in window: UIWindow, _ controller: UIViewController?) {
    source = view.convert(view.bounds, to: window)
    guard source.width > 0, source.height > 0,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    self.picture = picture
    self.controller = controller
    restingRadius = view.ownCornerRadius
    super.init(frame: source)
    UIView.withoutAnimation {
      clip.frame = bounds
      clip.clipsToBounds = true
      clip.layer.cornerCurve = .continuous
      clip.layer.cornerRadius = restingRadius
      picture.frame = bounds
      clip.addSubview(picture)
      addSubview(clip)
      layer.shadowRadius = Self.shadow.radius
      layer.shadowOffset = CGSize(width: 0, height: Self.shadow.offset)
      layer.shadowOpacity = 0
      if let content = controller?.view {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.alpha = 0
        clip.addSubview(content)
      }
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// The size that it would like to have when it is open, in points: a small one grows by `growth`.
  func openSize(growth: CGFloat) -> CGSize {
    if let controller, let window {
      return controller.preferredContentSize == .zero
        ? window.bounds.size : controller.preferredContentSize
    }
    let scale = 1 + growth / max(source.width, source.height)
    return CGSize(width: source.width * scale, height: source.height * scale)
  }

  /// Takes a place above the screen; to be called inside of an animation.
  func open(in frame: CGRect) {
    let radius = max(restingRadius, Self.cornerRadius)
    layer.shadowOpacity = Self.shadow.opacity
    clip.layer.cornerRadius = radius
    guard let content = controller?.view else {
      clip.backgroundColor = .secondarySystemGroupedBackground
      let scale = frame.width / source.width
      // Corners are as round on screen as they are said to be.
      clip.layer.cornerRadius = radius / scale
      transform = CGAffineTransform(scaleX: scale, y: scale)
      center = CGPoint(x: frame.midX, y: frame.midY)
      return
    }
    transform = .identity
    self.frame = frame
    clip.frame = bounds
    picture.frame = bounds
    picture.alpha = 0
    content.alpha = 1
    layoutIfNeeded()
  }

  /// Goes back to where it came from; to be called inside of an animation.
  func settle() {
    layer.shadowOpacity = 0
    transform = .identity
    frame = source
    clip.frame = bounds
    clip.layer.cornerRadius = restingRadius
    clip.backgroundColor = nil
    picture.frame = bounds
    picture.alpha = 1
    controller?.view?.alpha = 0
  }
}

extension UIView {
  /// The corner radius of the view, or of what fills it, in points.
  fileprivate var ownCornerRadius: CGFloat {
    if layer.cornerRadius > 0 { return layer.cornerRadius }
    let filling = subviews.filter { $0.frame == bounds }
    return filling.lazy.map(\.ownCornerRadius).max() ?? 0
  }
}
