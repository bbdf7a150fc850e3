import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

/// Variables, what the delegate does, states of cells, overlays, and two fingers.
@MainActor struct ReactionTests {
  private func stage(_ lines: String, timeline: String) throws -> Stage {
    try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 20}]}
        layout: {class: flow, itemSize: [320, 100], minimumLineSpacing: 0}
        \(lines)
        timeline: \(timeline)
        """), theme: .light)
  }

  /// The boxes of one colour on the screen, with what their layers' transforms make of them.
  private func boxes(_ color: Color, _ stage: Stage) -> [CGRect] {
    stage.displayList().items.compactMap { item in
      guard case .box(let box) = item.content, box.fill == .color(color) else { return nil }
      let rect = box.shape.rect
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map(item.transform.apply)
      return CGRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
        height: corners[1].y - corners[0].y)
    }
  }

  private static let red = Color(hex: 0xFF0000)

  // MARK: Delegate

  @Test func `a tap is answered by the delegate`() throws {
    let stage = try stage(
      "delegate: {didSelectItem: [{mark: selected}], didDeselectItem: [{mark: deselected}]}",
      timeline: "[{tap: [0, 1]}, {tap: [0, 2]}]")
    try stage.act()
    #expect(stage.marks.map(\.name) == ["selected", "deselected", "selected"])
  }

  @Test func `scrolling tells of its beginning and its end`() throws {
    let stage = try stage(
      "delegate: {willBeginDragging: [{mark: begin}], willEndDragging: [{mark: leave}], "
        + "didEndDragging: [{mark: left}], didEndDecelerating: [{mark: rest}], "
        + "didEndScrollingAnimation: [{mark: arrived}]}",
      timeline: "[{fling: {velocity: [0, -500]}}, {scrollToItem: {item: [0, 0], position: top}}]")
    try stage.act()
    #expect(stage.marks.map(\.name) == ["begin", "leave", "left", "rest", "arrived"])
  }

  @Test func `a reaction does not wait for its animations, only for its pauses`() throws {
    let stage = try stage(
      "delegate: {didSelectItem: [{scrollToItem: {item: last, position: bottom}}, {mark: now}, "
        + "{wait: 0.5}, {mark: later}]}", timeline: "[{tap: [0, 1]}, {wait: 1}]")
    try stage.act()
    let times = stage.marks.map(\.time)
    #expect(times.count == 2)
    #expect(abs(times[1] - times[0] - 0.5) < 1e-9)
  }

  @Test func `a variable that changes is heard of, and conditions see its value`() throws {
    let stage = try stage(
      "variables: {state: idle}\n"
        + "delegate: {stateChange: [{mark: moving, when: state == scrolling}, "
        + "{mark: resting, when: state == idle}]}",
      timeline: "[{set: {state: scrolling}}, {set: {state: idle}}]")
    try stage.act()
    #expect(stage.marks.map(\.name) == ["moving", "resting"])
  }

  @Test func `a reaction that sets what is set already is not heard of again`() throws {
    let stage = try stage(
      "variables: {state: idle}\n"
        + "delegate: {didScroll: [{set: {state: scrolling}}], stateChange: [{mark: changed}]}",
      timeline: "[{drag: {from: [160, 400], by: [0, -200], release: bounce}}]")
    try stage.act()
    #expect(stage.marks.map(\.name) == ["changed"])
  }

  @Test func `a delegate answers for each item`() throws {
    let stage = try stage(
      "delegate: {sizeForItemAt: ['200 + item * 10', 40], minimumLineSpacingForSectionAt: 5}",
      timeline: "[{wait: 1}]")
    try stage.advance(to: 0)
    #expect(stage.trace().contains { $0.hasPrefix("cell [0,0] frame 60,0,200,40 ") })
    #expect(stage.trace().contains { $0.hasPrefix("cell [0,1] frame 55,45,210,40 ") })
  }

  @Test func `properties of the layout and the collection view can be set`() throws {
    let stage = try stage(
      "",
      timeline:
        "[{set: {layout.itemSize: [320, 60], collectionView.contentInset: [20, 0, 0, 0]}}, "
        + "{wait: 1}]")
    try stage.advance(to: 0.5)
    #expect(stage.trace().contains { $0.hasPrefix("cell [0,1] frame 0,60,320,60 ") })
  }

  // MARK: States and overlays

  private static let card = """
    cells:
      default:
        initialState: small
        states:
          small: {card.size: [100, 50]}
          large: {card.size: [300, 90], card.alpha: 1}
        views: [{view: {id: card, centered: true, backgroundColor: '#FF0000'}}]
    """

  @Test func `a cell starts in its initial state and travels to another`() throws {
    let stage = try stage(
      Self.card,
      timeline:
        "[{animate: {duration: 1, curve: linear, do: [{cell: [0, 0], state: large}]}}, {wait: 1}]")
    try stage.advance(to: 0)
    #expect(boxes(Self.red, stage).first == CGRect(x: 110, y: 25, width: 100, height: 50))
    // Half-way to 300 × 90, about the same middle.
    try stage.advance(to: 0.5)
    #expect(boxes(Self.red, stage).first == CGRect(x: 60, y: 15, width: 200, height: 70))
    try stage.advance(to: 1)
    #expect(boxes(Self.red, stage).first == CGRect(x: 10, y: 5, width: 300, height: 90))
    // The next cell is as it was.
    #expect(boxes(Self.red, stage)[1] == CGRect(x: 110, y: 125, width: 100, height: 50))
  }

  @Test func `a cell that comes back is in the state in which it left`() throws {
    let stage = try stage(
      Self.card,
      timeline:
        "[{cell: [0, 0], state: large}, {setContentOffset: {offset: [0, 1000], animated: false}}, "
        + "{wait: 0.1}, {setContentOffset: {offset: [0, 0], animated: false}}, {wait: 1}]")
    try stage.advance(to: 0.5)
    #expect(boxes(Self.red, stage).first?.width == 300)
  }

  @Test func `an overlay stands above the content and can be animated`() throws {
    let stage = try stage(
      "overlays: [{view: {id: finder, centered: true, size: [100, 100], "
        + "backgroundColor: '#FF0000'}}]",
      timeline:
        "[{animate: {duration: 1, curve: linear, do: [{finder: {transform: [{scale: 2}]}}]}}, "
        + "{setContentOffset: {offset: [0, 300], animated: false}}, {wait: 1}]")
    try stage.advance(to: 0.5)
    #expect(boxes(Self.red, stage) == [CGRect(x: 85, y: 165, width: 150, height: 150)])
    try stage.advance(to: 1.5)
    #expect(boxes(Self.red, stage) == [CGRect(x: 60, y: 140, width: 200, height: 200)])
  }

  @Test func `what is shown of the offset follows it`() throws {
    let stage = try stage(
      "overlays: [{view: {frame: [0, 0, 'contentOffset.y', 10], backgroundColor: '#FF0000'}}]",
      timeline: "[{setContentOffset: {offset: [0, 120], animated: false}}, {wait: 1}]")
    try stage.advance(to: 0.1)
    #expect(boxes(Self.red, stage) == [CGRect(x: 0, y: 0, width: 120, height: 10)])
  }

  // MARK: Two fingers

  private func size(of stage: Stage) -> String? {
    stage.trace().first { $0.hasPrefix("cell [0,2] ") }.map { line in
      let frame = line.split(separator: " ")[3].split(separator: ",")
      return "\(frame[2])x\(frame[3])"
    }
  }

  @Test func `an item is as large as two fingers are apart`() throws {
    let stage = try stage(
      "", timeline: "[{pinch: {item: [0, 2], spread: [70, 200], end: held}}, {wait: 1}]")
    try stage.act()
    #expect(size(of: stage) == "200x200")
    #expect(stage.trace().contains { $0.hasPrefix("cell [0,2] ") && $0.hasSuffix("z 100") })
  }

  @Test func `it springs back when they leave`() throws {
    let stage = try stage(
      "", timeline: "[{pinch: {item: [0, 2], spread: [70, 200]}}, {wait: 1}]")
    try stage.act()
    #expect(size(of: stage) == "320x100")
  }

  @Test func `a pinch can leave the item alone`() throws {
    let stage = try stage(
      "",
      timeline:
        "[{pinch: {item: [0, 2], spread: [70, 200], end: held, resizesItem: false}}, {wait: 1}]")
    try stage.act()
    #expect(size(of: stage) == "320x100")
  }
}
