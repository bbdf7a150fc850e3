import ArgumentParser

@main
struct RenderAnim: AsyncParsableCommand {
  static let version = "0.1.0"

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
        130 interrupted; other signals end it with 128 and their number, as 143 for SIGTERM

      Every option can be given as a variable too: RENDER_ANIM_SCALE=2 is --scale 2.
      """,
    version: RenderAnim.version,
    subcommands: [
      RenderCommand.self, StillCommand.self, SheetCommand.self, PreviewCommand.self,
      GalleryCommand.self, InspectCommand.self, ExplainCommand.self, ValidateCommand.self,
      LintCommand.self, LowerCommand.self,
      VerifyCommand.self, RecordCommand.self, ReviewCommand.self, DiffCommand.self,
      EncodeCommand.self, InfoCommand.self, NewCommand.self, ListCommand.self,
      SchemaCommand.self, ExplainCodeCommand.self, CompletionsCommand.self, ManCommand.self,
      VersionCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)
}
