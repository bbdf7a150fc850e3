import AnimGeometry
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The boundaries inside of which a section's insets begin, on a screen whose sides are covered.
@MainActor struct InsetReferenceTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// The frames of the first item and of the header of a section with 10 points at its sides, on a
  /// screen of 400 points, 50 of them covered at the left and 30 at the right.
  private func frames(
    _ change: (NSCollectionLayoutSection, NSCollectionLayoutBoundarySupplementaryItem) -> Void
  ) -> (item: CGRect?, header: CGRect?) {
    let insets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    let screen = CGRect(x: 0, y: 0, width: 400, height: 300)
    return inWorld(UIEnvironment(screenBounds: screen, safeAreaInsets: insets)) { _ in
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems = [header]
      change(section, header)
      let view = UICollectionView.showing(
        ListDataSource(counts: [3]), in: UICollectionViewCompositionalLayout(section: section),
        size: screen.size)
      let window = UIWindow()
      window.addSubview(view)
      window.layoutIfNeeded()
      return (
        view.layoutAttributesForItem(at: IndexPath(0, 0))?.frame,
        view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(0, 0))?.frame
      )
    }
  }

  @Test func `a section begins inside of the safe area`() {
    let (item, header) = frames { _, _ in }
    #expect(item == CGRect(x: 60, y: 20, width: 300, height: 40))
    #expect(header == CGRect(x: 60, y: 0, width: 300, height: 20))
  }

  @Test func `a section may begin at the view's edges`() {
    let (item, header) = frames { section, _ in section.contentInsetsReference = .none }
    #expect(item == CGRect(x: 10, y: 20, width: 380, height: 40))
    #expect(header == CGRect(x: 10, y: 0, width: 380, height: 20))
  }

  @Test func `the layout's margins are added to the safe area`() {
    let (item, _) = frames { section, _ in section.contentInsetsReference = .layoutMargins }
    #expect(item == CGRect(x: 68, y: 20, width: 284, height: 40))
  }

  @Test func `headers may be as wide as the layout`() {
    let (item, header) = frames { section, _ in
      section.supplementaryContentInsetsReference = .none
    }
    #expect(item?.minX == 60)
    #expect(header == CGRect(x: 0, y: 0, width: 400, height: 20))
  }

  @Test func `headers have insets of their own`() {
    let (item, header) = frames { section, header in
      section.supplementaryContentInsetsReference = .none
      header.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    }
    // The section grows by the header as it was described.
    #expect(item?.minY == 20)
    #expect(header == CGRect(x: 4, y: 2, width: 388, height: 12))
  }

  @Test func `insets along an axis of estimated length are ignored`() {
    let (item, header) = frames { _, header in
      header.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    }
    #expect(header?.height == 12)
    #expect(item?.minY == 20)
    let estimated = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
    estimated.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let insets = LayoutDescription(direction: .vertical).insets(of: estimated)
    #expect(insets.start.main == 0 && insets.end.main == 0)
    #expect(insets.start.cross == 6 && insets.end.cross == 8)
  }
}
