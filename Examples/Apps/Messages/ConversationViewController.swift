import UIKit

/// A message; without a text, someone is writing it.
struct Message: Hashable, Identifiable {
  let id = UUID()
  let text: String?
  let isOutgoing: Bool

  static func sent(_ text: String) -> Message { Message(text: text, isOutgoing: true) }
  static func received(_ text: String) -> Message { Message(text: text, isOutgoing: false) }
  static func typing() -> Message { Message(text: nil, isOutgoing: false) }
}

/// A conversation: a message is sent, and answered after some thought.
final class ConversationViewController: UIViewController {
  private let layout = ConversationLayout()
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = makeDataSource()
  private let inputBar = InputBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpNavigationItem()
    layout.delegate = self
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.keyboardDismissMode = .onDrag
    inputBar.send = { [weak self] in self?.send($0) }

    for view in [collectionView, inputBar] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inputBar.topAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -InputBar.height),
    ])
    collectionView.contentInset.bottom = InputBar.height
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardWillMove), name: name, object: nil)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      .sent("Happy birthday, a day late!"),
      .received("Forgiven. Your card even made my mother laugh."),
      .received("Are you awake?"),
      .sent("It’s 5:40 on a Sunday, Noor. Nobody is awake."),
      .received("The forecast says clear until ten, and no wind."),
      .received("The lake will be a mirror."),
      .sent("You said that last time. We came home with wet socks."),
      .received("And with the best picture of the year!"),
      .received("Jetty, 6:30?"),
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Keeps the end of the conversation above the field, wherever that goes.
  @objc private func keyboardWillMove(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let covered = view.bounds.maxY - view.convert(frame, from: nil).minY
    let inset = InputBar.height + max(0, covered - view.safeAreaInsets.bottom)
    let raised = inset - collectionView.contentInset.bottom
    collectionView.contentInset.bottom = inset
    collectionView.contentOffset.y += max(0, raised)
  }

  private func setUpNavigationItem() {
    let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    avatar.tintColor = .systemGray
    avatar.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
    let name = UILabel()
    name.text = "Noor"
    name.font = .systemFont(ofSize: 11)
    let title = UIStackView(arrangedSubviews: [avatar, name])
    title.axis = .vertical
    title.alignment = .center
    title.spacing = 1
    title.frame.size = title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    navigationItem.titleView = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "video"), style: .plain, target: nil, action: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "chevron.backward"), style: .plain, target: nil, action: nil)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message> {
    let bubble = UICollectionView.CellRegistration<BubbleCell, Message> {
      [weak self] cell, indexPath, message in
      let next = IndexPath(item: indexPath.item + 1, section: indexPath.section)
      let follower = self?.dataSource.itemIdentifier(for: next)
      cell.show(message, hasTail: follower?.isOutgoing != message.isOutgoing)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(
        using: bubble, for: indexPath, item: message)
    }
  }

  private func send(_ text: String) {
    Task {
      await change { $0.appendItems([.sent(text)]) }
      try await Task.sleep(for: .seconds(0.7))
      let typing = Message.typing()
      await change { $0.appendItems([typing]) }
      try await Task.sleep(for: .seconds(1.6))
      await change {
        $0.deleteItems([typing])
        $0.appendItems([.received("Perfect. Wear rubber boots!")])
      }
    }
  }

  private func change(
    _ edit: (inout NSDiffableDataSourceSnapshot<Int, Message>) -> Void
  ) async {
    var snapshot = dataSource.snapshot()
    edit(&snapshot)
    await dataSource.apply(snapshot)
  }
}

extension ConversationViewController: ConversationLayoutDelegate {
  func conversationLayout(
    _ layout: ConversationLayout, isOutgoingAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath)?.isOutgoing ?? false
  }
}
