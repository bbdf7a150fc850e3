import AnimCodecs
import AnimDrawing
import AnimFiles
import AnimGeometry
import AnimPixels
import AnimRendering
import Foundation
import Testing

@MainActor struct OutputTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("render-anim-tests-\(UUID().uuidString)")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func files() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private let size = PixelSize(width: 60, height: 40)

  /// A square that turns and moves over a gradient of more than 256 colours.
  private func list(_ index: Int) -> DisplayList {
    let turn = CGAffineTransform(translationX: 20 + CGFloat(index), y: 20)
      .rotated(by: CGFloat(index) / 7)
    let stops = [
      Gradient.Stop(location: 0, color: .black),
      Gradient.Stop(location: 1, color: Color(red: 1, green: 0.5, blue: 0)),
    ]
    let gradient = Gradient(.linear(start: .zero, end: CGPoint(x: 60, y: 40)), stops: stops)
    return DisplayList(
      size: CGSize(width: 60, height: 40), background: .white,
      items: [
        DisplayItem(
          content: .box(
            Box(
              RoundedRect(CGRect(x: 0, y: 0, width: 60, height: 40)), fill: .gradient(gradient)))),
        DisplayItem(
          transform: Projection(turn),
          content: .box(
            Box(
              RoundedRect(CGRect(x: -9, y: -9, width: 18, height: 18), radius: 4),
              fill: .color(Color(hex: 0x0a84ff))))),
      ])
  }

  private func render(
    _ count: Int, tasks: Int, into sinks: [any FrameSink]
  ) async throws -> [OutputSummary] {
    var index = 0
    return try await FrameRenderer(size: size, scale: 1, tasks: tasks).render(into: sinks) {
      guard index < count else { return nil }
      defer { index += 1 }
      return TimedFrame(.drawing(list(index)), from: Double(index) / 50, to: Double(index + 1) / 50)
    }
  }

  @Test func `the bytes do not depend on the number of tasks`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var gifs: [Data] = []
    for tasks in [1, 2, 5] {
      let gif = path("\(tasks).gif")
      let sink = try GIFSink(path: gif, size: size, options: GIFOptions(), tasks: tasks)
      _ = try await render(23, tasks: tasks, into: [sink])
      gifs.append(try Data(contentsOf: URL(fileURLWithPath: gif)))
    }
    #expect(gifs[0] == gifs[1])
    #expect(gifs[0] == gifs[2])
  }

  @Test func `every frame arrives once and in order`() async throws {
    final class Collector: FrameSink {
      var indexes: [Int] = []
      func append(_ frame: Frame) async throws(OutputError) { indexes.append(frame.index) }
      func finish() async throws(OutputError) -> OutputSummary {
        OutputSummary(path: "", bytes: 0)
      }
    }
    let collector = Collector()
    _ = try await render(37, tasks: 3, into: [collector])
    #expect(collector.indexes == Array(0..<37))
  }

  @Test func `a finished file stands alone in its folder`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let gif = path("a.gif")
    let sink = try GIFSink(path: gif, size: size, options: GIFOptions(), tasks: 1)
    #expect(!FileManager.default.fileExists(atPath: gif))
    let summaries = try await render(3, tasks: 1, into: [sink])
    #expect(files() == ["a.gif"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: gif)).count == summaries[0].bytes)
  }

  @Test func `an output that is given up leaves nothing behind`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    struct Stop: Error {}
    do {
      let sink = try GIFSink(path: path("a.gif"), size: size, options: GIFOptions(), tasks: 1)
      await #expect(throws: Stop.self) {
        _ = try await FrameRenderer(size: size, scale: 1, tasks: 1).render(into: [sink]) {
          throw Stop()
        }
      }
    }
    #expect(files() == [])
  }

  @Test func `frames become numbered files`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let template = try #require(FrameTemplate(path("f%03d.png")))
    _ = try await render(3, tasks: 2, into: [FrameFilesSink(template: template)])
    #expect(files() == ["f000.png", "f001.png", "f002.png"])
  }

  @Test func `a place that is a folder is refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      atPath: path("a.png"), withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try StillSink(path: path("a.png")) }
  }
}

struct FrameTemplateTests {
  @Test(arguments: [
    ("frames", "frames/0007.png"), ("frames/", "frames/0007.png"), ("f-%d.png", "f-7.png"),
    ("f-%02d.png", "f-07.png"),
  ])
  func `a template has a place for the number`(text: String, path: String) {
    #expect(FrameTemplate(text)?.path(for: 7) == path)
  }

  @Test(arguments: ["a%s.png", "a%d-%d.png", "100%.png"])
  func `other places are refused`(text: String) {
    #expect(FrameTemplate(text) == nil)
  }
}
