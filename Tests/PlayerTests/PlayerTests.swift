import AnimCodecs
import AnimPixels
import AnimRendering
import AnimStaging
import Foundation
import Testing

@testable import AnimPlayer

struct PlayerTests {
  private let size = PixelSize(width: 20, height: 10)

  /// A page of frames, exact unless a quality is given.
  private func page(
    _ frames: [Pixmap], settings: PlayerSettings = .init(title: "A"), quality: Int? = 100
  ) async throws -> String {
    var settings = settings
    settings.quality = quality
    let sink = PlayerPageSink(size: frames[0].size, settings: settings)
    for (index, pixmap) in frames.enumerated() {
      let start = Double(index) / 50
      try await sink.append(
        Frame(index: index, start: start, end: start + 0.02, pixmap: pixmap, damage: nil))
    }
    #expect(sink.html == nil)
    let summary = try await sink.finish()
    let html = try #require(sink.html)
    #expect(summary.bytes == html.utf8.count)
    return html
  }

  /// A white frame in which one pixel is black.
  private func frame(_ pixel: Int?, size: PixelSize? = nil) -> Pixmap {
    var pixmap = Pixmap(size: size ?? self.size, filledWith: 0xffff_ffff)
    if let pixel { pixmap.pixels[pixel] = 0xff00_0000 }
    return pixmap
  }

  /// A page of frames in each of which one pixel is black.
  private func html(
    pixels: [Int?], settings: PlayerSettings = .init(title: "A"), quality: Int = 100
  ) async throws -> String {
    try await page(pixels.map { frame($0) }, settings: settings, quality: quality)
  }

  private func document(_ html: String) throws -> [String: Any] {
    try #require(try json("animation", of: html) as? [String: Any])
  }

