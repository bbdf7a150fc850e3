import AnimFiles
import AnimPixels
import AnimSourceLowering
import Foundation

/// The code of each file of an app, which is kept from one compilation to the next.
///
/// Where sources have changed, only they and what depends on them are compiled again; which these are, the compiler's
/// driver finds out (`-incremental`). It believes that a file has not changed while the time of its last change is the same,
/// in whole seconds.
struct KeptCode {
  /// Names the app and what is wanted of it, whatever its files say.
  let name: String

  /// That of an order's files.
  init(_ order: CompilationOrder, _ tools: CompilationTools) {
    name = order.subject(tools)
  }

  /// That of a module's, which is made all at once: only what was found out about them is kept.
  init(_ sources: ModuleSources, _ tools: CompilationTools) {
    let parts =
      tools.fingerprint + [
        FileManager.default.currentDirectoryPath, sources.name, sources.folder.path,
      ]
    name = SHA256.digest(of: Array(parts.joined(separator: "\u{0}").utf8))
  }

  /// How many files are worth the time that finding out what has changed takes.
  private static let fewestFiles = 8

  /// Whether code of these files is kept.
  func isWorthwhile(for unit: CompilationUnit) -> Bool {
    unit.target.isLinked && unit.lowering.outputs.count >= Self.fewestFiles
  }

  /// The options for making code of files in the folder, which replace those for making all code at once.
  func options(_ files: [String], in folder: URL) throws -> [String] {
    var map = ["": ["swift-dependencies": folder.appendingPathComponent("all.priors").path]]
    for file in files {
      let stem = String(file.dropLast(".swift".count))
      map[file] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
    }
    let place = folder.appendingPathComponent("files.json")
    try JSONEncoder().encode(map).write(to: place)
    let count = "\(CompilationUnit.threadCount)"
    return [
      "-incremental", "-enable-batch-mode", "-driver-batch-count", count, "-j", count,
      // What is wrong in one file says nothing of the others.
      "-continue-building-after-errors",
      "-output-file-map", place.path,
    ]
  }

  /// Brings modules to a place that stays the same when they change.
  ///
  /// - Returns: The options by which they are found, and linked.
  func place(_ modules: [String: CompiledModule], in folder: URL) throws -> [String] {
    guard !modules.isEmpty else { return [] }
    let manager = FileManager.default
    let imports = folder.appendingPathComponent("imports")
    try manager.createDirectory(at: imports, withIntermediateDirectories: true)
    let names = modules.keys.sorted()
    for name in names {
      guard let module = modules[name] else { continue }
      let interface = "\(name).swiftmodule"
      for file in [interface, "\(name).o"] {
        let data = try Data(contentsOf: module.folder.appendingPathComponent(file))
        let place = imports.appendingPathComponent(file)
        // All files are compiled again, whichever of them import it: the driver would go by times here, too.
        if file == interface, manager.contents(atPath: place.path) != data {
          try forgetEverything(in: folder)
        }
        try Self.write(data, to: place)
      }
    }
    return ["-I", imports.path]
      + names.map { imports.appendingPathComponent("\($0).o").path }
  }

  /// Removes what the compiler's driver knows of the last time.
  private func forgetEverything(in folder: URL) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swiftdeps") || name.hasSuffix(".priors") {
      try manager.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Writes a file, unless it says the same already, so that its time of change is another one.
  static func write(_ text: String, to file: URL) throws { try write(Data(text.utf8), to: file) }

  private static func write(_ new: Data, to file: URL) throws {
    let manager = FileManager.default
    guard manager.contents(atPath: file.path) != new else { return }
    let before = try? manager.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    try new.write(to: file)
    if let before {
      let next = max(Date().timeIntervalSince1970.rounded(.down), before.nextSecond)
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: next)], ofItemAtPath: file.path)
    }
  }
}

extension Date {
  fileprivate var nextSecond: Double { timeIntervalSince1970.rounded(.down) + 1 }
}
