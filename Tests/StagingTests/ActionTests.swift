import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

@MainActor struct ActionTests {
  /// Sixty rows of 50 points under a screen of 480: offsets go from 0 to 2520.
  private func stage(_ timeline: String) throws -> Stage {
    try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 60}]}
        layouts:
          rows: {class: flow, itemSize: [320, 40], minimumLineSpacing: 10}
          grid: {class: flow, itemSize: [50, 50]}
        layout: rows
        cells: {selected: [{view: {backgroundColor: systemRed}}]}
        timeline:
        \(timeline)
        """), theme: .light)
  }

  private func act(_ stage: Stage) throws {
    var tick = 0
    while stage.end == nil, tick < 2000 {
      try stage.advance(to: Double(tick) / 50)
      tick += 1
    }
  }

  private func top(_ stage: Stage) -> String? { stage.trace().first { $0.hasPrefix("cell") } }

  @Test func `a drag that rests moves the content as far as the finger`() throws {
    let stage = try stage("  - drag: {from: [160, 400], by: [0, -200], release: bounce}")
    try act(stage)
    // A pan is recognized after 10 points, and what came before does not count.
    #expect(stage.contentOffset.y == 190)
  }

  @Test func `a fling goes on after the finger is lifted`() throws {
    let stage = try stage("  - fling: {velocity: [0, -1000], from: [160, 400], duration: 0.2}")
    try act(stage)
    // The finger's own way, and 494 points of deceleration from 1000 points per second.
    #expect(stage.contentOffset.y > 494)
    #expect(stage.contentOffset.y < 494 + 200)
  }

  @Test func `a pull beyond the edge comes back`() throws {
    let stage = try stage("  - pull: {by: 150, duration: 0.4, hold: 0.2}\n  - mark: rested")
    try stage.advance(to: 0.6)
    // 140 of the 150 points are panned: 480·(1 − 1/(0.55·140/480 + 1)) = 66.36, on half points.
    #expect(abs(stage.contentOffset.y + 66.36) < 0.25)
    try act(stage)
    #expect(stage.contentOffset.y == 0)
  }

  @Test func `a tap selects the item under the finger`() throws {
    let stage = try stage("  - tap: [0, 2]")
    try act(stage)
    #expect(stage.selectedItems == [[0, 2]])
  }

  @Test func `the app takes back what it has selected`() throws {
    let stage = try stage(
      "  - selectItem: {items: [[0, 1], [0, 2]]}\n  - mark: selected\n  - deselectItem: [0, 2]")
    try act(stage)
    #expect(stage.selectedItems == [])
    #expect(stage.marks.map(\.time) == [0])
  }

  @Test func `an item that is not selected stays so when the app deselects it`() throws {
    let stage = try stage("  - selectItem: [0, 1]\n  - deselectItem: [0, 2]")
    try act(stage)
    #expect(stage.selectedItems == [[0, 1]])
  }

  @Test func `reloaded sections fade into new cells where they are`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 3}, {items: 2}]}
        layout: {class: flow, itemSize: [320, 40]}
        timeline: [{wait: 0.1}, {reloadSections: [1]}]
        """), theme: .light)
    let before = stage.elements()
    try stage.advance(to: 0.1 + 0.15)
    let during = stage.elements()
    #expect(during.filter(\.isDisappearing).map(\.name) == ["cell [1,0] out", "cell [1,1] out"])
    #expect(during.filter { $0.section == 1 && !$0.isDisappearing }.allSatisfy { $0.alpha < 1 })
    try act(stage)
    let after = stage.elements()
    #expect(after.map(\.description) == before.map(\.description))
    #expect(zip(before, after).map { $0.id == $1.id } == [true, true, true, false, false])
  }

  @Test func `the model of an element is where it will be when its animation ends`() throws {
    let stage = try stage("  - wait: 0.1\n  - deleteItems: [[0, 0]]")
    try stage.advance(to: 0.1 + 0.15)
    let during = stage.elements().filter { !$0.isDisappearing }
    let models = stage.models()
    try act(stage)
    let after = Dictionary(stage.elements().map { ($0.id, $0.placement) }) { first, _ in first }
    let moving = during.filter { models[$0.id] != $0.placement }
    #expect(moving.count >= 9)
    for element in moving where after[element.id] != nil {
      #expect(models[element.id] == after[element.id])
    }
    #expect(stage.elements().allSatisfy { stage.models()[$0.id] == $0.placement })
  }

  @Test func `two fingers that turn are a rotation and no tap`() throws {
    let stage = try stage(
      "  - selectItem: [0, 1]\n  - rotateGesture: {item: [0, 1], by: 90deg, duration: 0.5}")
    let recognizer = UIRotationGestureRecognizer()
    var turned: CGFloat?
    recognizer.addAction { if $0.state == .ended { turned = recognizer.rotation } }
    stage.collectionView.addGestureRecognizer(recognizer)
    try act(stage)
    // The gesture begins after 6 degrees, and they do not count.
    #expect(abs(try #require(turned) - 84 * .pi / 180) < 1e-6)
    #expect(stage.selectedItems == [[0, 1]])
    #expect(stage.contentOffset == .zero)
  }

  /// A view that is as high as two lines of body text would be.
  private final class TextSizedView: UIView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      frame.size.height = UIFontMetrics.default.scaledValue(
        for: 34, compatibleWith: traitCollection)
    }
  }

  @Test func `views hear of another size of text`() throws {
    let stage = try stage(
      "  - wait: 0.1\n  - setContentSizeCategory: extraLarge\n  - wait: 0.1")
    let view = stage.inWorld { TextSizedView(frame: CGRect(x: 0, y: 0, width: 50, height: 34)) }
    stage.inWorld { stage.collectionView.addSubview(view) }
    try stage.advance(to: 0.05)
    #expect(view.frame.height == 34)
    try act(stage)
    // Lines of body text are 22 points apart by default, and 24 in the size after it; of 37.09 points pixels are left.
    #expect(view.frame.height == 37)
  }

  @Test func `scrolling to an item puts it where it is asked for`() throws {
    let stage = try stage("  - scrollToItem: {item: [0, 20], position: top}")
    try act(stage)
    #expect(stage.contentOffset.y == 1000)
  }

  @Test func `another layout takes over in the given time`() throws {
    let stage = try stage("  - setCollectionViewLayout: {layout: grid, duration: 0.5}")
    try act(stage)
    #expect(stage.end == 0.5)
    #expect(top(stage) == "cell [0,0] frame 0,0,50,50 alpha 1 transform 1,0,0,1 z 0")
  }

  @Test func `steps in parallel end with the last of them`() throws {
    let stage = try stage("  - parallel: [{wait: 0.2}, {wait: 0.7}, {mark: here}]")
    try act(stage)
    #expect(stage.end == 0.7)
    #expect(stage.marks.map(\.time) == [0])
  }

  @Test func `steps can be repeated`() throws {
    let stage = try stage("  - repeat: {times: 3, do: [{wait: 0.1}, {mark: tick}]}")
    try act(stage)
    #expect(stage.marks.map { ($0.time * 10).rounded() } == [1, 2, 3])
  }

  @Test func `an animation moves the content with its own curve`() throws {
    let stage = try stage(
      "  - animate: {duration: 1, curve: linear, do: [{setContentOffset: [0, 100]}]}")
    try stage.advance(to: 0.25)
    #expect(stage.presentedContentOffset.y == 25)
  }

  @Test func `an item that is not on the screen is scrolled to before it is tapped`() throws {
    let stage = try stage("  - tap: [0, 20]")
    try act(stage)
    // Its row reaches from 1000 to 1040: at the bottom of a screen of 480.
    #expect(stage.contentOffset.y == 560)
    #expect(stage.selectedItems == [IndexPath(item: 20, section: 0)])
  }

  @Test func `an animation's closure cannot take time`() throws {
    #expect(throws: StageError.self) {
      try stage("  - animate: {duration: 1, do: [{wait: 1}]}")
    }
  }
}
