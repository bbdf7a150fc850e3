import AnimDrawing
import AnimPixels
import AnimRaster
import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

/// The room around a screen.
@MainActor struct BackdropTests {
  private func picture(_ canvas: String, theme: Theme = .light) throws -> Pixmap {
    let scenario = try ScenarioReader.read(
      """
      renderAnim: 1
      canvas: {size: [100, 100], scale: 1, \(canvas)}
      dataSource: {sections: [{items: 0}]}
      layout: {class: flow}
      timeline: [{wait: 0.1}]
      """, file: "test.yaml"
    ).scenario
    let stage = try Stage(scenario, theme: theme)
    try stage.advance(to: 0)
    let size = PixelSize(width: Int(stage.size.width), height: Int(stage.size.height))
    return Rasterizer(size: size, scale: 1).render(stage.displayList())
  }

  @Test(arguments: [
    ("stage: true", 180), ("stage: \"#FF0000\"", 180), ("stage: \"#FF0000\", margin: 10", 120),
    ("margin: 10", 120), ("stage: {shadow: false}, frame: bezel", 206),
    ("stage: {padding: 15}", 130), ("stage: {padding: [0, 20, 0, 30]}", 150),
  ])
  func `a room has its padding unless there is a margin`(canvas: String, width: Int) throws {
    #expect(try picture(canvas).size.width == width)
  }

  @Test func `pixels of a screen in a bezel are those of the picture`() throws {
    // The rim is 11 points wide, and buttons stand out of it by one and a half.
    let picture = try picture("background: \"#FF0000\", frame: bezel, cornerRadius: 0")
    #expect(picture.size.width == 126)
    #expect(picture[12, 63] != 0xFF00_00FF && picture[13, 63] == 0xFF00_00FF)
    #expect(picture[112, 63] == 0xFF00_00FF && picture[113, 63] != 0xFF00_00FF)
  }

  @Test func `one colour is everywhere but in the shadow, two go over into each other`() throws {
    let red: UInt32 = 0xFF00_00FF
    let plain = try picture("stage: {background: \"#FF0000\", shadow: false}")
    #expect(plain[0, 0] == red && plain[179, 179] == red && plain[90, 150] == red)
    let shadowed = try picture("stage: {background: \"#FF0000\"}")
    #expect(shadowed[90, 145] != red)
    #expect(shadowed[90, 145] & 255 < 250)
    let gradient = try picture("stage: {background: [\"#FF0000\", \"#0000FF\"], shadow: false}")
    #expect(gradient[0, 0] & 255 > 230)
    #expect(gradient[179, 179] & 255 < 25)
    #expect(gradient[179, 179] >> 16 & 255 > 230)
  }

  @Test func `the room is dark in the dark`() throws {
    #expect(try picture("stage: true")[0, 0] & 255 > 200)
    #expect(try picture("stage: true", theme: .dark)[0, 0] & 255 < 60)
    #expect(try picture("stage: true", theme: .dark).isOpaque)
  }
}
