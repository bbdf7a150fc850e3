package import AnimFiles
import Foundation

/// A report that is being written, beside the place where it will be.
///
/// Several runs may write to one folder at once: each has a draft of its own, and the one that
/// is done last replaces the others' report as a whole.
package final class ReportDraft {
  /// Where the pictures and pages are written.
  package var folder: ReportFolder { ReportFolder(draft.url.path) }

  private let draft: TemporaryFolder
  private let target: String

  /// An empty draft of the report in a folder.
  ///
  /// - Parameter folder: The folder, which is made if need be.
  /// - Throws: `OutputError` if a folder cannot be made there.
  package init(of folder: ReportFolder) throws(OutputError) {
    target = folder.path
    draft = try TemporaryFolder(in: URL(fileURLWithPath: folder.path))
  }

  /// Puts what was written into the place of the report that was there; other files are left alone.
  package func publish() throws { try draft.replace(ReportFolder.parts, in: target) }
}
