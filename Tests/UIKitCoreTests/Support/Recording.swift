import Foundation
import TestSupport
import UIKitCore

/// What a collection view called, in order.
@MainActor final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// What was called since the last time, one call per line.
  @discardableResult
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// Rows of 50 points, one under the other, that write down what they are asked.
@MainActor class RecordingLayout: UICollectionViewLayout {
  let log: CallLog
  let name: String
  var invalidatesOnScrolling = false
  var indent: CGFloat = 0
  /// The kinds of supplementary views at the top of each section, over the first row.
  var badges: [String] = []

  init(_ log: CallLog, name: String = "layout") {
    self.log = log
    self.name = name
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  private func add(_ call: String) { log.add("\(name).\(call)") }

  override class var invalidationContextClass: AnyClass { RecordingContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flags = [
      context.invalidateEverything ? "everything" : nil,
      context.invalidateDataSourceCounts ? "counts" : nil,
    ].compactMap(\.self)
    add("invalidate(\(flags.joined(separator: " ")))")
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    add("prepare")
  }

  private var counts: [Int] {
    guard let view = collectionView else { return [] }
    return (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
  }

  override var collectionViewContentSize: CGSize {
    add("contentSize")
    return CGSize(
      width: collectionView?.bounds.width ?? 0, height: 50 * CGFloat(counts.reduce(0, +)))
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let row = counts.prefix(path.section).reduce(0, +) + path.item
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: indent, y: 50 * CGFloat(row), width: collectionView?.bounds.width ?? 0, height: 50)
    return attributes
  }

  private func badge(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(section, 0)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = self.attributes(path).frame
    attributes.zIndex = 1
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    add("elements(\(rect.text))")
    return counts.enumerated().flatMap { section, count in
      badges.map { badge($0, section) }
        + (0..<count).map { attributes(IndexPath(section, $0)) }
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(indexPath) }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { badge(elementKind, indexPath.section) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    add("shouldInvalidate(\(newBounds.text)) from \(collectionView?.bounds.text ?? "-")")
    return invalidatesOnScrolling || newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    add("context(\(newBounds.text))")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    add("prepareForBoundsChange(from \(oldBounds.text))")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    add("finalizeBoundsChange")
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    add("target(\(proposedContentOffset.text))")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    add("prepareForTransition(to \((newLayout as? RecordingLayout)?.name ?? "-"))")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    add("prepareForTransition(from \((oldLayout as? RecordingLayout)?.name ?? "-"))")
  }

  override func finalizeLayoutTransition() { add("finalizeTransition") }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    add("prepareForUpdates(\(updateItems.map(\.description).joined(separator: ", ")))")
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    add("finalizeUpdates")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("initial(\(itemIndexPath.text))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("final(\(itemIndexPath.text))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("initial(\(elementKind) \(elementIndexPath.text))")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    add("final(\(elementKind) \(elementIndexPath.text))")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] {
    add("toInsert(\(elementKind))")
    return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }

  override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] {
    add("toDelete(\(elementKind))")
    return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
}

/// A context class of the layout's own.
@MainActor final class RecordingContext: UICollectionViewLayoutInvalidationContext {}

/// A data source and delegate that write down what they are asked and told.
@MainActor final class RecordingHost: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  let log: CallLog
  var sections: [[String]]

  init(_ log: CallLog, counts: [Int]) {
    self.log = log
    sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.add("data.sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.add("data.items(\(section))")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.add("data.cell(\(indexPath.text))")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.add("data.supplementary(\(kind) \(indexPath.text))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add("delegate.didScroll(\(scrollView.contentOffset.text))")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.add("delegate.willDisplay(\(indexPath.text))") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.add("delegate.didEndDisplaying(\(indexPath.text))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("delegate.shouldHighlight(\(indexPath.text))")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.add("delegate.didHighlight(\(indexPath.text))") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.add("delegate.didUnhighlight(\(indexPath.text))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("delegate.shouldSelect(\(indexPath.text))")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.add("delegate.shouldDeselect(\(indexPath.text))")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("delegate.didSelect(\(indexPath.text))")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("delegate.didDeselect(\(indexPath.text))")
  }
}

/// A collection view 320 × 100 with rows of 50, all of whose calls are recorded.
@MainActor struct RecordedCollection {
  let log = CallLog()
  let layout: RecordingLayout
  let host: RecordingHost
  let view: UICollectionView

  init(counts: [Int], badges: [String] = []) {
    layout = RecordingLayout(log)
    layout.badges = badges
    host = RecordingHost(log, counts: counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in badges {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "badge")
    }
    view.delegate = host
    view.dataSource = host
  }

  /// A collection that has been laid out and has forgotten what was called for it.
  static func settled(counts: [Int], badges: [String] = []) -> RecordedCollection {
    let collection = RecordedCollection(counts: counts, badges: badges)
    collection.view.layoutIfNeeded()
    _ = collection.log.take()
    return collection
  }

  /// What `body` and the layout after it call.
  func calls(_ body: () -> Void) -> String {
    body()
    view.layoutIfNeeded()
    return log.take()
  }
}

extension CGRect {
  var text: String { "\(minX.text) \(minY.text) \(width.text) \(height.text)" }
}

extension CGPoint {
  var text: String { "\(x.text) \(y.text)" }
}

extension CGFloat {
  /// Without a fraction where there is none.
  var text: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension IndexPath {
  var text: String { map(String.init).joined(separator: ".") }
}
