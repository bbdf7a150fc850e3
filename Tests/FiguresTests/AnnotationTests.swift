import AnimDrawing
import AnimGeometry
import AnimScenarioFormat
import AnimText
import Foundation
import Testing

@testable import AnimFigures
@testable import AnimStaging

@MainActor struct AnnotationTests {
  /// Three cells of 80 × 80 points in a row, 20 apart, 10 from the left and 30 from the top.
  private func rehearsal(_ annotations: String, _ timeline: String = "- wait: 1") throws
    -> Rehearsal
  {
    let text = """
      renderAnim: 1
      canvas: {size: [300, 400], touches: none}
      clock: {fps: 10}
      dataSource: {sections: [{items: 3}]}
      layout: {class: flow, itemSize: [80, 80], minimumInteritemSpacing: 20, sectionInset: [30, 10, 0, 10]}
      timeline:
        \(timeline.split(separator: "\n").joined(separator: "\n  "))
      annotate:
        \(annotations.split(separator: "\n").joined(separator: "\n  "))
      """
    let scenario = try ScenarioReader.read(text, file: "folder/test.yaml").scenario
    return try Rehearsal(scenario, theme: .light)
  }

  private func annotator(_ annotations: String, _ timeline: String = "- wait: 1") throws
    -> Annotator
  {
    let rehearsal = try rehearsal(annotations, timeline)
    return try Annotator(rehearsal, moments(of: rehearsal), fonts: FontLibrary())
  }

  private func moments(of rehearsal: Rehearsal) throws -> [AnnotatedMoment] {
    let player = try rehearsal.whole.player()
    return try (0...Int((rehearsal.duration * 10).rounded())).map { tick in
      try player.advance(to: Double(tick) / 10)
      return AnnotatedMoment(
        time: Double(tick) / 10, elements: player.stage.elements(), screen: player.stage.screen)
    }
  }

  private let size = CGSize(width: 300, height: 400)

  /// The numbers of letters in each line of text, and the boxes.
  private func boxes(_ items: [DisplayItem]) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .box(let box): [box.shape.rect]
      case .group(let group): boxes(group.items)
      case .path, .glyphs, .image, .shadow, .backdrop: []
      }
    }
  }

  @Test func `the room between two items is hatched from edge to edge`() throws {
    let items = try annotator("- spacing: {between: [[0, 0], [0, 1]]}").items(at: 0.5, over: size)
    #expect(boxes(items).first == CGRect(x: 90, y: 30, width: 20, height: 80))
  }

  @Test func `insets reach from the edges of the screen to the item`() throws {
    let items = try annotator("- inset: {item: [0, 0], edges: [left, top, right]}")
      .items(at: 0, over: size)
    let found = boxes(items)
    #expect(found.contains(CGRect(x: 0, y: 30, width: 10, height: 80)))
    #expect(found.contains(CGRect(x: 10, y: 0, width: 80, height: 30)))
    #expect(found.contains(CGRect(x: 90, y: 30, width: 210, height: 80)))
  }

  @Test func `an annotation fades in and out, but not where the animation begins or ends`() throws {
    let annotator = try annotator(
      """
      - {spacing: {between: [[0, 0], [0, 1]]}, to: 0.5}
      - {spacing: {between: [[0, 1], [0, 2]]}, from: 0.5}
      """)
    #expect(annotator.items(at: 0, over: size).allSatisfy { $0.opacity == 1 })
    let middle = annotator.items(at: 0.4, over: size)
    #expect(middle.count == 1)
    #expect(abs((middle.first?.opacity ?? 0) - 0.5) < 1e-9)
    #expect(annotator.items(at: 0.5, over: size).isEmpty)
    #expect(annotator.items(at: 1, over: size).allSatisfy { $0.opacity == 1 })
  }

  @Test func `an item that is not to be seen is an error at its place`() throws {
    let error = try #require(throws: AnnotationError.self) {
      _ = try annotator("- callout: {item: [0, 7]}")
    }
    #expect(error.description == "no cell [0, 7] is to be seen between 0.00 s and 1.00 s")
    #expect(error.location.line == 9 && error.location.column == 21)
  }

  @Test func `a way follows the item under the path that it gets`() throws {
    let rehearsal = try rehearsal(
      "- path: {item: [0, 0]}", "- wait: 0.3\n- insertItems: [[0, 0]]\n- wait: 0.5")
    let moments = try moments(of: rehearsal)
    let track = ElementTrack(ItemIndexPath(section: 0, item: 0), from: 0, in: moments)
    // The first cell becomes the second one, 100 points further to the right.
    #expect(track.element(at: 0.1)?.box == CGRect(x: 10, y: 30, width: 80, height: 80))
    #expect(track.element(at: 1.1)?.item == 1)
    #expect(track.element(at: 1.1)?.box == CGRect(x: 110, y: 30, width: 80, height: 80))
  }

  @Test func `ghosts stand at equal distances along the way, whatever the time between them`() {
    let places = [0, 1, 2, 10, 20, 40, 80].enumerated().map { index, x in
      (time: Double(index), center: CGPoint(x: x, y: 0), element: x)
    }
    #expect(Blueprint.evenly(3, along: places).map(\.element) == [0, 40, 80])
    #expect(Blueprint.evenly(0, along: places).isEmpty)
    let resting = places.map { (time: $0.time, center: CGPoint.zero, element: $0.element) }
    #expect(Blueprint.evenly(3, along: resting).isEmpty)
  }

  @Test(arguments: [
    CGRect(x: 20, y: 20, width: 80, height: 80), CGRect(x: 220, y: 180, width: 70, height: 60),
    CGRect(x: 10, y: 10, width: 280, height: 100), CGRect(x: 10, y: 300, width: 280, height: 90),
  ])
  func `a card stands on the screen and beside its item`(box: CGRect) {
    let screen = CGRect(x: 0, y: 0, width: 300, height: 400)
    let place = Blueprint.place(CGSize(width: 150, height: 80), beside: box, on: screen)
    #expect(screen.contains(place.card))
    #expect(place.card.intersection(box).isNull || place.card.intersection(box).isEmpty)
    #expect(box.contains(place.anchor))
  }

  @Test func `the value of a curve lies between those of its points`() {
    let points = [ElementCurves.Point(time: 1, value: 10), .init(time: 2, value: 30)]
    #expect(CurveInset.value(of: points, at: 0.5) == nil)
    #expect(CurveInset.value(of: points, at: 1) == 10)
    #expect(CurveInset.value(of: points, at: 1.25) == 15)
    #expect(CurveInset.value(of: points, at: 3) == 30)
  }
}

