import AnimScenarioFormat
import AnimSourceRuntime
import Foundation
import UIKitCore

/// An object of a layout's class on a stage, where it is asked.
@MainActor struct LayoutSpecimen {
  private let stage: Stage
  private let clock: Clock
  private var view: UICollectionView { stage.collectionView }

  init(_ scenario: Scenario) throws(StageError) {
    stage = try Stage(scenario, theme: .light)
    clock = scenario.clock
  }

  /// Runs what calls the layout.
  ///
  /// - Throws: `StageError.exception` if UIKit threw meanwhile.
  func ask<Answer>(_ body: (UICollectionViewLayout) -> Answer) throws(StageError) -> Answer {
    let answer = stage.inWorld { body(view.collectionViewLayout) }
    try stage.check()
    return answer
  }

  /// The argument labels of the delegate's methods that it has called.
  var askedLabels: Set<String> { stage.askedQuestions.labels }
  /// The labels of the questions that are answered with a size.
  var askedSizes: Set<String> { stage.askedQuestions.sizes }

  /// Whether the layout's attributes for cells are of a class.
  func makesAttributes(of className: String) -> Bool {
    let layout = view.collectionViewLayout
    if "\(type(of: layout).layoutAttributesClass)" == className { return true }
    view.layoutIfNeeded()
    return layout.layoutAttributesForElements(in: view.bounds)?.contains {
      $0.representedElementCategory == .cell && "\(type(of: $0))" == className
    } ?? false
  }

  /// Whether the content of the cells is about as large as they are: some classes leave that to what they show.
  func fillsCells() throws(StageError) -> Bool {
    try ask { _ in
      view.layoutIfNeeded()
      return view.visibleCells.allSatisfy { cell in
        cell.contentView.bounds.width >= cell.bounds.width * 0.9
          && cell.contentView.bounds.height >= cell.bounds.height * 0.9
      }
    }
  }

  /// Acts out all that happens in the scenario.
  func actOut() throws(StageError) {
    var tick = 0
    while stage.end == nil, Double(tick) < Self.longestAct * clock.fps {
      try stage.advance(to: Double(tick) / clock.fps)
      tick += 1
    }
  }

  /// In seconds, far more than updates take.
  private static let longestAct = 10.0

