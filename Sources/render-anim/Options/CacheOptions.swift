import AnimCaching
import ArgumentParser
import Foundation

/// Where results are kept that need not be made again.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      """
      Where results are kept: a folder, or the address of a cache for Bazel, or both if repeated \
      (default: $XDG_CACHE_HOME/render-anim).
      """, valueName: "folder|address"), completion: .directory)
  var places: [String] = []

  @Flag(name: .customLong("no-cache"), help: "Make everything anew, and keep no results.")
  var isOff = false

  @Flag(
    name: .customLong("cache-read-only"),
    help: "Take results from the cache at an address, and put none there.")
  var isReadOnly = false

  @Option(
    name: .customLong("cache-timeout"),
    help: ArgumentHelp(
      "How long the cache at an address may be silent before it is done without.",
      valueName: "seconds", visibility: .hidden))
  var timeout = 10.0

  func validate() throws {
    let addresses = places.filter(\.isAddress)
    if isOff, !places.isEmpty {
      throw ValidationError("'--cache' and '--no-cache' exclude each other")
    }
    if addresses.count > 1 || places.count - addresses.count > 1 {
      throw ValidationError("'--cache' is one folder, one address, or one of each")
    }
    if let other = places.first(where: { $0.contains("://") && !$0.isAddress }) {
      throw ValidationError(
        "'--cache \(other)' is neither a folder nor an address with http or https")
    }
    if let address = addresses.first, address.contains(where: { $0.isWhitespace || $0 == "\"" }) {
      throw ValidationError("'--cache \(address)' is not an address")
    }
    if isReadOnly, addresses.isEmpty {
      throw ValidationError(
        "'--cache-read-only' is for a '--cache' at an address, which is missing")
    }
    guard (0.1...3600).contains(timeout) else {
      throw ValidationError("'--cache-timeout \(timeout)' is not a number of seconds")
    }
  }

  /// The folder of all that is kept: results, compiled sources and digests.
  var folder: String {
    if let folder = places.first(where: { !$0.isAddress }) { return folder }
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache").path
    return caches + "/render-anim"
  }

  /// The results in the folder.
  var local: LocalCache { LocalCache(folder: folder + "/results") }

  /// The results that are kept; nil if none are.
  func shelf() throws(CommandError) -> ResultShelf? {
    guard !isOff else { return nil }
    guard let address = places.first(where: \.isAddress) else { return ResultShelf(local, nil) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard
      let remote = RemoteCache(
        address, isReadOnly: isReadOnly, timeout: timeout, searchPath: path)
    else {
      throw CommandError(
        .unavailable,
        "the cache '\(address)' is asked by 'curl', which is not in the PATH; "
          + "'apt install curl' provides it")
    }
    return ResultShelf(local, remote)
  }
}

extension String {
  /// Whether it is an address in the network.
  fileprivate var isAddress: Bool { hasPrefix("http://") || hasPrefix("https://") }
}
