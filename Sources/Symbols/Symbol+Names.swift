extension Symbol {
  /// The names of all symbols that are described, in the order of their families; derived names are
  /// not among them.
  package static var describedNames: [String] { SymbolTable.entries.flatMap(\.names) }
}
