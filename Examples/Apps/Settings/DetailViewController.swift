import UIKit

/// A screen behind a row: a switch that shows further rows, and a choice among several.
final class DetailViewController: UICollectionViewController {
  private enum Row: Hashable { case allowed, style(String) }

  private let styles = ["Lock Screen", "Notification Center", "Banners"]
  private var isAllowed = true
  private var chosen: Set<String> = ["Lock Screen"]
  private lazy var dataSource = makeDataSource()

  init(title: String) {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = section == 1 ? .supplementary : .none
        list.footerMode = section == 0 ? .supplementary : .none
        return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      })
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Row> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems([.allowed])
    guard isAllowed else { return snapshot }
    snapshot.appendSections([1])
    snapshot.appendItems(styles.map(Row.style))
    return snapshot
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
    let allowed = UICollectionView.CellRegistration<SwitchCell, Row> {
      [weak self] cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Allow Notifications"
      cell.contentConfiguration = content
      cell.isOn = self?.isAllowed ?? true
      cell.didSwitch = { self?.setAllowed($0) }
    }
    let style = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = self?.chosen.contains(name) == true ? [.checkmark()] : []
    }
    let label = { (kind: String, text: String) in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        view, _, _ in
        var content: UIListContentConfiguration =
          kind == UICollectionView.elementKindSectionHeader ? .groupedHeader() : .groupedFooter()
        content.text = text
        view.contentConfiguration = content
      }
    }
    let header = label(UICollectionView.elementKindSectionHeader, "Alerts")
    let footer = label(
      UICollectionView.elementKindSectionFooter,
      "Messages that wait for you are shown even while the phone is locked.")
    let dataSource = UICollectionViewDiffableDataSource<Int, Row>(
      collectionView: collectionView
    ) { collectionView, indexPath, row in
      switch row {
      case .allowed:
        collectionView.dequeueConfiguredReusableCell(using: allowed, for: indexPath, item: row)
      case .style(let name):
        collectionView.dequeueConfiguredReusableCell(using: style, for: indexPath, item: name)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer,
        for: indexPath)
    }
    return dataSource
  }

  private func setAllowed(_ value: Bool) {
    isAllowed = value
    dataSource.apply(makeSnapshot())
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    indexPath.section == 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .style(let name)? = dataSource.itemIdentifier(for: indexPath) else { return }
    chosen.formSymmetricDifference([name])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.style(name)])
    dataSource.apply(snapshot)
  }
}
