import ArgumentParser

@main
struct RenderAnim: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-anim",
    abstract: "Renders the animations of collection views without a Mac.",
    discussion: """
      A scenario, written in YAML, is acted out on a virtual clock and drawn at every tick. The same \
      scenario gives the same bytes every time.

      EXIT CODES
        0   done, and all is as expected
        1   something is not as a scenario or a reference expects, or a comparison found a difference
        64  the command line is wrong
        65  a scenario is invalid
        66  a file is missing
        69  something that the scenario needs is not available
        70  an internal error
        73  an output cannot be created
        74  reading or writing failed
        130 interrupted
      """,
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, EncodeCommand.self, ValidateCommand.self, LintCommand.self,
      InfoCommand.self,
      DiffCommand.self, VerifyCommand.self, RecordCommand.self, ReviewCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)
}
