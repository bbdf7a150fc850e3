extension Action {
  /// A message over the app: a card in the middle, or a list at the bottom of the screen.
  package struct Alert: TimelineAction {
    package var title = ""
    package var message = ""
    package var buttons: [Button] = [Button(title: "OK")]
    /// Whether it is a list at the bottom, and not a card.
    package var isSheet = false

    /// A button, by the words of `UIAlertAction`.
    package struct Button: Hashable, Sendable {
      package var title = ""
      /// `Cancel` is of its own style if nothing is said.
      package var style: Style?

      package enum Style: String, WordChoice {
        case `default`, cancel, destructive
        package static var synonyms: [String: String] { ["normal": "default"] }
      }
    }

    package static let rows = [
      ActionRow(
        "alert", reader { Self() }, { $0 }, "a message in the middle of the screen, with buttons",
        group: "Navigation", example: "alert: {title: Delete Photo?, buttons: [Cancel, Delete]}",
        synonyms: ["present", "dialog", "UIAlertController"]),
      ActionRow(
        "actionSheet", reader { Self(isSheet: true) }, { $0 },
        "a list of buttons at the bottom of the screen",
        group: "Navigation", example: "actionSheet: {buttons: [Share, Cancel]}",
        synonyms: ["confirmationDialog"]),
    ]

    private static func reader(_ initial: @escaping @Sendable () -> Self) -> ValueReader<Self> {
      .mapping(initial, { table })
    }

    private static let table = MappingTable<Self>("alert", "a message over the app") {
      Field("title", \.title, .text, "the line at the top")
      Field("message", \.message, .text, "the text below", synonyms: ["text", "body"])
      Field(
        "buttons", \.buttons, .list(of: .alertButton, "a list of buttons such as [Cancel, Delete]"),
        "titles, or {title, style}", synonyms: ["actions"])
    }

    package var knownDuration: ActionDuration { .atLeast(0.25) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }

  /// A finger taps a button of the message on screen, or a row of the menu that is open.
  package struct ChooseButton: TimelineAction {
    package let title: SourceName

    package static let rows = [
      ActionRow(
        "chooseButton", .name, { Self(title: $0) },
        "a finger taps a button of an alert or a row of a menu",
        group: "Navigation", example: "chooseButton: Delete",
        synonyms: ["tapButton", "answer", "chooseMenuItem", "tapMenuItem"])
    ]

    package var knownDuration: ActionDuration { .atLeast(0.25) }

    /// A row of a menu may delete its item.
    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.chooseButton(titled: title.text)
    }
  }
}

extension ValueReader where Value == Action.Alert.Button {
  /// A title alone, or a mapping.
  fileprivate static let alertButton = ValueReader.byShape(
    scalar: ValueReader<String>.text.map { Action.Alert.Button(title: $0) }.expecting("a title"),
    mapping: .mapping(
      { Action.Alert.Button() },
      {
        MappingTable("alert button", "a button of an alert") {
          Field("title", \.title, .text, "its text", required: true, synonyms: ["text", "label"])
          Field(
            "style", \.style, ValueReader<Action.Alert.Button.Style>.word.optional,
            "default, cancel or destructive; cancel for 'Cancel' if left out", synonyms: ["role"])
        }
      }))
}
