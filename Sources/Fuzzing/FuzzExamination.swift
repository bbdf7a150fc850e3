import AnimScenarioFormat
import AnimStaging
import Foundation
import UIKitCore

/// Holds a collection view at rest to the rules, those first that disturb it least.
@MainActor struct FuzzExamination {
  private let stage: Stage
  private var rules: Set<FuzzRule>
  private let known: Set<String>
  private var time: Double
  private var view: UICollectionView { stage.collectionView }
  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// An examination of what a sequence has left on a stage.
  ///
  /// Two turns take as long as all else together, and are left to sequences that are short, or about sizes.
  ///
  /// - Parameters:
  ///   - stage: The stage, at rest.
  ///   - script: What has happened on it.
  ///   - rules: The rules that count.
  ///   - known: The signatures of wrong answers that are not told again.
  init(
    _ stage: Stage, after script: FuzzScript, rules: Set<FuzzRule>, ignoring known: Set<String>
  ) {
    self.stage = stage
    self.known = known
    time = script.end
    self.rules = rules
    let kinds = script.moments.map(\.kind)
    if kinds.count > 1, !kinds.contains(.rotateDevice), !kinds.contains(.resize) {
      self.rules.remove(.rotatedTwice)
    }
  }

  /// Whether what is to be seen has room: a view without a size shows nothing, and what a flow layout does is undefined, as
  /// UIKit says, where an element and the insets beside it are longer than a view that does not scroll along them.
  static func hasRoom(_ stage: Stage) -> Bool {
    let view = stage.collectionView
    let (bounds, content) = (view.bounds.size, view.contentSize)
    guard bounds.width > 8, bounds.height > 8 else { return false }
    let usual = stage.scenario.canvas.size
    let isNarrow = bounds.width < usual.width && content.width <= bounds.width + 0.5
    let isLow = bounds.height < usual.height && content.height <= bounds.height + 0.5
    guard isNarrow || isLow else { return true }
    return !stage.elements().contains { element in
      isNarrow && (element.frame.minX < -0.5 || element.frame.maxX > bounds.width + 0.5)
        || isLow && (element.frame.minY < -0.5 || element.frame.maxY > bounds.height + 0.5)
    }
  }

  /// The first rule that is broken; nil if none is.
  ///
  /// - Throws: `StageError.exception` if UIKit raised one.
  mutating func violation() throws(StageError) -> FuzzViolation? {
    // Sections that scroll across have their own content.
    if rules.contains(.answers), !(layout is UICollectionViewCompositionalLayout) {
      let faults = LayoutProbe(stage).answerFaults(alongScrolling: true)
      try stage.check()
      let violations = faults.lazy.compactMap { fault in
        fault.rule.method.map { FuzzViolation(.answers, seen: "\($0) \(fault.message)") }
      }
      if let news = violations.first(where: isNews) { return news }
    }
    if rules.contains(.rectangle) {
      let difference = stage.inWorld { rectangleDifference() }
      try stage.check()
      if let news = difference.map({ FuzzViolation(.rectangle, $0) }), isNews(news) { return news }
    }
    if rules.contains(.expect), let text = stage.unmetExpectation(at: time) {
      let violation = FuzzViolation(.expect, seen: text)
      if isNews(violation) { return violation }
    }
    let before = stage.elements()
    let (offset, size) = (stage.contentOffset, stage.contentSize)
    for (rule, disturb) in disturbances where rules.contains(rule) {
      // What was measured on the way to here is forgotten, and estimated as long as it is not seen.
      if rule != .passes, stage.hasSelfSizingElements, !isAtStart { continue }
      let offsets = try disturb(&self)
      guard stage.contentOffset.isNear(offset) else { continue }
      var (seen, expected) = (before, stage.elements())
      // What was only estimated may be measured by now, and what was measured forgotten.
      if stage.hasSelfSizingElements, rule != .passes {
        let open = openElements(among: seen + expected)
        seen.removeAll { open.contains($0.name) }
        expected.removeAll { open.contains($0.name) }
      }
      let difference =
        ElementDifference(seen, expected: expected, in: view.bounds)
        ?? contentDifference(size, expected: stage.contentSize)
      if let difference {
        var violation = FuzzViolation(rule, difference)
        violation.offsets = offsets.isEmpty ? nil : offsets.map { [$0.x, $0.y] }
        return violation
      }
    }
    if rules.contains(.mirrored), let difference = try mirrorDifference() {
      return FuzzViolation(.mirrored, difference)
    }
    if rules.contains(.anchor), let jump = try jumpWhileScrolling() { return jump }
    // What traps here, traps always.
    if rules.contains(.crash), !known.contains(where: { $0.hasPrefix(FuzzRule.crash.rawValue) }) {
      stage.inWorld { askForWhatIsNotThere() }
      try stage.check()
    }
    return nil
  }

