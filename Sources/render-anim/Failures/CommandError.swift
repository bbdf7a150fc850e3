import AnimCauses
import AnimCodecs
import AnimFigures
import AnimFiles
import AnimGeometry
import AnimLayoutSources
import AnimRendering
import AnimScenarioFormat
import AnimStaging
import AnimVerifying
import AnimWorkers
import ArgumentParser
import Foundation

/// A failure with its exit code, after sysexits(3).
struct CommandError: Error, Codable, CustomStringConvertible {
  enum Code: Int32, Codable {
    /// Something differs from what it should be.
    case difference = 1
    case usage = 64
    case dataError = 65
    case noInput = 66
    case unavailable = 69
    case `internal` = 70
    case cannotCreate = 73
    case inputOutput = 74
    case interrupted = 130

    /// The higher of two codes.
    func orWorse(_ other: Code?) -> Code {
      other.map { $0.rawValue > rawValue ? $0 : self } ?? self
    }
  }
  let code: Code
  /// The printed text where it is more than the notice says, complete with its line and caret if it
  /// has any.
  private var ownText: String?
  private var notice: Notice?

  /// The printed text for people; empty for nothing.
  var text: String { text(in: .human) }

  /// The printed text.
  ///
  /// - Parameter form: The form that is asked for; what was put into a form already stays so.
  /// - Returns: The text, which ends with a newline, or nothing.
  func text(in form: DiagnosticsForm) -> String {
    if form == .human, let ownText { return ownText }
    return notice.map { form.text([$0]) } ?? ownText ?? ""
  }

  /// The message alone, for others to quote.
  var description: String {
    if let notice { return notice.text }
    let line = text.prefix { $0 != "\n" }
    return String(line.hasPrefix("error: ") ? line.dropFirst(7) : line)
  }

  init(_ code: Code, text: String) {
    self.code = code
    ownText = text
  }

  init(_ code: Code, _ message: String, notes: [String] = []) {
    self.code = code
    notice = Notice(message, notes: notes)
  }

  init(_ code: Code, _ message: String, at place: SourceRange, notes: [String] = []) {
    self.code = code
    notice = Notice(message, at: place, notes: notes)
  }

  /// The mistakes of a scenario.
  ///
  /// - Parameters:
  ///   - findings: The mistakes, and doubts among them.
  ///   - terminal: The terminal whose form and colours they get.
  ///   - code: The exit code.
  init(findings: [Finding], _ terminal: Terminal, code: Code = .dataError) {
    self.init(code, text: terminal.text(findings))
  }

  /// The expectations of a scenario that do not hold.
  init(failedExpectations findings: [Finding], _ terminal: Terminal) {
    self.init(.difference, text: terminal.text(findings))
  }

  init(_ error: StageError) {
    switch error {
    case .unavailable(let what, let place):
      self.init(.unavailable, "\(what) is not available", at: place)
    case .unreadableFile(let reason, let place):
      self.init(.noInput, reason, at: place)
    case .missingFont(let reason):
      self.init(.unavailable, reason)
    case .source(.compilation(let diagnostics), _):
      self.init(.compilation(diagnostics))
    case .source(let problem, let place):
      self.init(problem.code, "\(problem)", at: place)
    case .endless(_, let place):
      self.init(.dataError, "\(error)", at: place)
    case .outOfRange(let reason, let place, let time):
      self.init(.dataError, "\(reason) (t = \(time.seconds) s)", at: place)
    case .exception(let exception): self.init(exception)
    }
  }

  /// A mistake of which an app would have crashed: at the step that led there, and the line of the
  /// app's code.
  init(_ exception: StagedException) {
    self.init(
      .dataError, "\(exception.reason) (t = \(exception.time.seconds) s)", at: exception.location)
    var notes: [String] = []
    if let caller = exception.caller {
      ownText = text + "\(caller): note: called here\n"
      notes.append("called at \(caller)")
    }
    if let loop = exception.loop {
      let lines = loop.lines { exception.places[$0] }
      let promise = exception.culprit.map {
        "\($0.file):\($0.line): note: this line breaks the promise\n"
      }
      ownText = text + lines.map { "note: \($0)\n" }.joined() + (promise ?? "")
      notes += lines
      if let culprit = exception.culprit {
        notes.append("\(culprit.file):\(culprit.line) breaks the promise")
      }
    }
    if !exception.omissions.isEmpty {
      ownText = text + exception.omissions.map { "note: \($0)\n" }.joined()
      notes += exception.omissions
    }
    guard !notes.isEmpty else { return }
    notice = Notice(notice?.text ?? "", at: exception.location, notes: notes)
  }

  init(_ error: OutputError) {
    switch error {
    case .cannotCreate: self.init(.cannotCreate, "\(error)")
    case .cannotWrite: self.init(.inputOutput, "\(error)")
    case .encoding, .tooLarge: self.init(.cannotCreate, "\(error)")
    case .missingProgram: self.init(.unavailable, "\(error)")
    }
  }

  init(_ problem: InputFile.Problem) {
    switch problem.kind {
    case .missing, .unreadable, .notRegular: self.init(.noInput, problem.description)
    case .tooLarge, .notText, .outside: self.init(.dataError, problem.description)
    }
  }

  /// Any error of a job.
  init(_ error: any Error, _ terminal: Terminal) {
    switch error {
    case let error as CommandError: self = error
    case let error as ScenarioError: self.init(findings: error.findings, terminal)
    case StageError.unreadableFile(let reason, let place):
      let finding = Finding(
        message: .init(.missingFile, reason), range: place, sourceLine: place.sourceLine)
      self.init(.noInput, text: terminal.text([finding]))
    case let error as StageError: self.init(error)
    case let error as AnnotationError: self.init(.dataError, "\(error)", at: error.location)
    case let error as OutputError: self.init(error)
    case let error as WorkerError: self.init(.unavailable, "\(error)")
    case let error as PictureError: self.init(.dataError, "\(error)")
    case let error as CodecError: self.init(.cannotCreate, "\(error)")
    case let error as ReportPartsError: self.init(.dataError, "\(error)")
    case is CancellationError: self.init(.interrupted, text: "")
    case let error as InputFile.Problem: self.init(error)
    case let error as SourceError: self.init(error)
    case is CocoaError, is POSIXError:
      self.init(.inputOutput, (error as NSError).localizedDescription)
    default: self.init(.internal, "\(error)")
    }
  }
}

extension CommandError {
  init(_ problem: SourceError) {
    if case .compilation(let diagnostics) = problem {
      let texts = diagnostics.map { "\($0)\n" + ($0.excerpt.map { $0 + "\n" } ?? "") }
      self.init(.dataError, text: texts.joined())
    } else {
      self.init(problem.code, "\(problem)")
    }
  }
}

extension SourceError {
  fileprivate var code: CommandError.Code {
    switch self {
    case .noCompiler: .unavailable
    case .notStored: .cannotCreate
    case .unloadable: .internal
    case .missing, .noApp, .outside, .compilation, .noClass, .noProperty, .expression,
      .notAllowed:
      .dataError
    }
  }
}
