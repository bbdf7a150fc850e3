import AnimIGListKit
import Foundation
import Testing
import UIKitCore

/// What apps show lists by whose library is Objective-C's.
@MainActor struct IGListKitTests {
  private final class Film: ListDiffable {
    let title: String
    init(_ title: String) { self.title = title }
    func diffIdentifier() -> any NSObjectProtocol { NSString(string: title) }
    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
      self === object || (object as? Film)?.title == title
    }
  }

  private final class FilmCell: UICollectionViewCell {
    var text = ""
  }

  private final class FilmSection: ListSectionController, ListSupplementaryViewSource {
    var film: Film?
    var chosen = 0
    override init() {
      super.init()
      inset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      supplementaryViewSource = self
    }
    override func sizeForItem(at index: Int) -> CGSize {
      CGSize(width: collectionContext?.containerSize.width ?? 0, height: 40)
    }
    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell = collectionContext?.dequeueReusableCell(of: FilmCell.self, for: self, at: index)
      (cell as? FilmCell)?.text = film?.title ?? ""
      return cell ?? UICollectionViewCell()
    }
    override func didUpdate(to object: Any) { film = object as? Film }
    override func didSelectItem(at index: Int) { chosen += 1 }
    func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
    func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
      -> UICollectionReusableView
    {
      collectionContext?.dequeueReusableSupplementaryView(
        ofKind: elementKind, for: self, class: UICollectionReusableView.self, at: index)
        ?? UICollectionReusableView()
    }
    func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
      CGSize(width: 100, height: 10)
    }
  }

  private final class Source: NSObject, ListAdapterDataSource {
    var objects: [any ListDiffable] = []
    let nothing = UIView()
    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
      -> ListSectionController
    {
      if object is Film { return FilmSection() }
      return ListSingleSectionController(cellClass: FilmCell.self) { object, cell in
        (cell as? FilmCell)?.text = "\(object)"
      } sizeBlock: { _, list in
        CGSize(width: list?.containerSize.width ?? 0, height: 20)
      }
    }
    func emptyView(for listAdapter: ListAdapter) -> UIView? { nothing }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func list(_ source: Source) -> (ListAdapter, UICollectionView) {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    window.addSubview(view)
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    adapter.collectionView = view
    adapter.dataSource = source
    view.layoutIfNeeded()
    return (adapter, view)
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().compactMap {
      (view.cellForItem(at: $0) as? FilmCell)?.text
    }
  }

  @Test func `each object is a section, with room, a header and a cell`() throws {
    let source = Source()
    source.objects = [Film("a"), "text"]
    let (_, view) = list(source)
    #expect(texts(view) == ["a", "text"])
    #expect(
      view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 15, width: 200, height: 40))
    #expect(view.cellForItem(at: [1, 0])?.frame == CGRect(x: 0, y: 55, width: 200, height: 20))
    #expect(view.backgroundView == nil)
  }

  @Test func `objects that stay keep their sections, and nothing is told by a view`() throws {
    let source = Source()
    let (adapter, view) = list(source)
    #expect(view.backgroundView === source.nothing)
    source.objects = [Film("a")]
    adapter.performUpdates(animated: true)
    view.layoutIfNeeded()
    let section = try #require(adapter.sectionController(forSection: 0) as? FilmSection)
    source.objects = [Film("b"), Film("a")]
    adapter.performUpdates(animated: false)
    view.layoutIfNeeded()
    #expect(texts(view) == ["b", "a"])
    #expect(section.section == 1 && section.isLastSection && !section.isFirstSection)
    #expect(adapter.section(for: section) == 1)
    adapter.collectionView(view, didSelectItemAt: [1, 0])
    #expect(section.chosen == 1)
  }

  private final class PartSection: ListBindingSectionController<any ListDiffable>,
    ListBindingSectionControllerDataSource
  {
    override init() {
      super.init()
      dataSource = self
    }
    func sectionController(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      viewModelsFor object: Any
    ) -> [any ListDiffable] {
      guard let film = object as? Film else { return [] }
      return [film.title, film.title + "2"]
    }
    func sectionController(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      cellForViewModel viewModel: Any, at index: Int
    ) -> any UICollectionViewCell & ListBindable {
      let cell = collectionContext?.dequeueReusableCell(of: BoundCell.self, for: self, at: index)
      return cell as? BoundCell ?? BoundCell()
    }
    func sectionController(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      sizeForViewModel viewModel: Any, at index: Int
    ) -> CGSize { CGSize(width: 200, height: 30) }
  }

  private final class BoundCell: UICollectionViewCell, ListBindable {
    var text = ""
    func bindViewModel(_ viewModel: Any) { text = viewModel as? String ?? "" }
  }

  private final class PartSource: NSObject, ListAdapterDataSource {
    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { [Film("a")] }
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
      -> ListSectionController
    { PartSection() }
    func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
  }

  @Test func `the models of an object are bound to cells`() {
    let source = PartSource()
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    adapter.collectionView = view
    adapter.dataSource = source
    view.layoutIfNeeded()
    let bound = view.indexPathsForVisibleItems.sorted().compactMap {
      (view.cellForItem(at: $0) as? BoundCell)?.text
    }
    #expect(bound == ["a", "a2"])
  }
}
