import Codecs
import Foundation
import Pixels
import Rendering
import Staging
import Testing

@testable import Player

struct PlayerTests {
  private let size = PixelSize(width: 20, height: 10)

  /// A page of frames in each of which one pixel is black.
  private func html(pixels: [Int?], settings: PlayerSettings = .init(title: "A")) async throws
    -> String
  {
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
    let start = try #require(html.range(of: "id=\"animation\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let data = Data(html[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `frames are the pictures of what changed, drawn over each other`() async throws {
    let pixels = [nil, 5, 5, 47, nil]
    let document = try document(try await html(pixels: pixels))
    let rows = try #require(document["frames"] as? [[Double]])
    let images = try #require(document["images"] as? [String])
    var shown = Pixmap(size: size)
    for (row, pixel) in zip(rows, pixels) {
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
    #expect(rows[2][2] == -1)
  }

  @Test func `what a title says cannot end its element or the data`() async throws {
    let html = try await html(pixels: [nil], settings: .init(title: "</script><b>\"x\" {{data}}"))
    #expect(html.contains("<title>&lt;/script>&lt;b>&quot;x&quot; {{data}}</title>"))
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
    let elements = PlayerDocument.elements([
      [cell(1, x: 0)], [cell(1, x: 0), cell(2, x: 5)], [cell(2, x: 6)],
      [cell(1, x: 0), cell(2, x: 6)],
    ])
    #expect(elements.map(\.id) == [1, 2])
    #expect(elements[0].changes.map(\.frame) == [0, 2, 3])
    #expect(elements[0].changes[1].state == nil)
    #expect(elements[1].changes.map(\.frame) == [1, 2])
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
