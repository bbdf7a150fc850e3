import AnimFiles
import AnimFuzzing
import AnimTextFormats
import AnimWorkers
import Foundation

/// Tries sequences until there are enough, and reduces those that break a rule.
@MainActor final class FuzzHunt {
  /// A mistake that was found, with the least sequence that shows it.
  struct Finding: Encodable {
    var violation: FuzzViolation
    var sequence: FuzzCase
    /// The number of the sequence that showed it first, from 1.
    var number: Int
    /// The scenario that shows it, and its pictures.
    var files: [String] = []
    /// UIKit's calls of the last step in which there were any.
    var calls: [String] = []
  }

  struct Result {
    var findings: [Finding] = []
    var count = 0
    var stateCount = 0
    var seconds = 0.0
    /// What never happened, in words.
    var unreached: [String] = []
    /// How much of the sources' code was run.
    var branches = FuzzBranches()
  }

  private let file: ScenarioFile
  private let kinds: [FuzzAct.Kind]
  private let pool: WorkerPool<FuzzWork>
  private let command: FuzzCommand
  private let terminal: Terminal
  private var result = Result()
  private var signatures: Set<String> = []
  /// The signatures of answers that are wrong, and of questions that trap, from the beginning: told once, they would hide all
  /// else.
  private var lasting: Set<String> = []

  init(
    _ file: ScenarioFile, _ kinds: [FuzzAct.Kind], _ pool: WorkerPool<FuzzWork>,
    _ command: FuzzCommand, _ terminal: Terminal
  ) {
    self.file = file
    self.kinds = kinds
    self.pool = pool
    self.command = command
    self.terminal = terminal
  }

  /// More findings than these are not looked for: they are likely to have one cause.
  private static let mostFindings = 8
  /// How many sequences a process gets at once.
  private static let batchLength = 32

  func result() async throws -> Result {
    let began = ContinuousClock.now
    let progress = ProgressBar(terminal, unit: "sequences")
    defer { progress.clear() }
    if let replay = command.replay {
      try await look(at: [try FuzzCaseFile.read(replay)])
      result.count = 1
    } else {
      let corpus = try command.corpus.map(FuzzCaseFile.sequences) ?? []
      try await look(at: corpus)
      var campaign = FuzzCampaign(kinds, seed: command.seed, corpus: corpus)
      let runs = command.runs ?? (command.time == nil ? nil : .max)
      let limit = command.time?.seconds ?? (command.runs == nil ? 10 : .infinity)
      if let runs = command.runs { progress.expect(runs) }
      while result.findings.count < Self.mostFindings, campaign.count < runs ?? .max,
        (ContinuousClock.now - began).inSeconds < limit
      {
        let length = min(FuzzCampaign.roundLength, (runs ?? .max) - campaign.count)
        let round = campaign.round(of: length)
        campaign.learn(round, try await look(at: round))
        if command.runs != nil { progress.advance(length) }
        result.count = campaign.count
      }
      result.stateCount = campaign.stateCount
      result.unreached = campaign.unreached
      result.branches = try await branches(campaign.branches.sorted())
    }
    result.seconds = (ContinuousClock.now - began).inSeconds
    return result
  }

  /// What of the sources' code was never run.
  private func branches(_ taken: [UInt32]) async throws -> FuzzBranches {
    guard !taken.isEmpty else { return FuzzBranches() }
    let (outcome, _) = try await pool.outcome(of: .branches(file, taken))
    guard case .answered(.counted(let branches)) = outcome else { return FuzzBranches() }
    return branches
  }

  /// Tries sequences, reduces what is new, and tells what each has reached.
  @discardableResult
  private func look(at sequences: [FuzzCase]) async throws -> [FuzzSession.Verdict] {
    var verdicts = try await verdicts(on: sequences)
    for (index, verdict) in verdicts.enumerated() {
      guard let violation = verdict.violation, violation.exceedsLimit,
        !signatures.contains(violation.signature)
      else { continue }
      // What hangs does so again, unless the machine was in its way.
      verdicts[index] = try await self.verdicts(on: [sequences[index]])[0]
    }
    for (index, verdict) in verdicts.enumerated() {
      guard let violation = verdict.violation, result.findings.count < Self.mostFindings,
        signatures.insert(violation.signature).inserted
      else { continue }
      try await add(violation, of: sequences[index], number: result.count + index + 1)
    }
    return verdicts
  }

