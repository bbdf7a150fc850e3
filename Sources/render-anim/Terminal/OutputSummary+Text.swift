import AnimCodecs
import AnimRendering

extension Quality {
  /// The quality in words: `SSIM 0.9991, largest ΔE 2.1`.
  var text: String {
    guard largestColorDifference > 0 else { return "exact" }
    let similarity = (similarity * 10000).rounded() / 10000
    return "SSIM \(similarity), largest ΔE \((largestColorDifference * 10).rounded() / 10)"
  }
}

extension Showing {
  /// Whether nothing moves: there is one moment, shown for no time.
  var isStill: Bool { duration == 0 }

  /// The frames in words: `76 frames, 1.52 s, 640 × 960 px`; the size alone for a still.
  var text: String {
    isStill
      ? size.text
      : "\(frames) frame\(frames == 1 ? "" : "s"), \(duration.seconds) s, \(size.text)"
  }
}

extension OutputSummary {
  /// The output in words: `out.gif (34.5 KB, SSIM 0.9991, largest ΔE 2.1)`.
  var text: String {
    let quality = quality.map { ", \($0.text)" } ?? ""
    return "\(path) (\(bytes.byteText)\(quality))"
  }
}

extension [OutputSummary] {
  /// The outputs in words.
  ///
  /// `out.gif (34.5 KB), out.apng (51.2 KB): 76 frames, 1.52 s, 640 × 960 px`, for example.
  ///
  /// Files that show the same are told together, others after a semicolon.
  var text: String {
    var groups: [(shown: Showing, files: [String])] = []
    for output in self {
      if groups.last?.shown == output.shown {
        groups[groups.count - 1].files.append(output.text)
      } else {
        groups.append((output.shown, [output.text]))
      }
    }
    return groups.map { "\($0.files.joined(separator: ", ")): \($0.shown.text)" }
      .joined(separator: "; ")
  }
}

extension FrameSchedule {
  /// The schedule in words: `76 frames, 1.52 s`.
  var text: String { "\(count) frames, \(duration.seconds) s" }
}
