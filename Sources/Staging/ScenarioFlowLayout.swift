import Foundation
import Geometry
import Layouts
import ScenarioFormat
import UIKitCore

/// A flow layout whose properties and whose appearances and disappearances a scenario describes.
final class ScenarioFlowLayout: TransitioningFlowLayout {
  private let definition: ScenarioFormat.Layout

  init(_ layout: ScenarioFormat.Layout) {
    definition = layout
    super.init()
    appearingTrigger = Self.trigger(layout.appearing)
    disappearingTrigger = Self.trigger(layout.disappearing)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a scenario's layout is made of its description, not decoded")
  }

  private static func trigger(_ change: AttributesChange) -> Trigger {
    switch change.trigger {
    case .updates: .updates
    case .boundsChange: .boundsChange
    case .always: .always
    }
  }

  // MARK: Properties

  override func prepare() {
    adoptProperties()
    super.prepare()
  }

  /// Evaluates the properties, which may depend on the bounds.
  private func adoptProperties() {
    let names = StageNames(collectionView: collectionView)
    for property in definition.properties { set(property, names.value) }
  }

  private func set(
    _ property: ScenarioFormat.Layout.Property, _ environment: Expression.Environment
  ) {
    switch (property.name, property.value) {
    case ("itemSize", .size(let size)): itemSize = size.value(in: environment)
    case ("headerReferenceSize", .size(let size)): headerReferenceSize = size.value(in: environment)
    case ("footerReferenceSize", .size(let size)): footerReferenceSize = size.value(in: environment)
    case ("minimumLineSpacing", .number(let value)):
      minimumLineSpacing = value.number(in: environment)
    case ("minimumInteritemSpacing", .number(let value)):
      minimumInteritemSpacing = value.number(in: environment)
    case ("sectionInset", .insets(let insets)): sectionInset = insets.value(in: environment)
    case ("scrollDirection", .text(let word)):
      scrollDirection = word == "horizontal" ? .horizontal : .vertical
    case ("sectionHeadersPinToVisibleBounds", .bool(let value)):
      sectionHeadersPinToVisibleBounds = value
    case ("sectionFootersPinToVisibleBounds", .bool(let value)):
      sectionFootersPinToVisibleBounds = value
    default:
      preconditionFailure("a flow layout has no property '\(property.name)' of that kind")
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    switch definition.invalidatesOnBoundsChange {
    case .always: true
    case .never: newBounds.size != collectionView?.bounds.size
    case .automatic:
      newBounds.size != collectionView?.bounds.size
        || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  // MARK: Appearing and disappearing

  override func setInitialState(of attributes: UICollectionViewLayoutAttributes) {
    apply(definition.appearing, to: attributes)
  }

  override func setFinalState(of attributes: UICollectionViewLayoutAttributes) {
    apply(definition.disappearing, to: attributes)
  }

  private func apply(
    _ change: AttributesChange, to attributes: UICollectionViewLayoutAttributes
  ) {
    if change.base == .superAttributes { attributes.alpha = 0 }
    let names = StageNames(
      collectionView: collectionView, frame: attributes.frame, indexPath: attributes.indexPath)
    for part in change.changes {
      switch part {
      case .alpha(let value): attributes.alpha = value.number(in: names.value)
      case .transform(let steps):
        attributes.transform3D = CATransform3D(steps, in: names.value)
      case .center(let point): attributes.center = point.value(in: names.value)
      case .size(let size): attributes.size = size.value(in: names.value)
      case .zIndex(let value): attributes.zIndex = Int(value.number(in: names.value).rounded())
      }
    }
  }
}
