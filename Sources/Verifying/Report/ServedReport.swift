import AnimTextFormats
import Foundation

/// The page of a report with what it needs to accept and skip differences.
///
/// The page as it was written can only be looked at. Served by somebody who records references, it
/// gets a token, without which nobody's request is heeded, and what was decided already.
package struct ServedReport: Sendable {
  /// The decisions on a difference.
  package enum Decision: String, Sendable, Codable { case accepted, skipped }

  /// Stands in the page where its token belongs.
  static let place = "<!-- review -->"

  private let before: Substring
  private let after: Substring

  /// The page of a report.
  ///
  /// - Parameter html: The text of a `report.html`; nil if it has been written by something else.
  package init?(_ html: String) {
    guard let range = html.firstRange(of: Self.place) else { return nil }
    before = html[..<range.lowerBound]
    after = html[range.upperBound...]
  }

  /// The page as it is sent.
  ///
  /// - Parameters:
  ///   - token: What requests are known by.
  ///   - settled: What was decided, by the names of references.
  /// - Returns: The page with both.
  package func text(token: String, settled: [String: Decision]) -> String {
    struct Review: Encodable {
      var token: String
      var settled: [String: Decision]
    }
    guard let json = try? JSONText(Review(token: token, settled: settled)) else {
      preconditionFailure("words can be encoded")
    }
    return before + #"<script type="application/json" id="review">"# + json.embedded + "</script>"
      + after
  }
}
