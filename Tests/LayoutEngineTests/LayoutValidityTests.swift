import Foundation
import TestSupport
import Testing

@testable import AnimLayoutEngine

/// What a collection view asks again, beside one that asks for everything every time.
struct LayoutValidityTests {
  /// All that a layout's answers depend on, as numbers that grow with each change.
  private struct Truth: Hashable {
    var counts = [3, 2]
    /// What a layout works out from its properties and its data once.
    var design = 0
    /// What it works out again as the bounds move or a property asks for it.
    var arrangement = 0
    /// What it says of all elements without being prepared again.
    var answers = 0
    var bounds = 0
    /// What it says of one element.
    var elements: [ElementKey: Int] = [:]

    var keys: [ElementKey] {
      counts.enumerated().flatMap { section, count in
        (0..<count).map { ElementKey(kind: .cell, indexPath: IndexPath(section, $0)) }
      }
    }
  }

  /// What the layout says of one element.
  private struct Named: Hashable {
    var counts: [Int]
    var design: Int
    var arrangement: Int
    var answers: Int
    var element: Int
  }

  /// What a view shows of one element.
  private struct Shown: Hashable {
    var named: Named
    var bounds: Int
  }

  /// A view that asks only for what is out of date.
  private struct View {
    var validity = LayoutValidity()
    var shown: [ElementKey: Shown] = [:]
    /// What the layout has kept from its last preparation.
    var counts: [Int] = []
    var design = 0
    var arrangement = 0
    var asked = 0
    /// What the layout said of all elements when it named them last.
    var named: [ElementKey: Named] = [:]

    mutating func layOut(_ truth: Truth) {
      if let isComplete = validity.beginPreparation(isAnimated: false) {
        if validity.counts == nil { validity.didCount(CollectionCounts(items: truth.counts)) }
        if isComplete { design = truth.design }
        arrangement = truth.arrangement
        validity.endPreparation()
      }
      if validity.counts == nil { validity.didCount(CollectionCounts(items: truth.counts)) }
      counts = validity.counts?.items ?? []
      if validity.needsQuery {
        validity.willQuery()
        let bounds = CGRect(x: truth.bounds, y: 0, width: 1, height: 1)
        if validity.namedRect?.contains(bounds) != true {
          validity.willName(elementsIn: bounds.insetBy(dx: -1, dy: 0))
          named = Dictionary(uniqueKeysWithValues: truth.keys.map { ($0, name($0, truth)) })
        }
        shown = named.mapValues { Shown(named: $0, bounds: truth.bounds) }
      } else {
        for key in validity.takeStaleElements() where shown[key] != nil {
          shown[key] = Shown(named: name(key, truth), bounds: truth.bounds)
        }
      }
      validity.didShow()
    }

    mutating func name(_ key: ElementKey, _ truth: Truth) -> Named {
      asked += 1
      return Named(
        counts: counts, design: design, arrangement: arrangement, answers: truth.answers,
        element: truth.elements[key] ?? 0)
    }
  }

  @Test(arguments: UInt64(1)...300) func `what is asked again is what a fresh view would ask for`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var truth = Truth()
    var view = View()
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        truth.counts[Int.random(in: 0..<2, using: &random)] = Int.random(in: 1...5, using: &random)
        truth.design += 1
        truth.arrangement += 1
        view.validity.invalidate(.everything)
      case 1:
        truth.design += 1
        truth.arrangement += 1
        view.validity.invalidate(.layout)
      case 2:
        truth.arrangement += 1
        view.validity.invalidate(.arrangement)
      case 3:
        truth.bounds += Int.random(in: -1...1, using: &random)
        view.validity.invalidate(.view)
      case 4:
        truth.counts[1] += 1
        view.validity.invalidate(.counts)
      case 5:
        truth.answers += 1
        view.validity.invalidate(.answers)
      case 6, 7:
        let named = truth.keys.filter { _ in Bool.random(using: &random) }
        for key in named { truth.elements[key, default: 0] += 1 }
        view.validity.invalidate(.elements(named))
      default:
        view.layOut(truth)
        var fresh = View()
        fresh.layOut(truth)
        #expect(view.shown == fresh.shown)
        #expect(view.validity.isSettled)
        // Nothing is asked for twice.
        let asked = view.asked
        view.layOut(truth)
        #expect(view.asked == asked)
      }
    }
  }

  @Test func `an invalidation of elements asks for those alone`() {
    let truth = Truth()
    var view = View()
    view.layOut(truth)
    let asked = view.asked
    view.validity.invalidate(.elements([truth.keys[1], truth.keys[4]]))
    view.layOut(truth)
    #expect(view.asked == asked + 2)
  }

  @Test func `content that moves within what was named asks nothing`() {
    var truth = Truth()
    var view = View()
    view.layOut(truth)
    let asked = view.asked
    truth.bounds = 1
    view.validity.invalidate(.view)
    view.layOut(truth)
    #expect(view.asked == asked)
    #expect(view.shown.values.allSatisfy { $0.bounds == 1 })
    truth.bounds = 2
    view.validity.invalidate(.view)
    view.layOut(truth)
    #expect(view.asked == asked + truth.keys.count)
  }

  @Test func `what a layout only arranges anew is not forgotten altogether`() {
    var validity = LayoutValidity()
    let first = validity.beginPreparation(isAnimated: false)
    #expect(first == true)
    validity.endPreparation()
    let nothing = validity.beginPreparation(isAnimated: false)
    #expect(nothing == nil)
    validity.invalidate(.arrangement)
    let arranged = validity.beginPreparation(isAnimated: false)
    #expect(arranged == false)
    validity.invalidate(.layout)
    validity.invalidate(.arrangement)
    let renewed = validity.beginPreparation(isAnimated: false)
    #expect(renewed == true)
  }

  @Test func `a movement that put the layout out of date holds until it is prepared`() {
    var validity = LayoutValidity()
    #expect(!validity.hasBeenPrepared)
    _ = validity.beginPreparation(isAnimated: false)
    validity.endPreparation()
    #expect(validity.hasBeenPrepared)
    // A layout that ignores its own invalidation is asked again.
    validity.didInvalidateByMovement()
    #expect(!validity.isOutOfDateByMovement)
    validity.invalidate(.arrangement)
    #expect(!validity.isOutOfDateByMovement)
    validity.didInvalidateByMovement()
    #expect(validity.isOutOfDateByMovement)
    _ = validity.beginPreparation(isAnimated: false)
    #expect(!validity.isOutOfDateByMovement)
  }

  @Test func `of several changes of size in one animation the first is where elements come from`() {
    var validity = LayoutValidity()
    let (tall, wide) = (
      CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 0, y: 0, width: 2, height: 1)
    )
    validity.boundsWillResize(from: tall)
    validity.boundsWillResize(from: wide)
    #expect(validity.isResizeDue)
    let first = validity.takeResize()
    #expect(first == tall)
    let second = validity.takeResize()
    #expect(second == nil)
  }

  @Test func `the offset is due once, after a complete preparation in an animation`() {
    var validity = LayoutValidity()
    _ = validity.beginPreparation(isAnimated: true)
    let first = validity.takeTargetOffset()
    #expect(first)
    let again = validity.takeTargetOffset()
    #expect(!again)
    validity.invalidate(.arrangement)
    _ = validity.beginPreparation(isAnimated: true)
    let afterArranging = validity.takeTargetOffset()
    #expect(!afterArranging)
  }
}
