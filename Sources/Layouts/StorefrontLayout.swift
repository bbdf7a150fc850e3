public import UIKit

/// The front page of a store: large features that come to rest one by one, rows in columns that
/// scroll sideways, and a grid.
///
/// A compositional layout; sections take turns in these three looks.
@preconcurrency @MainActor open class StorefrontLayout: UICollectionViewCompositionalLayout {
  /// Heights in points.
  public struct Metrics: Sendable {
    public var featureHeight: CGFloat = 200
    public var rowHeight: CGFloat = 64
    public var gridHeight: CGFloat = 110
    public var headerHeight: CGFloat = 44
    /// Points before and after the content of a section.
    public var margin: CGFloat = 16

    public init() {}
  }

  public init(metrics: Metrics = Metrics()) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    super.init(
      sectionProvider: { section, _ in
        let made: NSCollectionLayoutSection
        switch section % 3 {
        case 0: made = StorefrontLayout.features(metrics)
        case 1: made = StorefrontLayout.rows(metrics)
        default: made = StorefrontLayout.grid(metrics)
        }
        made.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: metrics.margin, bottom: 8, trailing: metrics.margin)
        if metrics.headerHeight > 0 {
          made.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(metrics.headerHeight)),
              elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          ]
        }
        return made
      }, configuration: configuration)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let whole = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  /// One large card after the other, the next one in sight.
  private static func features(_ metrics: Metrics) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(metrics.featureHeight)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  /// Columns of three rows.
  private static func rows(_ metrics: Metrics) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1.0 / 3)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(3 * metrics.rowHeight)),
      subitems: [row])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// Two items to a line.
  private static func grid(_ metrics: Metrics) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(metrics.gridHeight)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
