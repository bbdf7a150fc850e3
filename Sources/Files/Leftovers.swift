import CAnimFiles
package import Foundation
import Synchronization

/// The things that must not stay behind when the program ends early.
///
/// They are files and folders that are not complete, and programs that were started. It is the
/// process that ends, so there is one list for all of it.
package enum Leftovers {
  private struct List {
    var paths: Set<String> = []
    var children: Set<pid_t> = []
    /// The folders that were looked through for files that others left.
    var swept: Set<String> = []
  }
  private static let list = Mutex(List())

  /// Has the program clean up and end by the signal when it gets SIGINT, SIGTERM or SIGHUP from now
  /// on.
  package static func endOnSignals() {
    files_complete_standard_streams()
    let pipe = files_signal_pipe()
    guard pipe >= 0 else { return }
    Thread {
      guard let number = try? Descriptor(number: pipe).read(upTo: 1).first else { return }
      end(bySignal: Int32(number))
    }.start()
  }

  /// Cleans up and ends the program as a signal does.
  package static func end(bySignal number: Int32) -> Never {
    list.withLock { list in
      for child in list.children { stop(child) }
      for path in list.paths { try? FileManager.default.removeItem(atPath: path) }
      // Still within the lock, so that nothing new is begun.
      files_end_by_signal(number)
    }
  }

  /// Asks a program and those that it started to end, and ends them if they do not within half a second.
  private static func stop(_ child: pid_t) {
    let tree = [child] + descendants(of: child)
    send(SIGTERM, to: tree)
    for _ in 0..<50 where kill(child, 0) == 0 { usleep(10_000) }
    send(SIGKILL, to: tree)
  }

  /// Ends a program and those that it started at once.
  ///
  /// These may be in groups of their own, as the parts of a compiler are. As long as one of them holds what it has
  /// inherited, Foundation takes its parent for running.
  package static func endTree(of child: pid_t) {
    send(SIGKILL, to: [child] + descendants(of: child))
  }

  /// Sends a signal to programs, and to the groups that they lead, in which may be some whose parents have ended.
  private static func send(_ signal: Int32, to programs: [pid_t]) {
    for program in programs {
      if getpgid(program) == program { kill(-program, signal) }
      kill(program, signal)
    }
  }

  /// The programs that a program has started, and those that these have, and so on.
  private static func descendants(of process: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [pid_t: [pid_t]] = [:]
    for number in names.compactMap({ pid_t($0) }) {
      guard let data = FileManager.default.contents(atPath: "/proc/\(number)/stat"),
        // The name in parentheses may hold anything.
        let end = data.lastIndex(of: UInt8(ascii: ")")),
        // State and parent follow.
        let parent = data[end...].split(separator: UInt8(ascii: " ")).dropFirst(2).first
          .flatMap({ pid_t(String(decoding: $0, as: UTF8.self)) })
      else { continue }
      children[parent, default: []].append(number)
    }
    var found: [pid_t] = []
    var open = [process]
    while let next = open.popLast() {
      found += children[next] ?? []
      open += children[next] ?? []
    }
    return found
  }

  /// Does something during which the program does not end by a signal.
  static func uninterrupted<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try list.withLock { _ throws(Failure) in try body() }
  }

  /// Starts a program that is to end with this one, until `forget(child:)` says that it has ended.
  ///
  /// - Parameter start: Starts it and returns its number.
  /// - Returns: The number of its process.
  /// - Throws: The error that `start` throws.
  package static func startChild<Failure: Error>(
    _ start: () throws(Failure) -> pid_t
  ) throws(Failure) -> pid_t {
    // It cannot be started and not be known.
    try list.withLock { list throws(Failure) in
      let child = try start()
      list.children.insert(child)
      return child
    }
  }

  /// Notes that a program has ended.
  package static func forget(child: pid_t) {
    list.withLock { _ = $0.children.remove(child) }
  }

  /// Runs a program that is to end with this one.
  ///
  /// - Parameters:
  ///   - start: Starts it and returns its number.
  ///   - wait: Returns when it has ended.
  /// - Throws: The error that `start` throws.
  package static func withChild(_ start: () throws -> pid_t, wait: () -> Void) rethrows {
    let child: pid_t
    do {
      child = try startChild(start)
    } catch {
      throw error
    }
    defer { forget(child: child) }
    wait()
  }

  /// Makes a file or folder that is not complete.
  ///
  /// The first time in a folder, leftovers of programs that are no more are removed.
  ///
  /// - Parameters:
  ///   - folder: The folder that it is made in.
  ///   - make: Makes it; false if there is one of that name.
  /// - Returns: Its path.
  /// - Throws: The error that `make` throws.
  static func partial<Failure: Error>(
    in folder: String, _ make: (_ path: String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    try list.withLock { list throws(Failure) in
      if list.swept.insert(folder).inserted { PartialName.sweep(folder) }
      while true {
        let path = folder + "/" + PartialName.next().text
        guard try make(path) else { continue }
        list.paths.insert(path)
        return path
      }
    }
  }

  /// Removes something that is not to be completed.
  static func discard(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
    forget([path])
  }

  /// Notes that files are where they belong.
  static func forget(_ paths: [String]) {
    list.withLock { $0.paths.subtract(paths) }
  }
}

/// A folder that is gone when it is no longer used, in whatever way the program ends.
package final class TemporaryFolder {
  /// The folder.
  package let url: URL

  /// A new folder of an unused name.
  ///
  /// - Parameter folder: The folder that it is made in, which is made too if need be.
  /// - Throws: `OutputError` if it cannot be made.
  package init(in folder: URL) throws(OutputError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(path: folder.path, reason: SystemError.latest.text)
    }
    let path = try Leftovers.partial(in: folder.path) { path throws(OutputError) in
      if unsafe mkdir(path, 0o777) == 0 { return true }
      guard errno != EEXIST else { return false }
      throw .cannotCreate(path: path, reason: SystemError.latest.text)
    }
    url = URL(fileURLWithPath: path, isDirectory: true)
  }

  deinit { Leftovers.discard(url.path) }
}
