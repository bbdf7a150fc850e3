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

  @Test func `what a controller is like before its view is loaded`() {
    inWorld { _ in
      let controller = make()
      #expect(controller.clearsSelectionOnViewWillAppear)
      #expect(controller.installsStandardGestureForInteractiveMovement)
      #expect(!controller.useLayoutToLayoutNavigationTransitions)
      #expect(!controller.isViewLoaded)
      // There is nothing to take away yet, so the view is still made when it is asked for.
      controller.collectionView = nil
      #expect(!controller.isViewLoaded)
      #expect(controller.collectionView?.collectionViewLayout === controller.collectionViewLayout)
      #expect(controller.view.subviews.count == 1)
    }
  }

  @Test func `a collection view of the app's own fills the view and does not bounce by itself`()
    throws
  {
    try inWorld { _ in
      let controller = make()
      let view = try #require(controller.collectionView)
      #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
      let new = UICollectionView(
        frame: CGRect(x: 1, y: 2, width: 100, height: 200),
        collectionViewLayout: UICollectionViewLayout())
      controller.collectionView = new
      #expect(new.frame == controller.view.bounds)
      #expect(new.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      #expect(controller.collectionViewLayout !== new.collectionViewLayout)
      controller.collectionView = nil
      #expect(controller.collectionView == nil)
      #expect(controller.collectionViewLayout === view.collectionViewLayout)
    }
  }

  @Test(arguments: [true, false])
  func `will appear by itself clears no selection`(_ clears: Bool) {
    inWorld { _ in
      let controller = Selecting(clears: clears)
      controller.viewWillAppear(false)
      #expect(controller.seen == ["will appear 1", "will have appeared 1"])
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `the selection is cleared between will appear and is appearing`(
    _ clears: Bool, _ isInNavigation: Bool
  ) {
    inWorld { _ in
      let controller = Selecting(clears: clears)
      let window = UIWindow()
      window.rootViewController =
        isInNavigation ? UINavigationController(rootViewController: controller) : controller
      let after = clears ? 0 : 1
      #expect(
        controller.seen == [
          "will appear 1", "will have appeared 1", "is appearing \(after)",
          "was appearing \(after)", "did appear \(after)", "has appeared \(after)",
        ])
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a controller that comes back in an animation clears its selection at its end`(
    _ clears: Bool, _ animated: Bool
  ) {
    inWorld { world in
      let controller = Selecting(clears: clears)
      let navigation = UINavigationController(rootViewController: controller)
      let window = UIWindow()
      window.rootViewController = navigation
      defer { withExtendedLifetime(window) {} }
      controller.select()
      navigation.pushViewController(UIViewController(), animated: animated)
      world.clock.advance(to: 0.8)
      #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
      #expect(controller.view.window == nil)
      controller.seen = []
      navigation.popViewController(animated: animated)
      world.clock.advance(to: 1.6)
      let (after, meanwhile) = (clears ? 0 : 1, clears && !animated ? 0 : 1)
      #expect(
        controller.seen == [
          "will appear 1", "will have appeared 1", "is appearing \(meanwhile)",
          "was appearing \(meanwhile)", "did appear \(after)", "has appeared \(after)",
        ])
    }
  }
}

/// Has its first item selected, and notes how many are before and after each call of the superclass.
private final class Selecting: UICollectionViewController {
  var seen: [String] = []

  init(clears: Bool) {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    clearsSelectionOnViewWillAppear = clears
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    select()
  }

  required init?(coder: NSCoder) { nil }

  func select() {
    collectionView.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }

  private func note(_ moment: String) {
    seen.append("\(moment) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
  }

  override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    super.viewWillAppear(animated)
    note("will have appeared")
  }

  override func viewIsAppearing(_ animated: Bool) {
    note("is appearing")
    super.viewIsAppearing(animated)
    note("was appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    note("did appear")
    super.viewDidAppear(animated)
    note("has appeared")
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
