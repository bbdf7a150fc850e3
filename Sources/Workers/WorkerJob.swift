/// Something that can be done in another process.
package protocol WorkerJob: Codable, Sendable {
  /// What is told while it is being done.
  associatedtype Event: Codable & Sendable
  associatedtype Answer: Codable & Sendable

  /// What the job is about; a worker that has loaded code does only jobs of the same subject.
  var subject: String { get }
}

/// What a worker sends.
struct WorkerReply<Job: WorkerJob>: Codable, Sendable {
  enum Content: Codable, Sendable {
    case event(Job.Event)
    case answer(Job.Answer, WorkerState)
  }
  let content: Content
}

/// What decides whether a worker is used again.
struct WorkerState: Codable, Hashable, Sendable {
  let residentBytes: Int
  let hasLoadedCode: Bool
}
