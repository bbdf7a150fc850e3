import AnimSourceLowering

/// The classes that compiled sources declare, with the places of what is in them.
package struct DeclaredClasses: Codable, Sendable {
  /// A class.
  package struct Entry: Codable, Sendable {
    package let name: String
    /// The path of its file and the line of its name, from 1.
    package let path: String
    package let line: Int
    /// The first name in its inheritance clause, which may be that of a protocol; nil if there is none.
    let superclass: String?
    let isVisible: Bool
    /// Full names of methods and names of properties, with the lines where they stand.
    package let memberLines: [String: Int]
  }

  private let entries: [String: Entry]

  /// The classes of an inventory, those of modules that it imports included.
  ///
  /// - Parameters:
  ///   - inventory: What the sources declare.
  ///   - imported: What those modules do; the sources' own classes go before them.
  init(_ inventory: Inventory, importing imported: [Inventory] = []) {
    let classes = inventory.classes + imported.flatMap(\.classes)
    entries = Dictionary(
      classes.map { entry in
        (
          entry.name,
          Entry(
            name: entry.name, path: entry.path, line: entry.line,
            superclass: entry.inheritance.first, isVisible: entry.isVisible,
            memberLines: entry.memberLines)
        )
      }
    ) { first, _ in first }
  }

  /// The class of that name; nil if neither the sources declare one nor a module that they import.
  package subscript(name: String) -> Entry? { entries[name] }

  /// A class, its superclass, and so on, as far as the sources declare them.
  package func lineage(of name: String) -> [Entry] {
    var found: [Entry] = []
    var next: String? = name
    while let name = next, let entry = entries[name],
      !found.contains(where: { $0.name == entry.name })
    {
      found.append(entry)
      next = entry.superclass
    }
    return found
  }
}
