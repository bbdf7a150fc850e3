import AnimGeometry
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// What crashes an app, in UIKit's words.
@MainActor struct MistakeTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// How UIKit's reason begins.
    let reason: String
    let make: @MainActor @Sendable (World) -> Void

    init(
      _ name: String, _ reason: String, _ make: @escaping @MainActor @Sendable (World) -> Void
    ) {
      (testDescription, self.reason, self.make) = (name, reason, make)
    }
  }

  @Test(arguments: cells + controllers + views + snapshots)
  func `a mistake is an exception in UIKit's words`(mistake: Mistake) {
    inWorld { world in
      mistake.make(world)
      #expect(world.environment.exception?.hasPrefix(mistake.reason) == true)
    }
  }

  nonisolated static let cells: [Mistake] = [
    Mistake(
      "a cell that nobody registered",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ) { _ in
      show { $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: $1) }
    },
    Mistake(
      "a cell that was not dequeued",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier"
    ) { _ in
      show { _, _ in UICollectionViewCell(frame: .zero) }
    },
    Mistake(
      "two cells for one item",
      "Expected dequeued view to be returned to the collection view in preparation for display."
    ) { _ in
      show {
        _ = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        return $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
      }
    },
    Mistake(
      "a header that the data source does not have",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not "
        + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
        + "forIndexPath: or is nil ((null))"
    ) { _ in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 20)
      show(in: layout) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
    },
    Mistake("a class that is no cell's", "must pass a class of kind UICollectionViewCell") { _ in
      UICollectionView.showing(ListDataSource(counts: [1]), in: UICollectionViewFlowLayout())
        .register(UIView.self, forCellWithReuseIdentifier: "view")
    },
    Mistake(
      "scrolling to an item that is not there",
      "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 2 "
        + "items in section 0."
    ) { _ in list().scrollToItem(at: IndexPath(0, 7), at: .top, animated: false) },
    Mistake(
      "scrolling to a section that is not there",
      "Attempted to scroll the collection view to an out-of-bounds section (3) when there are only "
        + "1 sections."
    ) { _ in list().scrollToItem(at: IndexPath(3, 0), at: .top, animated: false) },
    Mistake(
      "scrolling to an item that the layout does not know",
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "<NSIndexPath> {length = 2, path = 0 - 1}"
    ) { _ in
      UICollectionView.showing(ListDataSource(counts: [2]), in: UICollectionViewLayout())
        .scrollToItem(at: IndexPath(0, 1), at: .top, animated: false)
    },
    Mistake(
      "reloading an item that is not there",
      "attempt to reload item 5 from section 0 which only contains 2 items before the update"
    ) { _ in list().reloadItems(at: [IndexPath(0, 5)]) },
    Mistake("an item without data", "Invalid update: invalid number of items in section 0.") { _ in
      list().insertItems(at: [IndexPath(0, 0)])
    },
    Mistake(
      "deleting and reloading a section", "attempt to delete and reload the same section (0)"
    ) { _ in
      let view = list()
      view.performBatchUpdates({
        view.deleteSections([0])
        view.reloadSections([0])
      })
    },
    Mistake("a section without data", "Invalid update: invalid number of sections.") { _ in
      list().insertSections([0])
    },
    Mistake("a negative size", "negative sizes are not supported in the flow layout") { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: -5, height: 50)
      _ = UICollectionView.showing(ListDataSource(counts: [1]), in: layout)
    },
    Mistake(
      "sizes that never settle",
      "UICollectionView (<TestCollectionView>) is stuck in its update/layout loop. This can happen "
        + "for many reasons, including self-sizing views whose preferred attributes are not "
        + "returning a consistent size."
    ) { _ in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 50)
      let data = ListDataSource(counts: [0])
      let view = UICollectionView.showing(data, in: layout)
      view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
      data.sections = [["a", "b"]]
      view.reloadData()
      view.layoutIfNeeded()
    },
    Mistake(
      "a layout that invalidates itself when it is asked",
      "UICollectionView (<TestCollectionView>) is stuck in its update/layout loop."
    ) { _ in
      _ = UICollectionView.showing(ListDataSource(counts: [2]), in: RestlessLayout())
    },
    Mistake(
      "an offset that moves in each layout",
      "UICollectionView (<DriftingCollectionView>) is stuck in its update/layout loop."
    ) { _ in
      let data = ListDataSource(counts: [200])
      let view = DriftingCollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = data
      view.layoutIfNeeded()
    },
  ]

  nonisolated static let controllers: [Mistake] = [
    Mistake(
      "the same controller pushed twice",
      "<UINavigationController> is pushing the same view controller instance (<UIViewController>) "
        + "more than once which is not supported and is most likely an error in the application"
    ) { _ in
      let root = UIViewController()
      UINavigationController(rootViewController: root).pushViewController(root, animated: false)
    },
    Mistake("a pushed stack", "Pushing a navigation controller is not supported") { _ in
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UINavigationController(), animated: false)
    },
    Mistake(
      "a controller on itself",
      "Application tried to present modally an active controller <UIViewController>."
    ) { _ in
      let controller = UIViewController()
      controller.present(controller, animated: false)
    },
    Mistake(
      "a child over its parent",
      "Application tried to present modally a view controller <UIViewController> that has a parent "
        + "view controller <UIViewController>."
    ) { _ in
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.present(child, animated: false)
    },
    Mistake(
      "the view of a child in that of another controller",
      "child view controller:<UITableViewController> should have parent view controller:"
        + "<UIViewController> but actual parent is:<UINavigationController>"
    ) { _ in
      let (parent, other) = (UINavigationController(), UIViewController())
      let child = UITableViewController(style: .plain)
      parent.addChild(child)
      other.view.addSubview(child.view)
    },
    Mistake(
      "a child whose view is already in that of another controller",
      "child view controller:<UITableViewController> should have parent view controller:"
        + "<UIViewController> but requested parent is:<UINavigationController>"
    ) { _ in
      let (parent, other) = (UINavigationController(), UIViewController())
      let child = UITableViewController(style: .plain)
      other.view.addSubview(child.view)
      parent.addChild(child)
    },
    Mistake(
      "an alert that can be cancelled twice",
      "UIAlertController can only add one action with a style of UIAlertActionStyleCancel"
    ) { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["No", "Never"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    },
    Mistake(
      "a field in an action sheet",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    ) { _ in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    Mistake(
      "no page", "The number of view controllers provided (0) doesn't match the number required (1)"
    ) { _ in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    },
  ]

  nonisolated static let views: [Mistake] = [
    Mistake("a view in itself", "Can't add self as subview") { _ in
      let view = UIView(frame: .zero)
      view.addSubview(view)
    },
    Mistake("a view in its own subview", "Layer <CALayer> is a part of cycle in its layer tree") {
      _ in
      let (outer, inner) = (UIView(frame: .zero), UIView(frame: .zero))
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Mistake("a centre that is no number", "CALayer position contains NaN: [nan 5]. Layer: <CALayer")
    { _ in UIView(frame: .zero).center = CGPoint(x: CGFloat.nan, y: 5) },
    Mistake(
      "bounds that are no numbers", "CALayer bounds contains NaN: [0 0; nan 7]. Layer: <CALayer"
    ) { _ in UIView(frame: .zero).bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 7) },
    Mistake(
      "a constraint between views that have nothing in common",
      "Unable to activate constraint with anchors <NSLayoutAnchor \"UIView.top\"> and "
        + "<NSLayoutAnchor \"UIView.bottom\"> because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) { _ in
      let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
      one.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
    },
    Mistake(
      "an arranged view beyond the end", "index out of bounds for arranged subview: index = 5"
    ) {
      _ in UIStackView(frame: .zero).insertArrangedSubview(UIView(frame: .zero), at: 5)
    },
    Mistake("a layout that never ends", "RestlessView is in a layout feedback loop") { _ in
      let (outer, view) = (UIView(frame: .zero), RestlessView(frame: .zero))
      outer.addSubview(view)
      outer.layoutIfNeeded()
    },
  ]

  nonisolated static let snapshots: [Mistake] = [
    Mistake(
      "an item twice",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(2)}"
    ) { _ in edit { $0.appendItems([2, 5, 2]) } },
    Mistake(
      "a section twice",
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(a)}"
    ) { _ in edit { $0.appendSections(["a"]) } },
    Mistake(
      "an item before there is a section",
      "There are currently no sections in the data source. Please add a section first."
    ) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    },
    Mistake("a section that is not there", "Section identifier was not found.") { _ in
      edit { $0.appendItems([9], toSection: "z") }
    },
    Mistake("the items of no section", "Section identifier was not found.") { _ in
      edit { _ = $0.itemIdentifiers(inSection: "z") }
    },
    Mistake(
      "reloading an item that is not there",
      "Attempted to reload item identifier that does not exist in the snapshot: 9"
    ) { _ in edit { $0.reloadItems([9]) } },
    Mistake(
      "reconfiguring an item that is not there",
      "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
    ) { _ in edit { $0.reconfigureItems([9]) } },
  ]

  // MARK: What is no crash

  @Test
  func `a screen that is to be seen whatever its code does goes on after a layout without end`() {
    let environment = UIEnvironment()
    environment.improvises = true
    inWorld(environment) { world in
      let (outer, view, inner) = (
        UIView(frame: .zero), RestlessView(frame: .zero), CountingView(frame: .zero)
      )
      outer.addSubview(view)
      view.addSubview(inner)
      outer.layoutIfNeeded()
      #expect(world.exceptions == [])
      #expect(world.warnings.first?.hasPrefix("RestlessView is in a layout feedback loop") == true)
      inner.setNeedsLayout()
      let count = inner.layouts
      outer.layoutIfNeeded()
      #expect(inner.layouts > count)
    }
  }

  @Test func `an item that is added again is moved, with a warning`() {
    inWorld { world in
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([2], toSection: "b")
      #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
      #expect(snapshot.itemIdentifiers(inSection: "b") == [2])
      #expect(world.exceptions == [])
      #expect(world.warnings.first?.contains("will be moved into place instead") == true)
    }
  }

  @Test func `presenting a second controller is a warning`() {
    inWorld { world in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.layoutIfNeeded()
      root.present(UIViewController(), animated: false)
      root.present(UIViewController(), animated: false)
      #expect(world.exceptions == [])
      #expect(world.warnings.first?.hasSuffix("which is already presenting") == true)
    }
  }

  @Test func `asking for a cell that is not there is no mistake`() {
    inWorld { world in
      let view = Self.list()
      #expect(view.cellForItem(at: IndexPath(4, 9)) == nil)
      #expect(view.layoutAttributesForItem(at: IndexPath(0, 9)) == nil)
      #expect(world.exceptions == [])
    }
  }

  @Test func `whoever runs the app is told once, of what comes first`() {
    inWorld { world in
      var told: [String] = []
      world.environment.didRaise = { told.append($0) }
      let view = UIView(frame: .zero)
      view.addSubview(view)
      view.center.x = .nan
      #expect(told == ["Can't add self as subview"])
      #expect(world.exceptions.count == 2)
    }
  }

  // MARK: Support

  private static func list() -> UICollectionView {
    .showing(ListDataSource(counts: [2]), in: UICollectionViewFlowLayout())
  }

  private static func show(
    in layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) {
    _ = UICollectionView.showing(CellSource(cell), in: layout)
  }

  private static func edit(_ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 3])
    change(&snapshot)
  }
}

/// One item whose cell a test makes.
private final class CellSource: NSObject, UICollectionViewDataSource {
  private let cell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init(_ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.cell = cell }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }
}

/// A cell that wants to be larger by turns.
private final class RestlessCell: UICollectionViewCell {
  private var questions = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    questions += 1
    layoutAttributes.size.height = questions % 2 == 0 ? 60 : 90
    return layoutAttributes
  }
}

private final class RestlessLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    invalidateLayout()
    return super.layoutAttributesForElements(in: rect)
  }
}

private final class DriftingCollectionView: UICollectionView {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentOffset.y += 1
  }
}

private final class RestlessView: UIView {
  override func layoutSubviews() { setNeedsLayout() }
}

private final class CountingView: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}
