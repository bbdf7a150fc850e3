import AnimScenarioFormat
import ArgumentParser

/// The themes in which scenarios are rendered.
enum ThemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark, both

  var themes: [Theme] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
