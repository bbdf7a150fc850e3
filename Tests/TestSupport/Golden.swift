import AnimCodecs
public import AnimPixels
import Foundation
public import Testing

/// Expected pictures that are kept as files beside the tests that read them.
///
/// With `RECORD_GOLDENS=1` in the environment the actual result is written instead, and the test
/// fails, so that no run passes by recording. A file that was written by a test is looked at by a
/// person before it is committed.
public struct Golden {
  private let folder: URL

  /// Goldens in `Goldens/` beside the test file.
  public init(testFile: String = #filePath) {
    folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
  }

  private static let remedy =
    "if this is meant, look at the new result, and record it with RECORD_GOLDENS=1 script/test --filter …"

  private var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
  }

  /// Expects a picture to be that of the PNG file.
  ///
  /// - Parameters:
  ///   - actual: The picture.
  ///   - name: The name of the file in the folder of goldens.
  ///   - tolerance: The difference that a channel may have, in units of 1/255.
  ///   - sourceLocation: The place in the test where a difference is recorded.
  /// - Throws: An error if the picture cannot be encoded, or the file cannot be decoded or written.
  public func expect(
    _ actual: Pixmap, is name: String, tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appendingPathComponent(name)
    let encoded = try PNGEncoder().encode(actual)
    if isRecording {
      try record(Data(encoded), at: url, sourceLocation)
      return
    }
    guard let stored = try? Data(contentsOf: url) else {
      Issue.record("there is no golden '\(name)'\n\(Self.remedy)", sourceLocation: sourceLocation)
      return
    }
    let expected = try PNGDecoder().decode([UInt8](stored))
    guard expected.size == actual.size else {
      Issue.record(
        "\(name) is \(expected.size), the picture is \(actual.size)",
        sourceLocation: sourceLocation)
      return
    }
    let difference = PixmapDifference(expected, actual, tolerance: tolerance)
    guard difference.count > 0 else { return }
    Attachment.record(encoded, named: "actual-\(name)", sourceLocation: sourceLocation)
    Issue.record("\(name): \(difference)\n\(Self.remedy)", sourceLocation: sourceLocation)
  }

  private func record(_ data: Data, at url: URL, _ sourceLocation: SourceLocation) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    Issue.record("recorded \(url.lastPathComponent)", sourceLocation: sourceLocation)
  }
}

/// The difference of two pictures of one size, and its place.
public struct PixmapDifference: CustomStringConvertible {
  /// The number of pixels that differ by more than the tolerance in some channel.
  public private(set) var count = 0
  /// The largest difference of a channel, in units of 1/255.
  public private(set) var largest = 0
  /// The rectangle around the pixels that differ by more than the tolerance.
  public private(set) var bounds = PixelRect.empty

  /// The difference of two pictures of one size; `tolerance` is in units of 1/255.
  public init(_ expected: Pixmap, _ actual: Pixmap, tolerance: Int) {
    for y in 0..<expected.size.height {
      for x in 0..<expected.size.width where expected[x, y] != actual[x, y] {
        let (a, b) = (expected[x, y], actual[x, y])
        let channels = stride(from: 0, to: 32, by: 8).map { shift in
          abs(Int(a >> shift & 0xff) - Int(b >> shift & 0xff))
        }
        let difference = channels.max() ?? 0
        largest = max(largest, difference)
        guard difference > tolerance else { continue }
        count += 1
        bounds = bounds.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
      }
    }
  }

  /// The number of pixels, the largest difference and the rectangle, for messages.
  public var description: String {
    "\(count) pixels differ, by up to \(largest)/255, within "
      + "(\(bounds.minX), \(bounds.minY))–(\(bounds.maxX), \(bounds.maxY))"
  }
}
