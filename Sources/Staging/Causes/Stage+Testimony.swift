package import AnimCauses
package import Foundation
import UIKitCore

/// What the layout and the collection view say of an element at a moment, for those who miss it.
package struct Testimony: Hashable, Sendable {
  package var element: ElementName
  /// How many items each section has.
  package var counts: [Int]
  /// The layout's answer about the element alone; nil if it has none.
  package var asked: CauseEvent.Placement?
  /// The layout's attributes of the element among those in the visible bounds; nil if it does not name it.
  package var named: CauseEvent.Placement?
  /// The visible part of the content, in its points.
  package var bounds: CGRect
  package var contentSize: CGSize
  /// Whether there is a view for it.
  package var hasView: Bool
  /// The elements in front of it that leave nothing of it to be seen, each alone.
  package var covers: [ElementName] = []
  /// Why nothing at all is to be seen of the collection view; nil if something is.
  package var concealment: String?

  /// What is said of an element.
  package init(
    element: ElementName, counts: [Int], asked: CauseEvent.Placement?,
    named: CauseEvent.Placement?, bounds: CGRect, contentSize: CGSize, hasView: Bool
  ) {
    self.element = element
    self.counts = counts
    self.asked = asked
    self.named = named
    self.bounds = bounds
    self.contentSize = contentSize
    self.hasView = hasView
  }
}

extension Stage {
  /// What is known of an element now.
  ///
  /// The layout is asked, as a collection view would ask it.
  package func testimony(about element: ElementName) -> Testimony {
    inWorld {
      let view = collectionView
      let layout = view.collectionViewLayout
      let bounds = view.bounds
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      let named = layout.askedElements(in: bounds)
      let mine = named.last { ElementName($0).matches(element) }
      let path = IndexPath(item: element.item, section: element.section)
      let exists =
        element.category == .cell
        ? counts.indices.contains(element.section) && element.item < counts[element.section] : true
      let asked =
        exists ? layout.askedAttributes(of: CollectionViewElement(element, at: path)) : nil
      var testimony = Testimony(
        element: element, counts: counts, asked: asked.map(CauseEvent.Placement.init),
        named: mine.map(CauseEvent.Placement.init), bounds: bounds, contentSize: view.contentSize,
        hasView: view.presentedElements.contains { ElementName($0).matches(element) })
      testimony.concealment = view.concealment
      if let mine {
        let order = Dictionary(
          named.enumerated().map { (ElementName($0.element), $0.offset) }, uniquingKeysWith: { $1 })
        testimony.covers = named.filter { other in
          !ElementName(other).matches(element) && !other.isHidden && other.alpha >= 1
            && (other.zIndex, order[ElementName(other)] ?? 0)
              > (mine.zIndex, order[ElementName(mine)] ?? 0)
            && other.frame.contains(mine.frame.intersection(bounds))
            && !mine.frame.intersection(bounds).isEmpty
        }.map(ElementName.init)
      }
      return testimony
    }
  }
}

extension UIView {
  /// Why nothing of the view is to be seen; nil if something may be.
  fileprivate var concealment: String? {
    guard window != nil else { return "the collection view is in no window" }
    if bounds.isEmpty {
      return "the collection view is \(bounds.size.text) points large"
    }
    for view in sequence(first: self, next: \.superview) {
      let name = view === self ? "the collection view" : "\(type(of: view)), in which it is,"
      if view.isHidden { return "\(name) is hidden" }
      if view.alpha <= 0 { return "\(name) has the alpha 0" }
    }
    return nil
  }
}

extension ElementName {
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      Category(attributes.representedElementCategory),
      kind: attributes.representedElementKind ?? "",
      section: attributes.indexPath.first ?? 0, item: attributes.indexPath.item)
  }

  init(_ element: PresentedElement) {
    self.init(
      Category(element.category), kind: element.kind ?? "", section: element.indexPath.first ?? 0,
      item: element.indexPath.item)
  }
}

extension ElementName.Category {
  init(_ category: UICollectionView.ElementCategory) {
    self =
      switch category {
      case .cell: .cell
      case .supplementaryView: .supplementaryView
      case .decorationView: .decorationView
      }
  }
}

extension CollectionViewElement {
  fileprivate init(_ element: ElementName, at path: IndexPath) {
    self.init(
      category: element.category == .cell
        ? .cell : element.category == .supplementaryView ? .supplementaryView : .decorationView,
      kind: element.category == .cell ? nil : element.kind, indexPath: path)
  }
}
