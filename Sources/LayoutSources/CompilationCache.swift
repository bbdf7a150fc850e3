import AnimFiles
import AnimPixels
import Foundation

/// What was compiled, in a folder, by a digest of what it was made of: libraries, modules, and messages where there is
/// neither.
///
/// Behind each file's content stands a digest of it, which loaders pass over: one that is damaged or not whole
/// counts as missing. The compiler's own notes and the code of single files (`KeptCode`) have none. The folder keeps to a size; what was
/// not used for longest goes first.
struct CompilationCache {
  let folder: URL
  /// How many bytes of files are kept.
  let capacity: Int

  /// What is kept.
  enum Kind: String {
    case library = "so"
    /// A folder with a module's interface and its code.
    case module
  }

  private static let mark = "\nrender-anim "
  private static let largestFile = 1 << 30

  init(folder: URL, capacity: Int = 256 << 20) {
    self.folder = folder
    self.capacity = capacity
  }

  /// The library of that name; nil if there is none that is whole.
  func library(_ name: String) -> URL? {
    let url = place(of: name, "so")
    return content(of: url) == nil ? nil : url
  }

  /// What was made of the sources of that name; nil if there is nothing that is whole.
  func product(_ name: String, _ kind: Kind) -> URL? {
    switch kind {
    case .library: library(name)
    case .module: module(name)
    }
  }

  private func module(_ name: String) -> URL? {
    let folder = place(of: name, Kind.module.rawValue)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let contents = files.sorted().filter { $0 != Self.sealName }.compactMap { file in
      try? InputFile.bytes(
        folder.appendingPathComponent(file).path, .regular, limit: Self.largestFile)
    }
    let seal = FileManager.default.contents(
      atPath: folder.appendingPathComponent(Self.sealName).path)
    guard !contents.isEmpty, let seal, Array(seal) == Self.seal(contents.flatMap(\.self)) else {
      return nil
    }
    touch(folder)
    return folder
  }

  private static let sealName = "seal"

  /// Puts what came out of the compiler into its place.
  func store(_ files: [URL], as name: String, _ kind: Kind) throws(SourceError) -> URL {
    if kind == .library, let library = files.first { return try store(library, as: name) }
    let place = place(of: name, Kind.module.rawValue)
    var contents: [UInt8] = []
    do {
      let workshop = try TemporaryFolder(in: folder)
      defer { withExtendedLifetime(workshop) {} }
      let sorted = files.sorted { $0.lastPathComponent < $1.lastPathComponent }
      let draft = workshop.url.appendingPathComponent("module")
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      for file in sorted {
        contents += try InputFile.bytes(file.path, .regular, limit: Self.largestFile)
        try FileManager.default.moveItem(
          at: file, to: draft.appendingPathComponent(file.lastPathComponent))
      }
      try Data(Self.seal(contents)).write(to: draft.appendingPathComponent(Self.sealName))
      // Another run may have been quicker; a damaged one gives way.
      if module(name) == nil {
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.moveItem(at: draft, to: place)
      }
    } catch {
      throw .notStored("\(error)")
    }
    makeRoom(for: contents.count, besides: place)
    return place
  }

