import AnimCodecs
import AnimFiles
import AnimPixels
import ArgumentParser
import Foundation

/// The way in which a terminal is told of a picture between its lines.
enum TerminalPictures: String, CaseIterable {
  /// The protocol of kitty, which Ghostty and WezTerm know too; kitty alone shows animations.
  case kitty
  /// The protocol of iTerm2, which shows whole files.
  case iterm
  /// DEC's sixels, in at most 256 colours.
  case sixel

  /// The way of the terminal with this environment; nil if it is not known to show pictures.
  ///
  /// Multiplexers name themselves in TERM, and pass nothing on.
  init?(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    guard !term.hasPrefix("screen"), !term.hasPrefix("tmux") else { return nil }
    if environment["KITTY_WINDOW_ID"] != nil || term.contains("kitty")
      || ["ghostty", "WezTerm"].contains(program)
    {
      self = .kitty
    } else if program == "iTerm.app" {
      self = .iterm
    } else if ["foot", "mlterm", "contour", "yaft"].contains(where: term.hasPrefix)
      || program == "mintty" || term.contains("sixel")
    {
      self = .sixel
    } else {
      return nil
    }
  }

  /// The way of the terminal behind the standard output; nil if there is none that shows pictures.
  static var ofStandardOutput: TerminalPictures? {
    guard ProgramOutput.isTerminal else { return nil }
    return TerminalPictures(environment: ProcessInfo.processInfo.environment)
  }

  /// The escape sequences that show a file.
  ///
  /// Where animations cannot be shown, their last frame is.
  ///
  /// - Parameter file: A GIF, PNG or APNG file.
  /// - Returns: The sequences, and the end of the line.
  /// - Throws: `CodecError` if the file cannot be read, or is too large.
  func text(of file: [UInt8]) async throws(CodecError) -> String {
    switch self {
    case .iterm:
      "\u{1B}]1337;File=inline=1;size=\(file.count):\(Data(file).base64EncodedString())\u{7}\n"
    case .kitty: try Self.kitty(file) + "\n"
    case .sixel: try await SixelEncoder().encode(try Self.lastFrame(of: file)) + "\n"
    }
  }

  private static func lastFrame(of file: [UInt8]) throws(CodecError) -> Pixmap {
    let reader = try AnimationReader(file)
    var last = Pixmap(size: reader.size)
    while let frame = try reader.next() { last = frame.pixmap }
    return last
  }

  /// The commands of kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol).
  ///
  /// A picture with a number answers on the standard input unless it is told not to (`q=2`).
  private static func kitty(_ file: [UInt8]) throws(CodecError) -> String {
    let reader = try AnimationReader(file)
    guard reader.frameCount > 1 else {
      let isPNG = reader.format == .png
      return command("a=T,f=100", isPNG ? file : try PNGEncoder().encode(try lastFrame(of: file)))
    }
    // A number that no other picture of the session is likely to have.
    let number = UInt32.random(in: 1 << 16..<1 << 31)
    var text = ""
    while let frame = try reader.next() {
      let gap = Int((frame.stored.shownDuration * 1000).rounded())
      let picture = try PNGEncoder().encode(frame.pixmap)
      if text.isEmpty {
        text = command("a=T,f=100,q=2,i=\(number)", picture)
        text += command("a=a,q=2,i=\(number),r=1,z=\(gap)", [])
      } else {
        text += command("a=f,f=100,q=2,i=\(number),z=\(gap)", picture, isFrame: true)
      }
    }
    return text + command("a=a,q=2,i=\(number),s=3,v=1", [])
  }

  /// One command, in parts of at most 4,096 bytes; `m` says whether more follows.
  private static func command(_ keys: String, _ data: [UInt8], isFrame: Bool = false) -> String {
    var rest = Substring(Data(data).base64EncodedString())
    var keys = keys
    var text = ""
    repeat {
      let part = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text += "\u{1B}_G\(keys),m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      keys = isFrame ? "a=f,q=2" : "q=2"
    } while !rest.isEmpty
    return text
  }
}

/// Whether pictures are shown in the terminal too.
struct ShowOption: ParsableArguments {
  /// The way that is asked for.
  enum Choice: String, ExpressibleByArgument, CaseIterable { case auto, kitty, iterm, sixel }

  @Option(
    help: ArgumentHelp(
      "Show the pictures in the terminal too: auto, or by the protocol kitty, iterm or sixel.",
      valueName: "protocol"))
  var show: Choice?

  /// The way in which pictures are shown; nil if they are not.
  var way: TerminalPictures? {
    switch show {
    case nil: nil
    case .auto: .ofStandardOutput
    case .kitty: .kitty
    case .iterm: .iterm
    case .sixel: .sixel
    }
  }

  func validate() throws {
    guard show == .auto, way == nil else { return }
    throw ValidationError(
      ProgramOutput.isTerminal
        ? "this terminal is not known to show pictures; if it does, name its protocol, as in '--show sixel'"
        : "'--show auto' needs a terminal; name its protocol, as in '--show sixel'")
  }

  /// Shows a picture in the way that is asked for, or else in that of the terminal, if it has one.
  ///
  /// - Parameter picture: Draws the picture; called only if it is shown.
  /// - Throws: `OutputError` if the standard output cannot be written, `CodecError` if the picture is
  ///   too large.
  func show(_ picture: () -> Pixmap) async throws {
    guard let way = show == nil ? .ofStandardOutput : way else { return }
    try ProgramOutput.write(try await way.text(of: try PNGEncoder().encode(picture())))
  }

  /// Shows a file, if that is asked for.
  ///
  /// - Parameter path: A GIF, PNG or APNG file.
  /// - Throws: `OutputError` if the standard output cannot be written, `CodecError` if the file cannot
  ///   be read.
  func show(fileAt path: String) async throws {
    guard let way, let data = FileManager.default.contents(atPath: path) else { return }
    try ProgramOutput.write(try await way.text(of: [UInt8](data)))
  }
}
