import AnimFiles
import AnimTextFormats
import ArgumentParser
import Foundation

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version.")

  @Flag(help: "Print JSON.") var json = false

  private struct Version: Encodable {
    var version = ProgramVersion.text
    /// Absent if the program was not installed from a checkout.
    var commit = ProgramVersion.commit
    var drawing = ProgramVersion.drawing
    var grammar = ProgramVersion.grammar
  }

  func run() throws {
    let text = (json ? try JSONText(Version()).text : ProgramVersion.description) + "\n"
    try ProgramOutput.write(text)
  }
}
