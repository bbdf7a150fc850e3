import AnimGeometry
import Foundation
import UIKitCore

/// Asks a layout on a stage what a collection view would ask it, and compares its answers.
@MainActor package struct LayoutProbe {
  /// Something that a layout does not do as it must.
  package struct Fault {
    /// The clause of the contract.
    package let rule: LayoutFinding.Rule
    /// The statement of what was seen, which follows the name of the rule's method.
    package let message: String

    init(_ rule: LayoutFinding.Rule, _ message: String) {
      self.rule = rule
      self.message = message
    }
  }

  private let stage: Stage
  private var view: UICollectionView { stage.collectionView }
  var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// A probe of the layout that a stage shows.
  package init(_ stage: Stage) { self.stage = stage }

  var itemCount: Int { paths.count }

  private var paths: [IndexPath] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Throws the exception that ended the stage, if there was one.
  ///
  /// - Throws: `StageError.exception` if UIKit threw when the layout was asked.
  func check() throws(StageError) { try stage.check() }

  // MARK: Costs

  /// How many elements the layout returns for the first screen.
  func returnedCount() -> Int { stage.inWorld { elements(in: view.bounds).count } }

  /// Asks for the elements of one screen, often enough to be measured.
  func query() {
    stage.inWorld {
      for _ in 0..<8 { _ = layout.layoutAttributesForElements(in: view.bounds) }
    }
  }

  // MARK: Faults

  /// All faults; asking may scroll the view for a moment.
  package func faults() -> [Fault] {
    answerFaults()
      + stage.inWorld {
        let everything = elements(in: whole)
        return empty(everything) + unordered(everything) + misnamed(everything) + appearing()
          + scrolling()
      }
  }

  /// The faults in the answers to questions that change nothing.
  ///
  /// - Parameter alongScrolling: Whether elements may be outside of content that does not scroll there.
  /// - Returns: The faults, those of the whole layout first.
  package func answerFaults(alongScrolling: Bool = false) -> [Fault] {
    stage.inWorld {
      let everything = elements(in: whole)
      return duplicates(everything) + missing(everything) + outside(everything, alongScrolling)
        + repeated() + uncopied()
    }
  }

  private func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: rect) ?? []
  }

  /// All of the content and more.
  private var whole: CGRect {
    CGRect(origin: .zero, size: layout.collectionViewContentSize)
      .union(view.bounds).insetBy(dx: -2000, dy: -2000)
  }

  private func duplicates(_ elements: [UICollectionViewLayoutAttributes]) -> [Fault] {
    var seen: Set<ElementName> = []
    guard let twice = elements.map(ElementName.init).first(where: { !seen.insert($0).inserted })
    else { return [] }
    return [Fault(.duplicateElement, "returns \(twice) twice")]
  }

  private func missing(_ elements: [UICollectionViewLayoutAttributes]) -> [Fault] {
    var faults: [Fault] = []
    let returned = Dictionary(
      elements.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) },
      uniquingKeysWith: { first, _ in first })
    let single = paths.map { ($0, layout.layoutAttributesForItem(at: $0)) }
    let absent = single.filter { $0.1 == nil && returned[$0.0] != nil }
    if let first = absent.first {
      faults.append(
        Fault(
          .missingItem,
          "returns nil for \(first.0.pair), which layoutAttributesForElements(in:) returns"
            + Self.others(absent.count)))
    }
    let unseen = unseen(single, besides: returned)
    if let first = unseen.first {
      faults.append(
        Fault(
          .missingElement,
          "does not return the item \(first.0.pair), which has a frame inside of the rectangle"
            + Self.others(unseen.count)))
    }
    let different = single.filter { path, attributes in
      guard let attributes, let other = returned[path] else { return false }
      return !attributes.frame.isNear(other.frame) || attributes.alpha != other.alpha
        || attributes.zIndex != other.zIndex
    }
    if let first = different.first {
      faults.append(
        Fault(
          .differentAnswers,
          "does not return for \(first.0.pair) what layoutAttributesForElements(in:) does"
            + Self.others(different.count)))
    }
    return faults
  }

  /// The items that would be on screen, but are not returned.
  ///
  /// A layout that is prepared anew while it scrolls may answer for the screen alone, whatever the rectangle, and
  /// may leave out what lies below other items.
  private func unseen(
    _ single: [(IndexPath, UICollectionViewLayoutAttributes?)],
    besides returned: [IndexPath: UICollectionViewLayoutAttributes]
  ) -> [(IndexPath, UICollectionViewLayoutAttributes?)] {
    let followsScrolling = followsScrolling
    let shown = followsScrolling ? elements(in: view.bounds).map(\.placedFrame) : []
    return single.filter { path, attributes in
      guard let attributes, returned[path] == nil, !attributes.isHidden, attributes.alpha > 0
      else { return false }
      let frame = attributes.placedFrame
      guard followsScrolling else { return !frame.isEmpty }
      let visible = frame.intersection(view.bounds)
      return !visible.isEmpty && !shown.contains { $0.intersects(visible) }
    }
  }

  /// Whether elements are placed anew as the content is scrolled.
  private var followsScrolling: Bool {
    layout.shouldInvalidateLayout(forBoundsChange: view.bounds.offsetBy(dx: 1, dy: 1))
  }

  private func outside(
    _ elements: [UICollectionViewLayoutAttributes], _ alongScrolling: Bool
  ) -> [Fault] {
    let (size, bounds) = (layout.collectionViewContentSize, view.bounds)
    // What is beyond the end now may come to lie before it as it comes nearer.
    if alongScrolling, followsScrolling,
      bounds.maxX < size.width - 0.5 || bounds.maxY < size.height - 0.5
    {
      return []
    }
    func reach(_ content: CGFloat, _ length: CGFloat) -> CGFloat {
      content > length ? content : alongScrolling ? .infinity : length
    }
    let limit = CGSize(
      width: reach(size.width, bounds.width), height: reach(size.height, bounds.height))
    // Decoration may be drawn over any edge.
    let beyond = elements.filter {
      $0.representedElementCategory != .decorationView && !$0.isHidden && $0.alpha > 0
        && ($0.placedFrame.maxX > limit.width + 1 || $0.placedFrame.maxY > limit.height + 1)
    }
    guard let first = beyond.first else { return [] }
    return [
      Fault(
        .smallContentSize,
        "is \(size.width.text) × \(size.height.text), but \(ElementName(first)) reaches to "
          + "(\(first.placedFrame.maxX.text), \(first.placedFrame.maxY.text))"
          + Self.others(beyond.count))
    ]
  }

  private func repeated() -> [Fault] {
    func states() -> [ElementName: CGRect] {
      Dictionary(
        elements(in: view.bounds).map { (ElementName($0), $0.frame) },
        uniquingKeysWith: { first, _ in first })
    }
    let first = states()
    let second = states()
    let moved = second.filter { name, frame in first[name].map { !$0.isNear(frame) } ?? false }
    guard let name = moved.keys.sorted(by: { $0.description < $1.description }).first else {
      return []
    }
    return [
      Fault(.changedCache, "answers differently for \(name) when it is asked twice in a row")
    ]
  }

  private func empty(_ elements: [UICollectionViewLayoutAttributes]) -> [Fault] {
    let size = layout.collectionViewContentSize
    guard size.width <= 0 || size.height <= 0, !paths.isEmpty else { return [] }
    return [
      Fault(
        .emptyContentSize,
        "is \(size.width.text) × \(size.height.text), though there are \(paths.count) items")
    ]
  }

  /// Elements that lie on each other, and nothing says which is in front.
  ///
  /// What is behind everything on purpose, as a section's background, has a `zIndex` of its own in layouts that are right.
  private func unordered(_ elements: [UICollectionViewLayoutAttributes]) -> [Fault] {
    let shown = elements.filter {
      !$0.isHidden && $0.alpha > 0 && !$0.frame.isEmpty && $0.frame.intersects(view.bounds)
    }
    for (index, first) in shown.enumerated() {
      let rival = shown[(index + 1)...].first { second in
        guard first.zIndex == second.zIndex, CATransform3DIsAffine(first.transform3D) else {
          return false
        }
        let overlap = first.frame.intersection(second.frame)
        return overlap.width > Self.leastOverlap && overlap.height > Self.leastOverlap
      }
      guard let rival else { continue }
      return [
        Fault(
          .undeterminedOrder,
          "places \(ElementName(first)) and \(ElementName(rival)) on each other with the same zIndex, "
            + "\(first.zIndex)")
      ]
    }
    return []
  }

  /// The least overlap that is no rounding, in points.
  private static let leastOverlap: CGFloat = 1

  /// Attributes of another class than the layout says that it makes.
  private func misnamed(_ elements: [UICollectionViewLayoutAttributes]) -> [Fault] {
    let named: AnyClass = type(of: layout).layoutAttributesClass
    guard let other = elements.first(where: { !$0.isKind(of: named) || type(of: $0) != named })
    else {
      return []
    }
    return [
      Fault(
        .ignoredAttributesClass,
        "returns attributes of the class \(type(of: other)), but layoutAttributesClass is \(named)")
    ]
  }

  /// The attributes of a class of the app's of which a copy is not the same, as UIKit asks of such classes
  /// (`UICollectionViewLayoutAttributes`, "Subclassing notes").
  private func uncopied() -> [Fault] {
    let different = elements(in: view.bounds).first { attributes in
      guard type(of: attributes) != UICollectionViewLayoutAttributes.self else { return false }
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return true }
      return !copy.isEqual(attributes) || Self.ownProperties(copy) != Self.ownProperties(attributes)
    }
    guard let different else { return [] }
    return [
      Fault(
        .incompleteCopy,
        "returns \(type(of: different)) whose copy differs, for \(ElementName(different))")
    ]
  }

  /// What a class of attributes adds, as far as it is values: objects may be copied along.
  private static func ownProperties(_ attributes: UICollectionViewLayoutAttributes) -> [String] {
    Mirror(reflecting: attributes).children.map { property in
      let mirror = Mirror(reflecting: property.value)
      let value =
        mirror.displayStyle == .optional
        ? mirror.children.first?.value ?? "nil" : property.value
      let isObject = Mirror(reflecting: value).displayStyle == .class
      return "\(property.label ?? "")=\(isObject ? "an object" : "\(value)")"
    }
  }

  /// The faults in answers to a rotation's questions, outside of any update.
  private func appearing() -> [Fault] {
    layout.prepare(forAnimatedBoundsChange: view.bounds)
    defer { layout.finalizeAnimatedBoundsChange() }
    for path in view.indexPathsForVisibleItems.sorted() {
      // What it says before it is asked where the item comes from: the answer may be the same object.
      let asked = layout.layoutAttributesForItem(at: path)
      guard let end = asked?.copy() as? UICollectionViewLayoutAttributes,
        let start = layout.initialLayoutAttributesForAppearingItem(at: path)
      else { continue }
      if let asked, !asked.isEqual(end) {
        return [
          Fault(
            .changedInPlace,
            "changes what layoutAttributesForItem(at:) has returned for \(path.pair): the item stays as it was to start"
          )
        ]
      }
      guard
        start.transform3D != end.transform3D || !start.center.isNear(end.center)
          || !start.size.isNear(end.size)
      else { continue }
      return [
        Fault(
          .animatedBoundsChange,
          "moves \(path.pair) on a change of the bounds, when nothing is inserted")
      ]
    }
    return []
  }

  private func scrolling() -> [Fault] {
    let bounds = view.bounds
    let range = layout.collectionViewContentSize
    let step = CGPoint(
      x: range.width > bounds.width + 40 ? 20 : 0, y: range.height > bounds.height + 40 ? 20 : 0)
    let next = bounds.offsetBy(dx: step.x, dy: step.y)
    guard next != bounds, layout.shouldInvalidateLayout(forBoundsChange: next) else { return [] }
    func shown() -> [ElementName: String] {
      Dictionary(
        elements(in: next).map { (ElementName($0), $0.description + "\($0.alpha) \($0.zIndex)") },
        uniquingKeysWith: { first, _ in first })
    }
    let before = shown()
    let extra = decorated()
    view.contentOffset = next.origin
    view.layoutIfNeeded()
    let after = shown()
    let isNeeded = before != after || extra != decorated()
    view.contentOffset = bounds.origin
    view.layoutIfNeeded()
    guard !isNeeded else { return [] }
    return [
      Fault(
        .needlessInvalidation,
        "returns true while scrolling, but the elements are the same after it")
    ]
  }

  /// The further properties that subclasses of attributes have, as descriptions.
  private func decorated() -> [String] {
    elements(in: view.bounds).map { attributes in
      Mirror(reflecting: attributes).children.map { "\($0.label ?? "")=\($0.value)" }
        .joined(separator: " ")
    }
  }

  private static func others(_ count: Int) -> String {
    count > 1 ? " (and \(count - 1) more)" : ""
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame without the transform, which is a matter of looks.
  fileprivate var placedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// The name of an element in messages.
private struct ElementName: Hashable, CustomStringConvertible {
  let description: String

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    let kind =
      switch attributes.representedElementCategory {
      case .cell: "the item"
      case .supplementaryView: "the view '\(attributes.representedElementKind ?? "")'"
      case .decorationView: "the decoration '\(attributes.representedElementKind ?? "")'"
      }
    description = "\(kind) \(attributes.indexPath.pair)"
  }
}

extension IndexPath {
  fileprivate var pair: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}

extension CGFloat {
  fileprivate var text: String { "\((self * 10).rounded() / 10)" }

  fileprivate func isNear(_ other: CGFloat) -> Bool { Swift.abs(self - other) < 0.01 }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { x.isNear(other.x) && y.isNear(other.y) }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    width.isNear(other.width) && height.isNear(other.height)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && size.isNear(other.size)
  }
}
