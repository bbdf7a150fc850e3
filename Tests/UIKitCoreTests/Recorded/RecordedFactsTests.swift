import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Values of views, tables, controllers and layouts as they were recorded on the simulator of iOS 26.1, published in
/// Vercantez/openuikit below `uikit/Tools/oracle2`, in the folders that each test names.
@MainActor struct RecordedFactsTests {
  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  /// `indexpathsforrowsprobe`: rows of 44 points in a table of 320 × 480.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 320, height: 200), 0...4),
      (CGRect(x: 0, y: 44, width: 320, height: 44), 1...1),
      (CGRect(x: 0, y: 43.5, width: 320, height: 1), 0...0),
      (CGRect(x: 0, y: 88, width: 320, height: 0), 2...2),
      (CGRect(x: 0, y: 44, width: 0, height: 44), 1...2),
      (CGRect(x: 0, y: -50, width: 320, height: 60), 0...0), (.zero, 0...0),
      (CGRect(x: 0, y: 43.5, width: 320, height: 1.5), 0...1),
      (CGRect(x: 0, y: 43, width: 320, height: 2), 0...1),
      (CGRect(x: 0, y: 43, width: 320, height: 1.99), 0...0),
      (CGRect(x: 0, y: 10, width: 320, height: 34.99), 0...0),
      (CGRect(x: 0, y: 10, width: 320, height: 35), 0...1),
      (CGRect(x: 0, y: 0, width: 320, height: 0.5), 0...0),
      (CGRect(x: 0, y: 43.99, width: 320, height: 0.02), 0...0),
      (CGRect(x: 0, y: 44, width: 0.5, height: 44), 1...1),
      (CGRect(x: 0, y: 44, width: 320, height: 44.5), 1...1),
      (CGRect(x: 0, y: 44, width: 320, height: 45), 1...2),
      (CGRect(x: 319, y: 0, width: 10, height: 10), 0...0),
      (CGRect(x: -10, y: 0, width: 10.5, height: 10), 0...0),
      (CGRect(x: 100, y: 0, width: 0, height: 0), 0...0),
      (CGRect(x: 400, y: 0, width: 10, height: 10), nil),
      (CGRect(x: 0, y: 1000, width: 320, height: 100), nil), (.null, nil), (.infinite, 0...9),
      (CGRect(x: 320, y: 0, width: 10, height: 10), nil),
      (CGRect(x: -10, y: 0, width: 10, height: 10), nil),
      (CGRect(x: 500, y: 0, width: 0, height: 0), nil),
    ] as [(CGRect, ClosedRange<Int>?)])
  func `rows in a rectangle`(_ rect: CGRect, _ expected: ClosedRange<Int>?) {
    inWorld { _ in
      let rows = Rows([10])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.rowHeight = 44
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.contentSize == CGSize(width: 320, height: 440))
      #expect(table.indexPathsForRows(in: rect)?.map(\.row) == expected.map(Array.init) ?? [])
    }
  }

  /// `tablebatchprobe`.
  @Test(arguments: [
    (false, true, false), (true, true, true), (true, false, true), (false, false, true),
  ])
  func `the completion of a batch is called in a later turn`(
    hasWindow: Bool, isAnimated: Bool, isFinished: Bool
  ) {
    inWorld { world in
      let rows = Rows([2])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = rows
      let window = UIWindow()
      if hasWindow { window.addSubview(table) }
      table.layoutIfNeeded()
      var answers: [Bool] = []
      @MainActor func update() {
        table.performBatchUpdates {
          rows.counts = [3]
          table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        } completion: {
          answers.append($0)
        }
      }
      if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
      #expect(table.numberOfRows(inSection: 0) == 3 && answers.isEmpty)
      world.clock.advance(to: 1)
      #expect(answers == [isFinished])
    }
  }

  // MARK: Controllers

  /// `vcstyleprobe`.
  @Test func `a controller's appearance is its view's and its children's, and not the view's own`()
  {
    inWorld { _ in
      let (root, controller, child) = (UIViewController(), UIViewController(), UIViewController())
      #expect(controller.overrideUserInterfaceStyle == .unspecified)
      controller.overrideUserInterfaceStyle = .dark
      #expect(!controller.isViewLoaded)
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      let inside = UIView()
      inside.backgroundColor = .systemBackground
      controller.view.addSubview(inside)
      #expect(controller.view.overrideUserInterfaceStyle == .unspecified)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      controller.addChild(child)
      #expect(child.overrideUserInterfaceStyle == .unspecified)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(child.view.traitCollection.userInterfaceStyle == .light)
      let window = UIWindow()
      window.rootViewController = root
      root.addChild(controller)
      root.view.addSubview(controller.view)
      #expect(root.traitCollection.userInterfaceStyle == .light)
      #expect(inside.traitCollection.userInterfaceStyle == .dark)
      #expect(inside.layer.backgroundColor == UIColor.black.cgColor)
      controller.overrideUserInterfaceStyle = .unspecified
      #expect(controller.traitCollection.userInterfaceStyle == .light)
      #expect(inside.layer.backgroundColor == UIColor.white.cgColor)
      controller.view.overrideUserInterfaceStyle = .dark
      #expect(controller.overrideUserInterfaceStyle == .unspecified)
      #expect(controller.traitCollection.userInterfaceStyle == .light)
      #expect(inside.layer.backgroundColor == UIColor.black.cgColor)
    }
  }

  /// `cvcdatasourceprobe`.
  @Test func `a collection view controller has no items by itself`() throws {
    try inWorld { _ in
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      let view = try #require(controller.collectionView)
      #expect(view.dataSource === controller)
      #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 0)
      #expect(controller.collectionView(view, numberOfItemsInSection: 0) == 0)
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      #expect(view.visibleCells.isEmpty)
    }
  }

  // MARK: Views

  /// `coordinatespaceprobe`: a view with an origin of its own in another, beside a third.
  @Test func `points and rectangles of views as spaces`() {
    inWorld { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 220, width: 100, height: 100))
      root.addSubview(parent)
      parent.addSubview(child)
      root.addSubview(sibling)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let (a, b): (any UICoordinateSpace, any UICoordinateSpace) = (child, sibling)
      let (point, rect) = (CGPoint(x: 8, y: 9), CGRect(x: 8, y: 9, width: 30, height: 40))
      #expect(a.bounds == CGRect(x: 3, y: 4, width: 80, height: 100))
      #expect(a.convert(point, to: b) == CGPoint(x: -95, y: -135))
      #expect(a.convert(point, from: b) == CGPoint(x: 111, y: 153))
      #expect(a.convert(rect, to: b) == CGRect(x: -95, y: -135, width: 30, height: 40))
      #expect(a.convert(rect, from: b) == CGRect(x: 111, y: 153, width: 30, height: 40))
      #expect(a.convert(point, to: a) == point && a.convert(rect, from: a) == rect)
      // A space of an app's own stands for the plane that the outermost view is in.
      let own = Space()
      #expect(a.convert(point, to: own) == CGPoint(x: 55, y: 85))
      #expect(a.convert(point, from: own) == CGPoint(x: -39, y: -67))
      #expect(a.convert(rect, to: own) == CGRect(x: 55, y: 85, width: 30, height: 40))
      child.transform = CGAffineTransform(rotationAngle: .pi / 2)
      func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY)
          < 1e-9
      }
      let turned = a.convert(point, to: b)
      #expect(abs(turned.x + 15) < 1e-9 && abs(turned.y + 125) < 1e-9)
      #expect(
        isClose(a.convert(rect, to: b), CGRect(x: -55, y: -125, width: 40, height: 30)))
      #expect(
        isClose(a.convert(rect, from: b), CGRect(x: 142, y: -44, width: 40, height: 30)))
    }
  }

  /// `signalrowsprobe`: views in a window that fills the screen, and in one that does not.
  @Test func `points and rectangles on the screen`() {
    inWorld(UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852))) { _ in
      let screen = UIScreen.main.coordinateSpace
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(UIScreen.main.fixedCoordinateSpace.bounds == screen.bounds)
      #expect(screen === UIScreen.main.coordinateSpace && !(screen is UIView))
      let window = UIWindow()
      let parent = UIView(frame: CGRect(x: 40, y: 60, width: 200, height: 300))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))
      window.addSubview(parent)
      parent.addSubview(child)
      child.bounds.origin = CGPoint(x: 3, y: 4)
      let (point, rect) = (CGPoint(x: 8, y: 9), CGRect(x: 8, y: 9, width: 30, height: 40))
      #expect(child.convert(point, to: screen) == CGPoint(x: 55, y: 85))
      #expect(child.convert(point, from: screen) == CGPoint(x: -39, y: -67))
      #expect(child.convert(rect, to: screen) == CGRect(x: 55, y: 85, width: 30, height: 40))
      #expect(child.convert(rect, from: screen) == CGRect(x: -39, y: -67, width: 30, height: 40))
      #expect(screen.convert(point, to: child) == CGPoint(x: -39, y: -67))
      #expect(screen.convert(point, from: child) == CGPoint(x: 55, y: 85))
      #expect(screen.convert(rect, to: child) == CGRect(x: -39, y: -67, width: 30, height: 40))
      #expect(screen.convert(rect, from: child) == CGRect(x: 55, y: 85, width: 30, height: 40))
      #expect(window.convert(point, to: screen) == point)
      #expect(screen.convert(point, to: UIScreen.main.fixedCoordinateSpace) == point)
      let other = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
      other.addSubview(inner)
      #expect(inner.convert(point, to: screen) == CGPoint(x: 23, y: 35))
      #expect(inner.convert(point, to: window) == CGPoint(x: 23, y: 35))
      #expect(inner.convert(point, to: nil) == CGPoint(x: 13, y: 15))
      #expect(screen.convert(point, to: inner) == CGPoint(x: -7, y: -17))
    }
  }

  /// `signallastrowsprobe`.
  @Test func `index paths of Objective-C have items, rows and sections`() {
    let (item, row) = (NSIndexPath(item: 3, section: 1), NSIndexPath(row: 4, section: 2))
    #expect(item.item == 3 && item.row == 3 && item.section == 1 && item.length == 2)
    #expect(item.index(atPosition: 0) == 1 && item.index(atPosition: 1) == 3)
    #expect(row.item == 4 && row.row == 4 && row.section == 2 && row.length == 2)
  }

  /// `wordpressrowsprobe`.
  @Test func `what a popover belongs to is a view or an item, and an item of a bar by either name`()
  {
    inWorld { _ in
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      guard let popover = controller.popoverPresentationController else {
        Issue.record("there is no popover")
        return
      }
      #expect(popover.sourceRect == .null && popover.arrowDirection.rawValue == .max)
      let window = UIWindow()
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
      window.addSubview(view)
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      popover.sourceItem = item
      #expect(popover.barButtonItem === item && popover.sourceView == nil)
      popover.barButtonItem = nil
      #expect(popover.sourceItem == nil)
      popover.barButtonItem = item
      #expect(popover.sourceItem === item)
      popover.sourceItem = view
      #expect(popover.sourceView == nil && popover.barButtonItem == nil)
      popover.sourceItem = nil
      popover.sourceView = view
      #expect(popover.sourceItem == nil)
      // The areas that popovers point at.
      #expect(view.frame(in: window) == CGRect(x: 100, y: 300, width: 60, height: 40))
      let lone = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(lone.frame(in: window) == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(item.frame(in: window) == .zero)
      withExtendedLifetime(window) {}
    }
  }

  private final class Space: NSObject, UICoordinateSpace {
    let bounds = CGRect(x: 1, y: 2, width: 300, height: 400)
  }

  /// `cellconfigprobe` and `podsurfaceprobe`.
  @Test func `values of fonts, indicators, labels and pictures by default`() {
    inWorld { _ in
      #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
      #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
      #expect(UICollectionViewCell().contentConfiguration == nil)
      #expect(UICollectionViewCell().backgroundConfiguration == nil)
      let label = UILabel()
      #expect(label.isEnabled && label.highlightedTextColor == nil && !label.isHighlighted)
      let scroll = UIScrollView()
      #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.bouncesZoom)
      #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
      for (style, side) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
        let wheel = UIActivityIndicatorView(style: style)
        #expect(wheel.intrinsicContentSize == CGSize(width: side, height: side))
        #expect(!wheel.isAnimating && wheel.hidesWhenStopped)
      }
      let (a, b) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
      let picture = UIImageView(image: a, highlightedImage: b)
      #expect(!picture.isHighlighted && picture.image === a && picture.highlightedImage === b)
      #expect(picture.frame.size == a?.size)
      picture.isHighlighted = true
      #expect(picture.image === a)
    }
  }

  // MARK: Layouts

  /// `flowlayoutprobe`, parts 2 and 3.
  @Test func `attributes and layouts before they are used`() {
    inWorld { _ in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
      #expect(attributes.frame == .zero && attributes.center == .zero && attributes.size == .zero)
      #expect(attributes.zIndex == 0 && attributes.alpha == 1 && !attributes.isHidden)
      attributes.size = CGSize(width: 100, height: 61)
      #expect(attributes.frame == CGRect(x: -50, y: -30.5, width: 100, height: 61))
      attributes.center = CGPoint(x: 60.5, y: 40.25)
      attributes.frame = attributes.frame.integral
      #expect(attributes.frame == CGRect(x: 10, y: 9, width: 101, height: 62))
      #expect(attributes.center == CGPoint(x: 60.5, y: 40))
      #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 101, height: 62))
      let flow = UICollectionViewFlowLayout()
      #expect(flow.itemSize == CGSize(width: 50, height: 50))
      #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
      #expect(flow.collectionViewContentSize == .zero)
      #expect(flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
      let base = UICollectionViewLayout()
      #expect(base.collectionViewContentSize == .zero)
      #expect(base.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
      #expect(base.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
      #expect(!base.shouldInvalidateLayout(forBoundsChange: .zero))
    }
  }
}
