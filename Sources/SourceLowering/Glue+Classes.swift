// Lines of the added file that tell of one class.

extension Glue {
  /// Sets a property by its name.
  static func assignment(_ property: Declaration, of owner: String) -> String {
    let name = property.name
    let start = "_ = property(\(owner).self, \(Lowering.key(name))) { "
    if property.isStored { return start + "$1.assign(to: &$0.\(name)) }" }
    // What a property computes is not asked for: some only bear to be set.
    return start + "owner, input in guard let value = input.value(for: \\\(owner).\(name)) else { "
      + "return false }; owner.\(name) = value; return true }"
  }

  static func properties(
    of entry: Inventory.ClassEntry, in inventory: Inventory
  ) -> [Declaration] {
    entry.members.filter {
      ($0.kind == .property || $0.kind == .constant) && $0.isVisible && !$0.isUnavailable
        && !$0.has("static") && !$0.has("class") && $0.name != "_"
        && inventory.hiddenNames.isDisjoint(with: words(of: $0.type))
    }
  }

  /// For a property such as `(IndexPath) -> CGSize` that nobody has set, as its value is nothing whatever it is asked, a
  /// closure that asks the stage; nil for other properties.
  static func fillingClosure(_ property: Declaration) -> (isUnset: String, closure: String)? {
    var type = property.type
    if type.hasPrefix("(("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    guard property.isStored,
      let match = type.wholeMatch(
        of: /(?:@\w+\s+)*\(\s*(?:_\s+\w+\s*:\s*)?(IndexPath|Int)\s*\)\s*->\s*(CGSize|CGFloat)/),
      let closure = answeringClosure(property, of: "(" + type + ")?")
    else { return nil }
    let argument = match.1 == "Int" ? "0" : "IndexPath(item: 0, section: 0)"
    return ("owner.\(property.name)(\(argument)) == .zero", closure)
  }

  /// For a property such as `((IndexPath) -> CGSize)?`, a closure that asks the stage as a delegate's
  /// method of the property's name would be asked; nil for other properties.
  static func answeringClosure(_ property: Declaration, of type: String? = nil) -> String? {
    guard
      let match = (type ?? property.type).wholeMatch(
        of: /\(\s*(?:@\w+\s+)*\(([^()]*)\)\s*->\s*([^()]+?)\s*\)\s*[?!]/),
      !["Void", "Never"].contains(String(match.2))
    else { return nil }
    let parameters = match.1.split(separator: ",").indices.map { "a\($0)" }
    let list = parameters.joined(separator: ", ")
    return "{ \(parameters.isEmpty ? "" : "\(list) in ")MainActor.assumeIsolated { stage.answer("
      + "\(Lowering.key(property.name)), \(Lowering.key(property.name)), "
      + "[\(list)]) } }"
  }

  /// The name of a property's type, which an alias in its class may stand for.
  static func type(of property: Declaration, in entry: Inventory.ClassEntry) -> String {
    let name = unwrapped(property.type)
    let alias = entry.members.first { $0.kind == .typealias && $0.name == name }
    return alias.map { unwrapped($0.type) } ?? name
  }

  /// The names in a type.
  private static func words(of type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  static func instance(_ entry: Inventory.ClassEntry, _ inventory: Inventory) -> String {
    let lineage = inventory.lineage(of: entry.name).lazy
      .map { $0.members.filter { $0.kind == .initializer } }
    let designated = lineage.map { $0.filter { !$0.parameters.isCoder } }.first { !$0.isEmpty }
    // Meant for storyboards alone: declaring one initialiser gives those of the superclass up.
    if let nearest = lineage.first(where: { initializers in
      initializers.contains { !$0.has("convenience") }
    }), nearest.allSatisfy({ $0.parameters.isCoder }) {
      return "set.addClass(\(entry.name).self, \(Lowering.literal(entry.name))) "
        + "{ _ in \(entry.name)(coder: InterfaceCoder()) }"
    }
    let isCollectionController =
      inventory.foreignRoot(of: entry.name) == "UICollectionViewController"
    var call =
      isCollectionController
      ? "\(entry.name)(collectionViewLayout: argument.layout())" : "\(entry.name)()"
    if let initializers = designated, initializers.contains(where: { $0.parameters.isEmpty }) {
      call = "\(entry.name)()"
    } else if let initializers = designated,
      initializers.contains(where: { $0.parameters.map(\.label) == ["nibName", "bundle"] })
    {
      // As `init()` calls it.
      call = "\(entry.name)(nibName: nil, bundle: nil)"
    } else if let initializers = designated,
      !initializers.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }),
      let first = initializers.min(by: { $0.parameters.count < $1.parameters.count })
    {
      let parts = first.parameters.filter { !$0.hasDefault }.map {
        Part($0.label, $0.name, $0.type, as: inventory.cast(of: $0.type, in: entry.name))
      }
      call =
        "\(first.isThrowing ? "try? " : "")\(entry.name)(\(arguments(parts, of: "argument")))"
    }
    let made = call
    guard let names = namesBesideCoder(of: entry, inventory) else {
      return "set.addClass(\(entry.name).self, \(Lowering.literal(entry.name))) "
        + "{ argument in \(made) }"
    }
    // What the author gives it for storyboards is better than what is made up.
    return "set.addClass(\(entry.name).self, \(Lowering.literal(entry.name))) "
      + "{ argument in argument.gives([\(names.map(Lowering.literal).joined(separator: ", "))]) "
      + "? \(made) : \(entry.name)(coder: InterfaceCoder()) ?? \(made) }"
  }

