extension Glue {
  /// The models of Core Data, and the classes of their objects.
  static func dataModels(_ inventory: Inventory) -> [(piece: Piece, code: String)] {
    let classes = inventory.classes(descendingFrom: [Inventory.managedRoot])
      .filter { !$0.isGeneric && $0.isVisible }.map(\.name)
    return classes.map {
      (.managedClass($0), "set.addManagedClass(\($0).self, \(Lowering.literal($0)))")
    }
      + inventory.dataModels.map { name in
        (
          .dataModel(name),
          "set.addDataModel(\(Lowering.literal(name))) { \(DataModel.function(of: name))($0) }"
        )
      }
  }
}
