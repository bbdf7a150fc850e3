import Foundation
import Pixels
import VisualDiff

/// What `diff` found, in words and as JSON.
struct DiffOutcome {
  /// Two files, or one that has no counterpart.
  struct File {
    /// Inside of the folders; nil if files were compared.
    var name: String?
    var expected: String?
    var actual: String?
    var difference: AnimationDifference?
    var isDifferent = true
    /// Draws the stretch that differs most, if nothing was written.
    var picture: (() -> Pixmap)?
  }

  var files: [File]

  var isDifferent: Bool { files.contains(where: \.isDifferent) }

  /// Draws the file that differs most.
  var worst: (() -> Pixmap)? {
    files.max { $0.count < $1.count }?.picture
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      if files.count == 1, files[0].name == nil {
        return try encoder.encode(Record(files[0])) + Data("\n".utf8)
      }
      return try encoder.encode(
        FolderRecord(
          count: files.reduce(0) { $0 + $1.count }, isDifferent: isDifferent,
          files: files.map(Record.init))) + Data("\n".utf8)
    }
  }

  var text: String {
    if files.count == 1, files[0].name == nil { return files[0].text(named: "") }
    let different = files.count(where: \.isDifferent)
    return files.filter(\.isDifferent).map { $0.text(named: "\($0.name ?? ""): ") }.joined()
      + "\(different) of \(files.count) files differ\n"
  }
}

extension DiffOutcome.File {
  /// Pixels that differ, over all stretches of time.
  fileprivate var count: Int {
    difference?.stretches.reduce(0) { $0 + $1.difference.count } ?? 0
  }

  fileprivate func text(named prefix: String) -> String {
    guard let difference else {
      return prefix + (actual == nil ? "missing on the right" : "missing on the left") + "\n"
    }
    var lines: [String] = []
    if difference.hasOtherDuration {
      lines.append(
        "lasts \(difference.actualDuration.seconds) s instead of "
          + "\(difference.expectedDuration.seconds) s")
    }
    if !difference.loopsEqually { lines.append("plays another number of times") }
    let differing = difference.stretches.filter(\.difference.isDifferent)
    if let first = differing.first, let last = differing.last {
      let worst = difference.worst
      if difference.stretches.count > 1 {
        lines.append(
          "differs in \(differing.count) of \(difference.stretches.count) frames from "
            + "\(first.start.seconds) s to \(last.end.seconds) s, most at \(worst.start.seconds) s:"
        )
      }
      lines.append(worst.difference.text)
    } else if lines.isEmpty {
      let tolerated = difference.worst.difference.unequalCount
      lines.append(
        tolerated == 0
          ? "no difference"
          : "no difference that counts: \(tolerated) pixels are within tolerance or ignored")
    }
    return lines.map { "\(prefix)\($0)\n" }.joined()
  }
}

extension PixmapDifference {
  /// `12 of 400 pixels differ (3 %), by up to 128 of 255, ΔE 12.4, in 1 region: 4 × 3 at (10, 2)`.
  var text: String {
    var parts = [
      "\(count) of \(size.area) pixels differ (\((ratio * 100).rounded(digits: 3)) %)",
      "by up to \(largestChannelDifference) of 255", "ΔE \(largestDeltaE.rounded(digits: 1))",
    ]
    if expectedSize != actualSize {
      parts.insert(
        "\(actualSize.width) × \(actualSize.height) px instead of "
          + "\(expectedSize.width) × \(expectedSize.height) px", at: 0)
    }
    if let score { parts.append("\(metric.name) \(score.rounded(digits: 4))") }
    if antialiasedCount > 0 { parts.append("\(antialiasedCount) at smoothed edges left out") }
    if !regions.isEmpty {
      let listed = regions.prefix(4).map {
        "\($0.width) × \($0.height) at (\($0.minX), \($0.minY))"
      }
      let rest = regions.count > 4 ? [", …"] : []
      parts.append(
        "in \(regions.count) region\(regions.count == 1 ? "" : "s"): "
          + (listed.joined(separator: ", ") + rest.joined()))
    }
    return parts.joined(separator: ", ")
  }
}

extension Double {
  func rounded(digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    return (self * scale).rounded() / scale
  }
}

// MARK: JSON

private struct FolderRecord: Encodable {
  var count: Int
  var isDifferent: Bool
  var files: [Record]
}

private struct Record: Encodable {
  struct Size: Encodable {
    var width: Int
    var height: Int

    init(_ size: PixelSize) { (width, height) = (size.width, size.height) }
  }

  struct Box: Encodable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(_ rect: PixelRect) {
      (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    }
  }

  struct Stretch: Encodable {
    var start: Double
    var end: Double
    var expectedFrame: Int
    var actualFrame: Int
    var count: Int
    var percent: Double
    var unequal: Int
    var antialiased: Int
    var maxChannel: Int
    var maxDeltaE: Double
    var score: Double?
    var expectedSize: Size
    var actualSize: Size
    var bounds: Box?
    var regions: [Box]

    init(_ stretch: AnimationDifference.Stretch) {
      let difference = stretch.difference
      (start, end) = (stretch.start, stretch.end)
      (expectedFrame, actualFrame) = (stretch.expectedFrame, stretch.actualFrame)
      (count, unequal) = (difference.count, difference.unequalCount)
      percent = difference.ratio * 100
      antialiased = difference.antialiasedCount
      maxChannel = difference.largestChannelDifference
      maxDeltaE = difference.largestDeltaE
      score = difference.score
      expectedSize = Size(difference.expectedSize)
      actualSize = Size(difference.actualSize)
      bounds = difference.count > 0 ? Box(difference.bounds) : nil
      regions = difference.regions.map(Box.init)
    }
  }

  var name: String?
  var expected: String?
  var actual: String?
  var isDifferent: Bool
  var metric: String?
  /// Over all frames.
  var count: Int
  /// Of the frame that differs most.
  var percent: Double?
  var maxDeltaE: Double?
  var expectedDuration: Double?
  var actualDuration: Double?
  var frames: [Stretch]

  init(_ file: DiffOutcome.File) {
    (name, expected, actual) = (file.name, file.expected, file.actual)
    isDifferent = file.isDifferent
    count = file.count
    let difference = file.difference
    metric = difference?.worst.difference.metric.text
    percent = difference.map { $0.worst.difference.ratio * 100 }
    maxDeltaE = difference?.stretches.map(\.difference.largestDeltaE).max()
    expectedDuration = difference?.expectedDuration
    actualDuration = difference?.actualDuration
    frames = difference?.stretches.map(Stretch.init) ?? []
  }
}