  /// The messages that were all that came of the sources of that name; nil if they are not known.
  func failure(_ name: String) -> [Diagnostic]? {
    content(of: place(of: name, "txt")).map { bytes in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Diagnostic($0) }
    }
  }

  /// What is said in the receipt of that name; nil if there is none that is whole.
  func receipt(_ name: String) -> [UInt8]? {
    content(of: place(of: name, "receipt")).map(Array.init)
  }

  /// Keeps what an order came to.
  func store(receipt: [UInt8], as name: String) throws {
    try write(receipt, to: place(of: name, "receipt"))
  }

  /// How an app compiled the last time; nil if that is not known.
  func memory(_ name: String) -> CompilationMemory? {
    content(of: place(of: name, "memory")).flatMap {
      try? JSONDecoder().decode(CompilationMemory.self, from: Data($0))
    }
  }

  /// Keeps how an app compiled.
  ///
  /// Nothing is lost but time where that is impossible.
  func store(_ memory: CompilationMemory, as name: String) {
    guard let data = try? JSONEncoder().encode(memory) else { return }
    try? write(Array(data), to: place(of: name, "memory"))
  }

  /// The folder in which the code of an app's files is kept.
  func codeFolder(_ name: String) -> URL { place(of: name, "code") }

  /// Notes that what is in such a folder was used, and may have grown.
  func noteCode(_ name: String) {
    let folder = codeFolder(name)
    touch(folder)
    makeRoom(for: FolderEntry.all(in: folder.path).reduce(0) { $0 + $1.size }, besides: folder)
  }

  /// Puts a library into its place, over one that is damaged.
  func store(_ library: URL, as name: String) throws(SourceError) -> URL {
    let url = place(of: name, "so")
    do {
      try write(try InputFile.bytes(library.path, .regular, limit: Self.largestFile), to: url)
    } catch {
      throw .notStored("\(error)")
    }
    return url
  }

  /// Keeps messages, so that the same sources need not be compiled again to have them.
  func store(_ diagnostics: [Diagnostic], as name: String) throws(SourceError) {
    do {
      let text = diagnostics.map { $0.description + "\n" }.joined()
      try write(Array(text.utf8), to: place(of: name, "txt"))
    } catch {
      throw .notStored("\(error)")
    }
  }

  /// A folder for compiling, which is gone when it is no longer used.
  func workshop() throws(SourceError) -> TemporaryFolder {
    do {
      return try TemporaryFolder(in: folder)
    } catch {
      throw .notStored("\(error)")
    }
  }

  private func place(of name: String, _ kind: String) -> URL {
    folder.appendingPathComponent("\(name).\(kind)")
  }

  private func write(_ bytes: [UInt8], to url: URL) throws {
    try OutputFile.write(bytes + Self.seal(bytes), to: url.path)
    makeRoom(for: bytes.count, besides: url)
  }

  private func content(of url: URL) -> ArraySlice<UInt8>? {
    guard let bytes = try? InputFile.bytes(url.path, .regular, limit: Self.largestFile) else {
      return nil
    }
    let length = Self.seal([]).count
    let content = bytes.dropLast(length)
    guard bytes.count > length, Array(bytes.suffix(length)) == Self.seal(Array(content)) else {
      return nil
    }
    touch(url)
    return content
  }

  private func touch(_ url: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
  }

  /// Makes room for what was written, if that could be too much for the folder.
  ///
  /// Looking through the folder takes longer than writing a file, so it is done once for each eighth of the capacity
  /// that was written, by any run, and leaves as much free.
  ///
  /// - Parameters:
  ///   - written: How many bytes were written.
  ///   - kept: What is not removed.
  private func makeRoom(for written: Int, besides kept: URL) {
    let note = folder.appendingPathComponent(Self.growthName)
    let growth = (try? String(contentsOf: note, encoding: .utf8)).flatMap { Int($0) }
    // A folder in which nothing is noted is from before, or new.
    let isFull = growth.map { $0 + written > capacity / 8 } ?? true
    if isFull { removeUnused(besides: kept) }
    // Of two runs at once one may not be counted: others will be.
    try? Data("\(isFull ? 0 : (growth ?? 0) + written)".utf8).write(to: note)
  }

  private static let growthName = ".growth"

  /// Removes what was not used for longest, until the rest leaves an eighth of the capacity free.
  private func removeUnused(besides kept: URL) {
    let folders = [Kind.module.rawValue, "code"]
    let kinds = Set([Kind.library.rawValue, "txt", "receipt", "memory"] + folders)
    let entries = FolderEntry.all(in: folder.path).filter { kinds.contains($0.kind) }.map { entry in
      let isFolder = folders.contains(entry.kind)
      let place = "\(folder.path)/\(entry.name)"
      let size = isFolder ? FolderEntry.all(in: place).reduce(0) { $0 + $1.size } : entry.size
      return (name: entry.name, size: size, time: entry.time)
    }
    var excess = entries.reduce(capacity / 8 - capacity) { $0 + $1.size }
    for (name, size, _) in entries.sorted(by: { $0.time < $1.time }) where excess > 0 {
      guard name != kept.lastPathComponent else { continue }
      // Another run may have removed it; one that has loaded it keeps it.
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      excess -= size
    }
  }

  private static func seal(_ bytes: [UInt8]) -> [UInt8] {
    Array((mark + SHA256.digest(of: bytes) + "\n").utf8)
  }
}
