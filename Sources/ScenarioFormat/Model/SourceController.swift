/// A view controller from Swift sources that owns the collection view itself.
package struct SourceController: Hashable, Sendable {
  package var location: SourceRange
  /// Swift files or folders, relative to the scenario; none for a class that is linked.
  package var sources: [SourceName] = []
  /// Empty for the only one.
  package var className = ""
  /// The Swift expression that makes it; nil for what its initialisers tell.
  package var expression: SourceName?
  /// The `#Preview` that makes it, by name or number; nil for none.
  package var preview: SourceName?
  /// Whether a navigation controller shows it, with a bar.
  package var isInNavigationController = false
  /// Places of statements that are left out, as files and lines: where the code crashes.
  package var leftOut: [SourceName] = []
  /// By their Swift names.
  package var properties: [Layout.Property] = []
}

extension SourceController {
  static let table = MappingTable<SourceController>(
    "controller", "a view controller from Swift sources, with a collection view of its own"
  ) {
    commonFields
    Field(
      "source", \.sources, ValueReader<[SourceName]>.oneOrMore(of: .name),
      "Swift files or a folder, relative to the scenario", required: true)
    Field(
      "make", \.expression, ValueReader<SourceName>.name.optional,
      "a Swift expression that makes it, such as Gallery(model: .sample)", synonyms: ["init"])
    Field(
      "preview", \.preview, ValueReader<SourceName>.name.optional,
      "the #Preview of the sources that makes it: its name, or its number from 1")
    Field(
      "leaveOut", \.leftOut, ValueReader<[SourceName]>.oneOrMore(of: .name),
      "statements that are not compiled, as they crash: their files and lines, such as Gallery.swift:66"
    )
  }

  /// As for a class from sources, without its files.
  static let linkedTable = MappingTable<SourceController>(
    "controller", "a view controller that is linked, with a collection view of its own"
  ) {
    commonFields
  }

  @FieldBuilder<SourceController> private static var commonFields: [Field<SourceController>] {
    Field(
      "class", \.className, .text,
      "the class in the sources; without it the screen that the app starts with, or the only one",
      synonyms: ["type"])
    Field(
      "navigationController", \.isInNavigationController, .bool,
      "whether a navigation controller with a bar shows it")
  }

  static var description: MappingDescription {
    var description = table.description
    description.otherKeys = .anything
    return description
  }
}

extension ValueReader where Value == SourceController {
  static let controller = ValueReader(
    .mapping { SourceController.description },
    "a view controller such as {source: Gallery.swift, class: GalleryViewController}"
  ) { node, reading in
    guard let entries = node.entries else {
      reading.report(
        .wrongType(
          expected: "a view controller such as {source: Gallery.swift}", found: node),
        at: node.range)
      return nil
    }
    var controller = SourceController(location: node.range)
    let className = node["class"]?.scalar?.text
    let isLinked =
      node["source"] == nil && className.map(reading.linkedClasses.contains) == true
    let table = isLinked ? SourceController.linkedTable : SourceController.table
    _ = table.read(entries.filter { table.has($0.key.text) }, of: node, into: &controller, reading)
    for entry in entries where !table.has(entry.key.text) {
      if let value = ValueReader<PropertyValue>.answer.read(entry.value, reading) {
        controller.properties.append(
          .init(name: entry.key.text, value: value, location: entry.key.location))
      }
    }
    return controller
  }
}
