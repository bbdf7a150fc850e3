import Foundation

/// What a report leaves open: the part of its JSON that is asked about.
package struct OpenVerdicts: Sendable {
  package struct Verdict: Decodable, Sendable {
    package struct Cause: Decodable, Sendable { package var text: String }

    package struct Frame: Decodable, Sendable {
      package var frame: Int
      package var count: Int
    }

    package var name: String
    package var file: String
    package var status: String
    package var causes: [Cause]
    package var frames: [Frame]

    /// The frame that differs most.
    package var worstFrame: Int? { frames.max { $0.count < $1.count }?.frame }
  }

  /// In the order of the report.
  package let open: [Verdict]

  /// Nil if the bytes are not those of a report.
  package init?(_ bytes: [UInt8]) {
    struct Root: Decodable { var verdicts: [Verdict] }
    guard let root = try? JSONDecoder().decode(Root.self, from: Data(bytes)) else { return nil }
    open = root.verdicts.filter { ["failed", "drifted", "missing"].contains($0.status) }
  }
}
