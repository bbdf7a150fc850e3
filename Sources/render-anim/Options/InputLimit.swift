import ArgumentParser

/// Limits of files that a command reads.
struct InputLimit: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Refuse files of more bytes, such as 500KB or 2000MB (default: 256MB).", valueName: "bytes"))
  var maxInput: ByteCountArgument?

  /// The size of a file beyond which it is refused, in bytes.
  var bytes: Int { maxInput?.bytes ?? 256_000_000 }
}
