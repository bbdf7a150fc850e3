/// All descriptions, by name.
enum SymbolTable {
  /// A description with its name.
  struct Entry {
    /// The names of the symbol, which are as good as each other.
    let names: [String]
    /// The parts of the symbol, back to front.
    let parts: [SymbolPart]

    /// A symbol of some parts, back to front.
    init(_ name: String, _ parts: SymbolPart...) { (names, self.parts) = ([name], parts) }

    /// A symbol that has several names.
    init(_ names: [String], _ parts: SymbolPart...) { (self.names, self.parts) = (names, parts) }

    /// A symbol made of the parts of others.
    init(_ name: String, parts: [SymbolPart]) { (names, self.parts) = ([name], parts) }

    /// A symbol with several names, made of the parts of others.
    init(_ names: [String], parts: [SymbolPart]) { (self.names, self.parts) = (names, parts) }
  }

  /// The parts of each symbol that is described.
  static let parts: [String: [SymbolPart]] = {
    var parts: [String: [SymbolPart]] = [:]
    for entry in entries {
      for name in entry.names {
        precondition(
          parts.updateValue(entry.parts, forKey: name) == nil, "'\(name)' is there twice")
      }
    }
    return parts
  }()

  /// All descriptions in the order of their families.
  static let entries: [Entry] =
    signs + arrows + communication + media + nature + objects + documents + people + compounds
}
