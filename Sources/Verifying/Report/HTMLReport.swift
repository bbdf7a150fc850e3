import AnimCodecs
import AnimPixels
import AnimScenarioFormat
import AnimStaging
import AnimTextFormats
import AnimVisualDiff
import CAnimResources
import Foundation

/// The report as one page that needs no network: pictures are inside, or files beside it.
struct HTMLReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// The part of a verdict that the script reads, as JSON that can stand in a page.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - source: The scenario's text.
  ///   - acceptCommand: The command that makes the actual frames the expected ones.
  ///   - pictures: The place of the pictures.
  /// - Returns: One object of JSON.
  /// - Throws: `CodecError` if a picture cannot be encoded.
  static func entry(
    _ verdict: Verdict, source: String, acceptCommand: String, pictures: Report.Pictures
  ) throws -> String {
    let entry = try Entry(
      verdict, source: source, acceptCommand: acceptCommand, pictures: pictures)
    return try JSONText(entry).embedded
  }

  /// The number of verdicts beyond which those that passed are only counted: a page of more is slow to load.
  static let mostListed = 2000

  /// The verdicts that the page shows.
  private var listed: [Report.Entry] {
    report.verdicts.count > Self.mostListed
      ? report.verdicts.filter { $0.status != .passed } : report.verdicts
  }

  var text: String {
    let listed = listed
    // A string can always be encoded.
    let debuggers = listed.filter(\.hasDebugger).compactMap { try? JSONText($0.name).embedded }
    let data =
      #"{"verdicts":["# + listed.map(\.page).joined(separator: ",") + #"],"debuggers":["#
      + debuggers.joined(separator: ",") + "]}"
    let totals = report.totals.map { status, count in
      #"<span class="\#(status.rawValue)">\#(count) \#(status.rawValue)</span>"#
    }
    let left = report.verdicts.count - listed.count
    let facts = [
      left > 0 ? "\(left) that passed are not listed" : "", report.context.command,
      report.context.machine, report.context.duration,
    ]
    .filter { !$0.isEmpty }.map { "<span class=\"faint\">\($0.escapedForMarkup)</span>" }
    let statuses = Verdict.Status.allCases.map { "<option>\($0.rawValue)</option>" }.joined()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <link rel="icon" href="data:,">
      <title>render-anim: \(report.summary.escapedForMarkup)</title>
      <style>
      \(unsafe String(cString: report_css()))
      </style>
      <header><h1>render-anim</h1>\((totals + facts).joined())
      <span class="faint"><kbd>j</kbd> <kbd>k</kbd> scenario, <kbd>←</kbd> <kbd>→</kbd> frame, \
      <kbd>space</kbd> play, <kbd>1</kbd>…<kbd>7</kbd> view, <kbd>+</kbd> <kbd>−</kbd> zoom, <kbd>b</kbd> boxes</span>
      </header>
      <nav><input id="filter" placeholder="Filter" aria-label="Filter">
      <select id="status" aria-label="Status"><option value="">all</option>\(statuses)</select>
      <div id="list"></div></nav>
      <main id="main"></main>
      \(ServedReport.place)<script type="application/json" id="data">\(data)</script>
      <script>
      \(unsafe String(cString: colors_js()))
      \(unsafe String(cString: report_js()))
      </script>
      </html>

      """
  }
}

/// The part of a scenario that the page's script reads.
private struct Entry: Encodable {
  struct Cause: Encodable {
    var kind: String
    var text: String
    var start: Double
    var end: Double
    var elements: [String]
    var line: Int?
  }

  struct Mark: Encodable {
    var name: String
    var time: Double
  }

  struct Frame: Encodable {
    var frame: Int
    var count: Int
    var maxDeltaE: Double
    var regions: [[Int]]
    var expected: String
    var actual: String
    /// The picture of the difference, for pages that may not read the other two; nil if these are
    /// inside.
    var overlay: String?
    /// The boxes of the elements that differ, in pixels.
    var boxes: [String: Boxes]
  }

  /// The questions that UIKit asked in a step.
  struct Scene: Encodable {
    var line: Int?
    /// A line for each time, and one for each call below it.
    var text: String
  }

  struct Boxes: Encodable {
    var expected: [Double]?
    var actual: [Double]?
  }

  struct Track: Encodable {
    /// The x, y, alpha, scale and rotation at each frame.
    var expected: [[Double]?]
    var actual: [[Double]?]
  }

  struct Geometry: Encodable {
    var element: String
    var description: String
    var from: Double
    var to: Double
  }

  /// The largest number of frames whose pictures are in the page.
  private static let mostFrames = 24
  private static let mostTracks = 24

  var name: String
  var file: String
  var status: String
  var headline: String
  var causes: [Cause]
  /// What is seen to differ, where the causes say why.
  var effects: [Cause]
  var line: Int?
  var selfCheck: String
  var accept: String
  var source: String
  var scenes: [Scene]
  var fps: Double
  var scale: Int
  /// The width of the picture, in pixels.
  var width: Int
  /// For each frame: 0 if it is equal, −1 if it is not and is not stored, else how far it is off,
  /// 0…1.
  var levels: [Double]
  var marks: [Mark]
  var frames: [Frame]
  var geometry: [Geometry]
  var tracks: [String: Track]

  init(
    _ verdict: Verdict, source: String, acceptCommand: String, pictures: Report.Pictures
  ) throws {
    (name, file, status) = (verdict.name, verdict.file, verdict.status.rawValue)
    headline = verdict.headline
    causes = verdict.causes.map { Cause($0) }
    effects = verdict.effects.map { Cause($0) }
    line = verdict.location?.line
    selfCheck = verdict.selfCheck
    accept = acceptCommand
    self.source = source
    scenes = verdict.scenes.map { scene in
      let lines = scene.moments.flatMap { moment in
        let (start, end) = (moment.start.milliseconds, moment.end.milliseconds)
        let time =
          moment.count == 1 ? "\(start) s" : "\(start) s to \(end) s, \(moment.count) times"
        return [time] + moment.calls.map { "  " + $0.text(subjects: 4) }
      }
      return Scene(line: scene.line, text: lines.joined(separator: "\n"))
    }
    fps = verdict.performance?.framesPerSecond ?? 50
    scale = verdict.performance?.scale ?? 1
    width = verdict.performance?.size.width ?? 0
    levels = verdict.isFrameDifferent.map { $0 ? -1 : 0 }
    for difference in verdict.differences {
      // Half of the scale for differences that are hard to see.
      levels[difference.frame] = max(
        0.05, min(1, (difference.difference.largestDeltaE / 100).squareRoot()))
    }
    marks =
      verdict.performance?.rehearsal.map { rehearsal in
        rehearsal.marks.map { Mark(name: $0.name, time: $0.time) }
          + rehearsal.chapters.map { Mark(name: $0.name, time: $0.start) }
      } ?? []
    (geometry, tracks, frames) = ([], [:], [])
    guard let performance = verdict.performance, verdict.reference != nil else { return }
    let expected = verdict.expectedTrace
    let differences = GeometryDifference.all(expected, performance.trace)
    geometry = differences.prefix(200).map {
      Geometry(
        element: $0.element, description: $0.description,
        from: (Double($0.frames.lowerBound) / fps).milliseconds,
        to: (Double($0.frames.upperBound + 1) / fps).milliseconds)
    }
    let names = differences.map(\.element).uniqued().prefix(Self.mostTracks)
    for name in names {
      tracks[name] = Track(
        expected: expected.states(of: name).map { $0?.numbers },
        actual: performance.trace.states(of: name).map { $0?.numbers })
    }
    for difference in verdict.differences.spread(Self.mostFrames) {
      frames.append(
        try Frame(difference, of: performance, verdict, names: Array(names), pictures: pictures))
    }
  }
}

extension Entry.Cause {
  init(_ cause: Verdict.Cause) {
    self.init(
      kind: cause.kind.rawValue, text: cause.text, start: cause.start, end: cause.end,
      elements: cause.elements, line: cause.location?.line)
  }
}

extension Entry.Frame {
  init(
    _ difference: Verdict.FrameDifference, of performance: Performance, _ verdict: Verdict,
    names: [String], pictures: Report.Pictures
  ) throws {
    func uri(_ kind: ReportFolder.PictureKind, _ pixmap: Pixmap) throws -> String {
      switch pictures {
      case .embedded:
        "data:image/png;base64," + Data(try PNGEncoder().encode(pixmap)).base64EncodedString()
      case .linked: ReportFolder.link(to: kind, of: verdict.name, frame: difference.frame)
      }
    }
    frame = difference.frame
    count = difference.difference.count
    maxDeltaE = (difference.difference.largestDeltaE * 10).rounded() / 10
    regions = difference.difference.regions.prefix(40).map {
      [$0.minX, $0.minY, $0.width, $0.height]
    }
    expected = try uri(.expected, difference.expected)
    actual = try uri(.actual, difference.actual)
    overlay =
      pictures == .linked
      ? ReportFolder.link(to: .diff, of: verdict.name, frame: difference.frame) : nil
    boxes = [:]
    let scale = Double(performance.scale)
    for element in performance.elements[frame] ?? [] where names.contains(element.name) {
      guard let first = element.quad.first else { continue }
      let box = element.quad.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
      let actual = [
        box.minX * scale, box.minY * scale, box.width * scale, box.height * scale,
      ]
      // Where the element would be if it were as far off in the picture as in the content.
      var expected: [Double]?
      if let before = verdict.expectedTrace.state(of: element.name, at: frame),
        let after = performance.trace.state(of: element.name, at: frame)
      {
        expected = actual
        expected?[0] += (before.center.x - after.center.x) * scale
        expected?[1] += (before.center.y - after.center.y) * scale
      }
      boxes[element.name] = .init(expected: expected, actual: actual)
    }
  }
}

extension LayoutTrace {
  fileprivate func state(of name: String, at frame: Int) -> State? {
    tracks[name]?.last { $0.frame <= frame }?.state
  }
}

extension LayoutTrace.State {
  fileprivate var numbers: [Double] {
    [center.x, center.y, alpha, scale, rotation].map { ($0 * 1000).rounded() / 1000 }
  }
}

extension Array {
  /// The elements, or at most `most` of them, evenly chosen.
  fileprivate func spread(_ most: Int) -> [Element] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}

extension [String] {
  /// The strings, each once, in the order of their first appearance.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
