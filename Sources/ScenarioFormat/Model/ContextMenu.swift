/// The menu that a long press on an item opens, by the words of `UIMenu`.
package struct ContextMenu: Hashable, Sendable {
  /// The grey line at the top; empty for none.
  package var title = ""
  package var elements: [Element] = []

  /// A row, or a group of rows that stands apart.
  package struct Element: Hashable, Sendable {
    package var title = ""
    /// Empty for none.
    package var symbol = ""
    /// Whether it is red and deletes its item.
    package var isDestructive = false
    package var isDisabled = false
    /// Whether there is a checkmark before the title.
    package var isChecked = false
    /// The rows of a group, or of the menu that a row with a title opens; empty for a row that does
    /// something.
    package var children: [Element] = []
  }

  /// The rows, each before those of the menu that it opens, from top to bottom.
  package var rows: [Element] {
    elements.flatMap { element in
      let isGroup = element.title.isEmpty && !element.children.isEmpty
      return (isGroup ? [] : [element]) + ContextMenu(elements: element.children).rows
    }
  }
}

extension ValueReader where Value == ContextMenu {
  /// A list of rows, or a mapping with more about them.
  static let contextMenu = ValueReader.byShape(
    list: elements.map { ContextMenu(elements: $0) },
    mapping: .mapping({ ContextMenu() }, { table }))

  private static let elements = ValueReader<[ContextMenu.Element]>.list(
    of: .menuElement, "a list of rows such as [{title: Copy, symbol: doc.on.doc}]")

  private static let table = MappingTable<ContextMenu>(
    "context menu", "the menu that a long press on an item opens"
  ) {
    Field("title", \.title, .text, "a grey line at the top")
    Field(
      "children", \.elements, elements, "the rows from top to bottom", required: true,
      synonyms: ["actions", "items", "rows"])
  }
}

extension ValueReader where Value == ContextMenu.Element {
  /// A title alone, or a mapping.
  fileprivate static let menuElement = ValueReader.byShape(
    scalar: ValueReader<String>.text.map { ContextMenu.Element(title: $0) }
      .expecting("a title"),
    mapping: .mapping({ ContextMenu.Element() }, { ContextMenu.Element.table }))
}

extension ContextMenu.Element {
  fileprivate static let table = MappingTable<Self>("menu element", "a row of a menu") {
    fields + [
      Field(
        "children", \.children, .list(of: .menuRow, "a list of rows"),
        "with a title: the rows of the menu that it opens; without: those of a group that stands apart",
        synonyms: ["actions", "group"])
    ]
  }

  /// The same for the rows of a group, which have none of their own.
  fileprivate static let rowTable = MappingTable<Self>(
    "menu row", "a row of a group of a menu"
  ) { fields }

  private static var fields: [Field<Self>] {
    [
      Field("title", \.title, .text, "its text", synonyms: ["text", "label"]),
      Field(
        "symbol", \.symbol, .fixedSymbolName, "a symbol at its end",
        synonyms: ["image", "systemImage"]),
      Field(
        "style", \.isDestructive, ValueReader<Style>.word.map { $0 == .destructive },
        "normal, or destructive: it is red and deletes its item", synonyms: ["attributes", "role"]),
      Field("disabled", \.isDisabled, .bool, "whether it is grey and cannot be chosen"),
      Field(
        "checked", \.isChecked, .bool, "whether there is a checkmark before it",
        synonyms: ["state"]),
    ]
  }

  private enum Style: String, WordChoice { case normal, destructive }
}

extension ValueReader where Value == ContextMenu.Element {
  fileprivate static let menuRow = ValueReader.byShape(
    scalar: ValueReader<String>.text.map { ContextMenu.Element(title: $0) }
      .expecting("a title"),
    mapping: .mapping({ ContextMenu.Element() }, { ContextMenu.Element.rowTable }))
}
