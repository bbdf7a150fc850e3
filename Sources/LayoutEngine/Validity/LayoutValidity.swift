package import Foundation

/// The parts of a layout's answers that still hold: counts, preparation, elements, offset and size.
///
/// A collection view keeps one. It tells it of whatever may put an answer out of date, asks it before it
/// asks the layout or the data source, and tells it what it asked. The value knows nothing of attributes
/// and views: after any sequence of verbs, asking what it says is out of date gives what asking for
/// everything would give, and nothing else is asked. Every verb but `invalidate(_:)` is O(1).
package struct LayoutValidity: Hashable, Sendable {
  /// How much an event puts out of date.
  package enum Extent: Hashable, Sendable {
    /// The layout's answers about these elements; all others stay.
    case elements([ElementKey])
    /// Which elements are seen, as when another part of the content is; what the layout said of them
    /// holds.
    case view
    /// The layout's answers about all elements, though not what it has prepared.
    case answers
    /// How many items there are, and what is seen of them.
    case counts
    /// The places that the layout worked out last, though not all that it knows: it is prepared
    /// again.
    case arrangement
    /// All that the layout knows, as of one that is new.
    case layout
    /// All that the layout knows, and the counts.
    case everything
  }

  private enum Preparation: Int, Comparable {
    case unknown, outdated, current

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  private enum Elements: Hashable { case unknown, known(stale: [ElementKey]) }

  /// The data source's last answer; nil if it is to be asked.
  package private(set) var counts: CollectionCounts?
  private var preparation = Preparation.unknown
  private var elements = Elements.unknown
  /// The part of the content whose elements the layout has named and would name again; nil if there is
  /// none.
  package private(set) var namedRect: CGRect?
  /// Whether the layout is at it, so that what it changes of itself is no news.
  package private(set) var isPreparing = false
  /// Whether a layout was ever prepared.
  package private(set) var hasBeenPrepared = false
  /// Whether the layout was invalidated by a movement of the content and not prepared since.
  package private(set) var isOutOfDateByMovement = false
  /// Whether the layout was prepared since elements were last shown.
  package private(set) var isUnseen = false
  private var isOffsetDue = false
  /// The bounds before a change of size in an animation that has not been shown yet.
  private var boundsBeforeResize: CGRect?

  /// The state of a view that has asked for nothing yet.
  package init() {}

  /// Whether the layout is prepared for all that is known of.
  package var isPrepared: Bool { preparation == .current }

  /// Whether the layout is prepared and all elements that are shown are as it has them, save for
  /// single ones that were named.
  package var isSettled: Bool { isPrepared && elements != .unknown }

  /// Whether all elements are to be queried.
  package var needsQuery: Bool { elements == .unknown }

  /// Whether a change of size in an animation is still to be shown.
  package var isResizeDue: Bool { boundsBeforeResize != nil }

  // MARK: What puts answers out of date

  /// Notes that what the layout or the data source said no longer holds.
  ///
  /// - Parameter extent: The part of what was said that no longer holds.
  /// - Complexity: O(elements named).
  package mutating func invalidate(_ extent: Extent) {
    switch extent {
    case .elements(let keys):
      (preparation, namedRect) = (min(preparation, .outdated), nil)
      if case .known(let stale) = elements { elements = .known(stale: stale + keys) }
    case .view: elements = .unknown
    case .answers: forgetElements()
    case .counts:
      counts = nil
      forgetElements()
    case .arrangement:
      preparation = min(preparation, .outdated)
      forgetElements()
    case .layout:
      preparation = .unknown
      forgetElements()
    case .everything:
      (counts, preparation) = (nil, .unknown)
      forgetElements()
    }
  }

  private mutating func forgetElements() { (elements, namedRect) = (.unknown, nil) }

  /// Notes that the layout was invalidated because the content moves: until it is prepared it need not
  /// be asked about further movements.
  package mutating func didInvalidateByMovement() {
    isOutOfDateByMovement = preparation != .current
  }

  /// Notes that the bounds change their size in an animation, which the next layout pass shows as a
  /// whole: of several changes before it the first counts.
  package mutating func boundsWillResize(from oldBounds: CGRect) {
    boundsBeforeResize = boundsBeforeResize ?? oldBounds
  }

  // MARK: What is asked

  /// Notes the data source's answer.
  package mutating func didCount(_ counts: CollectionCounts) { self.counts = counts }

  /// Begins to prepare the layout.
  ///
  /// - Parameter isAnimated: Whether elements that are on screen move in an animation, in which a layout
  ///   that is computed anew may want another offset.
  /// - Returns: Whether all that the layout knew is out of date; nil if there is nothing to prepare.
  package mutating func beginPreparation(isAnimated: Bool) -> Bool? {
    guard preparation != .current else { return nil }
    let isComplete = preparation == .unknown
    preparation = .current
    namedRect = nil
    hasBeenPrepared = true
    isOutOfDateByMovement = false
    isUnseen = true
    isPreparing = true
    if isComplete, isAnimated { isOffsetDue = true }
    return isComplete
  }

  /// Ends the preparation.
  package mutating func endPreparation() { isPreparing = false }

  /// Notes that all elements in the bounds are about to be queried.
  package mutating func willQuery() { elements = .known(stale: []) }

  /// Notes that the layout is about to name all elements in a part of its content.
  ///
  /// - Parameter rect: The rectangle that the layout is asked about, in the view's coordinates, in
  ///   points.
  package mutating func willName(elementsIn rect: CGRect) { namedRect = rect }

  /// The elements to be asked for one by one, each time once.
  package mutating func takeStaleElements() -> [ElementKey] {
    guard case .known(let stale) = elements else { return [] }
    elements = .known(stale: [])
    return stale
  }

  /// Takes what is shown for what is wanted, of a layout that never comes to an end.
  package mutating func settle() {
    preparation = .current
    elements = .known(stale: [])
  }

  /// Notes that elements are shown as the layout has them.
  ///
  /// - Returns: Whether that is news: the layout was prepared since they were last shown.
  @discardableResult package mutating func didShow() -> Bool {
    defer { isUnseen = false }
    return isUnseen
  }

  /// Whether the layout is to be asked where the content should be; true once after a preparation.
  @discardableResult package mutating func takeTargetOffset() -> Bool {
    defer { isOffsetDue = false }
    return isOffsetDue
  }

  /// The bounds from which a change of size is to be shown, once.
  @discardableResult package mutating func takeResize() -> CGRect? {
    defer { boundsBeforeResize = nil }
    return boundsBeforeResize
  }
}