  /// The arguments that a layout takes and that would have to be made up, where what it is for storyboards needs none;
  /// nil where those are made up.
  private static func namesBesideCoder(
    of entry: Inventory.ClassEntry, _ inventory: Inventory
  ) -> [String]? {
    guard inventory.foreignRoot(of: entry.name)?.hasSuffix("Layout") == true,
      let initializers = inventory.lineage(of: entry.name).lazy
        .map({ $0.members.filter { $0.kind == .initializer } })
        .first(where: { $0.contains { !$0.parameters.isCoder } }),
      let coder = initializers.first(where: \.parameters.isCoder), !coder.givesUp
    else { return nil }
    let others = initializers.filter { !$0.parameters.isCoder }
    guard let first = others.min(by: { $0.parameters.count < $1.parameters.count }),
      !others.contains(where: { $0.parameters.allSatisfy(\.hasDefault) })
    else { return nil }
    let needed = first.parameters.filter { !$0.hasDefault }
    let isPlain = needed.allSatisfy { suppliedTypes.contains(unwrapped($0.type)) }
    return coder.setsValues || !isPlain ? needed.map(\.name) : nil
  }

  /// Fills an outlet in with an object of its type; lists of outlets stay empty.
  static func outlet(
    _ outlet: (name: String, type: String), of entry: Inventory.ClassEntry
  ) -> String {
    let type = unwrapped(outlet.type)
    let name = Lowering.key(outlet.name)
    // Nothing can be made of a protocol.
    if isConnectedAlone(type) { return connection(outlet, of: entry) }
    let made =
      switch type {
      case "UICollectionView": "maker.collectionView()"
      case "UIButton": "UIButton(type: .system)"
      case "UIVisualEffectView": "UIVisualEffectView(effect: UIBlurEffect(style: .regular))"
      case "UIActivityIndicatorView": "UIActivityIndicatorView(style: .medium)"
      case "NSLayoutConstraint": "maker.constraint()"
      case _ where type.hasSuffix("Layout"): "maker.layout()"
      case _ where type.hasSuffix("Recognizer") || type.hasSuffix("Item"): "\(type)()"
      default: "\(type)(frame: .zero)"
      }
    let value =
      type == "[UICollectionView]"
      ? "[maker.keep(maker.collectionView(), \(name))]"
      : type.hasPrefix("[") ? "[]" : "maker.keep(\(made), \(name))"
    return "outlet(\(entry.name).self, \(name)) "
      + "{ owner, maker in owner.\(outlet.name) = \(value) } \(assignment(to: outlet))"
  }

  /// Connects an outlet, for which nothing is made up.
  static func connection(
    _ outlet: (name: String, type: String), of entry: Inventory.ClassEntry
  ) -> String {
    "outlet(\(entry.name).self, \(Lowering.key(outlet.name)), nil, "
      + assignment(to: outlet) + ")"
  }

  static func assignment(to outlet: (name: String, type: String)) -> String {
    "to: { owner, value in if let value = value as? \(unwrapped(outlet.type)) "
      + "{ owner.\(outlet.name) = value } }"
  }

  /// Whether an outlet's type is, by its name, one of which no object can be made.
  private static func isConnectedAlone(_ type: String) -> Bool {
    type == "AnyObject" || type == "NSObjectProtocol" || type.hasPrefix("any ")
      || type.hasPrefix("(any ") || type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
  }
}
