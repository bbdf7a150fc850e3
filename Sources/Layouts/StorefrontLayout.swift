package import UIKit

/// The front page of a store: large features that come to rest one by one, rows in columns that
/// scroll sideways, and a grid.
///
/// A compositional layout; sections take turns in these three looks.
@preconcurrency @MainActor package class StorefrontLayout: UICollectionViewCompositionalLayout {
  /// The height of a feature, in points.
  package var featureHeight: CGFloat = 200 { didSet { invalidateLayout() } }
  /// The height of a row in a column, in points.
  package var rowHeight: CGFloat = 64 { didSet { invalidateLayout() } }
  /// The height of a line of the grid, in points.
  package var gridHeight: CGFloat = 110 { didSet { invalidateLayout() } }
  /// The height of the header of each section, in points; 0 for no headers.
  package var headerHeight: CGFloat = 44 { didSet { invalidateLayout() } }
  /// The room before and after the content of a section, in points.
  package var margin: CGFloat = 16 { didSet { invalidateLayout() } }

  /// Lets the provider of sections, which is there before the layout, find it.
  private final class Owner {
    weak var layout: StorefrontLayout?
  }

  /// A front page of any number of sections.
  package init() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    let owner = Owner()
    super.init(
      sectionProvider: { section, _ in owner.layout?.section(section) },
      configuration: configuration)
    owner.layout = self
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  private func section(_ index: Int) -> NSCollectionLayoutSection {
    let section =
      switch index % 3 {
      case 0: features
      case 1: rows
      default: grid
      }
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 8, trailing: margin)
    guard headerHeight > 0 else { return section }
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  private static let whole = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// One large card after the other, the next one in sight.
  private var features: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(featureHeight)),
      subitems: [NSCollectionLayoutItem(layoutSize: Self.whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  /// Columns of three rows.
  private var rows: NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1.0 / 3)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(3 * rowHeight)),
      subitems: [row])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// Two items to a line.
  private var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(gridHeight)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
