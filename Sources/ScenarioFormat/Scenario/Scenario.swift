/// A scenario as it is acted out: every default filled in, every unit converted, every reference
/// resolved.
package struct Scenario: Hashable, Sendable {
  /// The file it was read from.
  package var file: String
  /// The caption of the page; empty if there is none.
  package var title = ""
  /// The alternative text of the picture; the title if it has none of its own.
  package var alt = ""
  package var canvas = Canvas()
  /// One output for each; never empty.
  package var themes: [Theme] = [.light]
  package var clock = Clock()
  package var dataSource = DataSource()
  package var collectionView = CollectionView()
  /// In the order of the text; never empty.
  package var layouts: [Layout] = []
  /// The name of the layout at the start.
  package var layout = SourceName("", at: SourceRange(file: "", line: 1, column: 1, length: 0))
  /// Owns the collection view instead of the stage.
  package var controller: SourceController?
  /// Folders of the sources of modules that Swift sources import, by the modules' names.
  package var modules: [Named<SourceName>] = []
  /// Folders of Swift packages whose targets Swift sources may import.
  package var packages: [SourceName] = []
  /// What servers answer, by patterns of addresses in the order of the text.
  package var network: [Named<NetworkReply>] = []
  /// By name, in the order of the text; `default` is always among them.
  package var cells: [Named<ViewTemplate>] = []
  /// By kind: `header`, `footer`, or the layout's own.
  package var supplementaryViews: [Named<ViewTemplate>] = []
  /// By kind.
  package var decorationViews: [Named<ViewTemplate>] = []
  /// The bar of the navigation controller that shows the collection view; nil for none.
  package var navigation: NavigationBar?
  /// The tabs of the tab bar controller around it; none for no tab bar.
  package var tabs: [Tab] = []
  /// Views above the collection view, from back to front.
  package var overlays: [ViewElement] = []
  /// With their values at the start, in the order of the text.
  package var variables: [Named<Expression.Value>] = []
  package var delegate: [Reaction] = []
  /// The answers to the questions that layouts ask their delegate, by argument label.
  package var answers: [Named<PropertyValue>] = []
  package var timeline: [Step] = []
  package var output = Output()
  package var expectations: [Expectation] = []
  package var comparisons: [ChapterComparison] = []
  package var verification = Verification()
  /// What it was read from; empty for a scenario that no text says.
  package var outline = ScenarioOutline.empty
  /// Drawn over the picture, from back to front.
  package var annotations: [Annotation] = []
  /// The text that it was read from if an annotation shows its lines; empty otherwise.
  package var text = ""
}

extension Scenario {
  /// Longer animations than this are a mistake, in seconds of acting.
  package static let longestDuration = 600.0

  /// The first layout of that name; nil if there is none.
  package subscript(layout name: String) -> Layout? { layouts.first { $0.name == name } }
}

/// A scenario with what is doubtful about it.
package struct ReadScenario: Sendable {
  package internal(set) var scenario: Scenario
  /// Warnings only, in the order of the text.
  package let warnings: [Finding]
}
