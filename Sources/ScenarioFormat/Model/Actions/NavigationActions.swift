extension Action {
  /// A second collection view controller, pushed on the navigation stack.
  public struct Push: Hashable, Sendable {
    public var transition = Transition.layoutToLayout
    /// Of the pushed collection view; empty if it keeps the layout.
    public var layout = SourceName.none
    /// Its own data; nothing if it shows the same.
    public var dataSource: DataSource?
    /// Which of the items it shows, over `item` and `selected`.
    public var filter = Expression.constant(.bool(true))
    /// Done before the transition is seen; nothing if the offset is left alone.
    public var scrollTo: ScrollToItem?
    public var from = End()
    public var to = End()
    public var duration = 0.5

    public enum Transition: String, WordChoice {
      /// `useLayoutToLayoutNavigationTransitions`.
      case layoutToLayout
      case snapshots
      /// Frame and layout are animated together.
      case frameAndLayout
      case slide
      public static var synonyms: [String: String] {
        ["push": "slide", "default": "slide", "snapshot": "snapshots"]
      }
    }

    /// A collection view at one end of a transition.
    public struct End: Hashable, Sendable {
      /// In the canvas.
      public var rect = RectExpression.bounds
      /// Empty if it keeps the layout.
      public var layout = SourceName.none
    }
  }

  public struct Pop: Hashable, Sendable {
    public var duration = 0.5
    public var animated = true
  }
}

extension Action.Push {
  static let table = MappingTable<Draft>("push", "another collection view on the navigation stack")
  {
    Field(
      "transition", \.push.transition, .word, "layoutToLayout, snapshots, frameAndLayout or slide")
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
      "scrollTo", \.push.scrollTo, Action.ScrollToItem.reader.optional, "where it is scrolled to",
      synonyms: ["scrollToItem"])
    Field("from", \.push.from, end, "the view before the transition: {rect, layout}")
    Field("to", \.push.to, end, "the view after the transition: {layout}")
    Field("duration", \.push.duration, .seconds, "of the transition")
  }

  struct Draft: Sendable {
    var push = Action.Push()
    var dataSource: DataSourceDraft?
  }

  private static let end = ValueReader<End>.mapping({ End() }, { End.table })

  static let reader = ValueReader<Action.Push>(.mapping { table.description }, "a mapping") {
    node, reading in
    ValueReader<Draft>.mapping({ Draft() }, { table }).read(node, reading).map { draft in
      var push = draft.push
      push.dataSource = draft.dataSource?.resolved(seed: reading.seed, reading)
      return push
    }
  }
}

extension Action.Push.End {
  fileprivate static let table = MappingTable<Self>(
    "end", "a collection view at one end of the transition"
  ) {
    Field(
      "rect", \.rect, .rectExpression, "[x, y, width, height] in the canvas", synonyms: ["frame"])
    Field("layout", \.layout, .name, "its layout")
  }
}

extension Action.Pop {
  static let table = MappingTable<Self>("pop", "back to the collection view before") {
    Field("duration", \.duration, .seconds, "of the transition")
    Field("animated", \.animated, .bool, "whether it is seen")
  }
}
