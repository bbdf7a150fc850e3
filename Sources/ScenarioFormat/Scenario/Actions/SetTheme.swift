extension Action {
  /// Changes between the light and the dark appearance from here on.
  package struct SetTheme: TimelineAction {
    package let theme: Theme

    package static let rows = [
      ActionRow(
        "setTheme", ValueReader<Theme>.word, { Self(theme: $0) }, "light or dark from here on",
        group: "Environment", example: "setTheme: dark",
        synonyms: ["theme", "setUserInterfaceStyle", "preferredColorScheme"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
