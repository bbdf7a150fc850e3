import ArgumentParser
import Files
import Foundation
import TextFormats

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version.")

  @Flag(help: "Print JSON.") var json = false

  private struct Version: Encodable {
    var version = ProgramVersion.text
    /// The value of `renderAnim:` that scenarios begin with.
    var grammar = 1
  }

  func run() throws {
    let text = (json ? try JSONText(Version()).text : ProgramVersion.text) + "\n"
    try ProgramOutput.write(text)
  }
}