/// The panel with the steps of a timeline.
@MainActor struct CodeListingTests {
  private func listing() throws -> CodeListing {
    let text = """
      renderAnim: 1
      dataSource: {sections: [{items: 3}]}
      layout: {class: flow}
      timeline:
        # First.
        - wait: 0.4
        - repeat:
            times: 2
            do:
              - wait: 0.2

        - at: 1
          wait: 0.5
      annotate: [code]
      """
    let scenario = try ScenarioReader.read(text, file: "folder/test.yaml").scenario
    let rehearsal = try Rehearsal(scenario, theme: .light)
    return try #require(CodeListing(scenario, rehearsal.steps))
  }

  @Test func `it shows the steps as they are written, from the first to the last`() throws {
    let listing = try listing()
    #expect(listing.fileName == "test.yaml")
    #expect(
      listing.lines == [
        "- wait: 0.4", "- repeat:", "    times: 2", "    do:", "      - wait: 0.2", "",
        "- at: 1", "  wait: 0.5",
      ])
  }

  @Test func `the lines are lit that run, and of steps inside each other the innermost`() throws {
    let listing = try listing()
    func lit(_ time: Double) -> [Int] {
      listing.light(at: time).enumerated().filter { $0.element > 0.9 }.map(\.offset)
    }
    #expect(lit(0.2) == [0])
    #expect(lit(0.6) == [4])
    // The step that has a time of its own is lit with all its lines.
    #expect(lit(1.3) == [6, 7])
    #expect(lit(3).isEmpty)
  }

  @Test func `the eye is led on smoothly`() throws {
    let listing = try listing()
    let times = stride(from: 0.0, through: 2, by: 0.01)
    let lines = times.map { listing.focus(at: $0) }
    #expect(zip(lines, lines.dropFirst()).allSatisfy { abs($1 - $0) < 0.5 })
    #expect((lines.last ?? 0) > (lines.first ?? 0))
  }

  @Test func `long lines are broken at spaces and indented`() {
    #expect(Blueprint.wrapped("- wait: 0.4", columns: 20) == ["- wait: 0.4"])
    #expect(
      Blueprint.wrapped("- tap: {item: [0, 3], at: x}", columns: 16)
        == ["- tap: {item:", "    [0, 3], at:", "    x}"])
    // A word that is too long is broken where the line ends.
    #expect(Blueprint.wrapped("aaaaaaaaaaaa", columns: 10).first == "aaaaaaaaaa")
  }

  @Test func `keys, values, numbers and comments have colours of their own`() {
    let tokens = YAMLToken.tokens(of: "- tap: {item: [0, -3]} # so")
    #expect(
      tokens.map(\.text)
        == ["-", "tap:", "{", "item:", "[", "0", ",", "-3", "]", "}", "# so"])
    #expect(
      tokens.map(\.kind)
        == [
          .mark, .key, .mark, .key, .mark, .number, .mark, .number, .mark, .mark, .comment,
        ])
    #expect(tokens.map(\.column) == [0, 2, 7, 8, 14, 15, 16, 18, 20, 21, 23])
  }
}
