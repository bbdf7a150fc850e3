import Foundation

/// The program that is started as a worker.
package struct WorkerProgram: Hashable, Sendable {
  /// The path of the program.
  package let path: String
  /// The arguments, without the program's own name.
  package let arguments: [String]
  /// All variables of its environment.
  package let environment: [String: String]

  /// A program at a path, started with these arguments and no variables but these.
  package init(path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// The path of the running program itself.
  package static var ownPath: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  /// Starts it with `descriptors` as its descriptors from 0 on, and no others.
  func start(_ descriptors: [Channel]) throws(WorkerError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(number))
    }
    // Those that do not close themselves.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for number in open.compactMap({ Int32($0) }) where number >= descriptors.count {
      unsafe posix_spawn_file_actions_addclose(&actions, number)
    }
    // Threads of queues block all signals, and programs inherit that.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // The strings are freed when the program has been started.
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(&process, path, &actions, &attributes, words, variables)
    guard failure == 0 else { throw WorkerError("'\(path)'", failure) }
    return process
  }
}
