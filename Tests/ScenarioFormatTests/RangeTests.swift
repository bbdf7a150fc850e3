import AnimDrawing
import AnimPixels
import AnimRaster
import AnimStaging
import Foundation
import Testing

@testable import AnimScenarioFormat

/// Numbers at and beyond the ends of their ranges, at every place of the grammar.
@Suite struct RangeTests {
  @Test func `numbers stand in hundreds of places`() {
    #expect(NumberPlace.all.count > 200)
    let names = NumberPlace.all.map(\.name).joined(separator: " ")
    for key in ["canvas.margin", "shadow.radius", "cardStack layout.visibleCards", "drag.duration"]
    {
      #expect(names.contains(key))
    }
  }

  @Test(arguments: NumberPlace.all)
  func `a number beyond its range is marked where it stands`(place: NumberPlace) {
    let (low, high) = (place.limits.low, place.limits.high)
    for value in [low - 1, high + 1, -1e308, 1e308] where !place.limits.contains(value) {
      #expect(place.isMarked("\(value)"), "\(value)")
    }
    if place.isWhole { #expect(place.isMarked("\(low + 0.5)")) }
  }

  @Test(arguments: NumberPlace.all)
  func `what is no number is marked where it stands`(place: NumberPlace) {
    for value in [".nan", ".inf", "-.inf", "1e999", "[[[]]]"] {
      #expect(place.isMarked(value) || place.acceptsText && value != "[[[]]]", "\(value)")
    }
  }

  /// What the reader accepts, and what the stage does not refuse, is drawn.
  @MainActor @Test(arguments: NumberPlace.all)
  func `the ends of a range can be drawn`(place: NumberPlace) throws {
    for value in Set([place.limits.low, place.limits.high]) {
      guard
        let scenario = try? ScenarioReader.read(
          place.scenario(value.shortText), file: "test.yaml"
        ).scenario,
        let stage = try? Stage(scenario, theme: .light)
      else { continue }
      for time in [0, 0.3] { try? stage.advance(to: time) }
      // No more of a picture than shows that it can be drawn.
      let size = PixelSize(
        width: min(64, Int(stage.size.width)), height: min(64, Int(stage.size.height)))
      let pixmap = Rasterizer(size: size, scale: 1).render(stage.displayList())
      #expect(pixmap.size == size)
    }
  }
}
