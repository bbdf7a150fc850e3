import AnimCodecs
import AnimPixels
import Foundation
import Testing

struct FigureCommandTests {
  private let scenario = """
    renderAnim: 1
    title: Three cells
    canvas: {size: [60, 40], scale: 1}
    dataSource: {sections: [{items: 3}]}
    layout: {class: flow, itemSize: [15, 15], minimumInteritemSpacing: 2}
    timeline:
      - wait: 0.1
      - insertItems: [[0, 1]]
      - mark: inserted
      - wait: 0.1
    """

  private func program() throws -> Program {
    let program = try Program()
    try program.write(scenario, to: "a.yaml")
    return program
  }

  private func picture(_ name: String, _ program: Program) throws -> Pixmap {
    try PNGDecoder().decode(try program.bytes(of: name))
  }

  @Test func `a still is the frame that rendering shows at that time`() throws {
    let program = try program()
    #expect(try program.run("still", "a.yaml", "--at", "0.2").code == 0)
    #expect(try program.run("a.yaml", "--png", "b.png", "--at", "0.2").code == 0)
    #expect(try program.bytes(of: "a.png") == (try program.bytes(of: "b.png")))
  }

  @Test func `an onion skin is as large as a frame, a sheet holds all frames`() throws {
    let program = try program()
    #expect(try program.run("sheet", "a.yaml", "--frames", "3", "--onion").code == 0)
    #expect(try picture("a-sheet.png", program).size == PixelSize(width: 60, height: 40))
    let outcome = try program.run(
      "sheet", "a.yaml", "--frames", "4", "--columns", "2", "-o", "b.png", "--from", "mark:inserted"
    )
    #expect(outcome.code == 0, "\(outcome.errors)")
    // Two pictures with a gap of 24 points between and 32 on each side.
    #expect(try picture("b.png", program).size.width == 2 * 60 + 24 + 2 * 32)
  }

  @Test func `an overlay changes the picture and nothing else`() throws {
    let program = try program()
    #expect(try program.run("still", "a.yaml", "-o", "plain.png").code == 0)
    for kind in ["grid", "frames", "indexpaths", "fps"] {
      #expect(try program.run("still", "a.yaml", "-o", "over.png", "--overlay", kind).code == 0)
      let (plain, over) = (try picture("plain.png", program), try picture("over.png", program))
      #expect(plain.size == over.size)
      #expect(plain != over, "\(kind)")
    }
    #expect(try program.run("still", "a.yaml", "--overlay", "frame").code == 64)
  }

  @Test func `elements are printed in words and as one line of JSON for each tick`() throws {
    let program = try program()
    let words = try program.run("inspect", "a.yaml", "--at", "0")
    #expect(words.code == 0, "\(words.errors)")
    #expect(
      String(decoding: words.output, as: UTF8.self).hasPrefix(
        """
        t 0.00 s, contentOffset 0, 0
          cell [0,0] frame 0,0,15,15 alpha 1 transform 1,0,0,1 z 0

        """))
    let json = try program.run("inspect", "a.yaml", "--json")
    let lines = String(decoding: json.output, as: UTF8.self).split(separator: "\n")
    // 0.5 s at 50 ticks a second, the first one counted.
    #expect(lines.count == 26)
    let first = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect((first?["elements"] as? [Any])?.count == 3)
  }

  @Test func `what happens is counted in all, and for each frame as JSON`() throws {
    let program = try program()
    let table = try program.run("inspect", "a.yaml", "--counts")
    #expect(table.code == 0, "\(table.errors)")
    let made = String(decoding: table.output, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("cells made") }
    // Three, and the one that is inserted.
    #expect(made?.split(separator: " ")[2] == "4")
    let json = try program.run("inspect", "a.yaml", "--counts", "--json")
    let lines = try String(decoding: json.output, as: UTF8.self).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let total = try #require(lines.last?["total"] as? [String: Int])
    #expect(total["cellsMade"] == 4)
    let frames = lines.dropLast().compactMap { $0["counts"] as? [String: Int] }
    #expect(frames.count == lines.last?["frames"] as? Int)
    #expect(frames.reduce(0) { $0 + ($1["cellsMade"] ?? 0) } == 4)
  }

  @Test func `curves are plotted`() throws {
    let program = try program()
    let outcome = try program.run("inspect", "a.yaml", "--plot", "c.png", "--item", "0,1")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try picture("c.png", program).size.width == 860)
    #expect(try program.run("inspect", "a.yaml", "--plot", "c.png", "--item", "9,9").code == 65)
    #expect(try program.run("inspect", "a.yaml", "--item", "0,1").code == 64)
  }

  @Test func `the calls of an update come in UIKit's order below its step`() throws {
    let outcome = try program().run("explain", "a.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = String(decoding: outcome.output, as: UTF8.self)
    let expected = [
      "a.yaml:8: - insertItems: [[0, 1]]", "0.10 s",
      "layout.prepare(forCollectionViewUpdates:)  1 update",
      "layout.initialLayoutAttributesForAppearingItem(at:)  [0, 0]  [0, 1]",
      "layout.finalizeCollectionViewUpdates()", "a.yaml:9: - mark: inserted",
    ]
    var rest = text[...]
    for line in expected {
      let range = rest.range(of: line)
      #expect(range != nil, "'\(line)' is missing in\n\(text)")
      if let range { rest = rest[range.upperBound...] }
    }
  }

  @Test func `rendering writes a page, a sheet and a trace too`() throws {
    let program = try program()
    let outcome = try program.run("a.yaml", "-o", "a.html", "--sheet", "s.png", "-o", "a.json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let page = String(decoding: try program.bytes(of: "a.html"), as: UTF8.self)
    #expect(page.contains("<title>Three cells</title>"))
    // The mark, and the cells that pages tell of, which are compressed.
    #expect(page.contains("{\"name\":\"inserted\",\"time\":0.4}"))
    let changes = /id="changes">[^<]{100}/.matchingSemantics(.unicodeScalar)
    #expect(page.firstMatch(of: changes) != nil)
    let trace = String(decoding: try program.bytes(of: "a.json"), as: UTF8.self)
    #expect(trace.split(separator: "\n").count == 26)
    #expect(try picture("s.png", program).size.height > 40)
  }
}
