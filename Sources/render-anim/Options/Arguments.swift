import AnimScenarioFormat
import ArgumentParser

extension Theme: ExpressibleByArgument {}
extension Canvas.DeviceFrame: ExpressibleByArgument {}

/// A moment on the command line: `1.2`, `50%`, `mark:NAME` or `end`.
struct MomentArgument: ExpressibleByArgument {
  let moment: Moment

  init?(argument: String) {
    if argument == "end" {
      moment = .end
    } else if argument.hasPrefix("mark:") {
      moment = .mark(SourceName(String(argument.dropFirst(5)), at: .commandLine))
    } else if argument.hasSuffix("%"), let percent = Double(argument.dropLast()),
      (0...100).contains(percent)
    {
      moment = .fraction(percent / 100)
    } else if let seconds = Double(argument), seconds >= 0, seconds.isFinite {
      moment = .time(seconds)
    } else {
      return nil
    }
  }
}

/// Moments with commas between them, such as `0.2,50%,mark:NAME`.
struct MomentsArgument: ExpressibleByArgument {
  let moments: [Moment]

  init?(argument: String) {
    var moments: [Moment] = []
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = MomentArgument(argument: String(text)) else { return nil }
      moments.append(part.moment)
    }
    self.moments = moments
  }
}

/// A selection of a scenario's time.
///
/// Stretches such as `0.5..2`, `mark:a..end`, `..50%` or `chapter:NAME`, and single moments, with
/// commas between them.
struct SelectionArgument: ExpressibleByArgument {
  enum Part {
    case chapter(String)
    case range(from: Moment, to: Moment)
  }
  let parts: [Part]

  init?(argument: String) {
    var parts: [Part] = []
    for text in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = Self.part(String(text)) else { return nil }
      parts.append(part)
    }
    self.parts = parts
  }

  private static func part(_ text: String) -> Part? {
    if text.hasPrefix("chapter:") { return .chapter(String(text.dropFirst(8))) }
    guard let dots = text.firstRange(of: "..") else {
      return MomentArgument(argument: text).map { .range(from: $0.moment, to: $0.moment) }
    }
    guard let from = moment(text[..<dots.lowerBound], otherwise: .time(0)),
      let to = moment(text[dots.upperBound...], otherwise: .end)
    else { return nil }
    return .range(from: from, to: to)
  }

  private static func moment(_ text: Substring, otherwise limit: Moment) -> Moment? {
    text.isEmpty ? limit : MomentArgument(argument: String(text))?.moment
  }
}

/// How text is written into an SVG.
enum SVGTextArgument: String, ExpressibleByArgument, CaseIterable {
  case paths, live
}

/// How an SVG says what is seen in perspective.
enum SVGPerspectiveArgument: String, ExpressibleByArgument, CaseIterable {
  case planes, pictures
}

enum SwitchArgument: String, ExpressibleByArgument, CaseIterable {
  case on, off
}

extension SourceRange {
  /// The place of names that no file contains.
  static let commandLine = SourceRange(file: "<command line>", line: 1, column: 1, length: 0)
}
