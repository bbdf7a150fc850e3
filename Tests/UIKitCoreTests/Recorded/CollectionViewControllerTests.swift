import Foundation
import Testing
import UIKitCore

/// The views, the layout and the selection of a collection view controller, as recorded on iOS 26.1
/// (iPhone 16).
@MainActor struct CollectionViewControllerTests {
  private func make() -> UICollectionViewController {
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  }

  @Test func `the view holds the collection view`() throws {
    try inWorld { _ in
      let controller = make()
      #expect(!controller.isViewLoaded)
      let view = try #require(controller.view)
      let collectionView = try #require(controller.collectionView)
      #expect(view !== collectionView)
      #expect(view.subviews == [collectionView])
      #expect(collectionView.frame == view.bounds)
      #expect(collectionView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      #expect(collectionView.backgroundColor == .systemBackground)
      #expect(view.backgroundColor == nil)
      #expect(collectionView.dataSource === controller)
      #expect(collectionView.delegate === controller)
    }
  }

  @Test func `the controller's layout stays the one that it was made with`() throws {
    try inWorld { _ in
      let controller = make()
      let (first, second) = (controller.collectionViewLayout, UICollectionViewFlowLayout())
      let view = try #require(controller.collectionView)
      view.setCollectionViewLayout(second, animated: false)
      #expect(controller.collectionViewLayout === first)
      #expect(view.collectionViewLayout === second)
    }
  }

  @Test func `another collection view takes the place of the first`() throws {
    try inWorld { _ in
      let controller = make()
      let old = try #require(controller.collectionView)
      let new = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = new
      #expect(old.superview == nil)
      #expect(old.dataSource == nil && old.delegate == nil)
      #expect(controller.view.subviews == [new])
      #expect(new.frame == controller.view.bounds)
      #expect(new.dataSource === controller && new.delegate === controller)
      controller.collectionView = nil
      #expect(controller.collectionView == nil)
      #expect(controller.view.subviews.isEmpty)
    }
  }

  @Test func `one that is set before the view is loaded is the one that is shown`() {
    inWorld { _ in
      let controller = make()
      let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = own
      #expect(controller.isViewLoaded)
      #expect(controller.collectionView === own)
      #expect(controller.view.subviews == [own])
      #expect(own.dataSource === controller)
    }
  }

  @Test(arguments: [true, false])
  func `the selection is cleared between will appear and is appearing`(_ clears: Bool) throws {
    try inWorld { _ in
      let controller = Selecting(collectionViewLayout: UICollectionViewFlowLayout())
      controller.clearsSelectionOnViewWillAppear = clears
      let view = try #require(controller.collectionView)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      UIWindow().rootViewController = controller
      let after = clears ? 0 : 1
      #expect(
        controller.seen == ["will appear 1", "is appearing \(after)", "did appear \(after)"])
    }
  }
}

private final class Selecting: UICollectionViewController {
  var seen: [String] = []

  private func note(_ moment: String) {
    seen.append("\(moment) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