  /// Has processes act sequences out; what comes of each does not depend on which one it is.
  private func verdicts(on sequences: [FuzzCase]) async throws -> [FuzzSession.Verdict] {
    let starts = Array(stride(from: 0, to: sequences.count, by: Self.batchLength))
    let work = starts.map { start in
      FuzzWork.attempt(
        file, Array(sequences[start..<min(start + Self.batchLength, sequences.count)]),
        ignoring: lasting)
    }
    var answers: [Int: [FuzzSession.Verdict]] = [:]
    var failure: CommandError?
    try await pool.run(work, lanes: command.jobs.count) { number, outcome, said, _ in
      switch outcome {
      case .answered(.attempted(let verdicts)): answers[number] = verdicts
      case .answered(.failed(let problem)): failure = failure ?? problem
      case .answered: preconditionFailure("what was not asked was answered")
      case .ended(let end):
        self.terminal.print(said)
        failure = failure ?? CommandError(end, in: self.file.shownPath)
      }
    }
    if let failure { throw failure }
    return starts.indices.flatMap { answers[$0] ?? [] }
  }

  // MARK: Findings

  private func add(
    _ violation: FuzzViolation, of sequence: FuzzCase, number: Int
  ) async throws {
    // What does not return is waited for each time.
    var shrinker = FuzzShrinker(violation, budget: violation.exceedsLimit ? 24 : 600) {
      try await self.verdicts(on: $0).map(\.violation)
    }
    let (least, shown) = try await shrinker.least(sequence, violation)
    signatures.insert(shown.signature)
    if least.acts.isEmpty, shown.rule.isAboutAnswers || shown.rule == .crash {
      lasting.insert(shown.signature)
    }
    var finding = Finding(violation: shown, sequence: least, number: number)
    if command.replay == nil {
      finding.files = try await write(finding)
      if let scenario = finding.files.first { finding.calls = Self.lastCalls(in: scenario) }
    }
    result.findings.append(finding)
  }

  /// Writes the scenario of a finding beside the one that is tried, with its pictures, and the sequence into the corpus.
  private func write(_ finding: Finding) async throws -> [String] {
    let (outcome, _) = try await pool.outcome(
      of: .write(file, finding.sequence, finding.violation))
    guard case .answered(.written(let yaml)) = outcome else { return [] }
    let base = (file.shownPath as NSString).deletingPathExtension
    let name = "\(base).fuzz-\(finding.violation.rule.rawValue)-\(finding.sequence.digest)"
    let text = """
      # \(finding.violation.rule.sentence)
      # \(finding.violation.sentence.replacing("\n", with: " "))
      \(FuzzCaseFile.mark)\(try JSONText(finding.sequence).text)
      \(yaml)
      """
    try OutputFile.write(text, to: name + ".yaml")
    if let corpus = command.corpus {
      try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
      try OutputFile.write(
        try JSONText(finding.sequence).text + "\n", to: "\(corpus)/\(finding.sequence.digest).json")
    }
    // What would crash shows nothing.
    guard ![.crash, .exception].contains(finding.violation.rule) else { return [name + ".yaml"] }
    let pictures = [
      ["render", name + ".yaml", "--gif", name + ".gif"],
      ["sheet", name + ".yaml", "-o", name + ".png"],
    ]
    return [name + ".yaml"]
      + pictures.compactMap { arguments in
        Self.run(arguments + ["--quiet"]).isDone ? arguments[3] : nil
      }
  }

  /// What `explain` says of the last step of a scenario in which UIKit called the layout or the data source; the first lines of
  /// it.
  private static func lastCalls(in scenario: String) -> [String] {
    let steps = run(["explain", scenario, "--quiet"]).output.components(separatedBy: "\n\n")
    let last = steps.last { $0.contains("\n    ") }
    return last.map { $0.split(separator: "\n").prefix(14).map(String.init) } ?? []
  }

  /// What this program, started anew, printed, and whether it did what it was told.
  private static func run(_ arguments: [String]) -> (output: String, isDone: Bool) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: WorkerProgram.ownPath)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return ("", false) }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus == 0)
  }
}

/// Sequences in files: alone, as JSON, or in a comment of the scenario that shows them.
enum FuzzCaseFile {
  static let mark = "# sequence: "

  /// The sequence in a file.
  ///
  /// - Throws: `CommandError` if it has none.
  static func read(_ path: String) throws -> FuzzCase {
    let text: String
    do {
      text = String(decoding: try InputFile.bytes(path, .any, limit: 1 << 20), as: UTF8.self)
    } catch {
      throw CommandError(error, ofScenario: path)
    }
    let line = text.split(separator: "\n").first { $0.hasPrefix(mark) }
    let json = line.map { String($0.dropFirst(mark.count)) } ?? text
    guard let sequence = try? JSONDecoder().decode(FuzzCase.self, from: Data(json.utf8)) else {
      throw CommandError(.dataError, "'\(path)' has no sequence: 'fuzz' writes those that it finds")
    }
    return sequence
  }

  /// The sequences in a folder, by the names of their files; none if there is no folder yet.
  static func sequences(in folder: String) throws -> [FuzzCase] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return try names.filter { $0.hasSuffix(".json") }.sorted().map { try read("\(folder)/\($0)") }
  }
}

extension FuzzCase {
  /// Eight digits that tell sequences apart.
  var digest: String {
    let digits = String(UInt32(digestOf: (try? JSONText(self).text) ?? ""), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
