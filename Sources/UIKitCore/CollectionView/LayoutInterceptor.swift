import AnimLayoutEngine
package import Foundation

/// An object with a say in the answers of a layout, whatever the layout's class.
///
/// UIKit has no such thing. It is for programs that add to layouts which they cannot subclass, since
/// the class is known at run time alone; the collection view asks the layout first, and then the
/// advisor what becomes of the answer.
@MainActor package protocol LayoutInterceptor: AnyObject {
  /// The layout is about to be prepared.
  ///
  /// `isComplete` says whether all that the layout knew is out of date, not just what moves as the
  /// bounds do.
  func willPrepare(_ layout: UICollectionViewLayout, isComplete: Bool)

  /// The layout has just been prepared.
  func didPrepare(_ layout: UICollectionViewLayout)

  /// Whether a change of the bounds puts the layout out of date, after the layout's own answer; the
  /// old bounds are still in place.
  func shouldInvalidate(
    _ layout: UICollectionViewLayout, forBoundsChange newBounds: CGRect, answer: Bool
  ) -> Bool

  /// The elements in `rect`, from those that the layout names.
  func elements(
    of layout: UICollectionViewLayout, in rect: CGRect,
    answer: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// The attributes of one element, from those that the layout gives; nil for an element that is
  /// not shown.
  func attributes(
    of element: CollectionViewElement, in layout: UICollectionViewLayout,
    answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes?

  /// The attributes from which an element appears, from those that the layout gives.
  func initialAttributes(
    of element: CollectionViewElement, in layout: UICollectionViewLayout,
    answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes?

  /// The attributes with which an element disappears, from those that the layout gives.
  func finalAttributes(
    of element: CollectionViewElement, in layout: UICollectionViewLayout,
    answer: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes?

  /// The resting content offset, after the layout's own answer.
  ///
  /// `velocity` is in points per millisecond where a finger left; nil for updates and changes of
  /// the layout.
  func targetContentOffset(
    of layout: UICollectionViewLayout, velocity: CGPoint?, answer: CGPoint
  ) -> CGPoint

  /// The layout has just been told of the changes of a batch update.
  func willUpdate(_ items: [UICollectionViewUpdateItem])

  /// The layout has just been told of the end of a batch update.
  func didUpdate()

  /// The layout has just been told that the bounds change inside an animation.
  func willAnimateBoundsChange()

  /// The layout has just been told of the end of an animated change of the bounds.
  func didAnimateBoundsChange()
}

/// The identity of an element of a collection view: its category, its kind, and its place in the
/// data.
package struct CollectionViewElement: Hashable, Sendable {
  /// Whether the element is a cell, a supplementary view or a decoration view.
  package let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for cells.
  package let kind: String?
  /// Item and section, as the layout and the collection view count them.
  package let indexPath: IndexPath

  /// Creates the identity of an element; cells have no kind.
  package init(
    category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath
  ) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }
}

extension CollectionViewElement {
  init(_ key: ElementKey) {
    switch key.kind {
    case .cell: self.init(category: .cell, kind: nil, indexPath: key.indexPath)
    case .supplementary(let kind):
      self.init(category: .supplementaryView, kind: kind, indexPath: key.indexPath)
    case .decoration(let kind):
      self.init(category: .decorationView, kind: kind, indexPath: key.indexPath)
    }
  }

  var key: ElementKey {
    let kind: ElementKind =
      switch category {
      case .cell: .cell
      case .supplementaryView: .supplementary(kind ?? "")
      case .decorationView: .decoration(kind ?? "")
      }
    return ElementKey(kind: kind, indexPath: indexPath)
  }
}

extension UICollectionViewLayout {
  /// Attributes of one element as the collection view gets them, the advisor's part included.
  package func askedAttributes(
    of element: CollectionViewElement
  ) -> UICollectionViewLayoutAttributes? { attributes(for: element.key) }

  /// Attributes of the elements in `rect` as the collection view gets them, the advisor's part
  /// included.
  package func askedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    elements(in: rect)
  }
}

// What the collection view asks: the layout, and its advisor about the answer.
extension UICollectionViewLayout {
  func beginPreparation(isComplete: Bool) {
    advisor?.willPrepare(self, isComplete: isComplete)
    CallLog.note(.layout, "prepare()")
    prepare()
    advisor?.didPrepare(self)
  }

  func invalidates(forBoundsChange newBounds: CGRect) -> Bool {
    let answer = shouldInvalidateLayout(forBoundsChange: newBounds)
    CallLog.note(.layout, "shouldInvalidateLayout(forBoundsChange:)", "\(answer)")
    return advisor?.shouldInvalidate(self, forBoundsChange: newBounds, answer: answer) ?? answer
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    CallLog.note(.layout, "layoutAttributesForElements(in:)", CallLog.text(rect))
    let answer = layoutAttributesForElements(in: rect) ?? []
    return advisor?.elements(of: self, in: rect, answer: answer) ?? answer
  }

  func targetOffset(proposed offset: CGPoint) -> CGPoint {
    CallLog.note(.layout, "targetContentOffset(forProposedContentOffset:)")
    let answer = targetContentOffset(forProposedContentOffset: offset)
    return advisor?.targetContentOffset(of: self, velocity: nil, answer: answer) ?? answer
  }

  func targetOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    CallLog.note(
      .layout, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
    let answer = targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
    return advisor?.targetContentOffset(of: self, velocity: velocity, answer: answer) ?? answer
  }

  /// Attributes of one element of any kind; nil if the layout does not show it, but for headers without a length where
  /// those are wanted.
  func attributes(
    for key: ElementKey, includingEmpty: Bool = false
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.noteQuestion(key)
    let answer =
      switch key.kind {
      case .cell: layoutAttributesForItem(at: key.indexPath)
      case .supplementary(let kind):
        // A header without a length has attributes, but is not there.
        layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
          .flatMap { $0.size == .zero && !includingEmpty ? nil : $0 }
      case .decoration(let kind):
        layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
      }
    guard let advisor else { return answer }
    return advisor.attributes(of: CollectionViewElement(key), in: self, answer: answer)
  }

  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let path = key.indexPath
    CallLog.note(
      .layout, "initialLayoutAttributesForAppearing\(key.kind.callSuffix)", CallLog.text(path))
    let answer =
      switch key.kind {
      case .cell: initialLayoutAttributesForAppearingItem(at: path)
      case .supplementary(let kind):
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind):
        initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    guard let advisor else { return answer }
    return advisor.initialAttributes(of: CollectionViewElement(key), in: self, answer: answer)
  }

  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let path = key.indexPath
    CallLog.note(
      .layout, "finalLayoutAttributesForDisappearing\(key.kind.callSuffix)", CallLog.text(path))
    let answer =
      switch key.kind {
      case .cell: finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementary(let kind):
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decoration(let kind):
        finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    guard let advisor else { return answer }
    return advisor.finalAttributes(of: CollectionViewElement(key), in: self, answer: answer)
  }

  func beginUpdates(_ items: [UICollectionViewUpdateItem]) {
    CallLog.note(
      .layout, "prepare(forCollectionViewUpdates:)",
      "\(items.count) update\(items.count == 1 ? "" : "s")")
    prepare(forCollectionViewUpdates: items)
    advisor?.willUpdate(items)
  }

  func endUpdates() {
    CallLog.note(.layout, "finalizeCollectionViewUpdates()")
    finalizeCollectionViewUpdates()
    advisor?.didUpdate()
  }

  func beginBoundsChange(from oldBounds: CGRect) {
    CallLog.note(.layout, "prepare(forAnimatedBoundsChange:)", CallLog.text(oldBounds))
    prepare(forAnimatedBoundsChange: oldBounds)
    advisor?.willAnimateBoundsChange()
  }

  func endBoundsChange() {
    CallLog.note(.layout, "finalizeAnimatedBoundsChange()")
    finalizeAnimatedBoundsChange()
    advisor?.didAnimateBoundsChange()
  }
}

extension ElementKind {
  /// End of the names of the hooks about such an element, behind their verb.
  fileprivate var callSuffix: String {
    switch self {
    case .cell: "Item(at:)"
    case .supplementary: "SupplementaryElement(ofKind:at:)"
    case .decoration: "DecorationElement(ofKind:at:)"
    }
  }
}
