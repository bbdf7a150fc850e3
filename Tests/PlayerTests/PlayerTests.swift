import AnimCodecs
import AnimPixels
import AnimRendering
import AnimStaging
import Foundation
import Testing

@testable import AnimPlayer

struct PlayerTests {
  private let size = PixelSize(width: 20, height: 10)

  /// A page of frames in each of which one pixel is black, exact unless a quality is given.
  private func html(
    pixels: [Int?], settings: PlayerSettings = .init(title: "A"), quality: Int = 100
  ) async throws -> String {
    var settings = settings
    settings.quality = quality
    let sink = PlayerPageSink(size: size, settings: settings)
    for (index, pixel) in pixels.enumerated() {
      var pixmap = Pixmap(size: size, filledWith: 0xffff_ffff)
      if let pixel { pixmap.pixels[pixel] = 0xff00_0000 }
      let start = Double(index) / 50
      try await sink.append(
        Frame(index: index, start: start, end: start + 0.02, pixmap: pixmap, damage: nil))
    }
    return sink.html
  }

  private func document(_ html: String) throws -> [String: Any] {
    try #require(try json("animation", of: html) as? [String: Any])
  }

  /// What a script element of the page holds.
  private func json(_ id: String, of html: String) throws -> Any {
    let start = try #require(html.range(of: "id=\"\(id)\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    return try JSONSerialization.jsonObject(
      with: Data(html[start.upperBound..<end.lowerBound].utf8))
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
    let history = try #require(try json("history", of: html) as? [String: Any])
    #expect(history["texts"] as? [String] == ["a step begins", "a cell is made"])
    #expect(history["places"] as? [String] == ["a.yaml:3"])
    #expect(history["code"] as? [String] == ["- delete: 2"])
    #expect(
      history["events"] as? [[Double]] == [
        [0, 0, -1, 0, 0, 0, 0, 0], [1, 0.02, 0, 1, 1, -1, 7, 0], [2, 0.04, 0, 1, 1, -1, 7, 1],
      ])
    let plain = try await self.html(pixels: [nil])
    #expect(plain.contains("id=\"history\">null</script>"))
  }

  @Test func `frames are the pictures of what changed, drawn over each other`() async throws {
    let pixels = [nil, 5, 5, 47, nil]
    let html = try await html(pixels: pixels)
    let rows = try #require(try json("rows", of: html) as? [[Any]])
    let numbers = try rows.map { try #require(Array($0[..<5]) as? [Double]) }
    #expect(numbers.map { $0[0] } == [0, 0.02, 0.04, 0.06, 0.08])
    let images = rows.compactMap { $0[5] as? String }
    var shown = Pixmap(size: size)
    for (row, pixel) in zip(numbers, pixels) {
      if row[2] >= 0 {
        let data = try #require(Data(base64Encoded: images[Int(row[2])]))
        let part = try PNGDecoder().decode([UInt8](data))
        for y in 0..<part.size.height {
          for x in 0..<part.size.width { shown[Int(row[3]) + x, Int(row[4]) + y] = part[x, y] }
        }
      }
      var expected = Pixmap(size: size, filledWith: 0xffff_ffff)
      if let pixel { expected.pixels[pixel] = 0xff00_0000 }
      #expect(shown == expected)
    }
    // Nothing changes from the second frame to the third.
    #expect(numbers[2][2] == -1)
    // The last frame's picture is of the pixel that was white in the first one, and so is not new.
    #expect(images.count == Set(numbers.map { $0[2] }).count - 1)
  }

  @Test(arguments: [40, 100])
  func `pictures are exact at the highest quality, and WebP at others`(quality: Int) async throws {
    let html = try await html(pixels: [nil, 5], quality: quality)
    let rows = try #require(try json("rows", of: html) as? [[Any]])
    for row in rows {
      let text = try #require(row[5] as? String)
      let file = [UInt8](try #require(Data(base64Encoded: text)))
      #expect(file.starts(with: Array("RIFF".utf8)) == (quality < 100))
      #expect(file.starts(with: [0x89, 0x50]) == (quality == 100))
    }
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
    let html = try await html(
      pixels: [nil, 5, 6],
      settings: .init(
        title: "A",
        elements: { [self] in PlayerElements(shown: $0 == 2 ? [] : [cell(7, x: 3)]) }))
    let rows = try #require(try json("rows", of: html) as? [[Any]])
    let changes = try rows.map { try #require($0[6] as? [[Any]]) }
    #expect(changes.map(\.count) == [1, 0, 1])
    #expect(changes[0][0][0] as? Int == 7 && changes[0][0][1] is [String: Any])
    #expect(changes[2][0][0] as? Int == 7 && changes[2][0][1] is NSNull)
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
