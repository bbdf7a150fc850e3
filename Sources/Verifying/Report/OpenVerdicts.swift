import Foundation

/// The verdicts that a report leaves open: the part of its JSON that is asked about.
package struct OpenVerdicts: Sendable {
  /// One verdict of the report.
  package struct Verdict: Decodable, Sendable {
    /// A cause, in words.
    package struct Cause: Decodable, Sendable { package var text: String }

    /// A stored frame that differs.
    package struct Frame: Decodable, Sendable {
      /// The number of the frame, from 0.
      package var frame: Int
      /// The number of pixels that differ.
      package var count: Int
    }

    /// The reference's place below the folder of references.
    package var name: String
    /// The scenario's file.
    package var file: String
    /// The name of the kind of outcome: one of `Verdict.Status`.
    package var status: String
    /// The causes, in the order of the report.
    package var causes: [Cause]
    /// The stored frames that differ.
    package var frames: [Frame]

    /// The frame that differs most.
    package var worstFrame: Int? { frames.max { $0.count < $1.count }?.frame }
  }

  /// The failed, drifted and missing ones, in the order of the report.
  package let open: [Verdict]
  /// All of the report, in its order.
  package let all: [Verdict]

  /// Those that stood in the way, in the order of the report.
  package func failed(strict: Bool) -> [Verdict] {
    all.filter {
      AnimVerifying.Verdict.Status(rawValue: $0.status)?.isFailure(strict: strict) ?? false
    }
  }

  /// The open verdicts of a report's JSON; nil if the bytes are not those of a report.
  package init?(_ bytes: [UInt8]) {
    struct Root: Decodable { var verdicts: [Verdict] }
    guard let root = try? JSONDecoder().decode(Root.self, from: Data(bytes)) else { return nil }
    all = root.verdicts
    open = root.verdicts.filter { ["failed", "drifted", "missing"].contains($0.status) }
  }
}
