import AnimWorkers

/// The part of a preview that a process of its own does.
///
/// Each page is made by a new one, so that nothing of the files as they were saved before is left,
/// neither their code nor its memory.
struct PreviewWork: WorkerJob {
  typealias Event = ProgressBar.Change

  struct Answer: Codable, Sendable {
    /// The files that the page is made of, as far as they are known.
    var inputs: [String] = []
    /// The page; nil if there is a failure.
    var html: String?
    var failure: CommandError?
    /// The failure without the colours of the terminal.
    var plainFailure: CommandError?
  }

  var subject: String { "" }
}
