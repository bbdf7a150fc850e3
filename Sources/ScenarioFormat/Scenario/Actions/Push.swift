extension Action {
  /// A second collection view controller, pushed on the navigation stack.
  package struct Push: TimelineAction {
    package var transition = Transition.layoutToLayout
    /// Of the pushed collection view; empty if it keeps the layout.
    package var layout = SourceName.none
    /// Its own data; nothing if it shows the same.
    package var dataSource: DataSource?
    /// Which of the items it shows, over `item` and `selected`.
    package var filter = Expression.constant(.bool(true))
    /// Done before the transition is seen; nothing if the offset is left alone.
    package var scrollTo: ScrollToItem?
    package var from = End()
    package var to = End()
    package var duration = 0.5
    /// The title in the scenario's own navigation bar.
    package var title = ""

    /// The kind of animation between the two collection views.
    package enum Transition: String, WordChoice {
      /// `useLayoutToLayoutNavigationTransitions`.
      case layoutToLayout
      case snapshots
      /// Frame and layout are animated together.
      case frameAndLayout
      case slide
      package static var synonyms: [String: String] {
        ["push": "slide", "default": "slide", "snapshot": "snapshots"]
      }
    }

    /// A collection view at one end of a transition.
    package struct End: Hashable, Sendable {
      /// In the canvas.
      package var rect = RectExpression.bounds
      /// Empty if it keeps the layout.
      package var layout = SourceName.none

      fileprivate static let table = MappingTable<Self>(
        "end", "a collection view at one end of the transition"
      ) {
        Field(
          "rect", \.rect, .rectExpression, "[x, y, width, height] in the canvas",
          synonyms: ["frame"])
        Field("layout", \.layout, .name, "its layout")
      }
    }

    package static let rows = [
      ActionRow(
        "push", reader, { $0 }, "another collection view on the navigation stack",
        group: "Navigation", example: "push: {transition: slide}",
        synonyms: ["pushViewController", "navigate"])
    ]

    private static let table = MappingTable<Draft>(
      "push", "another collection view on the navigation stack"
    ) {
      Field(
        "transition", \.push.transition, .word,
        "layoutToLayout, snapshots, frameAndLayout or slide")
      Field(
        "useLayoutToLayoutNavigationTransitions", ValueReader<Bool>.bool,
        "whether the transition is layoutToLayout, in UIKit's words"
      ) { value, root in
        root.push.transition = value ? .layoutToLayout : .slide
      }
      Field("layout", \.push.layout, .name, "the pushed view's layout", synonyms: ["to"])
      Field(
        "dataSource", \.dataSource,
        ValueReader<DataSourceDraft>.mapping({ DataSourceDraft() }, { DataSourceDraft.table })
          .optional, "its own data")
      Field(
        "filter", \.push.filter, .condition,
        "which of the items it shows: item.color == selected.color")
      Field(
        "scrollTo", \.push.scrollTo, ScrollToItem.reader.optional, "where it is scrolled to",
        synonyms: ["scrollToItem"])
      Field("from", \.push.from, end, "the view before the transition: {rect, layout}")
      Field("to", \.push.to, end, "the view after the transition: {layout}")
      Field("duration", \.push.duration, .seconds, "of the transition")
      Field("title", \.push.title, .text, "the pushed view's title in the navigation bar")
    }

    private struct Draft: Sendable {
      var push = Push()
      var dataSource: DataSourceDraft?
    }

    private static let end = ValueReader<End>.mapping({ End() }, { End.table })

    private static let reader = ValueReader<Push>(.mapping { table.description }, "a mapping") {
      node, reading in
      ValueReader<Draft>.mapping({ Draft() }, { table }).read(node, reading).map { draft in
        var push = draft.push
        push.dataSource = draft.dataSource?.resolved(seed: reading.seed, reading)
        return push
      }
    }

    package var knownDuration: ActionDuration { .exactly(duration) }
    package var changesData: Bool { true }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.push(self)
    }

    package func resolveNames(in references: inout ReferenceCheck) {
      for name in [layout, from.layout, to.layout] { references.requireLayout(name) }
    }
  }
}
