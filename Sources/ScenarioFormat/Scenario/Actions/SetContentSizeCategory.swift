extension Action {
  /// Changes the size of Dynamic Type from here on.
  package struct SetContentSizeCategory: TimelineAction {
    package let category: ContentSizeCategory

    /// `UIContentSizeCategory`.
    package enum ContentSizeCategory: String, WordChoice {
      case extraSmall
      case small
      case medium
      case large
      case extraLarge
      case extraExtraLarge
      case extraExtraExtraLarge
      case accessibilityMedium
      case accessibilityLarge
      case accessibilityExtraLarge
      case accessibilityExtraExtraLarge
      case accessibilityExtraExtraExtraLarge
      package static var synonyms: [String: String] {
        [
          "xSmall": "extraSmall", "xLarge": "extraLarge", "xxLarge": "extraExtraLarge",
          "xxxLarge": "extraExtraExtraLarge", "accessibility1": "accessibilityMedium",
        ]
      }
    }

    package static let rows = [
      ActionRow(
        "setContentSizeCategory", ValueReader<ContentSizeCategory>.word, { Self(category: $0) },
        "the size of Dynamic Type", group: "Environment",
        example: "setContentSizeCategory: extraLarge",
        synonyms: ["contentSizeCategory", "dynamicTypeSize"])
    ]

    package var knownDuration: ActionDuration { .none }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }
}
