import UIKit

/// The front page of a store: cards that page sideways, columns of rows, and a grid.
final class StoreViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case featured, popular, categories

    var title: String {
      switch self {
      case .featured: "Today"
      case .popular: "Popular This Week"
      case .categories: "Browse Categories"
      }
    }
  }

  private enum Item: Hashable {
    case feature(Feature)
    case app(App)
    case category(App)
  }

  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Apps"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "person.crop.circle"), style: .plain, target: nil, action: nil)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)

    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Catalog.features.map(Item.feature), toSection: .featured)
    snapshot.appendItems(Catalog.popular.map(Item.app), toSection: .popular)
    snapshot.appendItems(Catalog.categories.map(Item.category), toSection: .categories)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        switch Section(rawValue: index) {
        case .featured: self?.featuredSection()
        case .popular: self?.popularSection()
        case .categories: self?.categoriesSection()
        case nil: nil
        }
      },
      configuration: configuration)
  }

  private func featuredSection() -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let page = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(310)),
      subitems: [card])
    let section = NSCollectionLayoutSection(group: page)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    section.supplementariesFollowContentInsets = false
    return section
  }

  private func popularSection() -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.92), heightDimension: .absolute(228)),
      subitems: [row])
    let section = NSCollectionLayoutSection(group: column)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    section.supplementariesFollowContentInsets = false
    return section
  }

  private func categoriesSection() -> NSCollectionLayoutSection {
    let tile = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    tile.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [tile])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 20, trailing: 15)
    section.boundarySupplementaryItems = [header()]
    section.supplementariesFollowContentInsets = false
    return section
  }

  /// A header that stays at the top while its section goes by.
  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }

  // MARK: - Data

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let card = UICollectionView.CellRegistration<FeatureCell, Feature> { cell, _, feature in
      cell.show(feature)
    }
    let row = UICollectionView.CellRegistration<AppRowCell, App> { cell, indexPath, app in
      cell.show(app, showsSeparator: indexPath.item % 3 != 2)
    }
    let tile = UICollectionView.CellRegistration<CategoryCell, App> { cell, _, category in
      cell.show(category)
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.title = Section(rawValue: indexPath.section)?.title
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .feature(let feature):
        collectionView.dequeueConfiguredReusableCell(
          using: card, for: indexPath, item: feature)
      case .app(let app):
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: app)
      case .category(let category):
        collectionView.dequeueConfiguredReusableCell(
          using: tile, for: indexPath, item: category)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}
