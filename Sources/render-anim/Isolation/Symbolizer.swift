import Foundation

/// Tells the lines of compiled code, by `llvm-symbolizer`.
enum Symbolizer {
  /// The file and the line, from 1, of each offset in a library; nil where there is none.
  ///
  /// - Parameters:
  ///   - offsets: Bytes from the beginning of the library.
  ///   - library: The library's path.
  /// - Returns: As many as there are offsets; none if there is no symbolizer.
  static func lines(of offsets: [UInt64], in library: String) -> [(file: String, line: Int)?] {
    guard let symbolizer = SourceOptions.symbolizer else { return [] }
    return stride(from: 0, to: offsets.count, by: askedAtOnce).flatMap { start in
      let batch = offsets[start..<min(start + askedAtOnce, offsets.count)]
      return lines(of: Array(batch), in: library, symbolizer)
    }
  }

  private static let askedAtOnce = 4096

  private static func lines(
    of offsets: [UInt64], in library: String, _ symbolizer: String
  ) -> [(file: String, line: Int)?] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: symbolizer)
    process.arguments =
      [
        "--functions=none", "--no-inlines", "--relativenames", "--output-style=LLVM", "-e", library,
      ] + offsets.map { "0x" + String($0, radix: 16) }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      // 'file:line:column'
      let parts = line.split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else {
        return nil
      }
      return (parts.dropLast(2).joined(separator: ":"), number)
    }
  }
}
