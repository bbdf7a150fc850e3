import ArgumentParser

@main
struct RenderAnim: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "render-anim")
}
