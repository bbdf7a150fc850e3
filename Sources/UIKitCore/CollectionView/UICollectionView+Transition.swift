import AnimLayoutEngine
import Foundation

/// A change after which elements are elsewhere: a batch update, a change of layout, the end of an
/// interactive transition.
@MainActor struct LayoutTransition {
  /// Which elements are the same before and after.
  let correspondence: ElementCorrespondence
  /// Where elements were, by their keys before the change.
  let old: (ElementKey) -> UICollectionViewLayoutAttributes?
  /// The content offset afterwards.
  let targetOffset: CGPoint
  /// The layouts of a change of layout; nil if the layout stays.
  var layouts: (old: UICollectionViewLayout, new: UICollectionViewLayout)?
  /// Called inside the animation, when all elements have their new places.
  let finish: () -> Void
}

extension UICollectionView {
  /// Takes all elements from where they were to where the layout wants them, in one animation.
  ///
  /// The layout is prepared. Whatever is seen before or after has one view: those that leave travel to
  /// their final attributes, or to where the layout has them now, and are gone at the end; those that
  /// arrive start from their initial attributes, or from where they were out of sight.
  func perform(_ transition: LayoutTransition, completion: @escaping (Bool) -> Void) {
    validity.takeTargetOffset()
    let elements = queryElements(
      in: CGRect(origin: transition.targetOffset, size: bounds.size))
    let steps = steps(of: transition, to: elements)
    // Start attributes without animation; the views' final ones inside of it.
    let showing = UIView.withoutAnimation { steps.compactMap(begin) }
    CollectionViewAnimation.run {
      if transition.targetOffset != self.contentOffset {
        self.moveContent(to: transition.targetOffset)
      }
      for (step, view) in showing { self.run(step, view, in: transition) }
      transition.finish()
    } completion: {
      completion($0)
    }
    order(elements.map(\.key).filter { visible[$0] != nil })
    validity.invalidate(.answers)
    validity.didShow()
    setNeedsLayout()
  }

  /// The layout's attributes of the elements in and around the visible bounds, by their keys.
  func rememberedElements() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let surroundings = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return Dictionary(
      queryElements(in: surroundings).map { ($0.key, $0.cloned()) }
    ) { first, _ in first }
  }

  /// One element's way.
  private struct Step {
    let key: ElementKey
    /// The view that shows the element; nil for one that is made now.
    var view: UICollectionReusableView?
    /// Where the element starts; nil to start from what its view shows now.
    var from: UICollectionViewLayoutAttributes?
    let to: UICollectionViewLayoutAttributes
    /// Whether the view is retired at the end.
    var leaves = false
  }

  /// Plans the way of every element that is visible before or after the change.
  private func steps(
    of transition: LayoutTransition, to elements: [UICollectionViewLayoutAttributes]
  ) -> [Step] {
    var views = visible
    visible = [:]
    let plan = TransitionPlan(
      from: visibleOrder.filter { views[$0] != nil }, to: elements.map(\.key),
      by: transition.correspondence)
    let places = Dictionary(elements.map { ($0.key, $0) }) { first, _ in first }
    return plan.parts.compactMap { part in
      switch part {
      case .leaves(let key, let successor):
        guard let view = views.removeValue(forKey: key) else { return nil }
        guard let shown = view.appliedAttributes else {
          retire(view, key: key)
          return nil
        }
        let final = finalAttributes(for: key)
        let destination =
          swipeActions?.collapsed(view, from: shown) ?? final
          ?? successor.flatMap(attributes(for:))?.moved(to: key.indexPath) ?? shown.faded()
        return Step(key: key, view: view, to: destination, leaves: true)
      case .stays(let origin, let key):
        guard let view = views.removeValue(forKey: origin), let target = places[key] else {
          return nil
        }
        visible[key] = view
        guard transition.layouts == nil else { return Step(key: key, view: view, to: target) }
        // What the base class answers for a survivor is where its view is already.
        let initial = initialAttributes(for: key)
        _ = finalAttributes(for: origin)
        let start = initial.flatMap { $0.looksLike(view.appliedAttributes) ? nil : $0 }
        return Step(key: key, view: view, from: start, to: target)
      case .arrives(let key, let origin):
        guard let target = places[key] else { return nil }
        if transition.layouts != nil, let view = departing.removeValue(forKey: key) {
          visible[key] = view
          return Step(key: key, view: view, to: target)
        }
        let start =
          initialAttributes(for: key)
          ?? origin.flatMap(transition.old)?.moved(to: key.indexPath) ?? target.faded()
        return Step(key: key, from: start, to: target)
      }
    }
  }

  /// Puts the view of a step where it starts; nil if the data source has none.
  private func begin(_ step: Step) -> (Step, UICollectionReusableView)? {
    if let view = step.view {
      if let from = step.from { view.show(from) }
      return (step, view)
    }
    guard let from = step.from, let view = makeView(for: from) else { return nil }
    visible[step.key] = view
    return (step, view)
  }

  private func run(
    _ step: Step, _ view: UICollectionReusableView, in transition: LayoutTransition
  ) {
    if let (old, new) = transition.layouts { view.willTransition(from: old, to: new) }
    guard !step.leaves else {
      // After an update its key is another element's.
      if transition.layouts != nil { departing[step.key] = view }
      return disappear(view, key: step.key, to: step.to)
    }
    view.show(step.to)
    if let (old, new) = transition.layouts { view.didTransition(from: old, to: new) }
  }

  /// Changes the offset for a transition, whose new place the layout has been asked for already.
  private func moveContent(to offset: CGPoint) {
    let outer = activity
    activity = .movingContent
    contentOffset = offset
    activity = outer
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether a view looks the same with either attributes.
  func looksLike(_ other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other else { return false }
    return center == other.center && size == other.size && transform3D == other.transform3D
      && alpha == other.alpha && isHidden == other.isHidden
  }
}
