import AnimCodecs
import AnimFiles
import AnimPixels
import AnimRendering
import AnimTextFormats
import ArgumentParser
import Foundation

struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Describes a GIF, PNG or APNG file.")

  @Argument(help: ArgumentHelp("The file.", valueName: "file.gif|.png"), completion: .file())
  var file: String

  @OptionGroup(title: "Inputs") var inputLimit: InputLimit

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let terminal = Terminal(color: .auto)
    do {
      let bytes = try InputFile.bytes(file, .any, limit: inputLimit.bytes)
      let info: AnimationInfo
      do {
        info = try AnimationInfo(bytes)
      } catch {
        throw CommandError(.dataError, "\(file): \(error)")
      }
      let description = Description(file: file, info)
      let text = json ? try description.json : description.text
      try ProgramOutput.write(text)
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
  }
}

/// The facts that `info` prints, with the keys of its JSON.
private struct Description: Encodable {
  struct Frame: Encodable {
    var delay: Double
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var bytes: Int
    var localColors: Int?
  }
  var file: String
  var format: String
  var width: Int
  var height: Int
  var bytes: Int
  var duration: Double
  /// The duration as browsers play it, in seconds, if they make it last longer.
  var shownDuration: Double?
  /// The number of times that it plays; absent for ever.
  var plays: Int?
  var globalColors: Int?
  var frames: [Frame]

  init(file: String, _ info: AnimationInfo) {
    self.file = file
    format = "\(info.format)".uppercased()
    width = info.size.width
    height = info.size.height
    bytes = info.byteCount
    // Sums of hundredths have no more digits than that.
    duration = (info.duration * 1000).rounded() / 1000
    let shown = (info.shownDuration * 1000).rounded() / 1000
    if shown != duration { shownDuration = shown }
    if case .times(let count) = info.loop { plays = count }
    globalColors = info.globalColorCount
    frames = info.frames.map { frame in
      Frame(
        delay: frame.duration, x: frame.rect.minX, y: frame.rect.minY, width: frame.rect.width,
        height: frame.rect.height, bytes: frame.byteCount, localColors: frame.localColorCount)
    }
  }

  var json: String {
    get throws { try JSONText(self, isIndented: true).text + "\n" }
  }

  var text: String {
    let loop = plays.map { $0 == 1 ? "plays once" : "plays \($0) times" } ?? "plays for ever"
    let palette = globalColors.map { ", \($0) colours for all frames" } ?? ""
    let shown = shownDuration.map { ", \($0.seconds) s in browsers" } ?? ""
    var lines = [
      "\(file): \(format), \(width) × \(height) px, \(bytes.byteText)",
      "\(frames.count) frames, \(duration.seconds) s\(shown), \(loop)\(palette)",
    ]
    for (index, frame) in frames.enumerated() {
      let own = frame.localColors.map { ", \($0) colours of its own" } ?? ""
      lines.append(
        "  \(index): \(frame.delay.seconds) s, \(frame.width) × \(frame.height) at "
          + "(\(frame.x), \(frame.y)), \(frame.bytes.byteText)\(own)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
