import AnimSourceLowering
import Foundation

/// Sources as they are given to the compiler.
struct CompilationUnit {
  let lowering: Lowering
  let glue: Glue

  /// The name of the added file in messages.
  static let glueName = "glue.swift"

  init(
    _ sources: [SwiftSource], answers: Set<String>, absentModules: Set<String>,
    omitted: [String: Set<Range<Int>>]
  ) {
    lowering = Lowering(sources, absentModules: absentModules, omitting: omitted)
    glue = Glue(lowering.inventory, answers: answers)
  }

  /// All that makes the compiler's result what it is.
  var identity: String {
    lowering.outputs.map { $0.path + "\u{0}" + $0.text }.joined(separator: "\u{0}")
      + "\u{0}" + glue.code(without: []).text
  }

  /// Writes everything into a new folder.
  ///
  /// - Returns: The paths of the Swift files.
  func write(_ glue: String, to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let maps = ModuleFolder.emptyModules.map { "module \($0) {}\n" }.joined()
    try Data(maps.utf8).write(to: folder.appendingPathComponent("module.modulemap"))
    var paths: [String] = []
    for (number, output) in lowering.outputs.enumerated() {
      let file = Self.file(number, in: folder)
      try Data(output.text.utf8).write(to: file)
      paths.append(file.path)
    }
    let file = folder.appendingPathComponent(Self.glueName)
    let text = "#sourceLocation(file: \"\(Self.glueName)\", line: 1)\n" + glue
    try Data(text.utf8).write(to: file)
    return paths + [file.path]
  }

  /// Two files of different folders may have one name.
  private static func file(_ number: Int, in folder: URL) -> URL {
    folder.appendingPathComponent("source\(number).swift")
  }

  /// The messages with the paths and lines of the original files.
  ///
  /// - Parameters:
  ///   - diagnostics: The messages as the compiler printed them.
  ///   - folder: The folder to which the files were written. The compiler calls the end of a file
  ///     by the name under which it reads it, and counts the line that tells it the original's.
  /// - Returns: The messages, of which those about other files are unchanged.
  func attributed(_ diagnostics: [Diagnostic], in folder: URL) -> [Diagnostic] {
    let written = Dictionary(
      uniqueKeysWithValues: lowering.outputs.enumerated().map { number, output in
        (Self.file(number, in: folder).path, output.path)
      })
    return diagnostics.map { diagnostic in
      guard let path = written[diagnostic.path] else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.path = path
      diagnostic.line = max(1, diagnostic.line - 1)
      return diagnostic
    }
  }

  /// The messages with the columns of the original files too.
  func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if let output = output(of: diagnostic) {
        diagnostic.column = output.originalColumn(diagnostic.column, line: diagnostic.line)
      }
      return diagnostic
    }
  }

  /// The file that a message is about; nil for none of the sources.
  func output(of diagnostic: Diagnostic) -> Lowering.Output? {
    lowering.outputs.first { $0.path == diagnostic.path }
  }
}
