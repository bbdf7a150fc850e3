import Foundation
import Testing
import UIKitCore

/// Where the rows and headers of inset groups are, as recorded on iOS 26.1 (iPhone 16, three pixels to a point):
/// `listheaderprobe` and `listseparatorprobe` of Vercantez/openuikit, and what a view of a flow layout is like beside them
/// from `signalrowsprobe`.
@MainActor struct ListTests {
  private let phone = UIEnvironment(
    screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
    traits: UITraitCollection(displayScale: 3),
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// Thirds of a point from the top to which an element reaches.
  private func expect(
    _ frame: CGRect?, _ top: Int, _ height: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    guard let frame else {
      Issue.record("there is no such element", sourceLocation: location)
      return
    }
    #expect(frame.minX == 16 && frame.width == 361, sourceLocation: location)
    #expect(abs(frame.minY * 3 - CGFloat(top)) < 1e-6, sourceLocation: location)
    #expect(abs(frame.height * 3 - CGFloat(height)) < 1e-6, sourceLocation: location)
  }

  private func showing(
    rows: Int, hasHeaders: Bool, rowClass: AnyClass = Row.self,
    _ body: (UICollectionView) throws -> Void
  ) rethrows {
    try inWorld(phone) { _ in
      let controller = Rows(count: rows, hasHeaders: hasHeaders, rowClass: rowClass)
      let window = UIWindow()
      window.rootViewController = controller
      window.layoutIfNeeded()
      try body(controller.collectionView)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `groups with headers are 17.5 points apart, and 20 from the end`() {
    showing(rows: 3, hasHeaders: true) { view in
      for (section, tops) in [(0, [0, 109, 260, 411]), (1, [615, 724, 875, 1026])] {
        let header = view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
        expect(header?.frame, tops[0], 109)
        for item in 0..<3 {
          let cell = view.cellForItem(at: IndexPath(item: item, section: section))
          expect(cell?.frame, tops[item + 1], 151)
        }
      }
      #expect(abs(view.contentSize.height - 2473.0 / 6) < 1e-6)
      #expect(view.contentSize.width == 393)
    }
  }

  @Test func `groups without headers have 35 points above them`() {
    showing(rows: 4, hasHeaders: false) { view in
      for (section, top) in [(0, 105), (1, 814)] {
        for item in 0..<4 {
          let cell = view.cellForItem(at: IndexPath(item: item, section: section))
          expect(cell?.frame, top + 151 * item, 151)
        }
      }
      #expect(view.contentOffset == CGPoint(x: 0, y: -59))
    }
  }

  /// On iOS 26 it ends 16 points before the end of the row, too, and is a point thick; here it is as before.
  @Test func `a line is below each row but the last, from 16 points on`() throws {
    try showing(rows: 3, hasHeaders: false, rowClass: ListRow.self) { view in
      for item in 0..<3 {
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        let lines = cell.subviews.filter { !$0.isHidden && abs($0.frame.height * 3 - 1) < 1e-6 }
        #expect(lines.count == (item < 2 ? 1 : 0))
        guard let line = lines.first else { continue }
        #expect(line.frame.minX == 16 && abs(line.frame.maxY - cell.bounds.maxY) < 1e-6)
        #expect(line.backgroundColor == .separator)
      }
    }
  }

  @Test func `a list that does not fill its controller's view begins below the status bar`() {
    showing(rows: 3, hasHeaders: true) { view in
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(view.contentOffset == CGPoint(x: 0, y: -59))
    }
  }

  @Test func `rows have no safe area of their own, even below the home indicator`() {
    showing(rows: 10, hasHeaders: true) { view in
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      #expect(view.indexPathsForVisibleItems.count == 14)
      for cell in view.visibleCells {
        #expect(cell.safeAreaInsets == .zero && cell.contentView.safeAreaInsets == .zero)
        #expect(cell.contentView.insetsLayoutMarginsFromSafeArea)
      }
      let cell = view.cellForItem(at: IndexPath(item: 3, section: 1))
      expect(cell?.frame, 2234, 151)
    }
  }

  @Test func `so does a flow layout in a plain controller`() {
    inWorld(phone) { _ in
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = controller
      let view = UICollectionView.showing(
        ListDataSource(counts: [2]), in: UICollectionViewFlowLayout(),
        size: CGSize(width: 200, height: 300))
      controller.view.addSubview(view)
      view.layoutIfNeeded()
      #expect(view.bounds == CGRect(x: 0, y: -59, width: 200, height: 300))
      view.frame.origin = CGPoint(x: 7, y: 8)
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 0, y: -51))
      withExtendedLifetime(window) {}
    }
  }
}

/// Two groups of rows of 151 pixels, with headers of 109.
private final class Rows: UICollectionViewController {
  private let count: Int

  init(count: Int, hasHeaders: Bool, rowClass: AnyClass) {
    self.count = count
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    if hasHeaders { list.headerMode = .supplementary }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.register(rowClass, forCellWithReuseIdentifier: "row")
    collectionView.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private final class Row: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 151.0 / 3
    return layoutAttributes
  }
}

private final class ListRow: UICollectionViewListCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 151.0 / 3
    return layoutAttributes
  }
}

private final class Header: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 109.0 / 3
    return layoutAttributes
  }
}
