import Workers

/// What a process of its own does for a preview: each page is made by a new one, so that nothing of
/// what was saved before is left, neither its code nor its memory.
struct PreviewWork: WorkerJob {
  typealias Event = ProgressBar.Change

  struct Answer: Codable, Sendable {
    /// The files that the page is made of, as far as they are known.
    var inputs: [String] = []
    /// nil if there is a failure.
    var html: String?
    var failure: CommandError?
    /// The failure without the colours of the terminal.
    var plainFailure: CommandError?
  }

  var subject: String { "" }
}
