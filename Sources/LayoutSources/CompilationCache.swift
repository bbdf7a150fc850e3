import AnimFiles
import AnimPixels
import Foundation

/// The compiled libraries in a folder, by a digest of what each was made of.
///
/// Behind each library stands a digest of itself, which loaders pass over: one that is damaged or not whole
/// counts as missing.
struct CompilationCache {
  let folder: URL

  private static let mark = "\nrender-anim "

  /// The library of that name; nil if there is none that is whole.
  func library(_ name: String) -> URL? {
    let url = place(of: name)
    guard let bytes = try? InputFile.bytes(url.path, .regular, limit: 1 << 30) else { return nil }
    let length = Self.seal([]).count
    guard bytes.count > length,
      Array(bytes.suffix(length)) == Self.seal(Array(bytes.dropLast(length)))
    else { return nil }
    return url
  }

  /// Puts a library into its place, over one that is damaged.
  func store(_ library: URL, as name: String) throws(SourceError) -> URL {
    let url = place(of: name)
    do {
      let bytes = try InputFile.bytes(library.path, .regular, limit: 1 << 30)
      try OutputFile.write(bytes + Self.seal(bytes), to: url.path)
      return url
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

  private func place(of name: String) -> URL { folder.appendingPathComponent("\(name).so") }

  private static func seal(_ bytes: [UInt8]) -> [UInt8] {
    Array((mark + SHA256.digest(of: bytes) + "\n").utf8)
  }
}
