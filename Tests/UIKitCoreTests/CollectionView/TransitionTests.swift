import AnimLayers
import Foundation
import TestSupport
import Testing
import UIKitCore

/// Where elements are, frame by frame, while they travel from one layout to another.
@MainActor struct TransitionTests {
  /// A layout change between two flow layouts, by the sizes of their items.
  struct Change: CustomTestStringConvertible, Sendable {
    let from: CGSize
    let to: CGSize
    var offset: CGFloat = 0

    var testDescription: String { "\(from) → \(to) at \(offset)" }
  }

  nonisolated static let changes = [
    // New cells come into view.
    Change(from: CGSize(width: 320, height: 60), to: CGSize(width: 60, height: 60)),
    Change(from: CGSize(width: 140, height: 140), to: CGSize(width: 60, height: 60)),
    Change(from: CGSize(width: 140, height: 140), to: CGSize(width: 60, height: 60), offset: 700),
    // Cells go.
    Change(from: CGSize(width: 60, height: 60), to: CGSize(width: 140, height: 140)),
    Change(from: CGSize(width: 60, height: 60), to: CGSize(width: 320, height: 60), offset: 150),
    // Both.
    Change(from: CGSize(width: 90, height: 300), to: CGSize(width: 300, height: 90), offset: 200),
  ]

  /// Seconds.
  private static let duration = 0.5
  private static let frames = 25

