import Foundation
import Synchronization

/// The name of a file or folder that is not complete.
///
/// It is hidden, and has the number of the program that is at work on it.
struct PartialName: Hashable {
  let text: String
  let process: pid_t

  private static let prefix = ".render-anim."
  private static let suffix = ".partial"
  private static let count = Atomic(0)

  /// A name that this program has not used yet.
  static func next() -> PartialName {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let process = getpid()
    return PartialName(text: "\(prefix)\(process).\(number)\(suffix)", process: process)
  }

  private init(text: String, process: pid_t) {
    self.text = text
    self.process = process
  }

  /// The parts of a name; nil for other names.
  init?(_ text: String) {
    guard text.hasPrefix(Self.prefix), text.hasSuffix(Self.suffix) else { return nil }
    let parts = text.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = pid_t(parts[0]), process > 0, Int(parts[1]) != nil else {
      return nil
    }
    self.init(text: text, process: process)
  }

  /// Removes files from a folder that belong to programs that are no more.
  static func sweep(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let partial = PartialName(name), partial.isLeftBehind(in: folder) else { continue }
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  private func isLeftBehind(in folder: String) -> Bool {
    guard process != getpid(), !Self.isRunning(process) else { return false }
    // In another container the same number may be that of a living program, which holds a lock.
    guard let file = try? Descriptor(opening: folder + "/" + text, O_RDONLY | O_NOFOLLOW) else {
      return false
    }
    defer { try? file.close() }
    return flock(file.number, LOCK_EX | LOCK_NB) == 0
  }

  /// Whether there is such a process that has not ended; one that its parent has not asked for has.
  static func isRunning(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 || errno != ESRCH else { return false }
    // The state follows the name, which stands in brackets and may hold any character: see proc(5).
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let state = status.split(separator: ")").last?.split(separator: " ").first
    else { return true }
    return state != "Z" && state != "X"
  }
}
