package import AnimDrawing
import AnimLayers
package import AnimScenarioFormat
package import Foundation
import UIKitCore

/// What those who examine a collection view at rest ask of it, and do to it.
extension Stage {
  /// Whether the device lies on its side.
  package var isLandscape: Bool { window.orientation.isLandscape }

  /// Begins to turn the device, in an animation of 0.3 seconds.
  ///
  /// - Parameter isLandscape: Whether it is to lie on its left side, or to stand upright.
  package func rotate(toLandscape isLandscape: Bool) {
    inWorld {
      window.rotate(
        to: isLandscape ? .landscapeLeft : .portrait, duration: 0.3, device: device.layer,
        isForced: true
      ) {}
    }
  }

  /// The look of a cell without what is animated, and without the identities of its layers; nil if the item has none.
  package func look(ofItem path: IndexPath) -> DisplayList? {
    inWorld {
      collectionView.cellForItem(at: path).map { cell in
        var list = DisplayList(cell.layer.modelSnapshot, size: collectionView.bounds.size)
        list.items = list.items.map(\.anonymous)
        return list
      }
    }
  }

  /// Gives the collection view a new layout, which knows nothing of what was before.
  ///
  /// - Parameter layout: The layout's name in the scenario.
  package func renewLayout(_ layout: SourceName) {
    inWorld {
      collectionView.setCollectionViewLayout(makeLayout(layout), animated: false)
      collectionView.layoutIfNeeded()
    }
  }

  /// The size of the content that the layout tells, in points.
  package var contentSize: CGSize { inWorld { collectionView.contentSize } }

  /// A pass of layout that nothing asks for, of the collection view and all views above it.
  package func layOutAgain() {
    inWorld {
      for view in sequence(first: collectionView as UIView, next: \.superview) {
        view.setNeedsLayout()
      }
      window.layoutIfNeeded()
    }
  }

  /// Whether the layout moves the offset along when a cell above what is on screen turns out higher than estimated.
  ///
  /// The layout is told of such a cell, and so is no longer what it was.
  package var correctsOffset: Bool {
    inWorld {
      let (view, layout) = (collectionView, collectionView.collectionViewLayout)
      guard let first = view.indexPathsForVisibleItems.min() else { return false }
      let above = (0..<first.item).map { IndexPath(item: $0, section: first.section) }
      guard let path = above.last, let original = layout.layoutAttributesForItem(at: path),
        original.frame.maxY <= view.bounds.minY,
        let preferred = original.copy() as? UICollectionViewLayoutAttributes
      else { return false }
      preferred.size.height += 8
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        && layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original
        ).contentOffsetAdjustment.y > 0
    }
  }

  /// Holds what is seen to what the scenario expects of every moment.
  ///
  /// - Parameter time: The present time, in seconds.
  /// - Returns: What is not as expected, in words; nil if all is.
  package func unmetExpectation(at time: Double) -> String? {
    guard !scenario.expectations.isEmpty else { return nil }
    let now = observation(at: time)
    return scenario.expectations.lazy.compactMap { expectation in
      ExpectationCheck(expectation: expectation, observations: [now]) { _ in "at rest" }.findings()
        .first?.message.text
    }.first
  }

  /// Lays the collection view out for people who read in the other direction, or as it was.
  ///
  /// - Parameter isReversed: Whether the direction is the other one.
  package func reverseDirection(_ isReversed: Bool) {
    inWorld {
      let isRightToLeft =
        collectionView.traitCollection.layoutDirection == .rightToLeft
      collectionView.semanticContentAttribute =
        !isReversed ? .unspecified : isRightToLeft ? .forceLeftToRight : .forceRightToLeft
      collectionView.collectionViewLayout.invalidateLayout()
      collectionView.layoutIfNeeded()
    }
  }

  /// Whether scrolling may come to rest at an offset: the layout agrees, and where content stops at pages it is the beginning of
  /// one.
  package func mayRest(at offset: CGPoint) -> Bool {
    inWorld {
      let page = collectionView.bounds.size
      func isBetweenPages(_ offset: CGFloat, _ length: CGFloat) -> Bool {
        abs(offset / length - (offset / length).rounded()) * length > 0.5
      }
      if collectionView.isPagingEnabled,
        isBetweenPages(offset.x, page.width) || isBetweenPages(offset.y, page.height)
      {
        return false
      }
      let target = collectionView.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: offset, withScrollingVelocity: .zero)
      return abs(target.x - offset.x) <= 0.5 && abs(target.y - offset.y) <= 0.5
    }
  }

  /// Whether the layout has taken sizes from what cells prefer and goes on to, so that it depends on which of them were ever
  /// shown.
  package var hasSelfSizingElements: Bool {
    inWorld {
      let layout = collectionView.collectionViewLayout
      // Some heed whatever a cell asks for, and have cells that ask for nothing.
      guard collectionView.hasFittedElements else { return false }
      return collectionView.visibleCells.contains { cell in
        guard let path = collectionView.indexPath(for: cell),
          let attributes = layout.layoutAttributesForItem(at: path),
          let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        preferred.size.height += 8
        return layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      }
    }
  }
}
