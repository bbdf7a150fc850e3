import AnimFiles
import AnimSourceLowering
import ArgumentParser
import Foundation

/// Writes the Swift files of an iOS package so that they compile on Linux, tests included.
struct LowerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lower",
    abstract:
      "Rewrites an iOS package's Swift files, tests included, so that they compile on Linux.",
    discussion: """
      Each run takes the sources of one module, or the tests of one. What needs Objective-C is rewritten as \
      for '--layout', but clocks, queues, files and the network stay the system's. The files are written \
      in the same tree, every line in its place; messages name the originals. All of them are written, \
      or none. Files of an earlier run whose sources are gone are removed, and files that are as they were \
      are left alone, so that 'swift build' compiles what changed. Others, such as resources, are not \
      copied.

      The package's targets depend on the product 'UIKit' of render-anim, and are compiled in Swift 5 mode.

      EXAMPLE
        render-anim lower Sources/Grid --with Tests -o Linux/Sources/Grid
        render-anim lower Tests/GridTests --with Sources -o Linux/Tests/GridTests
        swift test --package-path Linux
      """)

  @Argument(help: ArgumentHelp("Folders of Swift files, or files.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the rewritten files.", valueName: "folder"))
  var output: String

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Swift files, or folders of them, that are read but not written: the package's other modules, "
        + "whose protocols are called and whose methods are overridden.",
      valueName: "path"))
  var others: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or folder below a path that is left out, relative to that path.", valueName: "path"))
  var exclude: [String] = []

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp("A module whose imports are left out.", valueName: "module"))
  var absentModules: [String] = []

  @Option(help: "When messages are coloured: auto, always or never.")
  var color = Terminal.ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print errors only.") var quiet = false

  @MainActor func run() async throws {
    let terminal = Terminal(color: color)
    try await Interruptible.run(terminal) {
      let tree = try SourceTree(paths, excluding: exclude)
      let known = try SourceTree(others, excluding: [])
      let lowering = Lowering(
        (tree.files + known.files(besides: tree)).map(\.source),
        absentModules: Set(absentModules), for: .package)
      // What is only read comes after what is written.
      let texts = zip(tree.files, lowering.outputs).map { ($0.place, $1.text) }
      let written = try LoweredFolder(output).replace(with: texts, inputs: tree.paths)
      guard !quiet else { return }
      terminal.print("\(output): \(tree.files.count) files, of which \(written) changed\n")
    }
  }
}
