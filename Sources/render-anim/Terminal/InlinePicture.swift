import Codecs
import Files
import Foundation
import Pixels
import Rendering

/// Shows a picture between the lines of a terminal that can: kitty's graphics protocol, or
/// iTerm2's.
enum InlinePicture {
  /// Shows a picture on the standard output, if that is a terminal that shows pictures.
  ///
  /// - Parameter picture: Draws the picture; called only for a terminal.
  /// - Throws: `OutputError` if the standard output cannot be written.
  static func show(_ picture: () -> Pixmap) throws {
    let environment = ProcessInfo.processInfo.environment
    guard ProgramOutput.isTerminal,
      let text = text(picture(), in: environment)
    else { return }
    try ProgramOutput.write(text)
  }

  /// The escape sequences for a terminal with this environment; nil if it shows no pictures.
  static func text(_ pixmap: Pixmap, in environment: [String: String]) -> String? {
    let isKitty =
      environment["KITTY_WINDOW_ID"] != nil || environment["TERM"]?.contains("kitty") == true
      || ["ghostty", "WezTerm"].contains(environment["TERM_PROGRAM"])
    let isITerm = environment["TERM_PROGRAM"] == "iTerm.app"
    guard isKitty || isITerm, let file = try? PNGEncoder().encode(pixmap) else { return nil }
    let code = Data(file).base64EncodedString()
    guard isKitty else { return "\u{1B}]1337;File=inline=1:\(code)\u{7}\n" }
    // At most 4096 bytes at a time; m says whether more follows.
    var text = ""
    var rest = Substring(code)
    var isFirst = true
    while !rest.isEmpty {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      let more = rest.isEmpty ? 0 : 1
      text += "\u{1B}_G\(isFirst ? "f=100,a=T," : "")m=\(more);\(part)\u{1B}\\"
      isFirst = false
    }
    return text + "\n"
  }
}
