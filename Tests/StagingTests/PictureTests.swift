import AnimCodecs
import AnimDrawing
import AnimPixels
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@MainActor struct PictureTests {
  private func images(_ cells: String, items: String = "2") throws -> [AnimDrawing.Image] {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: \(items)}]}
        layout: {class: flow, itemSize: [50, 50]}
        cells: {default: \(cells)}
        timeline: [{wait: 0.1}]
        """), theme: .light)
    try stage.advance(to: 0)
    return stage.displayList().items.compactMap { item in
      if case .image(let placed) = item.content { placed.image } else { nil }
    }
  }

  @Test func `each item has a picture of its own`() throws {
    let images = try images("[{image: {source: item.photo}}]")
    #expect(images.count == 2)
    #expect(images[0] != images[1])
    #expect(images == (try self.images("[{image: {source: item.photo}}]")))
  }

  @Test func `a placeholder is the same for all items`() throws {
    let images = try images("[{image: {source: 'placeholder:gradient'}}]")
    #expect(images.count == 2)
    #expect(images[0] == images[1])
  }

  @Test func `a picture that is not there is an error with its place`() throws {
    do {
      _ = try images("[{image: {source: nowhere.png}}]")
      Issue.record("the picture was found")
    } catch StageError.unreadableFile(let reason, let place) {
      #expect(reason.contains("nowhere.png"))
      #expect(place.line == 5)
    }
  }
}
