import AnimGeometry
import AnimLayers
import AnimPixels
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Lines of text in a dark capsule at the lower edge of the picture.
///
/// It stands in the margin below the screen if there is room, and otherwise over the screen.
@MainActor final class CaptionBar {
  private let picture: CALayer
  /// Below the screen, in points.
  private let margin: CGFloat
  /// Of the screen.
  private let width: CGFloat
  /// Between the capsule and the lower edge of a screen without a margin.
  private let inset: CGFloat
  private var capsule: UIView?

  private static let padding = CGSize(width: 16, height: 9)
  private static let fadeDuration = 0.25
  /// How far a capsule rises while it appears, in points.
  private static let rise = 6.0

  init(on canvas: Canvas, in picture: CALayer) {
    self.picture = picture
    margin = canvas.margin.bottom
    width = canvas.size.width
    inset = max(12, canvas.safeArea.bottom + 4)
  }

  /// Shows `text` in place of what is shown.
  func show(_ text: String) {
    hide()
    let capsule = makeCapsule(text)
    self.capsule = capsule
    picture.addSublayer(capsule.layer)
    capsule.layoutIfNeeded()
    UIView.performWithoutAnimation {
      capsule.alpha = 0
      capsule.transform = CGAffineTransform(translationX: 0, y: Self.rise)
    }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .curveEaseOut) {
      capsule.alpha = 1
      capsule.transform = .identity
    }
  }

  func hide() {
    guard let capsule else { return }
    self.capsule = nil
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .curveEaseIn) {
      capsule.alpha = 0
    } completion: { _ in
      capsule.layer.removeFromSuperlayer()
    }
  }

  private func makeCapsule(_ text: String) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    let extent = picture.bounds.size
    let widest = min(width, extent.width) - 24 - 2 * Self.padding.width
    let size = Self.balancedSize(of: label, within: widest)
    let outer = CGSize(
      width: min(size.width, widest) + 2 * Self.padding.width,
      height: size.height + 2 * Self.padding.height)
    let capsule = UIView(
      frame: CGRect(
        x: (extent.width - outer.width) / 2, y: top(height: outer.height), width: outer.width,
        height: outer.height))
    capsule.backgroundColor = UIColor(white: 0.13, alpha: 0.92)
    capsule.layer.cornerRadius = min(outer.height / 2, 20)
    capsule.layer.cornerCurve = .continuous
    capsule.layer.borderWidth = 0.5
    capsule.layer.borderColor = Color(white: 1, alpha: 0.16)
    capsule.layer.shadowOpacity = 0.18
    capsule.layer.shadowRadius = 8
    capsule.layer.shadowOffset = CGSize(width: 0, height: 2)
    capsule.layer.zPosition = 2e6
    label.frame = capsule.bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
    capsule.addSubview(label)
    return capsule
  }

  /// The size of the narrowest box in which the text takes no more lines than it must.
  private static func balancedSize(of label: UILabel, within width: CGFloat) -> CGSize {
    func size(_ width: CGFloat) -> CGSize {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    var best = size(width)
    let height = best.height
    var narrower = best.width - 8
    while narrower > width / 3, case let next = size(narrower), next.height <= height,
      next.width <= narrower
    {
      best = next
      narrower -= 8
    }
    return best
  }

  private func top(height: CGFloat) -> CGFloat {
    let bottom = picture.bounds.height
    return margin >= height + 8
      ? bottom - margin + (margin - height) / 2 : bottom - margin - inset - height
  }
}
