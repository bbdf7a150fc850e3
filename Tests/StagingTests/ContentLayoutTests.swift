import AnimGeometry
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

/// Layouts that ask what items are, or that fingers rearrange, as scenarios use them.
@MainActor struct ContentLayoutTests {
  /// The frames of the cells at a time, by item.
  private func frames(_ text: String, at time: Double) throws -> [String] {
    let stage = try Stage(try scenario(text), theme: .light)
    try stage.advance(to: time)
    return stage.elements().filter { $0.category == .cell && !$0.isDisappearing }
      .sorted { $0.item < $1.item }
      .map { element in
        let frame = element.frame
        return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
          .joined(separator: ",")
      }
  }

  @Test func `items of a waterfall are as high as they say`() throws {
    // Columns of (320 - 10) / 2.
    #expect(
      try frames(
        """
        dataSource: {sections: [{items: [{height: 100}, {height: 40}, {height: 30}]}]}
        layout: {class: waterfall}
        timeline: [{wait: 1}]
        """, at: 0) == ["0,0,155,100", "165,0,155,40", "165,50,155,30"])
  }

  @Test func `messages stand at the side of who wrote them`() throws {
    #expect(
      try frames(
        """
        dataSource:
          sections: [{items: [{width: 200, height: 40}, {width: 100, height: 36, outgoing: true}]}]
        layout: {class: chat, sectionInset: [10, 10, 10, 10]}
        timeline: [{wait: 1}]
        """, at: 0) == ["10,382,200,40", "210,434,100,36"])
  }

  @Test func `a finger that rests before it moves carries an item away`() throws {
    let text = """
      dataSource: {sections: [{items: [a, b, c]}]}
      layout: {class: reorderable, itemSize: [100, 100], minimumInteritemSpacing: 10}
      timeline:
        - drag: {from: [50, 50], press: 0.6, by: [220, 0], duration: 0.4, release: bounce}
        - wait: 1
      """
    let stage = try Stage(try scenario(text), theme: .light)
    try stage.advance(to: 1)
    let lifted = stage.elements().first { $0.transform.m11 > 1.05 }
    #expect((lifted?.center.x ?? 0) > 200)
    try stage.advance(to: 2)
    #expect(stage.elements().allSatisfy { $0.transform.m11 == 1 })
  }
}
