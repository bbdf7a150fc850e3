extension Action {
  /// One `target: value` of `set`.
  package struct Assignment: Hashable, Sendable {
    package let target: Target
    package let value: PropertyValue
    package let location: SourceRange

    /// The thing that gets a value.
    package enum Target: Hashable, Sendable {
      /// The collection view's layout; the value is its name.
      case layout
      /// A property of the current layout, by its Swift name.
      case layoutProperty(String)
      /// A property of the collection view, with the settings that have its value.
      case collectionViewProperty(CollectionView.Property, CollectionView)
      case variable(String)
    }
  }
}

extension ValueReader where Value == [Action.Assignment] {
  /// `{layout.itemSize: [80, 80], state: idle}`.
  static let assignments = ValueReader(
    .dictionary(.anything), "values such as {layout.itemSize: [80, 80]}"
  ) {
    node, reading in
    guard let entries = node.entries else {
      reading.report(
        .wrongType(expected: "values such as {layout.itemSize: [80, 80]}", found: node),
        at: node.range)
      return nil
    }
    return entries.compactMap { assignment($0, reading) }
  }

  private static func assignment(_ entry: YAMLNode.Entry, _ reading: Reading) -> Action.Assignment?
  {
    let key = entry.key.text
    func made(_ target: Action.Assignment.Target, _ reader: ValueReader<PropertyValue>) -> Action
      .Assignment?
    {
      reading.reading(key) { reader.read(entry.value, reading) }.map {
        .init(target: target, value: $0, location: entry.value.range)
      }
    }
    if key == "layout" { return made(.layout, ValueReader<String>.text.map { .text($0) }) }
    if key.hasPrefix("layout.") {
      let name = String(key.dropFirst("layout.".count))
      if let reader = LayoutClass.reader(of: name) { return made(.layoutProperty(name), reader) }
      if reading.hasCompiledLayout { return made(.layoutProperty(name), .free) }
      reading.report(.unknownLayoutProperty(name), at: entry.key.location)
      return nil
    }
    if key.hasPrefix("collectionView.") {
      let name = String(key.dropFirst("collectionView.".count))
      var scratch = CollectionView()
      let lone = YAMLNode.Entry(key: SourceName(name, at: entry.key.location), value: entry.value)
      let before = reading.findings.errorCount
      _ = CollectionView.table.read([lone], of: entry.value, into: &scratch, reading)
      guard reading.findings.errorCount == before,
        let property = CollectionView.Property(rawValue: name)
      else { return nil }
      return made(.collectionViewProperty(property, scratch), .free)
    }
    guard reading.variables.contains(key) else {
      reading.report(.unknownTarget(key, variables: reading.variables), at: entry.key.location)
      return nil
    }
    return made(.variable(key), .free)
  }
}

extension LayoutClass {
  /// How a property of any built-in class is read.
  static func reader(of property: String) -> ValueReader<PropertyValue>? {
    all.lazy.flatMap(\.properties).first { $0.name == property }?.reader
  }
}

extension Finding.Message {
  fileprivate static func unknownLayoutProperty(_ name: String) -> Self {
    let known = LayoutClass.all.flatMap { $0.properties.map(\.name) }
    let meant = Suggestion.closest(to: name, among: known)
    return .init(
      .unknownName, "no layout has a property '\(name)'",
      hint: meant.map { "did you mean 'layout.\($0)'?" } ?? "",
      replacement: meant.map { "layout.\($0)" } ?? "")
  }

  fileprivate static func unknownTarget(_ name: String, variables: [String]) -> Self {
    let known = variables + ["layout", "layout.", "collectionView."]
    let meant = Suggestion.closest(to: name, among: variables + ["layout"])
    return .init(
      .undefinedReference, "'\(name)' cannot be set",
      hint: meant.map { "did you mean '\($0)'?" } ?? "",
      replacement: meant ?? "",
      notes: [
        "variables, 'layout', 'layout.<property>' and 'collectionView.<property>' can; here "
          + "\(known.joined(separator: ", "))"
      ])
  }
}
