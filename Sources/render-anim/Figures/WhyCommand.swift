import AnimCauses
import AnimExplaining
import AnimFiles
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimTextFormats
import ArgumentParser
import Foundation

struct WhyCommand: FigureCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Tells why something is where it is, moves, or is not there.",
    discussion: """
      Everything that happens is recorded with what it comes of: invalidations, layout passes, queries, places, \
      offsets, cells and animations lead back to the touch, the line of code or the step that began it.

      EXAMPLES
        render-anim why mail.yaml 'cell [0,3]' --at 0.40   where it is, since when, and because of what
        render-anim why mail.yaml 'cell [0,9]' --at 1.2    why it is not there
        render-anim why mail.yaml 'header [1]'             all places that it had, each with its reason
        render-anim why mail.yaml contentOffset            what moved the content
        render-anim why mail.yaml --at 0.40..0.50 --moved  what moved between two moments
        render-anim why mail.yaml --jump                   frames in which something jumps
        render-anim why mail.yaml                          what came of each step, in numbers
        render-anim why mail.yaml --json                   all events, one to a line

      A layout that never comes to rest ends with UIKit's exception and the cycle of causes, by any command.
      """)

  @OptionGroup var figure: FigureOptions

  @Argument(
    help: ArgumentHelp(
      "An element such as 'cell [0,3]', 'header [1]' or 'KIND [0,2]', or contentOffset.",
      valueName: "subject"))
  var subject: SubjectArgument?

  @Option(
    help: ArgumentHelp(
      "A moment: seconds, a percentage such as 50%, mark:NAME or end; with --moved two, as 0.40..0.50.",
      valueName: "time"))
  var at: SpanArgument?

  @Flag(help: "Tell what moves between the two moments of --at.")
  var moved = false

  @Flag(help: "Tell the frames in which something moves much further than in those around them.")
  var jump = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var general: GeneralOptions

  func validate() throws {
    if moved, jump { throw ValidationError("'--moved' and '--jump' are two questions") }
    if moved || jump, subject != nil {
      throw ValidationError("'--moved' and '--jump' are about everything; they take no subject")
    }
    if moved, at?.end == nil {
      throw ValidationError("'--moved' needs two moments, such as '--at 0.40..0.50'")
    }
    if !moved, at?.end != nil {
      throw ValidationError("'--at' takes two moments with '--moved' alone")
    }
    if jump, at != nil { throw ValidationError("'--jump' looks at all frames; it takes no '--at'") }
    if subject == nil, !moved, at != nil {
      throw ValidationError("'--at' needs a subject, such as 'cell [0,3]', or '--moved'")
    }
  }

  @MainActor func run() async throws {
    try await run { terminal in
      let rehearsal = try rehearsal(terminal)
      let asked = [at?.start, at?.end].compactMap { $0 }
      let span =
        try asked.isEmpty
        ? [rehearsal.duration] : asked.map { try rehearsal.seconds($0) }.sorted()
      let element: ElementName? =
        if case .element(let name) = subject, at != nil { name } else { nil }
      let last = span[span.count - 1]
      let ticks = ScenarioSource(rehearsal).ticks.filter { $0 < last - 1e-9 && !span.contains($0) }
      let moments = (ticks + span).sorted()
      let (history, testimony) = try History.recorded(
        rehearsal.whole, at: moments, asking: element)
      try ProgramOutput.write(try report(history, span, testimony))
    }
  }

  private func report(
    _ history: History, _ span: [Double], _ testimony: Testimony?
  ) throws -> String {
    let answers: [Answer]
    let none: String
    switch subject {
    case .element(let name):
      answers =
        at == nil
        ? history.answers(about: name) : [history.answer(about: name, at: span[0], testimony)]
      none = "\(name) is never on screen\n"
    case .contentOffset:
      answers = at == nil ? history.offsetAnswers() : [history.offsetAnswer(at: span[0])]
      none = "the content does not move\n"
    case nil where moved:
      answers = history.movements(in: span[0]...span[span.count - 1])
      none = "nothing moves\n"
    case nil where jump:
      answers = history.jumps()
      none = "nothing jumps\n"
    case nil: return json ? try events(history) : steps(history)
    }
    if json { return try answers.map { try JSONText($0).text + "\n" }.joined() }
    return answers.isEmpty ? none : answers.map(\.text).joined(separator: "\n")
  }

  private func events(_ history: History) throws -> String {
    try history.log.events.indices.map { index in
      try JSONText(EventRecord(CauseID(index), in: history)).text + "\n"
    }.joined()
  }

  private func steps(_ history: History) -> String {
    history.countsBySteps().map(\.text).joined()
  }
}

extension History.StepCounts {
  /// The step, and what came of it.
  var text: String {
    let numbers = Quantity.allCases.filter { counts[$0] > 0 }.map { "\(counts[$0]) \($0.words)" }
    let title =
      place.map { "\($0.file):\($0.line): \(name) at \(time.milliseconds)" }
      ?? "before the first step"
    return "\(title)\n  \(numbers.isEmpty ? "nothing" : numbers.joined(separator: ", "))\n"
  }
}

/// What is asked about.
enum SubjectArgument: ExpressibleByArgument {
  case contentOffset
  case element(ElementName)

  init?(argument: String) {
    if argument == "contentOffset" {
      self = .contentOffset
    } else if let name = ElementName(argument) {
      self = .element(name)
    } else {
      return nil
    }
  }
}

/// A moment, or two with two dots between them.
struct SpanArgument: ExpressibleByArgument {
  let start: Moment
  let end: Moment?

  init?(argument: String) {
    let parts = argument.components(separatedBy: "..")
    guard parts.count <= 2 else { return nil }
    let moments = parts.compactMap { MomentArgument(argument: $0)?.moment }
    guard moments.count == parts.count, let first = moments.first else { return nil }
    start = first
    end = moments.count == 2 ? moments[1] : nil
  }
}
