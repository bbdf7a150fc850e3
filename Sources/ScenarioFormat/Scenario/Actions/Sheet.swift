extension Action {
  /// Another collection view on a card that comes up from the bottom, by the words of
  /// `UISheetPresentationController`.
  package struct Sheet: TimelineAction {
    /// The heights at which it rests; the lowest at first.
    package var detents: [Detent] = [.large]
    package var hasGrabber = false
    /// In points; nil for the system's.
    package var cornerRadius: Double?
    /// Whether fingers cannot dismiss it.
    package var isModal = false
    /// The highest detent at which what is below is not dimmed; nil for none.
    package var largestUndimmed: Detent?
    /// The bar of the card; nil for none.
    package var navigation: NavigationBar?
    /// Empty if it keeps the layout.
    package var layout = SourceName.none
    /// The template of its cells; empty for `default`.
    package var cell = SourceName.none
    /// Its own data; nothing if it shows the same.
    package var dataSource: DataSource?

    /// A height at which a sheet rests.
    package enum Detent: Hashable, Sendable {
      case medium, large
      /// In points without the safe area at the bottom.
      case height(Double)
    }

    package static let rows = [
      ActionRow(
        "sheet", reader, { $0 }, "another collection view on a card from the bottom",
        group: "Navigation", example: "sheet: {detents: [medium, large], grabber: true}",
        synonyms: ["bottomSheet", "presentSheet", "presentationDetents"])
    ]

    private static let table = MappingTable<Draft>(
      "sheet", "another collection view on a card from the bottom"
    ) {
      Field(
        "detents", \.sheet.detents, .list(of: .detent, "a list of detents such as [medium, large]"),
        "the heights at which it rests, each medium, large or a number of points; the lowest at first",
        synonyms: ["detent", "presentationDetents"])
      Field(
        "grabber", \.sheet.hasGrabber, .bool, "whether there is a bar at its top to take it by",
        synonyms: ["prefersGrabberVisible", "presentationDragIndicator"])
      Field(
        "cornerRadius", \.sheet.cornerRadius, ValueReader<Double>.number(.length).optional,
        "of its upper corners, in points; the system's if left out",
        synonyms: ["preferredCornerRadius"])
      Field(
        "modal", \.sheet.isModal, .bool, "whether fingers cannot dismiss it",
        synonyms: ["isModalInPresentation", "interactiveDismissDisabled"])
      Field(
        "largestUndimmed", \.sheet.largestUndimmed, ValueReader<Detent>.detent.optional,
        "the highest detent at which what is below is not dimmed",
        synonyms: ["largestUndimmedDetentIdentifier"])
      Field(
        "navigation", \.sheet.navigation, ValueReader<NavigationBar>.navigationBar.optional,
        "its own bar: a title, or {title, leading, trailing}", synonyms: ["title"])
      Field("layout", \.sheet.layout, .name, "its layout, from 'layouts'")
      Field("cell", \.sheet.cell, .name, "the name of its cells in 'cells'", synonyms: ["cells"])
      Field(
        "dataSource", \.dataSource,
        ValueReader<DataSourceDraft>.mapping({ DataSourceDraft() }, { DataSourceDraft.table })
          .optional, "its own data")
    }

    private struct Draft: Sendable {
      var sheet = Sheet()
      var dataSource: DataSourceDraft?
    }

    private static let reader = ValueReader<Sheet>(.mapping { table.description }, "a mapping") {
      node, reading in
      ValueReader<Draft>.mapping({ Draft() }, { table }).read(node, reading).map { draft in
        var sheet = draft.sheet
        if sheet.detents.isEmpty { reading.report(.noDetents, at: node.range) }
        sheet.dataSource = draft.dataSource?.resolved(seed: reading.seed, reading)
        return sheet
      }
    }

    package var knownDuration: ActionDuration { .atLeast(0.5) }
    package var changesData: Bool { true }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.present()
    }

    package func resolveNames(in references: inout ReferenceCheck) {
      references.requireLayout(layout)
      references.requireCell(cell)
    }
  }

  /// The app gives the sheet on screen another height.
  package struct SelectDetent: TimelineAction {
    package let detent: Sheet.Detent

    package static let rows = [
      ActionRow(
        "selectDetent", .detent, { Self(detent: $0) },
        "the app gives the sheet another of its heights", group: "Navigation",
        example: "selectDetent: large", synonyms: ["selectedDetentIdentifier", "setDetent"])
    ]

    package var knownDuration: ActionDuration { .atLeast(0.5) }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {}
  }

  /// The app takes the sheet on screen away.
  package struct DismissSheet: TimelineAction {
    package static let rows = [
      ActionRow(
        "dismissSheet", .nothing, { Self() }, "the app takes the sheet away", group: "Navigation",
        example: "dismissSheet", synonyms: ["closeSheet", "hideSheet"], bare: Self())
    ]

    package var knownDuration: ActionDuration { .atLeast(0.5) }
    package var changesData: Bool { true }

    package func simulate(at location: SourceRange, in timeline: inout TimelineCheck) {
      timeline.pop()
    }
  }
}

extension ValueReader where Value == Action.Sheet.Detent {
  private enum Word: String, WordChoice { case medium, large }

  /// A word, or a number of points.
  fileprivate static let detent = ValueReader(
    .either([ValueReader<Word>.word.schema, ValueReader<Double>.number(.length).schema]),
    "medium, large or a number of points"
  ) { node, reading in
    if node.number != nil {
      return ValueReader<Double>.number(.length).read(node, reading).map { .height($0) }
    }
    return ValueReader<Word>.word.read(node, reading).map { $0 == .medium ? .medium : .large }
  }
}

extension Finding.Message {
  fileprivate static let noDetents = Self(
    .outOfRange, "a sheet rests at one height at least: 'detents' is empty")
}
