import ArgumentParser

/// The options of commands that read a scenario from the standard input.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the standard input is called: in messages, for {name}, and as where its includes are.",
      valueName: "file"), completion: .file())
  var assumeFilename: String?
}
