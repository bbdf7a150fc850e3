import AnimLayers
import Foundation
import UIKitCore

/// Sections of plain cells with headers and footers of every kind.
@MainActor final class Gallery: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var moves: [[IndexPath]] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Shows sections of the given sizes in `layout`, on a device and a clock of their own.
@MainActor func showing<Result>(
  _ counts: [Int], in layout: UICollectionViewLayout, size: CGSize,
  delegate: (any UICollectionViewDelegate)? = nil,
  _ body: (UICollectionView, Gallery, MediaClock) throws -> Result
) rethrows -> Result {
  let clock = MediaClock()
  return try MediaClock.$current.withValue(clock) {
    try UIEnvironment().run {
      let gallery = Gallery(counts)
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      view.delegate = delegate
      view.dataSource = gallery
      view.layoutIfNeeded()
      return try withExtendedLifetime(gallery) { try body(view, gallery, clock) }
    }
  }
}

/// The same in a window, under fingers.
@MainActor func touching(
  _ counts: [Int], in layout: UICollectionViewLayout, size: CGSize,
  _ body: (UIWindow, UICollectionView, Gallery, MediaClock) throws -> Void
) rethrows {
  try showing(counts, in: layout, size: size) { view, gallery, clock in
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    try body(window, view, gallery, clock)
  }
}

extension UICollectionView {
  func attributes(_ item: Int) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: IndexPath(item: item, section: 0))
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func headerFrame(_ section: Int) -> CGRect? {
    supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }
}
