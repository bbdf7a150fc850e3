import AnimFiles
import AnimSourceLowering
import Foundation

/// A folder that holds the lowered files of a module and nothing else that is Swift.
struct LoweredFolder {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Writes files, and removes those of an earlier run that are not among them.
  ///
  /// - Parameters:
  ///   - files: Paths within the folder, and what is to be there.
  ///   - inputs: The paths of what was read.
  /// - Returns: The number of files that changed; the others keep their dates.
  /// - Throws: `CommandError` if a file would be replaced that was not written this way, and
  ///   `OutputError` if one cannot be written. Nothing has changed then.
  func replace(with files: [(place: String, text: String)], inputs: [String]) throws -> Int {
    let targets = files.map { (file: "\(path)/\($0.place)", bytes: Array($0.text.utf8)) }
    try OutputCheck(inputs: inputs, outputs: targets.map(\.file)).run()
    let present = try presentFiles()
    let changed = targets.filter { present[$0.file] != $0.bytes }
    let outputs = try changed.map { target in
      let output = try OutputFile(path: target.file)
      try output.write(target.bytes)
      // Thousands of files cannot be open at once.
      try output.seal()
      return output
    }
    try OutputFile.close(outputs)
    for file in Set(present.keys).subtracting(targets.map(\.file)).sorted() {
      try FileManager.default.removeItem(atPath: file)
    }
    return changed.count
  }

  /// The Swift files in the folder, with their bytes.
  private func presentFiles() throws -> [String: [UInt8]] {
    var present: [String: [UInt8]] = [:]
    for place in FileManager.default.subpaths(atPath: path) ?? [] where place.hasSuffix(".swift") {
      let file = "\(path)/\(place)"
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let line = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      guard line.hasSuffix(Lowering.mark) else {
        throw CommandError(
          .cannotCreate,
          "'\(file)' was not written by 'lower'; write to a folder without other Swift files")
      }
      present[file] = [UInt8](data)
    }
    return present
  }
}
