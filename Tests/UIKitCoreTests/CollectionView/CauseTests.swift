import AnimCauses
import AnimLayers
import Foundation
import TestSupport
import Testing
import UIKitCore

/// What events of a collection view come of.
@MainActor struct CauseTests {
  /// A recorder of a clock, once everything is at rest.
  private func recorder(_ clock: MediaClock, _ view: UICollectionView) -> CauseRecorder {
    view.layoutIfNeeded()
    clock.advance(to: 1)
    let recorder = CauseRecorder()
    clock.causes = recorder
    return recorder
  }

  private func kinds(_ recorder: CauseRecorder, from id: CauseID) -> [String] {
    recorder.log.chain(from: id).compactMap { recorder.log[$0]?.sentence }
  }

  private func last(
    _ recorder: CauseRecorder, where condition: (CauseEvent.Kind) -> Bool
  ) throws -> CauseID {
    CauseID(try #require(recorder.log.events.lastIndex { condition($0.kind) }))
  }

  private func showing(_ data: ListDataSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    return .showing(data, in: layout)
  }

  @Test func `a new cell comes of the movement that brought it in`() throws {
    try inWorld { world in
      let clock = world.clock
      let data = ListDataSource(counts: [20])
      let view = showing(data)
      let recorder = recorder(clock, view)
      view.contentOffset.y = 150
      view.layoutIfNeeded()
      let cell = try last(recorder) {
        if case .configured(ElementName(.cell, section: 0, item: 6)) = $0 { true } else { false }
      }
      #expect(
        kinds(recorder, from: cell) == [
          "the data source is asked for cell [0,6]",
          "the visible elements are brought up to date",
          "the content of TestCollectionView moves from 0, 0 to 0, 150",
        ])
      withExtendedLifetime(data) {}
    }
  }

  @Test
  func `a place comes of the query that named it, and that of what put the layout out of date`()
    throws
  {
    try inWorld { world in
      let clock = world.clock
      let data = ListDataSource(counts: [3])
      let view = showing(data)
      let recorder = recorder(clock, view)
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 60
      view.layoutIfNeeded()
      let placement = try last(recorder) {
        if case .placement(ElementName(.cell, section: 0, item: 1), _, _) = $0 {
          true
        } else {
          false
        }
      }
      let event = try #require(recorder.log[placement])
      #expect(event.sentence == "cell [0,1] is placed at x 0, y 60, 320 × 60")
      let query = try #require(recorder.log[event.source])
      #expect(query.sentence.hasSuffix("names 3 elements"))
      #expect(
        recorder.log[query.source]?.kind == .preparation(layout: "UICollectionViewFlowLayout"))
      #expect(
        kinds(recorder, from: event.source).dropFirst() == [
          "the visible elements are brought up to date",
          "UICollectionViewFlowLayout is invalidated: all that it knows is out of date",
        ])
      withExtendedLifetime(data) {}
    }
  }

  @Test func `what a timer does comes of what started it`() throws {
    try inWorld { world in
      let clock = world.clock
      let data = ListDataSource(counts: [20])
      let view = showing(data)
      let recorder = recorder(clock, view)
      let step = recorder.note(.step(name: "wait", file: "a.yaml", line: 1))
      recorder.resume(step) { clock.schedule(after: 1) { view.contentOffset.y = 40 } }
      clock.advance(to: 3)
      let move = try last(recorder) { if case .offset = $0 { true } else { false } }
      #expect(recorder.log.chain(from: move).last == step)
      #expect(recorder.log[move]?.time == 2)
      withExtendedLifetime(data) {}
    }
  }

  @Test func `cells are made first and used again later`() {
    inWorld { world in
      let clock = world.clock
      let data = ListDataSource(counts: [40])
      let view = showing(data)
      view.isPrefetchingEnabled = false
      let recorder = recorder(clock, view)
      // One more at a time than fit exactly, so that a fifth is made, and then those that left are used.
      for y in [50.0, 150, 250, 350] {
        view.contentOffset.y = y
        view.layoutIfNeeded()
      }
      let made = recorder.log.events.count { if case .made = $0.kind { true } else { false } }
      let reused = recorder.log.events.count { if case .reused = $0.kind { true } else { false } }
      // 480 points show rows 0 to 4; rows 5 to 8 come, of which the first two find nobody gone whole.
      #expect(made + reused == 4)
      #expect(made <= 2 && reused >= 2)
      withExtendedLifetime(data) {}
    }
  }

  @Test func `an animation comes of the place that a view is on its way to`() throws {
    try inWorld { world in
      let clock = world.clock
      let data = ListDataSource(counts: [3])
      let view = showing(data)
      let recorder = recorder(clock, view)
      data.sections[0].removeFirst()
      view.deleteItems(at: [IndexPath(0, 0)])
      let animation = try last(recorder) {
        if case .animation(_, let key, _) = $0 { key.hasPrefix("position") } else { false }
      }
      let chain = kinds(recorder, from: animation)
      #expect(chain.dropFirst().first?.contains("is placed at") == true)
      #expect(chain.last == "an update is shown: deletes [0,0]")
    }
  }

  @Test func `nothing is noted where nobody records, and a loop ends with its cycle all the same`()
    throws
  {
    try inWorld { world in
      let clock = world.clock
      let view = UICollectionView.showing(ListDataSource(counts: [2]), in: RestlessLayout())
      #expect(clock.causes == nil)
      let loop = try #require(UIEnvironment.current.loop)
      #expect(loop.kind == .invalidationInQuery)
      #expect(
        UIEnvironment.current.exception?.contains("is stuck in its update/layout loop") == true)
      withExtendedLifetime(view) {}
    }
  }
}

/// Invalidates itself whenever it is asked.
private final class RestlessLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    invalidateLayout()
    return super.layoutAttributesForElements(in: rect)
  }
}
