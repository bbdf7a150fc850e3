import UIKit

/// The photo library: a grid that two fingers make denser or larger, new pictures at its top.
final class LibraryViewController: UICollectionViewController {
  private enum Section { case photos }

  private lazy var dataSource = makeDataSource()
  private let columnChoices = [5, 3, 1]
  private var columns = 3
  private var newestPhoto = 2001

  init() {
    super.init(collectionViewLayout: Self.makeLayout(columns: 3))
    title = "Library"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Select", style: .plain, target: nil, action: nil)
    collectionView.backgroundColor = .systemBackground
    collectionView.refreshControl = UIRefreshControl()
    collectionView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.fetchPhotos() }, for: .valueChanged)
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: #selector(pinch)))

    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.photos])
    snapshot.appendItems((2001...2048).map { "IMG_\($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Square photos, as many beside each other as there are columns.
  private static func makeLayout(columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(columns))),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: row)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let registration = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, name in
      cell.imageView.image = UIImage(named: name)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: name)
    }
  }

  /// Adds what the camera took since the last time.
  private func fetchPhotos() {
    Task {
      try await Task.sleep(for: .seconds(0.8))
      let newPhotos = (1...3).map { "IMG_\(newestPhoto - $0)" }
      newestPhoto -= newPhotos.count
      var snapshot = dataSource.snapshot()
      if let first = snapshot.itemIdentifiers.first {
        snapshot.insertItems(newPhotos.reversed(), beforeItem: first)
      }
      await dataSource.apply(snapshot)
      collectionView.refreshControl?.endRefreshing()
    }
  }

  @objc private func pinch(_ gesture: UIPinchGestureRecognizer) {
    guard gesture.state == .changed, gesture.scale > 1.4 || gesture.scale < 0.7,
      let index = columnChoices.firstIndex(of: columns)
    else { return }
    let next = index + (gesture.scale > 1 ? 1 : -1)
    gesture.scale = 1
    guard columnChoices.indices.contains(next) else { return }
    columns = columnChoices[next]
    collectionView.setCollectionViewLayout(Self.makeLayout(columns: columns), animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let name = dataSource.itemIdentifier(for: indexPath) else { return }
    let photo = UINavigationController(rootViewController: PhotoViewController(name: name))
    photo.modalPresentationStyle = .overFullScreen
    photo.transitioningDelegate = self
    present(photo, animated: true)
  }

  /// The view that shows the photo of that name, if it is on screen.
  private func imageView(for name: String) -> UIImageView? {
    dataSource.indexPath(for: name)
      .flatMap { collectionView.cellForItem(at: $0) as? PhotoCell }?.imageView
  }
}

extension LibraryViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    zoom(of: presented, isOpening: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    zoom(of: dismissed, isOpening: false)
  }

  private func zoom(of controller: UIViewController, isOpening: Bool) -> PhotoZoom? {
    let page = (controller as? UINavigationController)?.viewControllers.first
    return (page as? PhotoViewController).map {
      PhotoZoom(page: $0, thumbnail: imageView(for: $0.name), isOpening: isOpening)
    }
  }
}

/// A photo that fills its cell.
final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