  /// The text in a script element of the page.
  private func text(_ id: String, of html: String) throws -> String {
    // As bytes: what follows a bracket may be a mark that makes one character with it.
    let html = Data(html.utf8)
    let start = try #require(html.range(of: Data("id=\"\(id)\">".utf8)))
    let end = try #require(
      html.range(of: Data("</script>".utf8), in: start.upperBound..<html.endIndex))
    return String(decoding: html[start.upperBound..<end.lowerBound], as: UTF8.self)
  }

  /// What a script element of the page holds.
  private func json(_ id: String, of html: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try text(id, of: html).utf8))
  }

  /// The bytes of a text, as the page's script has them.
  private func bytes(_ text: Substring) -> [UInt8] {
    let special: [UInt32] = [0, 10, 13, 34, 38, 60, 92]
    var (bytes, buffer, count): ([UInt8], UInt32, UInt32) = ([], 0, 0)
    func add(_ bits: UInt32) {
      (buffer, count) = ((buffer << 7 | bits) & 0x3fff, count + 7)
      guard count >= 8 else { return }
      count -= 8
      bytes.append(UInt8(buffer >> count & 0xff))
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<0x80: add(scalar.value)
      case ..<0x400:
        add(special[Int((scalar.value - 0x80) >> 7)])
        add(scalar.value & 127)
      default: add(special[Int(scalar.value - 0x400)])
      }
    }
    return bytes
  }

  /// The files of the pictures.
  private func files(_ html: String) throws -> [[UInt8]] {
    try text("pictures", of: html).split(separator: "\n").map(bytes)
  }

  /// How data stands in the page that is compressed.
  private func compressed(_ json: String) -> String {
    DenseText.text(ZlibStream.compressed([UInt8](json.utf8)))
  }

  /// The frames as the page's script draws them.
  private func shown(_ html: String, size: PixelSize) throws -> [Pixmap] {
    let rows = try #require(try json("rows", of: html) as? [[Any]])
    let pictures = try files(html).map { try PNGDecoder().decode($0) }
    var canvas = Pixmap(size: size)
    return try rows.map { row in
      for part in try #require(row[2] as? [[Int]]) {
        let before = canvas
        if part.count == 6 {
          for y in part[1]..<part[1] + part[3] {
            for x in part[0]..<part[0] + part[2] { canvas[x, y] = before[x - part[4], y - part[5]] }
          }
          continue
        }
        let picture = pictures[part[0]]
        for y in 0..<picture.size.height {
          for x in 0..<picture.size.width { canvas[part[1] + x, part[2] + y] = picture[x, y] }
        }
      }
      return canvas
    }
  }

  @Test func `what happens is a table of texts, and rows that refer to it`() async throws {
    func event(_ frame: Int, _ cause: Int?, _ lane: String, _ text: String) -> PlayerEvents.Event {
      .init(
        frame: frame, time: Double(frame) / 50, cause: cause, lane: lane, text: text,
        place: frame == 0 ? "a.yaml:3" : nil, view: frame == 0 ? nil : 7, isQuiet: frame == 2)
    }
    var settings = PlayerSettings(title: "A")
    settings.events = PlayerEvents(
      lanes: ["steps", "cells"],
      events: [
        event(0, nil, "steps", "a step begins"), event(1, 0, "cells", "a cell is made"),
        event(2, 0, "cells", "a cell is made"),
      ], code: ["a.yaml:3": "- delete: 2", "a.yaml:9": "- insert: 1"])
    let html = try await html(pixels: [nil, 5, 5], settings: settings)
    let json = Page.json(settings.events)
    #expect(try text("history", of: html) == compressed(json))
    let history = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(history["texts"] as? [String] == ["a step begins", "a cell is made"])
    #expect(history["places"] as? [String] == ["a.yaml:3"])
    #expect(history["code"] as? [String] == ["- delete: 2"])
    #expect(
      history["events"] as? [[Double]] == [
        [0, 0, -1, 0, 0, 0, 0, 0], [1, 0.02, 0, 1, 1, -1, 7, 0], [2, 0.04, 0, 1, 1, -1, 7, 1],
      ])
    let plain = try await self.html(pixels: [nil])
    #expect(try text("history", of: plain).isEmpty)
  }

  @Test func `frames are the pictures of what changed, drawn over each other`() async throws {
    let pixels = [nil, 5, 5, 47, 5]
    let html = try await html(pixels: pixels)
    let rows = try #require(try json("rows", of: html) as? [[Any]])
    #expect(rows.map { $0[0] as? Double } == [0, 0.02, 0.04, 0.06, 0.08])
    #expect(try shown(html, size: size) == pixels.map { frame($0) })
    // Nothing changes from the second frame to the third.
    #expect((rows[2][2] as? [[Int]])?.isEmpty == true)
    // The last frame is the second one again, and so is not new.
    #expect(try files(html).count == 3)
  }

  /// A frame with a bar above and below, between which coloured noise is scrolled.
  private func scrolled(by offset: Int, _ size: PixelSize) -> Pixmap {
    var pixmap = Pixmap(size: size, filledWith: 0xff88_8888)
    for y in 20..<size.height - 20 {
      for x in 8..<size.width - 8 {
        let seed = UInt32(truncatingIfNeeded: (y + offset) * 7919 + x * 104729)
        pixmap[x, y] = 0xff00_0000 | (seed &* 2_654_435_761) >> 8
      }
    }
    return pixmap
  }

  @Test func `what is scrolled by whole pixels is not stored again`() async throws {
    let size = PixelSize(width: 200, height: 240)
    let frames = [0, 3, 11, 30, 30, 22].map { scrolled(by: $0, size) }
    let html = try await page(frames)
    #expect(try shown(html, size: size) == frames)
    let rows = try #require(try json("rows", of: html) as? [[Any]])
    let moves = try rows.map { row in
      try #require(row[2] as? [[Int]]).first { $0.count == 6 }.map { Array($0[4...]) }
    }
    #expect(moves == [nil, [0, -3], [0, -8], [0, -19], nil, [0, 8]])
    // What is stored are the strips that come in.
    let areas = try files(html).map { try PNGDecoder().decode($0).size.area }
    #expect(areas[1...].allSatisfy { $0 < size.area / 4 }, "\(areas)")
    let sideways = frames.map { frame in
      var turned = Pixmap(size: PixelSize(width: size.height, height: size.width))
      for y in 0..<size.height { for x in 0..<size.width { turned[y, x] = frame[x, y] } }
      return turned
    }
    #expect(try shown(try await page(sideways), size: sideways[0].size) == sideways)
  }

  @Test func `what changes in many places is stored in few pieces`() async throws {
    let size = PixelSize(width: 1600, height: 1600)
    let white = Pixmap(size: size, filledWith: 0xffff_ffff)
    var dotted = white
    // In every other tile, as on a chessboard.
    for y in stride(from: 0, to: 1600, by: 16) {
      for x in stride(from: y % 32, to: 1600, by: 32) { dotted[x, y] = 0xff00_0000 }
    }
    let change = FrameChange(from: white, to: dotted)
    #expect(change.patches.count <= 40 && change.move == nil)
    let covered = change.patches.contains { rect in
      change.patches.reduce(rect) { $0.union($1) } == PixelRect(size)
    }
    #expect(covered)
  }

  @Test func `what is clear is stored, not moved`() async throws {
    let size = PixelSize(width: 100, height: 100)
    let frames = [0, 4, 9].map { offset in
      var pixmap = scrolled(by: offset, size)
      for index in pixmap.pixels.indices { pixmap.pixels[index] &= 0x8000_0000 }
      return pixmap
    }
    #expect(try shown(try await page(frames), size: size) == frames)
  }

  @Test func `a page that is too large has less quality where things move, and nowhere else`()
    async throws
  {
    let size = PixelSize(width: 320, height: 320)
    func noise(_ seed: Int) -> Pixmap {
      var pixmap = Pixmap(size: size)
      for y in 0..<size.height {
        for x in 0..<size.width {
          // What does not move is at the bottom.
          let own = y < 256 ? seed : 0
          let wave: Int = x * (3 + own) + y * 5
          let green = UInt32(wave & 255)
          let red = UInt32((x ^ y) & 255)
          pixmap[x, y] = 0xff00_0000 | green << 8 | red
        }
      }
      return pixmap
    }
    let frames = (0..<8).map { noise($0 * 31) }
    var settings = PlayerSettings(title: "A")
    settings.sizeLimit = nil
    let full = try await page(frames, settings: settings, quality: nil)
    let bytes = full.utf8.count
    #expect(try document(full)["movingQuality"] == nil)
    settings.sizeLimit = bytes - bytes / 8
    let fitted = try await page(frames, settings: settings, quality: nil)
    #expect(fitted.utf8.count <= bytes - bytes / 8)
    let quality = try #require(try document(fitted)["movingQuality"] as? Int)
    #expect((20..<85).contains(quality))
    // What is seen at the end is as it was.
    let decoder = WebPStillEncoder(quality: 85)
    func end(_ html: String) throws -> Pixmap {
      let pictures = try files(html).map { try decoder.decode($0) }
      let rows = try #require(try json("rows", of: html) as? [[Any]])
      var canvas = Pixmap(size: size)
      for row in rows {
        for part in try #require(row[2] as? [[Int]]) where part.count == 3 {
          let picture = pictures[part[0]]
          for y in 0..<picture.size.height {
            for x in 0..<picture.size.width { canvas[part[1] + x, part[2] + y] = picture[x, y] }
          }
        }
      }
      return canvas
    }
    let (before, after) = (try end(full), try end(fitted))
    let far = zip(before.pixels, after.pixels).count { one, other in
      let (a, b) = (Int(one >> 8 & 255), Int(other >> 8 & 255))
      return abs(a - b) > 48
    }
    #expect(far < size.area / 100, "\(far)")
    // What is asked for is kept to.
    settings.sizeLimit = 1000
    #expect(
      try document(try await page(frames, settings: settings, quality: 85))["movingQuality"] == nil)
  }

  @Test(arguments: [40, 100])
  func `pictures are exact at the highest quality, and WebP at others`(quality: Int) async throws {
    let html = try await html(pixels: [nil, 5], quality: quality)
    for file in try files(html) {
      #expect(file.starts(with: Array("RIFF".utf8)) == (quality < 100))
      #expect(file.starts(with: [0x89, 0x50]) == (quality == 100))
    }
  }

  @Test func `every byte survives as text`() {
    for count in [0, 1, 6, 7, 8, 300] {
      for seed in 0..<8 {
        let all = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* (seed * 2 + 1) &+ seed * 31) }
        let text = DenseText.text(all)
        #expect(bytes(Substring(text)) == all)
        #expect(text.utf8.count <= count * 8 / 7 + 2)
        #expect(!text.utf8.contains { [0, 10, 13, 34, 38, 60, 92].contains($0) })
      }
    }
    // All characters that cannot stand there, one after the other, and alone at the end.
    let bits: [UInt8] = [0, 10, 13, 34, 38, 60, 92, 0]
    let packed = bits.reduce(UInt64(0)) { $0 << 7 | UInt64($1) }
    let special = (0..<7).map { UInt8(packed >> (48 - 8 * $0) & 255) }
    #expect(bytes(Substring(DenseText.text(special))) == special)
    #expect(bytes(Substring(DenseText.text([0]))) == [0])
  }

  @Test func `what is expected is laid over the frame that is not as expected`() async throws {
    let size = PixelSize(width: 100, height: 60)
    let wanted = frame(703, size: size)
    var settings = PlayerSettings(title: "A")
    settings.expectation = PlayerExpectation(
      headline: "cell [0,1] is 2 pt lower",
      causes: [
        .init(text: "cell [0,1] is 2 pt lower", start: 0.02, end: 0.04, elements: ["cell [0,1]"])
      ],
      differing: [0.02],
      tracks: [
        "cell [0,1]": [
          .init(time: 0, numbers: [1, 2, 3, 4, 0.5], zIndex: 6, transform: [1, 0, 0, 1]),
          .init(time: 0.02),
        ]
      ], picture: { $0.contains(0.02) ? wanted : nil })
    let html = try await page(
      [nil, 5, 5].map { frame($0, size: size) }, settings: settings, quality: 60)
    let expectation = try #require(try document(html)["expectation"] as? [String: Any])
    #expect(expectation["headline"] as? String == "cell [0,1] is 2 pt lower")
    #expect(expectation["differing"] as? [Double] == [0.02])
    let track = try #require((expectation["tracks"] as? [String: [[Any]]])?["cell [0,1]"])
    #expect(track[0][..<7].map { $0 as? Double } == [0, 1, 2, 3, 4, 0.5, 6])
    #expect(track[1].map { $0 as? Double } == [0.02])
    let frames = try #require(expectation["frames"] as? [[String: Any]])
    #expect(frames.map { $0["frame"] as? Int } == [1])
    // A small part, and so exact: the one pixel that is black there is white here.
    let pictures = try files(html)
    for (key, pixel) in [("expected", 703), ("actual", 5)] {
      let parts = try #require(frames[0][key] as? [[Int]])
      for part in parts {
        let picture = try PNGDecoder().decode(pictures[part[0]])
        let black = picture.pixels.indices.filter { picture.pixels[$0] == 0xff00_0000 }
        for place in black {
          let (x, y) = (place % picture.size.width + part[1], place / picture.size.width + part[2])
          #expect(y * size.width + x == pixel)
        }
      }
      #expect(!parts.isEmpty)
    }
    #expect(try document(try await self.html(pixels: [nil]))["expectation"] == nil)
  }

  @Test func `what a title says cannot end its element or the data`() async throws {
    let html = try await html(pixels: [nil], settings: .init(title: "</script><b>\"x\" {{data}}"))
    #expect(html.contains("<title>&lt;/script&gt;&lt;b&gt;&quot;x&quot; {{data}}</title>"))
    #expect(try document(html)["title"] as? String == "</script><b>\"x\" {{data}}")
  }

  @Test func `the page loads nothing from anywhere`() async throws {
    let html = try await html(pixels: [nil])
    #expect(!html.contains("http"))
    let addresses = html.matches(of: /(?:src|href)="([^"]*)/).map { String($0.output.1) }
    #expect(addresses == ["data:,"])
  }

  private func cell(_ id: UInt64, x: CGFloat) -> TracedElement {
    TracedElement(
      id: id, category: .cell, section: 0, item: Int(id), center: CGPoint(x: x, y: 0),
      size: CGSize(width: 1, height: 1))
  }

  @Test func `elements are told of where they change, come and go`() {
    var changes = ElementChanges()
    let told = [
      [cell(1, x: 0)], [cell(1, x: 0), cell(2, x: 5)], [cell(2, x: 6)],
      [cell(1, x: 0), cell(2, x: 6)],
    ].map { changes.next(PlayerElements(shown: $0)).map { ($0.id, $0.state?.center.x) } }
    func expect(_ frame: Int, _ changes: [(UInt64, CGFloat?)]) {
      #expect(told[frame].elementsEqual(changes, by: ==))
    }
    expect(0, [(1, 0)])
    expect(1, [(2, 5)])
    expect(2, [(2, 6), (1, nil)])
    expect(3, [(1, 0)])
  }

  @Test func `where an element is going is told while it is on its way`() {
    var changes = ElementChanges()
    let goal = cell(1, x: 8).placement
    let told = [
      PlayerElements(shown: [cell(1, x: 0)], models: [1: cell(1, x: 0).placement]),
      PlayerElements(shown: [cell(1, x: 0)], models: [1: goal]),
      PlayerElements(shown: [cell(1, x: 4)], models: [1: goal]),
      PlayerElements(shown: [cell(1, x: 8)], models: [1: goal]),
      PlayerElements(shown: [cell(1, x: 8)]),
    ].map { changes.next($0).map { ($0.state?.center.x, $0.model?.center.x) } }
    func expect(_ frame: Int, _ changes: [(CGFloat?, CGFloat?)]) {
      #expect(told[frame].elementsEqual(changes, by: ==))
    }
    expect(0, [(0, nil)])
    expect(1, [(0, 8)])
    expect(2, [(4, 8)])
    expect(3, [(8, nil)])
    expect(4, [])
  }

  @Test @MainActor func `a page tells what is on screen in each frame`() async throws {
    let shown = [0, 1, 2].map { PlayerElements(shown: $0 == 2 ? [] : [cell(7, x: 3)]) }
    let html = try await html(
      pixels: [nil, 5, 6], settings: .init(title: "A", elements: { shown[$0] }))
    var changes = ElementChanges()
    let json = Page.json(shown.map { changes.next($0) })
    #expect(try text("changes", of: html) == compressed(json))
    let told = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[[Any]]])
    #expect(told.map(\.count) == [1, 0, 1])
    #expect(told[0][0][0] as? Int == 7 && told[0][0][1] is [String: Any])
    #expect(told[2][0][0] as? Int == 7 && told[2][0][1] is NSNull)
  }

  @Test(arguments: [
    (3, PixelRect(minX: 3, minY: 0, maxX: 4, maxY: 1)),
    (199, PixelRect(minX: 19, minY: 9, maxX: 20, maxY: 10)),
  ])
  func `a difference is a box around the pixels that differ`(pixel: Int, box: PixelRect) {
    let old = Pixmap(size: size, filledWith: 7)
    var new = old
    #expect(new.difference(from: old).isEmpty)
    new.pixels[pixel] = 8
    #expect(new.difference(from: old) == box)
    #expect(new.cropped(to: box).pixels == [8])
  }
}
