import ArgumentParser
import Foundation

/// How many frames are worked on at once.
struct TaskCount: ExpressibleByArgument {
  let count: Int

  init?(argument: String) {
    guard let count = Int(argument), (1...1024).contains(count) else { return nil }
    self.count = count
  }

  /// One for each core.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
