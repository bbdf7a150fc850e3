import Foundation
import UIKitCore

/// Sections of items that have names, so that a test can follow each of them through updates.
@MainActor final class ListDataSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  /// Sections with the given numbers of items, named `section.item`.
  convenience init(counts: [Int]) {
    self.init(
      counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? NamedCell {
      cell.name = sections[indexPath.section][indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "supplementary", for: indexPath)
  }
}

final class NamedCell: UICollectionViewCell {
  var name = ""
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view that keeps its data source and delegate alive.
final class TestCollectionView: UICollectionView {
  fileprivate var kept: [AnyObject?] = []
}

extension UICollectionView {
  /// A collection view with the classes that `ListDataSource` dequeues, laid out once.
  static func showing(
    _ dataSource: any UICollectionViewDataSource, in layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480),
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let view = TestCollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.kept = [dataSource, delegate]
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [elementKindSectionHeader, elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "supplementary")
    }
    view.delegate = delegate
    view.dataSource = dataSource
    view.layoutIfNeeded()
    return view
  }
}