  private static func layout(_ size: CGSize, header: CGFloat = 0) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.headerReferenceSize = CGSize(width: header, height: header)
    return layout
  }

  /// An element in the visible bounds' coordinates.
  private struct Seen {
    let element: PresentedElement
    let center: CGPoint
  }

  private static func look(at view: UICollectionView) throws -> [String: Seen] {
    let bounds = try #require(view.layer.presentation()).bounds
    var seen: [String: Seen] = [:]
    for element in view.presentedElements {
      let name = "\(element.kind ?? "cell") \(Array(element.indexPath))"
      #expect(seen[name] == nil, "\(name) is there twice")
      seen[name] = Seen(
        element: element,
        center: CGPoint(
          x: element.center.x - bounds.minX, y: element.center.y - bounds.minY))
    }
    return seen
  }

  /// Follows the elements through an animation of linear pace that `change` begins.
  ///
  /// What is seen in one frame and in the next has moved by its share of its way in all.
  private func follow(
    _ view: UICollectionView, in world: World, _ change: @escaping () -> Void
  ) throws -> (first: [String: Seen], last: [String: Seen]) {
    let before = try Self.look(at: view)
    let start = world.clock.now
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveLinear, animations: change)
    view.layoutIfNeeded()
    var frames: [[String: Seen]] = []
    for frame in 0...Self.frames {
      let time = Self.duration * Double(frame) / Double(Self.frames)
      // Up to just before the end, at which what leaves is gone.
      world.clock.advance(to: start + min(time, Self.duration - 1e-6))
      view.layoutIfNeeded()
      frames.append(try Self.look(at: view))
    }
    for (name, seen) in before {
      let first = try #require(frames[0][name], "\(name) is gone at once")
      #expect(first.element.id == seen.element.id)
      #expect(abs(first.center.x - seen.center.x) < 0.01, "\(name) jumps")
      #expect(abs(first.center.y - seen.center.y) < 0.01, "\(name) jumps")
    }
    for (name, first) in frames[0] {
      let last = try #require(frames[Self.frames][name], "\(name) does not stay until the end")
      for (frame, seen) in frames.enumerated() {
        let share = Double(frame) / Double(Self.frames)
        let now = try #require(seen[name], "\(name) is away in frame \(frame)")
        let x = first.center.x + (last.center.x - first.center.x) * share
        let y = first.center.y + (last.center.y - first.center.y) * share
        #expect(abs(now.center.x - x) < 0.1 && abs(now.center.y - y) < 0.1, "\(name) jumps")
      }
    }
    world.clock.advance(to: start + Self.duration + 0.01)
    view.layoutIfNeeded()
    return (frames[0], try Self.look(at: view))
  }

  @Test(arguments: changes) func `every element travels from the old layout to the new one, once`(
    change: Change
  ) throws {
    try inWorld { world in
      let data = ListDataSource(counts: [60])
      let (old, new) = (Self.layout(change.from), Self.layout(change.to))
      let view = UICollectionView.showing(data, in: old)
      view.contentOffset.y = change.offset
      view.layoutIfNeeded()
      let (first, last) = try follow(view, in: world) {
        view.setCollectionViewLayout(new, animated: true)
      }
      // What comes into view starts where the old layout has it.
      for (name, seen) in first {
        let place = try #require(
          Self.layoutAttributes(of: seen.element.indexPath, size: change.from))
        #expect(seen.center.x == place.x, "\(name) starts elsewhere")
        #expect(abs(seen.center.y - (place.y - change.offset)) < 0.01, "\(name) starts elsewhere")
      }
      let shown = Set(view.indexPathsForVisibleItems)
      #expect(Set(last.values.map(\.element.indexPath)) == shown)
      #expect(last.values.allSatisfy { !$0.element.isDisappearing })
      #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == shown.count)
    }
  }

  /// Where a flow layout of its own has an item.
  private static func layoutAttributes(of path: IndexPath, size: CGSize) -> CGPoint? {
    let layout = layout(size)
    let view = UICollectionView.showing(ListDataSource(counts: [60]), in: layout)
    return view.layoutAttributesForItem(at: path)?.center
  }

  @Test func `headers travel along and those that the new layout lacks fade`() throws {
    try inWorld { world in
      let data = ListDataSource(counts: [4, 4])
      let view = UICollectionView.showing(
        data, in: Self.layout(CGSize(width: 100, height: 50), header: 20))
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(1, 0)))
      _ = try follow(view, in: world) {
        view.setCollectionViewLayout(
          Self.layout(CGSize(width: 200, height: 80), header: 40), animated: true)
      }
      #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(1, 0)) === header)
      let (_, last) = try follow(view, in: world) {
        view.setCollectionViewLayout(Self.layout(CGSize(width: 100, height: 50)), animated: true)
      }
      #expect(header.superview == nil)
      #expect(last.values.allSatisfy { $0.element.category == .cell })
    }
  }

  @Test func `a data source that lays its cells out does not begin another layout pass`() throws {
    try inWorld { world in
      let data = ImpatientDataSource(counts: [40])
      let view = UICollectionView.showing(
        data.list, in: Self.layout(CGSize(width: 320, height: 60)))
      view.dataSource = data
      view.layoutIfNeeded()
      _ = try follow(view, in: world) {
        view.setCollectionViewLayout(Self.layout(CGSize(width: 60, height: 60)), animated: true)
      }
    }
  }

  /// Configures cells by laying out the whole view, as `layoutIfNeeded()` of a cell does in UIKit.
  private final class ImpatientDataSource: NSObject, UICollectionViewDataSource {
    let list: ListDataSource

    init(counts: [Int]) { list = ListDataSource(counts: counts) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { list.sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { list.sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.collectionView(collectionView, cellForItemAt: indexPath)
      collectionView.layoutIfNeeded()
      return cell
    }
  }

  @Test func `an element that a layout pass in an animation takes out of sight travels there`()
    throws
  {
    try inWorld { world in
      let data = ListDataSource(counts: [12])
      let layout = Self.layout(CGSize(width: 320, height: 60))
      let view = UICollectionView.showing(data, in: layout)
      let (_, last) = try follow(view, in: world) {
        layout.itemSize.height = 200
        view.layoutIfNeeded()
      }
      // Three rows of 200 points, with their spacing, begin within 480.
      #expect(last.count == 3)
    }
  }

  @Test func `a change of mind on the way brings the same views back`() throws {
    try inWorld { world in
      let data = ListDataSource(counts: [60])
      let (small, large) = (
        Self.layout(CGSize(width: 60, height: 60)), Self.layout(CGSize(width: 140, height: 140))
      )
      let view = UICollectionView.showing(data, in: small)
      let before = view.presentedElements
      for (time, layout) in [(0.0, large), (0.2, small)] {
        world.clock.advance(to: time)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          view.setCollectionViewLayout(layout, animated: true)
        }
      }
      for frame in 10...40 {
        world.clock.advance(to: Double(frame) / 50)
        view.layoutIfNeeded()
        // Throws in the number of copies; what goes and comes is one view.
        let seen = try Self.look(at: view)
        #expect(seen.count == before.count)
      }
      #expect(view.presentedElements.map(\.id) == before.map(\.id))
    }
  }

  @Test func `an element that is nearer stays so on its way`() throws {
    try inWorld { world in
      let data = ListDataSource(counts: [2])
      let layout = LiftingLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView.showing(data, in: layout)
      let lifted = try #require(view.cellForItem(at: IndexPath(0, 0)))
      #expect(lifted.layer.zPosition == 100)
      layout.isLifting = false
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.performBatchUpdates {}
      }
      world.clock.advance(to: 0.4)
      #expect(abs(lifted.layer.presentation(at: 0.4).properties.zPosition - 20) < 0.01)
      world.clock.advance(to: 0.6)
      #expect(lifted.layer.presentation(at: 0.6).properties.zPosition == 0)
    }
  }

  /// Holds its first item above the others.
  private final class LiftingLayout: UICollectionViewFlowLayout {
    var isLifting = true

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        if isLifting, attributes.indexPath.item == 0 { attributes.zIndex = 100 }
        return attributes
      }
    }
  }

  @Test func `a finished interactive transition goes on from where elements are`() throws {
    try inWorld { world in
      let data = ListDataSource(counts: [60])
      let view = UICollectionView.showing(
        data, in: Self.layout(CGSize(width: 140, height: 140)))
      let transition = view.startInteractiveTransition(
        to: Self.layout(CGSize(width: 60, height: 60)))
      transition.transitionProgress = 0.3
      transition.invalidateLayout()
      view.layoutIfNeeded()
      let (_, last) = try follow(view, in: world) { view.finishInteractiveTransition() }
      #expect(Set(last.values.map(\.element.indexPath)) == Set(view.indexPathsForVisibleItems))
    }
  }
}
