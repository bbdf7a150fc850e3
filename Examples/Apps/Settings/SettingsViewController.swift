import UIKit

/// The first screen of the settings: groups of rows with icons, switches and values.
final class SettingsViewController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var isOn: Set<Setting> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Setting> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Setting>()
    for (section, var settings) in Setting.groups.enumerated() {
      if isOn.contains(.airplaneMode) {
        settings.removeAll { $0 == .mobileData || $0 == .hotspot }
      }
      snapshot.appendSections([section])
      snapshot.appendItems(settings)
    }
    return snapshot
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Setting> {
    let account = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, _, setting in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = setting.title
      content.secondaryText = setting.value
      content.textProperties.font = .preferredFont(forTextStyle: .title3)
      content.image = UIImage(systemName: setting.symbol)
      content.imageProperties.tintColor = setting.color
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 48)
      content.imageProperties.reservedLayoutSize = CGSize(width: 56, height: 56)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      cell, _, setting in
      cell.contentConfiguration = setting.content
      cell.accessories = [.disclosureIndicator()]
    }
    let switchRow = UICollectionView.CellRegistration<SwitchCell, Setting> {
      [weak self] cell, _, setting in
      cell.contentConfiguration = setting.content
      cell.isOn = self?.isOn.contains(setting) ?? false
      cell.didSwitch = { self?.set(setting, isOn: $0) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, setting in
      if setting.isSwitch {
        return collectionView.dequeueConfiguredReusableCell(
          using: switchRow, for: indexPath, item: setting)
      }
      return collectionView.dequeueConfiguredReusableCell(
        using: setting == .account ? account : row, for: indexPath, item: setting)
    }
  }

  private func set(_ setting: Setting, isOn value: Bool) {
    if value { isOn.insert(setting) } else { isOn.remove(setting) }
    dataSource.apply(makeSnapshot())
  }
}

extension SettingsViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath)?.isSwitch == false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let setting = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(
      DetailViewController(title: setting.title), animated: true)
  }
}
