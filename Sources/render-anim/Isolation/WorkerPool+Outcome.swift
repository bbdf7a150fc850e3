import AnimWorkers

extension WorkerPool {
  /// Has one job done.
  func outcome(of job: Job) async throws -> (outcome: Outcome, said: String) {
    var result: (outcome: Outcome, said: String)?
    try await run([job], lanes: 1) { _, outcome, said, _ in result = (outcome, said) }
    guard let result else { preconditionFailure("a job that is not cancelled is done") }
    return result
  }
}
