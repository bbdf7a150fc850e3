import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@MainActor struct TracedElementTests {
  private let grid = """
    dataSource: {sections: [{items: 40}]}
    layout: {class: flow, itemSize: [100, 50], minimumLineSpacing: 10}

    """

  @Test func `corners are where a cell is in the picture, the margin counted`() throws {

    let scenario = try ScenarioReader.read(
      "renderAnim: 1\ncanvas: {size: [320, 480], margin: [7, 5, 0, 0]}\n" + grid, file: "a.yaml"
    ).scenario
    let stage = try Stage(scenario, theme: .light)
    try stage.advance(to: 0)
    // Three cells of 100 points in 320 leave 10 between them.
    let cell = try #require(stage.elements().first { $0.item == 1 })
    #expect(
      cell.quad == [
        CGPoint(x: 115, y: 7), CGPoint(x: 215, y: 7), CGPoint(x: 215, y: 57),
        CGPoint(x: 115, y: 57),
      ])
  }

  @Test func `corners move with the content, centres do not`() throws {
    let stage = try Stage(
      try scenario(grid + "timeline: [{setContentOffset: {offset: [0, 40], animated: false}}]"),
      theme: .light)
    try stage.advance(to: 0.1)
    let cell = try #require(stage.elements().first { $0.item == 3 })
    #expect(cell.center == CGPoint(x: 50, y: 85))
    #expect(cell.quad.first == CGPoint(x: 0, y: 20))
  }

  @Test(arguments: [
    CATransform3D.identity,
    CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4)),
    CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -0.002], [0, 0, 0, 1]),
  ])
  func `JSON says all there is to say`(transform: CATransform3D) throws {
    let element = TracedElement(
      id: 7, category: .supplementaryView, kind: "header", section: 2, item: 0,
      isDisappearing: true,
      center: CGPoint(x: 0.125, y: -8), size: CGSize(width: 320, height: 40.5), alpha: 0.25,
      transform: transform, zIndex: -3, quad: [CGPoint(x: 1, y: 2)])
    let json = try JSONEncoder().encode(element)
    #expect(try JSONDecoder().decode(TracedElement.self, from: json) == element)
  }

  @Test func `an index path that is not a pair is an error`() throws {
    let json = """
      {"id": 1, "category": "cell", "indexPath": [0],
       "center": [0, 0], "size": [1, 1], "alpha": 1,
       "transform": [1, 0, 0, 1, 0, 0], "zIndex": 0, "quad": []}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TracedElement.self, from: Data(json.utf8))
    }
  }
}