  /// A difference between two sizes of the content; nil if it may change as cells come into sight.
  private func contentDifference(_ seen: CGSize, expected: CGSize) -> ElementDifference? {
    // Sections that scroll across are as long as what was measured in them.
    guard !stage.hasSelfSizingElements, !(layout is UICollectionViewCompositionalLayout) else {
      return nil
    }
    return ElementDifference(contentSize: seen, expected: expected)
  }

  /// The names of elements that reach further than what is shown: what ends there may enclose cells whose sizes are estimated,
  /// such as the background of a section.
  private func openElements(among elements: [TracedElement]) -> Set<String> {
    let bounds = view.bounds
    return Set(elements.lazy.filter { !bounds.contains($0.frame) }.map(\.name))
  }

  private func isNews(_ violation: FuzzViolation) -> Bool { !known.contains(violation.signature) }

  /// Asks for the item behind the last one of each section, and for one in a section that there is not: whoever asks a
  /// collection view for the attributes of an item that does not exist is told nil, as UIKit documents, and code that keeps
  /// attributes in arrays traps.
  private func askForWhatIsNotThere() {
    let count = view.numberOfSections
    for section in 0..<count {
      let path = IndexPath(item: view.numberOfItems(inSection: section), section: section)
      _ = view.layoutAttributesForItem(at: path)
    }
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: count))
  }

  /// Whether the beginning of the content is shown.
  private var isAtStart: Bool {
    let (offset, insets) = (stage.contentOffset, view.adjustedContentInset)
    return offset.x <= 0.5 - insets.left && offset.y <= 0.5 - insets.top
  }

  /// Lets time pass until everything is at rest.
  private mutating func settle(_ seconds: Double = 0.5) throws(StageError) {
    time += seconds
    try stage.advance(to: time)
  }

  /// Does something, and tells where it has scrolled to.
  private typealias Disturbance = (inout FuzzExamination) throws(StageError) -> [CGPoint]

  /// What must leave everything as it was.
  private var disturbances: [(FuzzRule, Disturbance)] {
    [
      (
        .passes,
        { (self) throws(StageError) in
          for _ in 0..<2 {
            self.stage.inWorld {
              self.stage.layOutAgain()
            }
          }
          try self.settle(0.05)
          return []
        }
      ),
      (
        .invalidation,
        { (self) throws(StageError) in
          self.stage.inWorld {
            self.layout.invalidateLayout()
            self.view.layoutIfNeeded()
          }
          try self.settle(0.05)
          return []
        }
      ),
      (
        .reload,
        { (self) throws(StageError) in
          self.stage.inWorld {
            self.view.reloadData()
            self.view.layoutIfNeeded()
          }
          try self.settle(0.05)
          return []
        }
      ),
      (.scrolledBack, { (self) throws(StageError) in try self.scrollAwayAndBack() }),
      (.rotatedTwice, { (self) throws(StageError) in try self.turnTwice() }),
    ]
  }

  /// Scrolls to the end that is further away and back, by way of the middle.
  private mutating func scrollAwayAndBack() throws(StageError) -> [CGPoint] {
    let offset = view.contentOffset
    let (size, bounds) = (view.contentSize, view.bounds.size)
    let far = CGPoint(
      x: size.width > bounds.width
        ? (offset.x > (size.width - bounds.width) / 2 ? 0 : size.width - bounds.width) : offset.x,
      y: size.height > bounds.height
        ? (offset.y > (size.height - bounds.height) / 2 ? 0 : size.height - bounds.height)
        : offset.y)
    guard far != offset else { return [] }
    let middle = CGPoint(x: (far.x + offset.x) / 2, y: (far.y + offset.y) / 2)
    let places = [middle, far, middle, offset]
    for place in places {
      stage.inWorld {
        view.contentOffset = place
        view.layoutIfNeeded()
      }
      try settle(0.05)
    }
    return places
  }

  /// Turns the device and turns it back, and scrolls to where it was if that was lost.
  private mutating func turnTwice() throws(StageError) -> [CGPoint] {
    let offset = view.contentOffset
    let isLandscape = stage.isLandscape
    for turn in [!isLandscape, isLandscape] {
      stage.rotate(toLandscape: turn)
      try settle(1)
    }
    stage.inWorld {
      view.contentOffset = offset
      view.layoutIfNeeded()
    }
    try settle(0.05)
    return [offset]
  }

  /// An element that is not where a mirror shows it, when the layout is turned round and the content is as wide as the view.
  private mutating func mirrorDifference() throws(StageError) -> ElementDifference? {
    let width = view.contentSize.width
    guard layout.flipsHorizontallyInOppositeLayoutDirection, abs(width - view.bounds.width) < 0.5,
      !stage.hasSelfSizingElements
    else { return nil }
    let offset = stage.contentOffset
    let mirrored = stage.elements().map { element in
      var element = element
      element.center.x = width - element.center.x
      return element
    }
    stage.reverseDirection(true)
    try settle(0.1)
    let difference =
      stage.contentOffset.isNear(offset) && !stage.hasSelfSizingElements
      ? ElementDifference(stage.elements(), expected: mirrored, in: view.bounds) : nil
    stage.reverseDirection(false)
    try settle(0.1)
    return difference
  }

  // MARK: Sizes that are not known beforehand

  /// A cell that moves further than the content was scrolled, while the content is scrolled back to where cells were never
  /// measured, in a layout that corrects the offset for what they turn out to be.
  private mutating func jumpWhileScrolling() throws(StageError) -> FuzzViolation? {
    guard stage.hasSelfSizingElements, view.contentSize.height > view.bounds.height else {
      return nil
    }
    stage.inWorld {
      layout.invalidateLayout()
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      view.layoutIfNeeded()
    }
    try settle(0.1)
    for _ in 0..<Self.mostSteps where stage.contentOffset.y > Self.step {
      let before = lowestCells()
      let start = stage.contentOffset.y
      stage.inWorld {
        view.contentOffset.y = start - Self.step
        view.layoutIfNeeded()
      }
      try settle(0.05)
      // The end of the content may have come nearer.
      guard view.contentOffset.y > 0,
        view.contentOffset.y + view.bounds.height < view.contentSize.height - 0.5
      else { continue }
      for (path, place) in lowestCells() {
        guard let old = before.first(where: { $0.path == path })?.place,
          abs(place - old - Self.step) > 0.5, stage.correctsOffset
        else { continue }
        var violation = FuzzViolation(
          .anchor, seen: "\(place - old) points further down on screen")
        violation.element = "cell [\(path.section),\(path.item)]"
        violation.expected = "\(Self.step) points"
        return violation
      }
    }
    return nil
  }

  /// How far the content is scrolled at once, in points.
  private static let step = 40.0
  /// How often it is scrolled on.
  private static let mostSteps = 24

  /// The cells that are wholly in the lower half of the screen, with the distance of their upper edge from its top.
  private func lowestCells() -> [(path: IndexPath, place: CGFloat)] {
    stage.inWorld {
      let bounds = view.bounds
      return view.indexPathsForVisibleItems.sorted().compactMap { path in
        guard let cell = view.cellForItem(at: path), cell.frame.minY > bounds.midY,
          cell.frame.maxY < bounds.maxY
        else { return nil }
        return (path, cell.frame.minY - bounds.minY)
      }
    }
  }

  // MARK: Rectangles

  /// An element whose attributes are others when a part of the screen is asked for, or that is missing there.
  private func rectangleDifference() -> ElementDifference? {
    let bounds = view.bounds
    let low = CGSize(width: bounds.width, height: bounds.height / 2)
    let narrow = CGSize(width: bounds.width / 2, height: bounds.height)
    let parts = [
      CGRect(origin: bounds.origin, size: low),
      CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY), size: low),
      CGRect(origin: bounds.origin, size: narrow),
      CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: narrow),
      // More, with another middle.
      bounds.union(bounds.offsetBy(dx: bounds.width, dy: bounds.height)),
    ]
    let whole = elements(in: bounds)
    for part in parts {
      let answer = elements(in: part)
      for (name, attributes) in answer.sorted(by: { $0.key < $1.key }) {
        guard let known = whole[name] else { continue }
        if !known.frame.isNear(attributes.frame) {
          return ElementDifference(
            element: name, expected: "frame \(known.frame) as for the bounds",
            seen: "\(attributes.frame) for \(part)")
        }
        if abs(known.alpha - attributes.alpha) > 0.005 || known.zIndex != attributes.zIndex {
          return ElementDifference(
            element: name,
            expected: "alpha \(known.alpha) and zIndex \(known.zIndex) as for the bounds",
            seen: "\(attributes.alpha) and \(attributes.zIndex) for \(part)")
        }
      }
      if let difference = missing(from: answer, in: part, whole) { return difference }
    }
    return nil
  }

  /// An element that is returned for the bounds and lies in a part of them, but is not returned for that.
  private func missing(
    from answer: [String: Answer], in part: CGRect, _ whole: [String: Answer]
  ) -> ElementDifference? {
    // Sections that scroll across have their own content.
    guard !(layout is UICollectionViewCompositionalLayout) else { return nil }
    let lost = whole.filter { name, known in
      // What transforms bring there is not looked for.
      answer[name] == nil && known.isShown
        && [known.frame, known.placedFrame].allSatisfy { frame in
          let inside = frame.intersection(part).intersection(view.bounds)
          return inside.width > 1 && inside.height > 1
        }
    }
    return lost.min { $0.key < $1.key }.map { name, known in
      ElementDifference(
        element: name, expected: "an answer with frame \(known.frame), as for the bounds",
        seen: "nothing for \(part)")
    }
  }

  /// Copies of the attributes for a rectangle, by the names of their elements.
  private func elements(in rect: CGRect) -> [String: Answer] {
    Dictionary(
      (layout.layoutAttributesForElements(in: rect) ?? []).map {
        let path = $0.indexPath.map(String.init).joined(separator: ",")
        return (
          "\($0.representedElementKind ?? "cell") [\(path)]",
          Answer($0)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private struct Answer {
    let frame: CGRect
    /// The frame without the transform.
    let placedFrame: CGRect
    let alpha: CGFloat
    let zIndex: Int
    let isShown: Bool

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      frame = attributes.frame
      let size = attributes.size
      placedFrame = CGRect(origin: attributes.center, size: size)
        .offsetBy(dx: -size.width / 2, dy: -size.height / 2)
      alpha = attributes.alpha
      zIndex = attributes.zIndex
      isShown = !attributes.isHidden && attributes.alpha > 0
    }
  }
}

extension ElementDifference {
  fileprivate init(element: String, expected: String, seen: String) {
    (self.element, self.expected, self.seen) = (element, expected, seen)
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) < 0.1
    }
  }
}

extension CGPoint {
  /// Whether two offsets are the same for a person.
  func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5
  }
}
