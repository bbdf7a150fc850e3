import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import Testing

@testable import AnimStaging

/// The room around a device that shows it once more, and the camera that stands aslant.
@MainActor struct FilmSetTests {
  private func stage(_ canvas: String, _ timeline: String = "[{wait: 1}]") throws -> Stage {
    let text = """
      renderAnim: 1
      canvas: {size: [200, 300], frame: hairline, touches: none\(canvas)}
      dataSource: {sections: [{items: 4}]}
      layout: {class: flow, itemSize: [80, 80]}
      timeline: \(timeline)
      """
    return try Stage(
      try ScenarioReader.read(text, file: "test.yaml").scenario, theme: .light)
  }

  private func count(_ snapshot: LayerSnapshot, _ predicate: (LayerSnapshot) -> Bool) -> Int {
    (predicate(snapshot) ? 1 : 0) + snapshot.sublayers.reduce(0) { $0 + count($1, predicate) }
  }

  @Test(arguments: [
    (", stage: true", 1), (", stage: blurred", 2), (", stage: {reflection: true}", 2),
  ])
  func `a room may show the screen once more`(canvas: String, screens: Int) throws {
    let stage = try stage(canvas)
    let size = CGSize(width: 200, height: 300)
    // The screen is cut off at its edges, and so are the window and the collection view in it.
    let shown = count(stage.picture) {
      $0.properties.bounds.size == size && $0.properties.masksToBounds
    }
    #expect(shown == 3 * screens)
  }

  @Test func `no two layers of the picture have the same number`() throws {
    let picture = try stage(", stage: {background: blurred, reflection: true}").picture
    var seen: Set<UInt64> = []
    func walk(_ layer: LayerSnapshot) {
      #expect(seen.insert(layer.id).inserted)
      layer.sublayers.forEach(walk)
    }
    walk(picture)
  }

  @Test func `a scene that is turned stands in perspective`() throws {
    let stage = try stage("", "[{camera: {turn: [0deg, 30deg], duration: 0.5}}, {wait: 0.2}]")
    let before = stage.screen.corners
    #expect(before[0].y == before[1].y)
    try stage.advance(to: 0.7)
    let after = stage.screen.corners
    let (left, right) = (after[3].y - after[0].y, after[2].y - after[1].y)
    // One side is nearer, and so it is larger; both are narrower than before.
    #expect(abs(left - right) > 20)
    #expect(after[1].x - after[0].x < before[1].x - before[0].x)
  }
}
