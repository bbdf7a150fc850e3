/// A scenario as it is acted out: every default filled in, every unit converted, every reference
/// resolved.
public struct Scenario: Hashable, Sendable {
  /// The file it was read from.
  public var file: String
  /// The caption of the page; empty if there is none.
  public var title = ""
  /// The alternative text of the picture; the title if it has none of its own.
  public var alt = ""
  public var canvas = Canvas()
  /// One output for each; never empty.
  public var themes: [Theme] = [.light]
  public var clock = Clock()
  public var dataSource = DataSource()
  public var collectionView = CollectionView()
  /// In the order of the text; never empty.
  public var layouts: [Layout] = []
  /// The name of the layout at the start.
  public var layout = SourceName("", at: SourceRange(file: "", line: 1, column: 1, length: 0))
  /// Owns the collection view instead of the stage.
  public var controller: SourceController?
  /// By name, in the order of the text; `default` is always among them.
  public var cells: [Named<ViewTemplate>] = []
  /// By kind: `header`, `footer`, or the layout's own.
  public var supplementaryViews: [Named<ViewTemplate>] = []
  /// By kind.
  public var decorationViews: [Named<ViewTemplate>] = []
  /// Views above the collection view, from back to front.
  public var overlays: [ViewElement] = []
  /// With their values at the start, in the order of the text.
  public var variables: [Named<Expression.Value>] = []
  public var delegate: [Reaction] = []
  /// What layouts ask their delegate, by argument label, with the answers.
  public var answers: [Named<PropertyValue>] = []
  public var timeline: [Step] = []
  public var output = Output()
  public var expectations: [Expectation] = []
  public var comparisons: [ChapterComparison] = []
  public var verification = Verification()
}

extension Scenario {
  /// Longer animations than this are a mistake, in seconds of acting.
  public static let longestDuration = 600.0

  public subscript(layout name: String) -> Layout? { layouts.first { $0.name == name } }
}

/// A scenario with what is doubtful about it.
public struct ReadScenario: Sendable {
  public let scenario: Scenario
  /// Warnings only, in the order of the text.
  public let warnings: [Finding]
}
