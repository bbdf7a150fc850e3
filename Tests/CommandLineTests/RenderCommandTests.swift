import AnimCodecs
import AnimPixels
import Foundation
import Testing

struct RenderCommandTests {
  private let scenario = """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    timeline:
      - wait: 0.1
      - insertItems: [[0, 1]]
      - mark: inserted
      - wait: 0.1
    """

  @Test func `a scenario becomes a GIF that lasts as long as it does`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    let outcome = try program.run("a.yaml", "--gif", "deep/out.gif", "--hold-last", "0")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(program.files() == ["a.yaml", "deep/out.gif"])
    let decoder = try GIFDecoder(try program.bytes(of: "deep/out.gif"))
    #expect(decoder.size == PixelSize(width: 60, height: 40))
    var duration = 0.0
    while let frame = try decoder.next() { duration += frame.duration }
    // 0.5 s of acting are 26 frames of 0.02 s.
    #expect(abs(duration - 0.52) < 1e-9)
    #expect(outcome.errors.contains("deep/out.gif"))
    #expect(outcome.errors.contains("26 frames, 0.52 s, 60 × 40 px"))
  }

  @Test func `an SVG fades into its beginning, and is sharp where a shutter is open`() throws {
    let program = try Program()
    let ending = "\noutput: {loop: {style: crossfade, duration: 0.4}"
    try program.write(scenario + ending + "}", to: "a.yaml")
    try program.write(
      scenario + ending + ", shutter: {angle: 180, samples: 4}}", to: "b.yaml")
    for name in ["a", "b"] {
      let outcome = try program.run("\(name).yaml", "-o", "\(name).svg")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    let svg = String(decoding: try program.bytes(of: "a.svg"), as: UTF8.self)
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("a.yaml", "-o", "plain.svg").code == 0)
    let plain = String(decoding: try program.bytes(of: "plain.svg"), as: UTF8.self)
    // The beginning lies over all as a whole, and grows from nothing.
    #expect(svg.contains("79.474%{opacity:.025}99.474%,to{opacity:.975}"))
    #expect(svg.utf8.count > plain.utf8.count)
    #expect(svg.utf8.count < 3 * plain.utf8.count, "\(svg.utf8.count) \(plain.utf8.count)")
  }

  @Test func `without outputs a GIF appears beside the scenario`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("render", "a.yaml").code == 0)
    #expect(program.files() == ["a.gif", "a.yaml"])
  }

  @Test func `the GIF shows the frames that are written as PNG`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    let outcome = try program.run(
      "a.yaml", "--gif", "out.gif", "--frames", "frames", "--fps", "10", "--hold-last", "0")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let decoder = try GIFDecoder(try program.bytes(of: "out.gif"))
    var time = 0.0
    while let frame = try decoder.next() {
      let name = "frames/000\(Int((time * 10).rounded())).png"
      #expect(frame.pixmap == (try PNGDecoder().decode(try program.bytes(of: name))))
      time += frame.duration
    }
    #expect(abs(time - 0.6) < 1e-9)
  }

  @Test func `two runs with different numbers of tasks give the same bytes`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("a.yaml", "--gif", "1.gif", "--jobs", "1").code == 0)
    #expect(try program.run("a.yaml", "--gif", "2.gif", "--jobs", "1").code == 0)
    #expect(try program.run("a.yaml", "--gif", "3.gif", "--jobs", "7").code == 0)
    #expect(try program.bytes(of: "1.gif") == (try program.bytes(of: "2.gif")))
    #expect(try program.bytes(of: "1.gif") == (try program.bytes(of: "3.gif")))
  }

  @Test(arguments: [("0.4", 0.4), ("80%", 0.4), ("mark:inserted", 0.4)])
  func `a still shows the moment that is named`(at: String, seconds: Double) throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("a.yaml", "--png", "still.png", "--at", at).code == 0)
    #expect(try program.run("a.yaml", "--png", "same.png", "--at", "\(seconds)").code == 0)
    #expect(try program.bytes(of: "still.png") == (try program.bytes(of: "same.png")))
  }

  @Test func `the scale multiplies the pixels`() throws {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    #expect(try program.run("a.yaml", "--png", "a.png", "--scale", "3").code == 0)
    let pixmap = try PNGDecoder().decode(try program.bytes(of: "a.png"))
    #expect(pixmap.size == PixelSize(width: 180, height: 120))
  }

  @Test func `a scenario can come from standard input and a GIF go to standard output`() throws {
    let program = try Program()
    let outcome = try program.run("-", "--gif", "-", input: scenario)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(String(decoding: outcome.output.prefix(6), as: UTF8.self) == "GIF89a")
    #expect(program.files() == [])
  }
}
