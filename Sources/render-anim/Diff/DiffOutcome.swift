import AnimPixels
import AnimTextFormats
import AnimVisualDiff
import Foundation

/// The findings of `diff`, in words and as JSON.
struct DiffOutcome {
  /// Two files, or one that has no counterpart.
  struct File: Sendable {
    /// The path inside of the folders; nil if files were compared.
    let name: String?
    let isDifferent: Bool
    /// The number of pixels that differ, over all stretches of time.
    let count: Int
    fileprivate let lines: [String]
    fileprivate let record: Record
  }

  /// The findings on a pair, and what draws the frames of it that differ most, if that was not written to a file.
  struct Finding: Sendable {
    let file: File
    var picture: (@Sendable () -> Pixmap)?
  }

  private(set) var files: [File] = []
  /// Draws the frames that differ most, of those whose difference was not written to a file.
  private(set) var picture: (() -> Pixmap)?
  private var countOfPicture = 0

  var isDifferent: Bool { files.contains(where: \.isDifferent) }

  /// Adds a file.
  mutating func add(_ finding: Finding) {
    files.append(finding.file)
    // Of the pictures of a folder, only one pair is kept.
    if let picture = finding.picture, self.picture == nil || finding.file.count > countOfPicture {
      (self.picture, countOfPicture) = (picture, finding.file.count)
    }
  }

  var json: Data {
    get throws {
      if files.count == 1, files[0].name == nil {
        return Data((try JSONText(files[0].record, isIndented: true).text + "\n").utf8)
      }
      let record = FolderRecord(
        count: files.reduce(0) { $0 + $1.count }, isDifferent: isDifferent,
        files: files.map(\.record))
      return Data((try JSONText(record, isIndented: true).text + "\n").utf8)
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
  /// The findings on two files.
  ///
  /// - Parameters:
  ///   - name: The path inside of the folders; nil if files were compared.
  ///   - expected: The path of one file.
  ///   - actual: The path of the other file.
  ///   - difference: The difference of the animations.
  ///   - stretches: The stretches of time, for JSON; none if it is not asked for.
  init(
    name: String?, expected: String, actual: String, _ difference: AnimationDifference,
    stretches: [StretchRecord]
  ) {
    self.name = name
    isDifferent = difference.isDifferent
    count = difference.stretches.reduce(0) { $0 + $1.count }
    lines = difference.lines
    let worst = difference.worst.difference
    record = Record(
      name: name, expected: expected, actual: actual, isDifferent: isDifferent,
      metric: worst.metric.text, count: count, percent: worst.ratio * 100,
      maxDeltaE: stretches.map(\.maxDeltaE).max(),
      expectedDuration: difference.expectedDuration, actualDuration: difference.actualDuration,
      frames: stretches)
  }

  /// A file that is in one of the folders only.
  init(name: String, only path: String, isExpected: Bool) {
    self.name = name
    isDifferent = true
    count = 0
    lines = ["missing on the \(isExpected ? "right" : "left")"]
    record = Record(
      name: name, expected: isExpected ? path : nil, actual: isExpected ? nil : path,
      isDifferent: true, count: 0, frames: [])
  }

  fileprivate func text(named prefix: String) -> String {
    lines.map { "\(prefix)\($0)\n" }.joined()
  }
}

extension AnimationDifference {
  /// The findings in words, a line each.
  fileprivate var lines: [String] {
    var lines: [String] = []
    if hasOtherDuration {
      lines.append(
        "lasts \(actualDuration.seconds) s instead of \(expectedDuration.seconds) s")
    }
    if !loopsEqually { lines.append("plays another number of times") }
    let differing = stretches.filter(\.isDifferent)
    if let first = differing.first, let last = differing.last {
      if stretches.count > 1 {
        lines.append(
          "differs in \(differing.count) of \(stretches.count) frames from "
            + "\(first.start.seconds) s to \(last.end.seconds) s, most at "
            + "\(worst.pair.start.seconds) s:")
      }
      lines.append(worst.difference.text)
    } else if lines.isEmpty {
      let tolerated = worst.difference.unequalCount
      lines.append(
        tolerated == 0
          ? "no difference"
          : "no difference that counts: \(tolerated) pixels are within tolerance or ignored")
    }
    return lines
  }
}

extension PixmapDifference {
  /// The difference in words.
  ///
  /// `12 of 400 pixels differ (3 %), by up to 128 of 255, ΔE 12.4, in 1 region: 4 × 3 at (10, 2)`,
  /// for example.
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
  var name: String?
  var expected: String?
  var actual: String?
  var isDifferent: Bool
  var metric: String?
  /// The number of pixels that differ, over all frames.
  var count: Int
  /// The share of pixels that differ in the frame that differs most, in percent.
  var percent: Double?
  var maxDeltaE: Double?
  var expectedDuration: Double?
  var actualDuration: Double?
  var frames: [StretchRecord]
}

/// The findings on a stretch of time, as JSON has them.
struct StretchRecord: Encodable {
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

  init(_ finding: AnimationDifference.Finding) {
    let (pair, difference) = (finding.pair, finding.difference)
    (start, end) = (pair.start, pair.end)
    (expectedFrame, actualFrame) = (pair.expectedFrame, pair.actualFrame)
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
