import AnimCodecs
import AnimPixels
import Foundation
import Testing

struct SelectionTests {
  /// One second, with its middle marked, in two chapters.
  private let scenario = """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layouts:
      small: {class: flow, itemSize: [15, 15]}
      big: {class: flow, itemSize: [30, 30]}
    layout: small
    timeline:
      - chapter: one
      - wait: 0.5
      - mark: half
      - chapter: {name: two, reset: true, set: {layout: big}}
      - wait: 0.25
      - still: hero
      - wait: 0.25
    """

  private func frameCount(_ arguments: String...) throws -> Int {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    let outcome = try program.run(["a.yaml", "--frames", "frames", "--fps", "20"] + arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return program.files().count { $0.hasPrefix("frames/") }
  }

  @Test func `a selection has the frames of its range`() throws {
    // Both ends of a range are shown: half a second at 20 frames a second has eleven.
    #expect(try frameCount() == 21)
    #expect(try frameCount("--select", "0.25..0.75") == 11)
    #expect(try frameCount("--select", "mark:half..") == 11)
    #expect(try frameCount("--select", "..50%") == 11)
    #expect(try frameCount("--select", "chapter:two") == 11)
    #expect(try frameCount("--select", "50%") == 1)
    #expect(try frameCount("--every-nth", "5") == 5)
  }

  @Test func `a chapter that there is not is an error`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    let outcome = try program.run("a.yaml", "--gif", "a.gif", "--select", "chapter:three")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("there is no chapter 'three'; the timeline sets 'one', 'two'"))
    #expect(try program.run("a.yaml", "--gif", "a.gif", "--select", "0.7..0.2").code == 65)
    #expect(try program.run("a.yaml", "--gif", "a.gif", "--select", "yesterday").code == 64)
  }

  @Test func `a path with the chapter becomes a file for each`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    let outcome = try program.run("a.yaml", "--gif", "out/{name}-{chapter}.gif")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files() == ["a.yaml", "out/a-one.gif", "out/a-two.gif", "out/hero.png"])
  }

  @Test func `a still shows its own moment`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("a.yaml", "--png", "out/p.png", "--at", "0.75").code == 0)
    #expect(try program.bytes(of: "out/hero.png") == (try program.bytes(of: "out/p.png")))
  }

  @Test func `the width of a picture can be given in pixels`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("a.yaml", "--png", "p.png", "--width", "90").code == 0)
    let pixmap = try PNGDecoder().decode(try program.bytes(of: "p.png"))
    #expect(pixmap.size == PixelSize(width: 90, height: 60))
    #expect(try program.run("a.yaml", "--png", "q.png", "--device", "iphone-4").code == 0)
    let phone = try PNGDecoder().decode(try program.bytes(of: "q.png"))
    #expect(phone.size == PixelSize(width: 640, height: 960))
  }
}
