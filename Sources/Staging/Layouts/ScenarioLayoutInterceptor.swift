import AnimGeometry
import AnimLayoutSources
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Tells a layout what a scenario says of it, and has a say in its answers.
///
/// The layout is an ordinary object of its own class, built in or compiled from an app's source; what
/// the scenario adds to it is added here.
final class ScenarioLayoutInterceptor: LayoutInterceptor {
  /// An item that is as large as two fingers are apart.
  struct Pinch {
    let path: IndexPath
    /// Points.
    let length: CGFloat
  }

  let definition: AnimScenarioFormat.Layout
  /// How the properties of the class are set, by name.
  private var setters: [String: LayoutProperty]
  /// How a property is set that the scenario names later; nil for one that the class cannot have.
  private let laterProperty: (String) -> LayoutProperty?
  private var properties: [AnimScenarioFormat.Layout.Property]
  /// The values that the layout was last given, in the order of `properties`.
  private var given: [PropertyValue?]

  /// The item that the layout singles out; it is to stay in view.
  private(set) var selectedItem: IndexPath?
  /// The item under two fingers.
  var pinch: Pinch?
  /// The offset at which an update or a change of layouts is to end; nil for the layout's own.
  var arrival: (@MainActor () -> CGPoint?)?
  private(set) var decorations = PlacedDecorations()
  /// The names that the places of decorations depend on beside the elements.
  private let decorationNames: [[String]]

  private var inserted: [IndexPath] = []
  private var deleted: [IndexPath] = []
  private var isChangingBounds = false
  /// The attributes around the visible bounds before the layout was last prepared anew.
  private var previous: [CollectionViewElement: UICollectionViewLayoutAttributes] = [:]

  /// An interceptor for layouts of one description.
  ///
  /// - Parameters:
  ///   - definition: The layout as the scenario describes it.
  ///   - properties: The properties of the layout's class.
  ///   - laterProperty: How a property is set that is not among them.
  init(
    _ definition: AnimScenarioFormat.Layout, properties: [LayoutProperty],
    laterProperty: @escaping (String) -> LayoutProperty? = { _ in nil }
  ) {
    self.definition = definition
    self.laterProperty = laterProperty
    setters = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    self.properties = definition.properties
    given = definition.properties.map { _ in nil }
    decorationNames = definition.decorations.flatMap { PropertyValue.rect($0.frame).mentionedNames }
      .filter { ["bounds", "contentOffset"].contains($0.first) }
  }

  func names(for layout: UICollectionViewLayout) -> StageNames {
    StageNames(collectionView: layout.collectionView)
  }

  // MARK: Properties

  /// Gives a property another value from now on.
  ///
  /// - Parameters:
  ///   - name: The name of the property in the scenario.
  ///   - value: The new value, or a formula of it.
  ///   - layout: The layout, which is invalidated.
  ///   - location: The place where the scenario gives the value.
  func set(
    _ name: String, to value: PropertyValue, of layout: UICollectionViewLayout,
    at location: SourceRange
  ) {
    if let index = properties.firstIndex(where: { $0.name == name }) {
      properties[index].value = value
      properties[index].location = location
      given[index] = nil
    } else {
      setters[name] = setters[name] ?? laterProperty(name)
      properties.append(.init(name: name, value: value, location: location))
      given.append(nil)
    }
    layout.invalidateLayout()
  }

  /// The value of a property as the scenario gives it, formulas and all.
  subscript(property: String) -> PropertyValue? {
    properties.first { $0.name == property }?.value
  }

  /// Singles an item out, or none if it was that one.
  func toggle(_ path: IndexPath, of layout: UICollectionViewLayout) {
    selectedItem = selectedItem == path ? nil : path
    let indices = (selectedItem.map { [$0.section, $0.item] } ?? []).map {
      PropertyValue.number(.number(Double($0)))
    }
    _ = setters[LayoutPropertyName.selectedItem.rawValue]?.set(layout, .list(indices))
  }

  private func value(at index: Int, _ names: StageNames) -> PropertyValue {
    let value = properties[index].value
    return setters[properties[index].name]?.isEvaluated == false
      ? value : value.evaluated(in: names.value)
  }

  func willPrepare(_ layout: UICollectionViewLayout, isComplete: Bool) {
    if isComplete, usesPreviousAttributes { previous = surroundings(of: layout) }
    let names = names(for: layout)
    for index in properties.indices {
      let value = value(at: index, names)
      guard value != given[index] else { continue }
      given[index] = value
      let name = properties[index].name
      if let property = setters[name], property.set(layout, value) { continue }
      // The reader knows the types of built-in classes only.
      guard case .source = definition.implementation,
        let memory = names.collectionView?.stageDataSource?.memory
      else {
        preconditionFailure("'\(name)' of \(type(of: layout)) cannot be \(value)")
      }
      let place = properties[index].location ?? definition.location
      let isFromStart = definition.properties.contains { $0.name == name }
      memory.note(
        .source(
          .noProperty(
            isFromStart
              ? "'\(name)' of '\(type(of: layout))' is of another type"
              : "'\(type(of: layout))' has no property '\(name)' of that type"), at: place))
    }
  }

