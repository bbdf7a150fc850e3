import UIKit

/// An inbox whose rows are read, flagged and deleted by swipes; a new message arrives by itself.
final class InboxViewController: UIViewController {
  private enum Section { case inbox }

  private var messages = Dictionary(uniqueKeysWithValues: Message.inbox.map { ($0.id, $0) })
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let status = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    setUpToolbar()

    var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
    snapshot.appendSections([.inbox])
    snapshot.appendItems(Message.inbox.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    messagesDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      try await Task.sleep(for: .seconds(0.8))
      receive(.latest)
    }
  }

  private func setUpToolbar() {
    status.font = .preferredFont(forTextStyle: .caption1)
    status.textAlignment = .center
    toolbarItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain,
        target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(customView: status),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .compose),
    ]
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.leadingActions(at: indexPath)
    }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Message.ID> {
    let row = UICollectionView.CellRegistration<MessageCell, Message.ID> { [weak self] cell, _, id in
      cell.message = self?.messages[id]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
  }

  // MARK: - Changes

  private func receive(_ message: Message) {
    messages[message.id] = message
    var snapshot = dataSource.snapshot()
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems([message.id], beforeItem: first)
    } else {
      snapshot.appendItems([message.id])
    }
    dataSource.apply(snapshot)
    messagesDidChange()
  }

  private func delete(_ id: Message.ID) {
    messages[id] = nil
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    dataSource.apply(snapshot)
    messagesDidChange()
  }

  private func change(_ id: Message.ID, _ edit: (inout Message) -> Void) {
    guard var message = messages[id] else { return }
    edit(&message)
    messages[id] = message
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
    messagesDidChange()
  }

  private func messagesDidChange() {
    let unread = messages.values.filter(\.isUnread).count
    status.text = unread == 0 ? "Updated Just Now" : "\(unread) Unread"
    status.sizeToFit()
  }

  // MARK: - Swipes

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = messages[id] else {
      return nil
    }
    let read = UIContextualAction(
      style: .normal, title: message.isUnread ? "Read" : "Unread"
    ) { [weak self] _, _, completion in
      self?.change(id) { $0.isUnread.toggle() }
      completion(true)
    }
    read.image = UIImage(systemName: message.isUnread ? "envelope.open.fill" : "envelope.badge.fill")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = messages[id] else {
      return nil
    }
    let delete = UIContextualAction(style: .destructive, title: "Trash") {
      [weak self] _, _, completion in
      self?.delete(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(
      style: .normal, title: message.isFlagged ? "Unflag" : "Flag"
    ) { [weak self] _, _, completion in
      self?.change(id) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.image = UIImage(systemName: message.isFlagged ? "flag.slash.fill" : "flag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}

extension InboxViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    dataSource.itemIdentifier(for: indexPath).map { change($0) { $0.isUnread = false } }
  }
}