  /// The values of the stored properties of the sources' classes, by name.
  static func values(of layout: UICollectionViewLayout) -> [String: Any] {
    var values: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: layout)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, values[label] == nil else { continue }
        values[label] = child.value
      }
      mirror = current.superclassMirror
    }
    return values
  }

  // MARK: Scrolling

  typealias Axis = UICollectionView.ScrollDirection

  /// The only way in which there is more content than the view shows; nil for both or none.
  func scrollAxis() throws(StageError) -> Axis? {
    try ask { layout in
      let size = layout.collectionViewContentSize
      let isWide = size.width > view.bounds.width + 1
      let isTall = size.height > view.bounds.height + 1
      return isWide == isTall ? nil : isWide ? .horizontal : .vertical
    }
  }

  /// How many times as long as the view the content is.
  func pages(along axis: Axis) throws(StageError) -> Double {
    try ask { Double($0.collectionViewContentSize.length(along: axis) / extent(along: axis)) }
  }

  /// Whether scrolling is made to end elsewhere than where it would.
  func choosesRest(_ axis: Axis) throws(StageError) -> Bool {
    try ask { choosesRest($0, axis) }
  }

  private func choosesRest(_ layout: UICollectionViewLayout, _ axis: Axis) -> Bool {
    let range = range(of: layout, along: axis)
    return [0.37, 0.61, 0.83].contains { part in
      let end = part * range
      return abs(restingPlace(of: layout, proposed: end, along: axis) - end) > 0.5
    }
  }

  /// Whether elements change in other ways than by moving along with the content, or scrolling ends at certain
  /// places only.
  func follows(_ axis: Axis) throws(StageError) -> Bool {
    try ask { layout in
      if let flow = layout as? UICollectionViewFlowLayout, flow.scrollDirection != axis {
        return false
      }
      guard range(of: layout, along: axis) > 1 else { return false }
      return choosesRest(layout, axis) || changesElements(of: layout, axis)
    }
  }

  /// Whether elements change in other ways than by moving along with the content.
  private func changesElements(of layout: UICollectionViewLayout, _ axis: Axis) -> Bool {
    let range = range(of: layout, along: axis)
    let start = min(0.37 * extent(along: axis), range / 2)
    guard range > 1, let before = elements(at: start, axis),
      let after = elements(at: start + min(40, range / 4), axis)
    else { return false }
    return before.contains { name, state in after[name].map { $0 != state } ?? false }
  }

  /// The height of a view that shows one row, of a layout that is meant for such a view; nil for other layouts.
  ///
  /// Its cells are as high as the view and narrow, or it is a flow layout whose elements change on their way sideways, or that comes
  /// to rest at certain places, and that has several rows in a view as high as the screen.
  func heightOfRow() throws(StageError) -> CGFloat? {
    try ask { layout in
      let sizes = cells(of: layout).values.map(\.size)
      let areSlivers = sizes.allSatisfy {
        $0.height >= view.bounds.height * 0.9 && $0.width * 4 < $0.height
      }
      if let widest = sizes.map(\.width).max(), areSlivers {
        return max(Self.lowestRow, widest * 1.4).rounded()
      }
      guard let flow = layout as? UICollectionViewFlowLayout, flow.scrollDirection == .horizontal,
        let first = flow.layoutAttributesForItem(at: [0, 0])
      else { return nil }
      let column = cells(of: flow).values.count { abs($0.center.x - first.center.x) < 1 }
      // Room for items that grow.
      let height =
        first.size.height * 1.4 + flow.sectionInset.top + flow.sectionInset.bottom
      guard column > 1, height < view.bounds.height,
        changesElements(of: flow, .horizontal) || choosesRest(flow, .horizontal)
      else { return nil }
      return height.rounded()
    }
  }

  /// Whether scrolling ends at multiples of the view's size, wherever it is let go.
  func stopsAtPages() throws(StageError) -> Bool {
    try ask { layout in
      let axis: Axis =
        (layout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
        ? .horizontal : .vertical
      let page = extent(along: axis)
      let range = range(of: layout, along: axis)
      let stops = [0.3, 1.2, 2.4].map { $0 * page }.filter { $0 + 0.2 * page <= range }
        .compactMap { start -> (proposed: CGFloat, rest: CGFloat)? in
          scroll(to: start, axis)
          let proposed = start + 0.2 * page
          return (proposed, restingPlace(of: layout, proposed: proposed, along: axis))
        }
      guard let first = stops.first, stops.contains(where: { abs($0.rest - first.rest) > 0.5 })
      else { return false }
      return stops.contains { abs($0.proposed - $0.rest) > 0.5 }
        && stops.allSatisfy { stop in
          let pages = (stop.rest - first.rest) / page
          return abs(pages - pages.rounded()) * page < 0.5
        }
    }
  }

  /// Whether something happens beyond the beginning of the content that does not happen within: an element
  /// grows, or cells move apart.
  func reactsToPull() throws(StageError) -> Bool {
    try ask { layout in
      let distance: CGFloat = 120
      let range = range(of: layout, along: .vertical)
      guard range > 1, let rest = elements(at: 0, .vertical),
        let pulled = elements(at: -distance, .vertical)
      else { return false }
      let pushed = elements(at: min(distance, range), .vertical) ?? [:]
      func grows(_ name: ElementName, in others: [ElementName: ElementState]) -> Bool {
        guard let before = rest[name], let after = others[name] else { return false }
        return after.size.width > before.size.width + 20
          || after.size.height > before.size.height + 20
      }
      func moves(_ name: ElementName, in others: [ElementName: ElementState]) -> Bool {
        guard let before = rest[name], let after = others[name] else { return false }
        return name.category == .cell && before != after
      }
      return rest.keys.contains { grows($0, in: pulled) && !grows($0, in: pushed) }
        || rest.keys.contains { moves($0, in: pulled) }
          && !rest.keys.contains { moves($0, in: pushed) }
    }
  }

  private func extent(along axis: Axis) -> CGFloat { view.bounds.size.length(along: axis) }

  /// How far the content can be scrolled.
  private func range(of layout: UICollectionViewLayout, along axis: Axis) -> CGFloat {
    layout.collectionViewContentSize.length(along: axis) - extent(along: axis)
  }

  private func restingPlace(
    of layout: UICollectionViewLayout, proposed: CGFloat, along axis: Axis
  ) -> CGFloat {
    let proposal = axis == .vertical ? CGPoint(x: 0, y: proposed) : CGPoint(x: proposed, y: 0)
    let velocity = axis == .vertical ? CGPoint(x: 0, y: 0.4) : CGPoint(x: 0.4, y: 0)
    let rest = layout.targetContentOffset(
      forProposedContentOffset: proposal, withScrollingVelocity: velocity)
    return axis == .vertical ? rest.y : rest.x
  }

  private func scroll(to offset: CGFloat, _ axis: Axis) {
    view.contentOffset = axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    view.layoutIfNeeded()
  }

  /// The elements on screen at an offset; nil if scrolling there changes nothing but the offset.
  private func elements(at offset: CGFloat, _ axis: Axis) -> [ElementName: ElementState]? {
    var bounds = view.bounds
    bounds.origin = axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    let layout = view.collectionViewLayout
    guard bounds == view.bounds || layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      return nil
    }
    scroll(to: offset, axis)
    return Dictionary(
      (layout.layoutAttributesForElements(in: bounds) ?? []).map {
        (ElementName($0), ElementState($0))
      }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Content

  /// As low as a bar.
  private static let lowestRow: CGFloat = 80

  /// How many cells it places.
  func cellCount() throws(StageError) -> Int { try ask { cells(of: $0).count } }

  /// Whether it places items of every section, each in a place of its own.
  func showsAllSections() throws(StageError) -> Bool {
    try ask { layout in
      let cells = cells(of: layout)
      // Places are known that are not shown: by a flow layout, or by one that knows of no sections.
      let showsOnlyFirst =
        !cells.isEmpty && cells.keys.allSatisfy { $0.section == 0 }
        && cells.count == view.numberOfItems(inSection: 0)
      let isTold = layout is UICollectionViewFlowLayout || showsOnlyFirst
      let firsts = (0..<view.numberOfSections).map { section in
        let path = IndexPath(item: 0, section: section)
        return cells[path] ?? (isTold ? nil : layout.layoutAttributesForItem(at: path))
      }
      guard firsts.allSatisfy({ $0.map { !$0.frame.isEmpty } ?? false }) else { return false }
      return Set(firsts.compactMap { $0.map { [$0.center.x, $0.center.y] } }).count == firsts.count
    }
  }

  /// Whether every section is a row, and every item of it in a column of its own.
  func showsTable() throws(StageError) -> Bool {
    try ask { layout in
      let cells = cells(of: layout)
      var rows: Set<CGFloat> = []
      for section in 0..<view.numberOfSections {
        let items = (0..<view.numberOfItems(inSection: section)).compactMap {
          cells[IndexPath(item: $0, section: section)]
        }
        let tops = Set(items.map { $0.frame.minY.rounded() })
        let lefts = Set(items.map { $0.frame.minX.rounded() })
        guard items.count > 1, tops.count == 1, lefts.count == items.count,
          rows.isDisjoint(with: tops)
        else { return false }
        rows.formUnion(tops)
      }
      return !rows.isEmpty
    }
  }

  /// Whether the end of the content is shown, and its beginning is not.
  func isAtEnd() throws(StageError) -> Bool {
    try ask { layout in
      view.layoutIfNeeded()
      let (size, bounds) = (layout.collectionViewContentSize, view.bounds)
      return bounds.minX > 1 && bounds.maxX >= size.width - 1
        || bounds.minY > 1 && bounds.maxY >= size.height - 1
    }
  }

  /// The share of the view that the content fills from top to bottom; nil where it goes on to the right.
  func filledHeight() throws(StageError) -> CGFloat? {
    try ask { layout in
      let size = layout.collectionViewContentSize
      guard size.width <= view.bounds.width + 1, size.height > 1, !cells(of: layout).isEmpty
      else { return nil }
      return size.height / view.bounds.height
    }
  }

  /// Whether its cells are too flat for anything to be seen in them, as where a height is meant to be that of a photograph in pixels.
  func isFlat() throws(StageError) -> Bool {
    try ask { layout in
      let sizes = cells(of: layout).values.map(\.size).sorted { $0.height < $1.height }
      guard !sizes.isEmpty else { return false }
      let middle = sizes[sizes.count / 2]
      return middle.height < 28 && middle.width > 2 * middle.height
    }
  }

  /// Whether a header grows as the content is pulled beyond its beginning.
  func stretchesHeader() throws(StageError) -> Bool {
    try ask { layout in
      guard let rest = elements(at: 0, .vertical), let pulled = elements(at: -120, .vertical)
      else { return false }
      return rest.contains { name, state in
        name.category == .supplementaryView
          && (pulled[name].map { $0.size.height > state.size.height + 20 } ?? false)
      }
    }
  }

  /// Whether all of the content is in the upper half of the view.
  func leavesRoomBelow() throws(StageError) -> Bool {
    try ask { $0.collectionViewContentSize.height < view.bounds.height / 2 }
  }

  /// Whether the content is a number of pages long.
  func hasPages(_ count: Int) throws(StageError) -> Bool {
    let isWide = try ask { $0.collectionViewContentSize.width > view.bounds.width + 1 }
    return abs(try pages(along: isWide ? .horizontal : .vertical) - Double(count)) < 1
  }

  /// Whether all cells are below each other, and most of the view is free beside them.
  func isNarrowColumn() throws(StageError) -> Bool {
    try ask { layout in
      let places = cells(of: layout).values.map { (center: $0.center, size: $0.size) }
      guard places.count > 3, Set(places.map { $0.center.y.rounded() }).count == places.count
      else { return false }
      let lefts = Set(places.map { ($0.center.x - $0.size.width / 2).rounded() })
      let middles = Set(places.map { $0.center.x.rounded() })
      return (lefts.count == 1 || middles.count == 1)
        && places.allSatisfy { $0.size.width < view.bounds.width / 2 }
    }
  }

  /// Whether cells lie on others.
  func overlaps() throws(StageError) -> Bool {
    try ask { layout in
      let frames = cells(of: layout).values.map(\.frame).filter { !$0.isEmpty }
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      return frames.indices.contains { index in
        let frame = frames[index]
        return frames[(index + 1)...].prefix { $0.minY < frame.maxY }.contains { other in
          let common = frame.intersection(other)
          return common.width > 2 && common.height > 2
        }
      }
    }
  }

  /// Whether all cells are shown at once although there is little room for them: they lie on each
  /// other, or are narrower than anything can be seen in.
  func isCrowded() throws(StageError) -> Bool {
    let sides = try ask { layout -> [CGFloat] in
      let frames = cells(of: layout).values.map(\.frame)
      // What the content is said to be may be more, where a flow layout is what it comes from.
      let visible = CGRect(origin: .zero, size: view.bounds.size).insetBy(dx: -1, dy: -1)
      guard frames.allSatisfy(visible.contains) else { return [] }
      return cells(of: layout).values.map { min($0.size.width, $0.size.height) }
    }
    guard let narrowest = sides.min() else { return false }
    if narrowest < 28 { return true }
    return try overlaps()
  }

  /// Whether it has elements for the same items as another object, none twice, in about as much room.
  func answers(like other: LayoutSpecimen) throws(StageError) -> Bool {
    func content(
      _ specimen: LayoutSpecimen
    ) throws(StageError) -> (paths: [IndexPath], size: CGSize) {
      try specimen.ask { layout in
        let everything = layout.layoutAttributesForElements(in: specimen.whole(layout)) ?? []
        let cells = everything.filter { $0.representedElementCategory == .cell }
        return (cells.map(\.indexPath).sorted(), layout.collectionViewContentSize)
      }
    }
    let (own, fresh) = (try content(self), try content(other))
    // Sizes may be drawn by lot.
    let isLarger =
      own.size.width > 1.3 * fresh.size.width + 1 || own.size.height > 1.3 * fresh.size.height + 1
    return own.paths == fresh.paths && !isLarger
  }

  private func cells(
    of layout: UICollectionViewLayout
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    let everything = layout.layoutAttributesForElements(in: whole(layout)) ?? []
    return Dictionary(
      everything.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// All of the content and more.
  private func whole(_ layout: UICollectionViewLayout) -> CGRect {
    CGRect(origin: .zero, size: layout.collectionViewContentSize)
      .union(view.bounds).insetBy(dx: -2000, dy: -2000)
  }
}

/// Which element it is.
private struct ElementName: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }
}

/// The state of an element.
private struct ElementState: Equatable {
  let center: CGPoint
  let size: CGSize
  let transform: CATransform3D
  let alpha: CGFloat
  let zIndex: Int
  /// The further properties that subclasses of attributes have, as text.
  let others: [String]

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
    zIndex = attributes.zIndex
    others = Mirror(reflecting: attributes).children.map { "\($0.label ?? "")=\($0.value)" }
  }
}

extension CGSize {
  fileprivate func length(along axis: UICollectionView.ScrollDirection) -> CGFloat {
    switch axis {
    case .vertical: height
    case .horizontal: width
    }
  }
}