  func didPrepare(_ layout: UICollectionViewLayout) {
    decorations = PlacedDecorations(definition.decorations, of: layout, names: names(for: layout))
  }

  // MARK: Bounds

  func shouldInvalidate(
    _ layout: UICollectionViewLayout, forBoundsChange newBounds: CGRect, answer: Bool
  ) -> Bool {
    let isResized = newBounds.size != layout.collectionView?.bounds.size
    switch definition.invalidatesOnBoundsChange {
    case .always: return true
    case .never: return isResized
    case .automatic:
      let old = names(for: layout)
      var new = old
      (new.container, new.contentOffset) = (newBounds, newBounds.origin)
      return answer || !definition.effects.isEmpty
        || properties.indices.contains { value(at: $0, new) != given[$0] }
        || decorationNames.contains { old.value(of: $0) != new.value(of: $0) }
    }
  }

  // MARK: Appearing and disappearing

  func willUpdate(_ items: [UICollectionViewUpdateItem]) {
    for item in items {
      switch item.updateAction {
      case .insert: inserted += [item.indexPathAfterUpdate].compactMap(\.self)
      case .delete: deleted += [item.indexPathBeforeUpdate].compactMap(\.self)
      case .reload, .move, .none: break
      }
    }
  }

  func didUpdate() { (inserted, deleted) = ([], []) }

  func willAnimateBoundsChange() { isChangingBounds = true }

  func didAnimateBoundsChange() { isChangingBounds = false }

  func initialAttributes(
    of element: CollectionViewElement, in layout: UICollectionViewLayout,
    answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    changed(
      answer, by: definition.appearing, element, in: layout, among: inserted,
      place: { layout.askedAttributes(of: element) })
  }

  func finalAttributes(
    of element: CollectionViewElement, in layout: UICollectionViewLayout,
    answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    changed(
      answer, by: definition.disappearing, element, in: layout, among: deleted,
      place: {
        // Where it was: its index path may be another item's by now.
        let copy = answer?.copied()
        copy?.alpha = 1
        return copy
      })
  }

  private func changed(
    _ answer: UICollectionViewLayoutAttributes?, by change: AttributesChange,
    _ element: CollectionViewElement, in layout: UICollectionViewLayout,
    among updated: [IndexPath], place: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard change != .none else { return answer }
    guard applies(change.trigger, to: element.indexPath, among: updated) else {
      // An element that only moves with the bounds is not to fade.
      guard isChangingBounds, let copy = answer?.copied() else { return answer }
      copy.alpha = 1
      return copy
    }
    let base =
      switch change.base {
      case .superAttributes: answer?.copied()
      case .layoutAttributes: element.category == .cell ? place() : answer
      case .previousAttributes: previous[element]?.copied()
      case .currentAttributes: layout.askedAttributes(of: element) ?? place()
      }
    // UIKit has hooks of their own for headers and decorations; a scenario's values are the items'.
    guard element.category == .cell, let base else { return base }
    apply(change.changes, to: base, in: layout)
    return base
  }

  private func applies(
    _ trigger: AttributesChange.Trigger, to indexPath: IndexPath, among updated: [IndexPath]
  ) -> Bool {
    switch trigger {
    case .updates:
      updated.contains { path in
        path == indexPath || path.item == NSNotFound && path.section == indexPath.section
      }
    case .boundsChange: isChangingBounds
    case .always: true
    }
  }

  private func apply(
    _ changes: [AttributesChange.Change], to attributes: UICollectionViewLayoutAttributes,
    in layout: UICollectionViewLayout
  ) {
    var names = names(for: layout)
    (names.frame, names.indexPath) = (attributes.frame, attributes.indexPath)
    for change in changes {
      switch change {
      case .alpha(let value): attributes.alpha = value.number(in: names.value)
      case .transform(let steps):
        attributes.transform3D = CATransform3D(steps, in: names.value)
      case .center(let point): attributes.center = point.value(in: names.value)
      case .size(let size): attributes.size = size.value(in: names.value)
      case .zIndex(let value):
        attributes.zIndex = Int(saturating: value.number(in: names.value).rounded())
      }
    }
  }

  private var usesPreviousAttributes: Bool {
    definition.appearing.base == .previousAttributes
      || definition.disappearing.base == .previousAttributes
  }

  /// The layout's elements in the visible bounds and two screens around them.
  private func surroundings(
    of layout: UICollectionViewLayout
  ) -> [CollectionViewElement: UICollectionViewLayoutAttributes] {
    guard let bounds = layout.collectionView?.bounds else { return [:] }
    let rect = bounds.insetBy(dx: -2 * bounds.width, dy: -2 * bounds.height)
    return Dictionary(
      layout.askedElements(in: rect).map { ($0.element, $0.copied()) }
    ) { first, _ in first }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are of.
  @MainActor var element: CollectionViewElement {
    CollectionViewElement(
      category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// An independent copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) returned no layout attributes")
    }
    return copy
  }
}
