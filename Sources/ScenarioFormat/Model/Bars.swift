import AnimSymbols

/// A navigation bar over the collection view, which a navigation controller shows; words and looks are
/// UIKit's.
package struct NavigationBar: Hashable, Sendable {
  package var title = ""
  /// Whether the title stands large while content is at its top.
  package var prefersLargeTitles = false
  /// From left to right.
  package var leading: [BarButton] = []
  /// From left to right.
  package var trailing: [BarButton] = []
  /// The field below the titles; nil for none.
  package var search: SearchField?
  /// The buttons of a toolbar, with equal room between; none for no toolbar.
  package var toolbar: [BarButton] = []
  /// The colour of buttons.
  package var tintColor: ColorValue?
}

/// A field for words that are searched for, by the words of `UISearchController`.
package struct SearchField: Hashable, Sendable {
  /// The grey text of an empty field.
  package var placeholder = "Search"
  package var text = ""
  /// Whether it goes away with the content.
  package var hidesWhenScrolling = true
}

/// A button of a bar: a symbol or a text.
package struct BarButton: Hashable, Sendable {
  package var title = ""
  package var symbol = ""
  /// Whether the title is semibold.
  package var isProminent = false
}

/// A tab of a tab bar.
package struct Tab: Hashable, Sendable {
  package var title = ""
  package var symbol = ""
  /// The text in a red oval; empty for none.
  package var badge = ""
  /// Whether it is the tab of what the scenario shows.
  package var isSelected = false
}

extension ValueReader where Value == NavigationBar {
  static let navigationBar = ValueReader.byShape(
    scalar: ValueReader<String>.text.map { NavigationBar(title: $0) },
    mapping: .mapping({ NavigationBar() }, { NavigationBar.table }))
}

extension NavigationBar {
  fileprivate static let table = MappingTable<Self>(
    "navigation", "a navigation bar over the collection view"
  ) {
    Field("title", \.title, .text, "the title", synonyms: ["navigationTitle"])
    Field(
      "largeTitle", \.prefersLargeTitles, .bool,
      "whether the title stands large while the content is at its top",
      synonyms: ["prefersLargeTitles", "largeTitles"])
    Field(
      "leading", \.leading, buttons, "buttons at the left, each a symbol or a text",
      synonyms: ["left", "leftBarButtonItems"])
    Field(
      "trailing", \.trailing, buttons, "buttons at the right, each a symbol or a text",
      synonyms: ["right", "rightBarButtonItems"])
    Field(
      "search", \.search, ValueReader<SearchField>.searchField.optional,
      "a search field below the title: its placeholder, or more about it",
      synonyms: ["searchBar", "searchController", "searchable"])
    Field(
      "toolbar", \.toolbar, buttons, "buttons of a bar at the bottom",
      synonyms: ["toolbarItems", "bottomBar"])
    Field(
      "tintColor", \.tintColor, ValueReader<ColorValue>.colorValue.optional,
      "the colour of the buttons", synonyms: ["color", "accentColor"])
  }

  private static let buttons = ValueReader<[BarButton]>.list(
    of: .barButton, "a list of buttons such as [plus, Edit]")
}

extension ValueReader where Value == SearchField {
  fileprivate static let searchField = ValueReader.byShape(
    scalar: placeholder,
    mapping: .mapping({ SearchField() }, { SearchField.table }))

  /// A placeholder, or `true` for the usual one.
  private static let placeholder = ValueReader(
    .either([.boolean, .text]), "true or a placeholder"
  ) { node, reading in
    if let bool = node.bool { return bool ? SearchField() : nil }
    return ValueReader<String>.text.read(node, reading).map { SearchField(placeholder: $0) }
  }
}

extension SearchField {
  fileprivate static let table = MappingTable<Self>(
    "search field", "a search field below the title"
  ) {
    Field(
      "placeholder", \.placeholder, .text, "the grey text of an empty field", synonyms: ["prompt"])
    Field("text", \.text, .text, "what is searched for")
    Field(
      "hidesWhenScrolling", \.hidesWhenScrolling, .bool, "whether it goes away with the content",
      synonyms: ["hidesSearchBarWhenScrolling"])
  }
}

extension ValueReader where Value == BarButton {
  /// A word that is the name of a symbol stands for it, all else is a title.
  fileprivate static let barButton = ValueReader.byShape(
    scalar: ValueReader<String>.text.map { text in
      Symbol(named: text) == nil ? BarButton(title: text) : BarButton(symbol: text)
    },
    mapping: .mapping({ BarButton() }, { BarButton.table }))
}

extension BarButton {
  fileprivate static let table = MappingTable<Self>("bar button", "a button of a bar") {
    Field("title", \.title, .text, "the text", synonyms: ["text", "label"])
    Field("symbol", \.symbol, .fixedSymbolName, "a symbol", synonyms: ["image", "systemImage"])
    Field("prominent", \.isProminent, .bool, "whether the title is semibold", synonyms: ["done"])
  }
}

extension ValueReader where Value == [Tab] {
  static let tabs = ValueReader.list(
    of: .mapping({ Tab() }, { Tab.table }),
    "a list of tabs such as [{title: Library, symbol: photo.on.rectangle}]")
}

extension Tab {
  fileprivate static let table = MappingTable<Self>("tab", "a tab of a tab bar") {
    Field("title", \.title, .text, "the text below the symbol", synonyms: ["text", "label"])
    Field("symbol", \.symbol, .fixedSymbolName, "a symbol", synonyms: ["image", "systemImage"])
    Field("badge", \.badge, .text, "a text in a red oval", synonyms: ["badgeValue"])
    Field(
      "selected", \.isSelected, .bool,
      "whether it is the tab that is shown; the first if none says so")
  }
}

extension ValueReader where Value == String {
  /// The name of a symbol that is drawn here.
  static let fixedSymbolName = ValueReader(.text, "the name of a symbol") { node, reading in
    guard let name = ValueReader<String>.text.read(node, reading) else { return nil }
    reading.checkSymbol(name, at: node.range)
    return name
  }
}
