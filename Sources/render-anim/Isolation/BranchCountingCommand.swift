import AnimLayoutSources

/// A command that wants to know which branches of the sources are taken.
protocol BranchCountingCommand {
  /// How they are compiled.
  var counting: BranchCounting { get }
}
