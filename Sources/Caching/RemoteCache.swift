import AnimFiles
import AnimPixels
import Foundation
import Synchronization

/// A cache on a server, by Bazel's HTTP protocol: `GET` and `PUT` of `/ac/<key>` and `/cas/<digest>`.
///
/// `curl` speaks HTTP for us: it knows TLS, proxies and passwords, is installed wherever scripts are,
/// and takes many requests at once over few connections. A server that does not answer in time is not asked again;
/// what it answers is believed no more than its digests allow.
package final class RemoteCache: Sendable {
  /// The address, without a slash at its end.
  package let address: String
  /// Whether nothing is stored there.
  package let isReadOnly: Bool

  private let curl: String
  /// How long a server may take to answer, in seconds.
  private let timeout: Double
  private struct State {
    var isOff = false
    /// What is to be told of it, once.
    var complaint: String?
  }
  private let state = Mutex(State())

  /// The number of requests that are on their way at once.
  private static let connections = 16
  /// The largest content that is taken, in bytes.
  private static let largest = 1 << 28

  /// A cache at an address; nil if there is no `curl`.
  ///
  /// - Parameters:
  ///   - address: An address that begins with `http://` or `https://`.
  ///   - isReadOnly: Whether nothing is stored there.
  ///   - timeout: How long the server may take to answer, in seconds.
  ///   - searchPath: Where `curl` is looked for, as in `PATH`.
  package init?(_ address: String, isReadOnly: Bool, timeout: Double, searchPath: String) {
    var address = address
    while address.hasSuffix("/") { address.removeLast() }
    let places = searchPath.split(separator: ":").lazy.map { "\($0)/curl" }
    guard let curl = places.first(where: FileManager.default.isExecutableFile) else { return nil }
    (self.address, self.isReadOnly, self.curl, self.timeout) = (address, isReadOnly, curl, timeout)
  }

  /// What went wrong, in words, once; nil if nothing did.
  package func takeComplaint() -> String? {
    state.withLock { state in
      defer { state.complaint = nil }
      return state.complaint
    }
  }

  private func complain(_ text: String, andGoOff isOff: Bool) {
    state.withLock { state in
      if !state.isOff { state.complaint = "the cache '\(shownAddress)' \(text)" }
      state.isOff = state.isOff || isOff
    }
  }

  /// The address without a password.
  private var shownAddress: String {
    guard let at = address.firstIndex(of: "@"), let start = address.firstRange(of: "://") else {
      return address
    }
    return String(address[..<start.upperBound] + address[address.index(after: at)...])
  }

  /// The results of actions that the server has, by their keys.
  package func results(_ keys: [String]) async -> [String: ActionResult] {
    let found = await get(.ac, keys)
    return Dictionary(
      uniqueKeysWithValues: found.compactMap { key, bytes in
        ActionResult(bytes, for: key).map { (key, $0) }
      })
  }

  /// The contents that the server has, by their digests.
  package func contents(_ digests: [String]) async -> [String: [UInt8]] {
    await get(.cas, digests).filter { SHA256.digest(of: $0.value) == $0.key }
  }

  /// Stores contents, and then what refers to them.
  package func store(
    contents: [(digest: String, bytes: [UInt8])], results: [(key: String, result: ActionResult)]
  ) async {
    guard !isReadOnly else { return }
    await put(.cas, contents.map { ($0.digest, $0.bytes) })
    await put(.ac, results.map { ($0.key, $0.result.message(for: $0.key)) })
  }

  // MARK: Requests

  private func get(_ kind: LocalCache.Kind, _ names: [String]) async -> [String: [UInt8]] {
    let names = Array(Set(names)).sorted()
    guard !names.isEmpty, !state.withLock({ $0.isOff }), let folder = try? Self.workplace() else {
      return [:]
    }
    let pairs = names.enumerated().map { number, name in
      "url = \"\(url(kind, name))\"\noutput = \"\(folder.url.path)/\(number)\"\n"
    }
    await run(pairs, in: folder, verb: "read")
    var found: [String: [UInt8]] = [:]
    for (number, name) in names.enumerated() {
      found[name] = try? InputFile.bytes(
        "\(folder.url.path)/\(number)", .regular, limit: Self.largest)
    }
    withExtendedLifetime(folder) {}
    return found
  }

  private func put(_ kind: LocalCache.Kind, _ files: [(name: String, bytes: [UInt8])]) async {
    guard !files.isEmpty, !state.withLock({ $0.isOff }), let folder = try? Self.workplace() else {
      return
    }
    var pairs: [String] = []
    for (number, file) in files.enumerated() {
      let path = "\(folder.url.path)/\(number)"
      guard (try? Data(file.bytes).write(to: URL(fileURLWithPath: path))) != nil else { return }
      pairs.append(
        "url = \"\(url(kind, file.name))\"\nupload-file = \"\(path)\"\noutput = \"/dev/null\"\n")
    }
    await run(pairs, in: folder, verb: "written to")
    withExtendedLifetime(folder) {}
  }

  private static func workplace() throws -> TemporaryFolder {
    try TemporaryFolder(in: FileManager.default.temporaryDirectory)
  }

  private func url(_ kind: LocalCache.Kind, _ name: String) -> String {
    "\(address)/\(kind.rawValue)/\(name)".replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
  }

  /// Makes requests, and takes note of a server that does not answer or refuses.
  private func run(_ requests: [String], in folder: TemporaryFolder, verb: String) async {
    let seconds = "\(max(1, Int(timeout.rounded(.up))))"
    // A slow answer is cut off where nothing comes any more, not where it is long.
    let settings = """
      parallel
      parallel-max = \(Self.connections)
      fail
      location
      silent
      globoff
      netrc-optional
      connect-timeout = \(seconds)
      speed-limit = 1
      speed-time = \(seconds)
      write-out = "%{http_code}\\n"

      """
    let configuration = folder.url.appendingPathComponent("requests")
    guard (try? Data((settings + requests.joined()).utf8).write(to: configuration)) != nil else {
      return
    }
    let curl = curl
    // Not on a thread on which others wait.
    let answer = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Self.output(of: curl, configuration.path))
      }
    }
    guard let answer else {
      return complain("cannot be asked: '\(curl)' cannot be run", andGoOff: true)
    }
    let codes = answer.split(separator: "\n").compactMap { Int($0) }
    if codes.isEmpty || codes.allSatisfy({ $0 == 0 }) {
      complain("does not answer; it goes on without", andGoOff: true)
    } else if let refusal = codes.first(where: { $0 == 401 || $0 == 403 || $0 == 405 || $0 >= 500 })
    {
      complain("may not be \(verb): the server says \(refusal); it goes on without", andGoOff: true)
    }
  }

  /// What `curl` prints that does what a file says; nil if it cannot be run.
  private static func output(of curl: String, _ configuration: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: curl)
    // Without the user's own settings, which may print anything.
    process.arguments = ["--disable", "--config", configuration]
    let answers = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    do {
      _ = try Leftovers.startChild {
        try process.run()
        return process.processIdentifier
      }
    } catch {
      return nil
    }
    defer { Leftovers.forget(child: process.processIdentifier) }
    let output = answers.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
