import Foundation

/// The digest that a linker has put into a program or a library, of all that is in it.
///
/// It is in the file's first kilobytes, so that hundreds of megabytes need not be digested again. Packages leave it out,
/// since it is also one of what is stripped from them.
enum BuildID {
  /// How much of a file is looked at, in bytes.
  private static let beginning = 1 << 16

  /// The hexadecimal digits of the build-id of an ELF file of 64 bits; nil if it has none.
  static func text(of path: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let data = (try? handle.read(upToCount: beginning)) ?? nil else { return nil }
    return text(in: [UInt8](data))
  }

  /// The build-id in the beginning of a file.
  ///
  /// Source: the System V ABI (ELF header, program headers, note sections); a build-id is the note of type 3 of GNU.
  static func text(in bytes: [UInt8]) -> String? {
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let value = bytes[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value)
    }
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]), let headers = number(32, 8),
      let size = number(54, 2), let count = number(56, 2), size >= 56
    else { return nil }
    for header in 0..<count {
      let place = headers + header * size
      guard number(place, 4) == 4, let start = number(place + 8, 8),
        let length = number(place + 32, 8)
      else { continue }
      var note = start
      while note + 12 <= min(start + length, bytes.count), let nameSize = number(note, 4),
        let size = number(note + 4, 4), let type = number(note + 8, 4)
      {
        func padded(_ size: Int) -> Int { (size + 3) & ~3 }
        let content = note + 12 + padded(nameSize)
        guard size <= 64, nameSize <= 64, content + size <= bytes.count else { break }
        if type == 3,
          bytes[(note + 12)..<(note + 12 + nameSize)].elementsEqual([0x47, 0x4e, 0x55, 0])
        {
          return bytes[content..<content + size].map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
          }.joined()
        }
        note = content + padded(size)
      }
    }
    return nil
  }
}

extension FileDigests {
  /// What tells a program or library from any other, with digests that are kept in a file, which is only read, and
  /// only written, if it has no build-id.
  package static func codeDigest(of path: String, keptIn file: String) -> String? {
    if let id = BuildID.text(of: path) { return "build-id \(id)" }
    let digests = FileDigests(keptIn: file)
    defer { digests.save() }
    return digests.digest(of: path)
  }

  /// What tells a program or library from any other: its build-id, or the digest of its content if it has none.
  package func codeDigest(of path: String) -> String? {
    BuildID.text(of: path).map { "build-id \($0)" } ?? digest(of: path)
  }
}
