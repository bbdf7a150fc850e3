import ArgumentParser

/// Limits of files that a command reads.
struct InputLimit: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Refuse files of more bytes, such as 500KB or 2000MB (default: 256MB).", valueName: "bytes"))
  var maxInput: ByteCountArgument?

  /// Bytes of a file beyond which it is refused.
  var bytes: Int { maxInput?.bytes ?? 256_000_000 }
}
