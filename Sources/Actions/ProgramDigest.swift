import AnimFiles
import AnimPixels
import Foundation

/// The digest of the program that runs, and of the libraries that it draws with.
///
/// The C library is left out: geometry is snapped before it is drawn, so that a last bit of a sine does not
/// matter, and machines that differ in nothing else may share what they have made.
package struct ProgramDigest: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let text: String

  /// The digest of this process.
  ///
  /// - Parameter digests: The digests of files.
  package init(_ digests: FileDigests) {
    // Not by Foundation, whose text of a file without a size ends in what was in memory before.
    let bytes = (try? InputFile.bytes("/proc/self/maps", .any, limit: 1 << 24)) ?? []
    let maps = String(decoding: bytes, as: UTF8.self)
    self.init(files: Self.files(in: maps), digests)
  }

  init(files: [String], _ digests: FileDigests) {
    // By their names: it does not matter where they are installed.
    let parts = files.map { file in
      "\(URL(fileURLWithPath: file).lastPathComponent) \(digests.codeDigest(of: file) ?? "-")\n"
    }
    text = SHA256.digest(of: [UInt8](parts.sorted().joined().utf8))
  }

  private static let library = [
    "libc", "libm", "libdl", "libpthread", "librt", "libresolv", "libutil",
  ]

  /// The files with code that are mapped, each once, without those of the C library.
  static func files(in maps: String) -> [String] {
    var files: [String] = []
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard words.count == 6, words[1].contains("x") else { continue }
      // Names stand in a column of their own: what is left of the line begins with more spaces.
      let file = String(words[5].drop { $0 == " " })
      guard file.hasPrefix("/") else { continue }
      let name = URL(fileURLWithPath: file).lastPathComponent
      let isOfLibrary =
        name.hasPrefix("ld-linux") || name.hasPrefix("libnss_")
        || library.contains { name == "\($0).so" || name.hasPrefix("\($0).so.") }
      if !isOfLibrary, !files.contains(file) { files.append(file) }
    }
    return files
  }
}
