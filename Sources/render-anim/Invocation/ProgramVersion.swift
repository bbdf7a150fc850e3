import AnimRendering
import AnimWorkers
import Foundation

/// The version of this program.
enum ProgramVersion {
  /// The release, as in `0.1.0`.
  static let text = "0.1.0"

  /// The version of what is drawn.
  static let drawing = DrawingVersion.current

  /// The value of `renderAnim:` that scenarios begin with.
  static let grammar = 1

  /// The commit that it was built from, with `-changed` behind it if the checkout was not as committed.
  ///
  /// Nil if it was not installed from a checkout.
  static let commit: String? = {
    let file = URL(fileURLWithPath: WorkerProgram.ownPath).deletingLastPathComponent()
      .appendingPathComponent("../share/render-anim/commit").standardizedFileURL
    let text = try? String(contentsOf: file, encoding: .utf8)
    let commit = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return commit.isEmpty ? nil : commit
  }()

  /// All of it on one line: `0.1.0 (commit 0123456789ab, drawing 1)`.
  static var description: String {
    "\(text) (" + (commit.map { "commit \($0), " } ?? "") + "drawing \(drawing))"
  }
}
