/// Something that can be done in another process.
package protocol WorkerJob: Codable, Sendable {
  /// The messages that are told while it is being done.
  associatedtype Event: Codable & Sendable
  /// The result.
  associatedtype Answer: Codable & Sendable

  /// The subject of the job; a worker that has loaded code does only jobs of the same subject.
  var subject: String { get }
}

/// A message that a worker sends.
struct WorkerReply<Job: WorkerJob>: Codable, Sendable {
  enum Content: Codable, Sendable {
    case event(Job.Event)
    case answer(Job.Answer, WorkerState)
  }
  let content: Content
}

/// The facts that decide whether a worker is used again.
struct WorkerState: Codable, Hashable, Sendable {
  let residentBytes: Int
  let hasLoadedCode: Bool
}
