import ArgumentParser
import Codecs
import Files
import Foundation
import Geometry
import LayoutSources
import Rendering
import ScenarioFormat
import Staging
import Workers

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
  /// The printed text, complete with its line and caret if it has any; empty for nothing.
  let text: String

  /// The message alone, for others to quote.
  var description: String {
    let line = text.prefix { $0 != "\n" }
    return String(line.hasPrefix("error: ") ? line.dropFirst(7) : line)
  }

  init(_ code: Code, text: String) {
    self.code = code
    self.text = text
  }

  init(_ code: Code, _ message: String) {
    self.init(code, text: "error: \(message.visible)\n")
  }

  private init(_ code: Code, _ message: String, at place: SourceRange) {
    self.init(
      code,
      text: "\(place.file):\(place.line):\(place.column): error: \(message)".visible + "\n")
  }

  init(_ error: ScenarioError, _ terminal: Terminal, form: DiagnosticsForm) {
    self.init(
      .dataError, text: form.text(error.findings, usesColor: terminal.usesColor))
  }

  /// The expectations of a scenario that do not hold.
  init(failedExpectations findings: [Finding], _ terminal: Terminal, form: DiagnosticsForm) {
    self.init(.difference, text: form.text(findings, usesColor: terminal.usesColor))
  }

  init(_ error: StageError) {
    switch error {
    case .unavailable(let what, let place):
      self.init(.unavailable, "\(what) is not available", at: place)
    case .unreadablePicture(let reason, let place):
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
    let error = CommandError(
      .dataError, "\(exception.reason) (t = \(exception.time.seconds) s)", at: exception.location)
    let note = exception.caller.map { "\($0): note: called here\n" }
    self.init(error.code, text: error.text + (note ?? ""))
  }

  init(_ error: OutputError) {
    switch error {
    case .cannotCreate: self.init(.cannotCreate, "\(error)")
    case .cannotWrite: self.init(.inputOutput, "\(error)")
    case .encoding, .tooLarge: self.init(.cannotCreate, "\(error)")
    }
  }

  init(_ problem: InputFile.Problem) {
    switch problem.kind {
    case .missing, .unreadable, .notRegular: self.init(.noInput, problem.description)
    case .tooLarge, .notText, .outside: self.init(.dataError, problem.description)
    }
  }

  /// Any error of a job.
  init(_ error: any Error, _ terminal: Terminal, form: DiagnosticsForm = .human) {
    switch error {
    case let error as CommandError: self = error
    case let error as ScenarioError: self.init(error, terminal, form: form)
    case let error as StageError: self.init(error)
    case let error as OutputError: self.init(error)
    case let error as WorkerError: self.init(.unavailable, "\(error)")
    case let error as PictureError: self.init(.dataError, "\(error)")
    case let error as CodecError: self.init(.cannotCreate, "\(error)")
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
    case .missing, .outside, .compilation, .noClass, .noProperty, .notAllowed: .dataError
    }
  }
}
