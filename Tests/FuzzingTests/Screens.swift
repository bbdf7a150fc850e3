import Foundation
import UIKitCore

/// A screen with a list of colours from a diffable data source, which grows and shrinks as rows are tapped.
class ListScreen: UIViewController, UICollectionViewDelegate {
  final let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var items = Array(0..<18)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 300, height: 44)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      cell.backgroundColor = UIColor(white: CGFloat(item % 10) / 10, alpha: 1)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source?.apply(snapshot, animatingDifferences: animated)
  }

  /// An even row goes to the end, an odd one is replaced by a new one at the beginning.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let item = items.remove(at: indexPath.item)
    if item.isMultiple(of: 2) {
      items.append(item)
    } else {
      items.insert((items.max() ?? 0) + 1, at: 0)
    }
    apply(animated: true)
  }
}

/// Makes its rows a little higher whenever it is laid out again with the same size.
final class GrowingScreen: ListScreen {
  private var size = CGSize.zero

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layout.itemSize.height = view.bounds.size == size ? layout.itemSize.height + 1 : 44
    size = view.bounds.size
  }
}

/// Makes its rows as high as its size asks for whenever it is laid out.
final class FittingScreen: ListScreen {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = (view.bounds.height / 11).rounded()
    if layout.itemSize.height != height { layout.itemSize.height = max(1, height) }
  }
}
