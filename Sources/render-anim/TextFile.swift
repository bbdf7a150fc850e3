import Foundation
import Rendering

/// Text that goes to a file, or for `-` to the standard output.
enum TextFile {
  static func write(_ text: String, to path: String) throws(OutputError) {
    let file = try OutputFile(path: path)
    try file.write([UInt8](text.utf8))
    try file.close()
  }
}
