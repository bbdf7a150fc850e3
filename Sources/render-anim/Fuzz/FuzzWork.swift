import AnimFuzzing
import AnimScenarioFormat
import AnimStaging
import AnimWorkers
import CAnimCrashGuard
import Foundation

/// The part of a hunt that a process of its own does.
enum FuzzWork: WorkerJob {
  /// Finds out what a layout is.
  case study(LayoutWork)
  /// Acts sequences out, without telling wrong answers of known signatures again.
  case attempt(ScenarioFile, [FuzzCase], ignoring: Set<String>)
  /// Writes a sequence as a scenario that marks what it shows.
  case write(ScenarioFile, FuzzCase, FuzzViolation)
  /// Says which lines of the sources no branch was taken at, given the numbers of those that were taken.
  case branches(ScenarioFile, [UInt32])

  typealias Event = Never

  enum Answer: Codable, Sendable {
    case studied(LayoutWork.Answer)
    /// What came of each sequence.
    case attempted([FuzzSession.Verdict])
    case written(String)
    case counted(FuzzBranches)
    case failed(CommandError)
  }

  var subject: String {
    switch self {
    case .study(let work): work.subject
    case .attempt(let file, _, _), .write(let file, _, _), .branches(let file, _): file.path
    }
  }
}

/// Acts sequences out in copies of this process.
@MainActor final class FuzzWorker {
  private let general: GeneralOptions
  private let rules: Set<FuzzRule>
  private var sessions: [String: FuzzSession] = [:]

  init(_ general: GeneralOptions, rules: Set<FuzzRule>) {
    self.general = general
    self.rules = rules
  }

  /// How long code of sources may run without returning while it is tried, in seconds.
  private static let timeLimit = 5.0

  func perform(_ work: FuzzWork) -> FuzzWork.Answer {
    do {
      switch work {
      case .study(let work): return .studied(work.answer(general.terminal, general))
      case .write(let file, let sequence, let violation):
        let session = try session(for: file)
        return .written(try session.description(of: sequence, marking: violation).yaml)
      case .attempt(let file, let cases, let known):
        return .attempted(try verdicts(on: cases, ignoring: known, try session(for: file)))
      case .branches(let file, let taken):
        _ = try session(for: file)
        return .counted(FuzzBranches(taken))
      }
    } catch {
      return .failed(CommandError(error, general.terminal))
    }
  }

  private func verdicts(
    on cases: [FuzzCase], ignoring known: Set<String>, _ session: FuzzSession
  ) throws -> [FuzzSession.Verdict] {
    var counter = BranchCounter()
    let outcomes = try ForkedWork.run(cases) { messages in
      crash_guard_fork(Self.timeLimit, messages)
    } perform: { sequence in
      BranchCounter.reset()
      var tried = Tried { try session.verdict(on: sequence, ignoring: known) }
      tried.found?.branches = counter.news()
      return tried
    }
    return try outcomes.map { outcome in
      switch outcome {
      case .answered(let tried): try tried.verdict()
      case .ended(let end):
        .init(violation: rules.contains(.crash) ? FuzzViolation(end) : nil)
      }
    }
  }

  private func session(for file: ScenarioFile) throws -> FuzzSession {
    if let known = sessions[file.path] { return known }
    let subject = try file.fuzzSubject(general.terminal.silent, general)
    let classes = try SourceStudio.current.classes(for: subject.scenario)
    let session = FuzzSession(subject, classes, rules: rules)
    sessions[file.path] = session
    return session
  }

  /// A verdict, or the words of the error in its place.
  private struct Tried: Codable, Sendable {
    var found: FuzzSession.Verdict?
    var problem = ""

    @MainActor init(_ body: () throws -> FuzzSession.Verdict) {
      do { found = try body() } catch { problem = "\(error)" }
    }

    func verdict() throws -> FuzzSession.Verdict {
      guard let found else { throw CommandError(.dataError, problem) }
      return found
    }
  }
}

/// How much of the sources' code was run.
struct FuzzBranches: Codable, Sendable {
  /// How many branches there are; 0 if they are not counted.
  var count = 0
  var taken = 0
  /// The lines at which branches begin that were never taken, by files.
  var missed: [Missed] = []

  struct Missed: Codable, Sendable {
    var file: String
    var lines: [Int]
  }

  /// The branches of what this process has loaded.
  @MainActor init(_ numbers: [UInt32]) {
    let taken = Set(numbers.map(BranchCounter.branch))
    count = BranchCounter.count
    self.taken = taken.count
    let missed = (0..<count).filter { !taken.contains($0) }
    // A line may have several branches, of which one was taken.
    let reached = Dictionary(
      BranchCounter.lines(of: taken.sorted()).map { ($0.file, Set($0.lines)) }
    ) { $1 }
    self.missed = BranchCounter.lines(of: missed).compactMap { file, lines in
      let never = lines.filter { reached[file]?.contains($0) != true }
      return never.isEmpty ? nil : Missed(file: file, lines: never)
    }
  }

  /// No branches.
  init() {}
}

extension FuzzViolation {
  /// What a process says that came to its end.
  init(_ end: WorkerEnd) {
    let lines = (end.note.isEmpty ? end.said : end.note).split(separator: "\n").map(String.init)
    let fatal = end.runtimeMessage.map { message in
      message.range(of: "Fatal error: ").map { String(message[$0.upperBound...]) } ?? message
    }
    let first = lines.first.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
    self.init(.crash, seen: fatal ?? first ?? end.text)
    // 'note: in function at file:line:column'
    let note = lines.first { $0.hasPrefix("note: in ") }
    place =
      end.runtimeMessage.flatMap { message in
        message.range(of: ": Fatal error: ").map { String(message[..<$0.lowerBound]) }
      } ?? note.flatMap { $0.components(separatedBy: " at ").last }
  }
}
