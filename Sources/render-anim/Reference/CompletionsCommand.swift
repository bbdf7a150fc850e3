import AnimFiles
import ArgumentParser
import Foundation

struct CompletionsCommand: DescribingCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints the completion script for a shell.",
    discussion: """
      For example: render-anim completions bash > /etc/bash_completion.d/render-anim
      """)

  @Argument(help: "bash, zsh or fish.") var shell: CompletionScript.Shell

  func run(describing root: any ParsableCommand.Type) throws {
    try ProgramOutput.write(try CompletionScript(shell, for: root).text)
  }
}
