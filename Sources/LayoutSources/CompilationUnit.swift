import AnimSourceLowering
import AnimSourceRuntime
import Foundation

/// Sources as they are given to the compiler.
struct CompilationUnit {
  /// What sources are compiled into.
  enum Target: Hashable {
    /// A library that the program loads.
    case library
    /// A module of that name, for others to import.
    case module(String)

    var isLinked: Bool { self == .library }

    /// The name of a module that others import; nil for a library.
    var moduleName: String? {
      switch self {
      case .library: nil
      case .module(let name): name
      }
    }

    var kind: CompilationCache.Kind {
      switch self {
      case .library: .library
      case .module: .module
      }
    }

    /// The name of the module that comes out; none for a library.
    var moduleNames: Set<String> {
      switch self {
      case .library: []
      case .module(let name): [name]
      }
    }

    /// The compiler's options for what is to come out.
    func options(in folder: URL) -> [String] {
      let files = products(in: folder).map(\.path)
      return switch self {
      // Whoever loads it knows which of its lazy globals are being made (CCrashGuard).
      case .library: ["-emit-library", "-o", files[0], "-Xlinker", "--wrap=swift_once"]
      case .module: ["-emit-object", "-o", files[0], "-emit-module", "-emit-module-path", files[1]]
      }
    }

    /// The compiler's options for making all code at once.
    var wholeOptions: [String] {
      // Each core makes the machine code of some files; what is linked at the end is one library all the same.
      self == .library ? ["-wmo", "-num-threads", "\(CompilationUnit.threadCount)"] : ["-wmo"]
    }

    /// The compiler's options for the name of the module.
    ///
    /// - Parameters:
    ///   - digest: What a library's name is made of.
    ///   - alias: What the sources call the library; nil for nothing.
    /// - Returns: The options.
    fileprivate func naming(_ digest: String, alias: String?) -> [String] {
      switch self {
      case .library:
        let name = "Sources_\(digest.prefix(12))"
        return ["-module-name", name]
          + (alias.map { ["-module-alias", "\($0)=\(name)"] } ?? [])
      case .module(let name): return ["-module-name", name, "-parse-as-library"]
      }
    }

    /// The files that come out.
    func products(in folder: URL) -> [URL] {
      switch self {
      case .library: [folder.appendingPathComponent("library.so")]
      case .module(let name):
        ["o", "swiftmodule"].map { folder.appendingPathComponent("\(name).\($0)") }
      }
    }
  }

  let lowering: Lowering
  let target: Target
  /// What connects the sources to the stage.
  let glue: Glue
  /// What the sources call their own module, as in `App.Screen`; nil where nothing is known of it.
  let alias: String?

  /// The conditions that hold in `#if`.
  let conditions: [String]

  /// On how many cores code is made and looked at.
  static let threadCount = min(8, ProcessInfo.processInfo.activeProcessorCount)

  /// The name of the added file in messages.
  static let glueName = "glue.swift"

  init(
    _ sources: [SwiftSource], _ target: Target, demands: Glue.Demands,
    imported: [String: CompiledModule],
    absentModules: Set<String>, omitted: [String: Set<Omission>], previewed: Set<String>,
    called name: String?, on conditions: [String], reusing parsed: ParsedSources
  ) {
    self.conditions = conditions
    // Who has the name of a module that is imported is called by it no more.
    alias = name.flatMap { name in
      name.isEmpty || imported[name] != nil || ImportableModules.names.contains(name)
        || name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil
        || sources.contains { $0.imports.contains(name) } ? nil : name
    }
    lowering = Lowering(
      sources, importing: imported.values.map(\.inventory), absentModules: absentModules,
      omitting: omitted, previewing: demands.preview == nil ? [] : previewed,
      showing: demands.className, beside: Set(imported.keys).union(target.moduleNames),
      reusing: parsed)
    self.target = target
    let (inventory, modules) = (lowering.inventory, Array(imported.keys))
    glue =
      switch target {
      case .library: Glue(inventory, importing: modules, for: demands)
      case .module(let name): Glue(inventory, importing: modules, of: name)
      }
  }

  /// The compiler's options for the name of the module and the conditions that hold in it.
  ///
  /// - Parameter digest: What a library's name is made of.
  /// - Returns: The options.
  func naming(_ digest: String) -> [String] {
    target.naming(digest, alias: alias) + conditions.flatMap { ["-D", $0] }
  }

  /// All that makes the compiler's result what it is.
  var identity: String {
    lowering.outputs.map { $0.path + "\u{0}" + $0.text }.joined(separator: "\u{0}")
      + "\u{0}\(target)\u{0}\(alias ?? "")\u{0}\(conditions)\u{0}" + glue.code(without: []).text
  }

  /// Writes everything into a folder.
  ///
  /// Files that say the same there already stay as they are.
  ///
  /// - Returns: The paths of the Swift files.
  func write(_ glue: String, to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let maps = ModuleFolder.emptyModules.map { "module \($0) {}\n" }.joined()
    try KeptCode.write(maps, to: folder.appendingPathComponent("module.modulemap"))
    var paths: [String] = []
    for (number, output) in lowering.outputs.enumerated() {
      let file = Self.file(number, in: folder)
      try KeptCode.write(output.text, to: file)
      paths.append(file.path)
    }
    let file = folder.appendingPathComponent(Self.glueName)
    let text = "#sourceLocation(file: \"\(Self.glueName)\", line: 1)\n" + glue
    try KeptCode.write(text, to: file)
    return paths + [file.path]
  }

  /// Two files of different folders may have one name.
  static func file(_ number: Int, in folder: URL) -> URL {
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
