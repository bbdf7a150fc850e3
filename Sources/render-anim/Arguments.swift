public import ArgumentParser
import ScenarioFormat

extension Theme: ExpressibleByArgument {}

/// A moment on the command line.
struct MomentArgument: ExpressibleByArgument {
  enum Moment {
    case seconds(Double)
    case fraction(Double)
    case mark(String)
  }
  let moment: Moment

  init?(argument: String) {
    if argument.hasPrefix("mark:") {
      moment = .mark(String(argument.dropFirst(5)))
    } else if argument.hasSuffix("%"), let percent = Double(argument.dropLast()),
      (0...100).contains(percent)
    {
      moment = .fraction(percent / 100)
    } else if let seconds = Double(argument), seconds >= 0, seconds.isFinite {
      moment = .seconds(seconds)
    } else {
      return nil
    }
  }
}
