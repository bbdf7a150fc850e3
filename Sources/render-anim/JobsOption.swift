import ArgumentParser
import Foundation

/// How much is done at once.
struct JobsOption: ParsableArguments {
  @Option(help: "How many frames are worked on at once (default: one for each core).")
  var jobs: Int?

  private static let most = 1024

  func validate() throws {
    if let jobs, !(1...Self.most).contains(jobs) {
      throw ValidationError("'--jobs \(jobs)' is not between 1 and \(Self.most)")
    }
  }

  /// How many frames may be worked on at once.
  var tasks: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
