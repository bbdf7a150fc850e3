import AnimActions
import AnimFiles
import AnimScenarioFormat
import AnimVerifying
import ArgumentParser
import Foundation

extension Shard: ExpressibleByArgument {
  /// Reads `2/8`.
  package init?(argument: String) { self.init(argument) }
}

/// A part of a work that was divided elsewhere: `PLAN:2/8`.
struct PartArgument: ExpressibleByArgument {
  let part: Report.Part

  init?(argument: String) {
    let words = argument.split(separator: ":")
    guard words.count == 2, let shard = Shard(String(words[1])) else { return nil }
    part = Report.Part(plan: String(words[0]), index: shard.index, count: shard.count)
  }
}

/// The part of the scenarios that is to be compared, by the command line or by Bazel.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare one of several parts that take equally long, such as 2/8.", valueName: "number/parts"
    ))
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      """
      How long references take, as 'merge-reports --durations' writes it (default: durations.json in the \
      folder of references, if there; else a guess).
      """, valueName: "file"), completion: .file())
  var durations: String?

  @Option(
    name: .customLong("part"),
    help: ArgumentHelp(
      "Say in the report that this is a part of a plan, as 'plan' asks for.",
      valueName: "plan:number/parts", visibility: .private))
  var named: PartArgument?

  func validate() throws {
    if shard != nil, named != nil {
      throw ValidationError("'--shard' and '--part' exclude each other")
    }
  }

  /// The variables by which Bazel tells a test what to do.
  ///
  /// Source: https://bazel.build/reference/test-encyclopedia
  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The part that is asked for; nil for all.
  private func wished() throws(CommandError) -> Shard? {
    if let shard { return shard }
    guard let total = Self.variable("TEST_TOTAL_SHARDS") else { return nil }
    let index = Self.variable("TEST_SHARD_INDEX") ?? ""
    guard let count = Int(total), let number = Int(index), count >= 1, (0..<count).contains(number)
    else {
      throw CommandError(
        .usage,
        "TEST_SHARD_INDEX is '\(index)' and TEST_TOTAL_SHARDS '\(total)', which is no part of a whole"
      )
    }
    return Shard(index: number, of: count)
  }

  /// The files of the part that is asked for.
  ///
  /// - Parameters:
  ///   - files: All files that are meant.
  ///   - references: What is compared with.
  ///   - general: The options of the command.
  /// - Returns: The files of the part, and its name; nil for all.
  /// - Throws: `CommandError` for variables and files that make no sense.
  func part(
    of files: [String], _ references: ReferenceOptions, _ general: GeneralOptions
  ) throws(CommandError) -> (files: [String], part: Report.Part)? {
    if let named { return (files, named.part) }
    guard let shard = try wished() else { return nil }
    let weights = try ScenarioWeights(references.store, durations: durations)
    let pieces = files.map { (name: $0, weight: weights.seconds(of: $0)) }
    let numbers = Shard.assignment(of: pieces, to: shard.count)
    let own = zip(files, numbers).filter { $0.1 == shard.index }.map(\.0)
    // Whoever has other files, or other reasons to divide them so, is part of another plan.
    var key = ActionKey()
    key.add("parts", "\(shard.count)", nil)
    key.add("references", references.references, nil)
    key.add("program", ProgramVersion.description, nil)
    for name in [references.only, references.theme?.rawValue] { key.add("only", name ?? "", nil) }
    for setting in general.overrides { key.add("option", setting, nil) }
    let digests = FileDigests()
    for (file, number) in zip(files, numbers) {
      key.add("file", file, digests.digest(of: file))
      key.add("part", file, "\(number)")
    }
    let plan = String(key.digest.prefix(16))
    return (own, Report.Part(plan: plan, index: shard.index, count: shard.count))
  }

  /// Where Bazel wants what is to be kept; nil if it does not ask for it.
  static var undeclaredOutputs: String? { variable("TEST_UNDECLARED_OUTPUTS_DIR") }

  /// Tells Bazel that the part that it wants is the one that is compared.
  func acknowledge() throws(OutputError) {
    if let file = Self.variable("TEST_SHARD_STATUS_FILE") { try OutputFile.write("", to: file) }
  }

  /// Writes JUnit's XML where Bazel wants it.
  func write(_ report: Report, strict: Bool) throws(OutputError) {
    if let file = Self.variable("XML_OUTPUT_FILE") {
      try OutputFile.write(report.junit(strict: strict), to: file)
    }
  }
}
