/// What whoever shows a controller would have set of it.
extension Glue {
  /// The names of the properties of a controller that are nil until somebody sets them, though it needs them: each `Model!` and `[Model]!`, hidden ones
  /// included, and of what others can set each `Model?` of a type of the sources, and each `UIImage?` and the like that nothing in its file sets;
  /// and, where nothing in its file puts anything into them, lists that are empty at first, `var items: [Item] = []`.
  ///
  /// - Parameters:
  ///   - entry: A class of controllers; others have none.
  ///   - inventory: What the sources declare.
  /// - Returns: The names; those of outlets, of delegates and of what is held weakly are none.
  static func suppliedFields(
    of entry: Inventory.ClassEntry, in inventory: Inventory
  ) -> [String] {
    guard let root = inventory.foreignRoot(of: entry.name), root.hasPrefix("UI"),
      root.hasSuffix("Controller")
    else { return [] }
    return entry.members.filter { property in
      guard property.kind == .property, property.isStored,
        !property.isOutlet, !property.modifiers.contains(where: { unsupplied($0.text) })
      else { return false }
      if let element = property.emptyElement.map(inventory.unaliased) {
        return property.isVisible && !property.has("private(set)")
          && !property.has("fileprivate(set)")
          && !entry.assigned.contains(property.name)
          && (inventory.declaresModel(element) || shownValues.contains(element))
          && !isForOthers(property.name + element)
      }
      guard !property.hasInitialValue else { return false }
      let type = inventory.unaliased(type(of: property, in: entry))
      if property.type.hasSuffix("!") { return isSupplied(type, inventory) }
      return property.type.hasSuffix("?") && property.isVisible && !property.has("private(set)")
        && !property.has("fileprivate(set)")
        && (inventory.declaresModel(type)
          || shownValues.contains(type) && !entry.assigned.contains(property.name))
        && !isForOthers(property.name + type)
    }.map(\.name)
  }

  /// Whether a value of a type, or several in a list, may be made up for what needs one.
  private static func isSupplied(_ type: String, _ inventory: Inventory) -> Bool {
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return isSupplied(inventory.unaliased(String(type.dropFirst().dropLast())), inventory)
    }
    return suppliedTypes.contains(type) || valuesOfFoundation.contains(type)
      || inventory.declaresModel(type)
      || inventory.enumerations.contains { $0.name == type && !$0.cases.isEmpty }
  }

  /// What controllers show that others give them.
  private static let shownValues: Set = ["String", "URL", "Date", "UIImage"]

  /// What else controllers are told by others.
  private static let valuesOfFoundation: Set = ["URL", "Date", "IndexPath", "UIImage"]

  /// Whether a property tells its views what it was set to, which are there only later.
  ///
  /// Who sets it waits until the views are loaded, or the class sets it itself then.
  static func tellsViews(
    _ property: Declaration, of entry: Inventory.ClassEntry, in inventory: Inventory
  ) -> Bool {
    property.accessors.contains { ["didSet", "willSet"].contains($0.text) }
      && entry.members.contains { $0.isOutlet }
      && inventory.foreignRoot(of: entry.name)?.hasSuffix("Controller") == true
  }

  /// Whether properties with such a modifier are nobody's to set for a screen to be whole.
  private static func unsupplied(_ modifier: String) -> Bool {
    ["static", "class", "lazy"].contains(modifier) || modifier.hasPrefix("weak")
      || modifier.hasPrefix("unowned")
  }

  /// Whether a property is rather for telling others something.
  private static func isForOthers(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "delegate", "datasource", "coordinator", "router", "wireframe", "navigat", "observer",
      "listener", "handler", "output", "task", "cancellable", "subscription", "animat",
      "transition",
    ].contains(where: name.contains)
  }
}
