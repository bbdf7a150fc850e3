import Foundation
import Testing

/// Loops that are planted in sources of our own: each is named for what it is, with the line that breaks the promise.
struct PlantedLoopTests {
  struct Loop: Sendable, CustomTestStringConvertible {
    let className: String
    let title: String
    /// What changes from turn to turn, as far as it is expected.
    let change: String
    var isOfCollectionView = true

    var testDescription: String { className }
  }

  static let loops = [
    Loop(
      className: "GrowsByOffer", title: "self-sizing that never settles",
      change: "changes by 0 × 1 each time"),
    Loop(
      className: "TakesTurns", title: "self-sizing that never settles", change: "alternates between"
    ),
    Loop(
      className: "CountsQuestions", title: "self-sizing that never settles",
      change: "changes by 0 × 2 each time"),
    Loop(
      className: "KeepsItsSize", title: "a layout that invalidates for a size and keeps its own",
      change: "is 100 × 154 each time"),
    Loop(
      className: "DriftsInLayout", title: "contentOffset set while the view is laid out",
      change: "the contentOffset of View changes by 0, 1 each time"),
    Loop(
      className: "SwingsInLayout", title: "contentOffset set while the view is laid out",
      change: "the contentOffset of SwingingView"),
    Loop(
      className: "MakesRoomForItself", title: "bounds and content inset that follow each other",
      change: "the contentOffset of RoomyView"),
    Loop(
      className: "SwingsByBounds", title: "contentOffset set while the view is laid out",
      change: "the contentOffset of PendulumView"),
    Loop(
      className: "InvalidatesWhenAsked", title: "invalidateLayout() while the layout is asked",
      change: ""),
    Loop(
      className: "InvalidatesWhenMeasured", title: "invalidateLayout() while the layout is asked",
      change: ""),
    Loop(
      className: "LaysOutForEver", title: "a view that asks for layout while it is laid out",
      change: "", isOfCollectionView: false),
  ]

  @Test(arguments: loops) func `a loop is named with its line`(loop: Loop) throws {
    let program = try Program()
    try program.copy(planted: "Loops")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [300, 400], scale: 1}
      controller: {source: Loops, class: \(loop.className)}
      timeline: [{wait: 0.1}]
      """, to: "loop.yaml")
    let outcome = try program.run("why", "loop.yaml")
    #expect(outcome.code == 65)
    let report = outcome.errors
    let comment = Comment(rawValue: report)
    #expect(
      report.contains("is stuck in its update/layout loop") == loop.isOfCollectionView, comment)
    #expect(report.contains("note: this is \(loop.title):\n"), comment)
    #expect(report.contains(loop.change) || loop.change.isEmpty, comment)
    #expect(report.contains(", and so on from 1\n"), comment)
    let (file, line) = try #require(
      try program.place(of: "// promise: \(loop.className)", inPlanted: "Loops"))
    #expect(
      report.contains("Loops/\(file):\(line): note: this line breaks the promise\n"), comment)
  }
}

extension Program {
  private static let planted = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Planted")

  /// Copies a folder of sources with mistakes beside the scenarios.
  func copy(planted name: String) throws {
    try FileManager.default.copyItem(
      at: Self.planted.appendingPathComponent(name), to: folder.appendingPathComponent(name))
  }

  /// The file and the line, from 1, that a mark stands in; nil if it stands nowhere.
  func place(of mark: String, inPlanted name: String) throws -> (file: String, line: Int)? {
    let sources = Self.planted.appendingPathComponent(name)
    for file in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.firstIndex(where: { $0.hasSuffix(mark) }) { return (file, index + 1) }
    }
    return nil
  }
}
