/// The state of one run of the reader: what was found, and what is defined so far.
final class Reading {
  let findings: FindingCollector
  /// Where in the grammar keys belong.
  private let keyIndex: @Sendable () -> KeyIndex
  /// The classes that need no sources, since whoever acts the scenario out has them.
  let linkedClasses: Set<String>
  /// The key whose value is being read, for messages.
  private(set) var key = ""
  /// The names that expressions may mention where the reader stands.
  var names: NameScope
  /// The ids of the overlays.
  var overlays: Set<String> = []
  /// The variables, in the order of the text.
  var variables: [String] = []
  /// The properties of items that formulas mention, each behind its name, and those that items have.
  var itemMembers: (mentioned: [(root: String, member: SourceName)], carried: Set<String>) = (
    [], []
  )
  /// Whether a layout's properties are known to its Swift sources only.
  var hasCompiledLayout = false
  var seed = 0
  /// The keys of the scenario that are missing or have errors, so that what refers to them is not
  /// judged.
  var unsound: Set<String> = []
  /// Where steps have errors, so that what follows them is not judged by the data source.
  var brokenSteps: [SourceRange] = []
  /// How many more items the data sources may have in all.
  private var itemBudget = 1_000_000

  init(
    findings: FindingCollector, linkedClasses: Set<String> = [],
    keyIndex: @escaping @Sendable () -> KeyIndex
  ) {
    self.findings = findings
    self.linkedClasses = linkedClasses
    self.keyIndex = keyIndex
    names = .standard
  }

  func report(_ message: Finding.Message, at range: SourceRange) {
    findings.report(message, at: range)
  }

  /// Says where a key would be right, if it is one.
  func belongs(_ key: String) -> [String] {
    let kinds = keyIndex().kinds(having: key).map { "'\($0)'" }
    return kinds.isEmpty ? [] : ["'\(key)' belongs in \(kinds.joined(separator: " or "))"]
  }

  /// Whether there is room for `count` more items.
  func reserveItems(_ count: Int) -> Bool {
    itemBudget -= count
    return itemBudget >= 0
  }

  /// Reads the value of a key.
  func reading<Result>(_ key: String, _ read: () -> Result) -> Result {
    let outer = self.key
    self.key = key
    defer { self.key = outer }
    return read()
  }

  /// Reads with other names in scope.
  func with<Result>(_ names: NameScope, _ read: () -> Result) -> Result {
    let outer = self.names
    self.names = names
    defer { self.names = outer }
    return read()
  }
}
