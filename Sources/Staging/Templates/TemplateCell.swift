import AnimScenarioFormat
import Foundation
import UIKitCore

/// A view that shows a template and can show it anew.
@MainActor protocol TemplateShowing {
  /// Shows anew what depends on the moment.
  func refresh()
}

/// A cell that shows a template.
final class TemplateCell: UICollectionViewCell, TemplateShowing, HeightPreferring {
  private var templateView: TemplateView?
  var preferredHeight: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    withPreferredHeight(super.preferredLayoutAttributesFitting(layoutAttributes))
  }

  /// Views inside travel along when a new size is animated.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let anchor = Self.anchor(in: layoutAttributes) { turn(about: anchor) }
    layoutIfNeeded()
  }

  /// The anchor point that a layout's own attributes have for its cells, as those of wheels do; nil for others.
  private static func anchor(in attributes: UICollectionViewLayoutAttributes) -> CGPoint? {
    guard type(of: attributes) != UICollectionViewLayoutAttributes.self else { return nil }
    return Mirror(reflecting: attributes).children.lazy
      .filter { $0.label == "anchorPoint" }.compactMap { $0.value as? CGPoint }.first
  }

  /// Moves the anchor point, and the cell so that it stays in its place while it is not turned, as an app's cells do.
  private func turn(about anchor: CGPoint) {
    layer.anchorPoint = anchor
    center.x += (anchor.x - 0.5) * bounds.width
    center.y += (anchor.y - 0.5) * bounds.height
  }

  /// Shows an element.
  ///
  /// - Parameters:
  ///   - template: The views of the cell.
  ///   - selected: The views of the background while the cell is selected; nil for none.
  ///   - names: The values of names in the templates.
  ///   - state: The name of a state of the template; the initial one if it is nil.
  func show(
    _ template: ViewTemplate, selected: ViewTemplate?, _ names: StageNames, state: String?
  ) {
    let view = templateView ?? TemplateView(template, filling: contentView)
    templateView = view
    view.show(names, state: state)
    guard let selected else { return }
    let background = TemplateView(selected, frame: bounds)
    background.show(names)
    selectedBackgroundView = background
  }

  /// Puts the views into a state; inside an animation they travel there.
  func enter(_ state: String) { templateView?.enter(state) }

  func refresh() { templateView?.refresh() }
}

/// A header or footer that shows a template.
class TemplateReusableView: UICollectionReusableView, TemplateShowing {
  private var templateView: TemplateView?

  /// Views inside travel along when a new size is animated.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }

  func show(_ template: ViewTemplate, _ names: StageNames) {
    templateView?.removeFromSuperview()
    let view = TemplateView(template, filling: self)
    view.show(names)
    templateView = view
  }

  func refresh() { templateView?.refresh() }
}
