import ArgumentParser

/// The number of tasks that work at once.
struct JobsOption: ParsableArguments {
  @Option(help: "How many frames are worked on at once, 1 to 1024 (default: one for each core).")
  var jobs: TaskCount?

  /// The largest number of frames that are worked on at once.
  var tasks: Int { jobs?.count ?? TaskCount.cores }
}
