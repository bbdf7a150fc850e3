import AnimFiles

/// Refuses command lines that would replace what they read.
struct OutputCheck {
  let inputs: [String]
  let outputs: [String]

  func run() throws(CommandError) {
    var readers: [FileIdentity: String] = [:]
    for path in inputs { if let file = FileIdentity(path) { readers[file] = path } }
    for path in outputs {
      guard let file = FileIdentity(path), let input = readers[file] else { continue }
      throw CommandError(
        .usage,
        "'\(path)' would be replaced, which is read"
          + (input == path ? "" : " as '\(input)'") + "; write to another file")
    }
  }
}
