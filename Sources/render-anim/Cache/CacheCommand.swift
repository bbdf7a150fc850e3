import AnimCaching
import AnimFiles
import ArgumentParser
import Foundation

struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Says how large the cache is, and makes it smaller.",
    discussion: """
      What scenarios were found to be like, what was rendered of them, photographs that were made up, and what Swift \
      sources were compiled to is kept, so that it need not be made again. Nothing is lost by removing it but time. What was not used for \
      longest goes first; once a day commands that keep results see to it that these take no more than 2 GB.
      """)

  @OptionGroup var cache: CacheOptions

  @Option(
    help: ArgumentHelp(
      "Remove results until the rest takes no more than this, such as 500MB; 0B for all.",
      valueName: "size"))
  var maxSize: CacheSizeArgument?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if cache.isOff { throw ValidationError("'--no-cache' leaves nothing to speak of") }
  }

  func run() throws {
    do {
      let removed = maxSize.map { cache.local.prune(to: $0.bytes) }
      let local = cache.local
      let summary = CacheSummary(
        folder: cache.folder, results: local.size(of: .ac), contents: local.size(of: .cas),
        compiled: compiled, removed: removed)
      try ProgramOutput.write(json ? try summary.json : summary.text)
    } catch {
      let terminal = Terminal(color: .auto)
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
  }

  /// What Swift sources were compiled to, which keeps to a size of its own.
  private var compiled: LocalCache.Size {
    let names = FileManager.default.subpaths(atPath: cache.folder) ?? []
    return names.filter { !$0.hasPrefix("results/") && $0 != "digests" }.reduce(
      into: LocalCache.Size()
    ) { size, name in
      let path = "\(cache.folder)/\(name)"
      guard !ScenarioPaths.isFolder(path) else { return }
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      size.bytes += (attributes?[.size] as? NSNumber)?.intValue ?? 0
      size.files += 1
    }
  }
}

/// A number of bytes, which may be none.
struct CacheSizeArgument: ExpressibleByArgument {
  let bytes: Int

  init?(argument: String) {
    if ["0", "0B"].contains(argument.uppercased()) {
      bytes = 0
    } else if argument.uppercased().hasSuffix("GB"), let number = Double(argument.dropLast(2)),
      number > 0, number < 1e6
    {
      bytes = Int(number * 1e9)
    } else if let count = ByteCountArgument(argument: argument) {
      bytes = count.bytes
    } else {
      return nil
    }
  }
}
