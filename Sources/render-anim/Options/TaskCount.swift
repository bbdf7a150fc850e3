import ArgumentParser
import Foundation

/// The largest number of frames that are worked on at once.
struct TaskCount: ExpressibleByArgument {
  let count: Int

  init?(argument: String) {
    guard let count = Int(argument), (1...1024).contains(count) else { return nil }
    self.count = count
  }

  /// The number of cores.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }
}
