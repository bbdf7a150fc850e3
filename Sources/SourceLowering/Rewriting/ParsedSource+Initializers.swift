extension ParsedSource {
  /// The collection view makes invalidation contexts by an initialiser that subclasses inherit unless
  /// they declare others and not `init()`: contexts that only the app makes.
  mutating func addContextInitializers(_ inventory: Inventory) {
    let contexts = Set(
      inventory.classes(descendingFrom: [
        "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewFlowLayoutInvalidationContext",
      ]).map(\.name))
    for declaration in declarations
    where declaration.kind == .class && contexts.contains(declaration.name) {
      let initializers = declaration.members.filter {
        $0.kind == .initializer && !$0.has("convenience")
      }
      guard let body = declaration.body, !initializers.isEmpty,
        !initializers.contains(where: { $0.parameters.isEmpty })
      else { continue }
      // As on iOS, where the runtime would call the initialiser that is not there.
      addMember(
        " public required init(dynamically: Void) { fatalError(\"Use of unimplemented initializer "
          + "'init()' for class '\(declaration.name)'\") } ", to: body)
    }
  }

  /// Views make layers of their class by an initialiser that subclasses inherit unless they declare others and not all that
  /// layers have.
  mutating func addLayerInitializers(_ inventory: Inventory) {
    var additions: [(text: String, body: Range<Int>)] = []
    declarations.forEachDeep { declaration, _ in
      guard declaration.kind == .class, let body = declaration.body,
        let superclass = declaration.inheritance.first,
        Self.layers.contains(inventory.foreignRoot(of: superclass) ?? superclass)
      else { return }
      let initializers = declaration.members.filter { $0.kind == .initializer }
      guard initializers.contains(where: { !$0.has("convenience") }),
        !initializers.contains(where: { $0.parameters.first?.label == "ofViewClass" })
      else { return }
      let isMade = initializers.contains {
        !$0.isFailable && !$0.isThrowing && !$0.isAsync && $0.parameters.allSatisfy(\.hasDefault)
      }
      // As on iOS, where the runtime would call the initialiser that is not there.
      additions.append(
        (
          isMade
            ? " public required convenience init(ofViewClass: Void) { self.init(); setNeedsLayout() } "
            : " public required init(ofViewClass: Void) { fatalError(\"Use of unimplemented initializer "
              + "'init()' for class '\(declaration.name)'\") } ", body
        ))
    }
    for addition in additions { addMember(addition.text, to: addition.body) }
  }

  /// Presentations of layers are made by `init(layer:)` of their class, where it has one.
  mutating func addLayerCopies(_ inventory: Inventory) {
    var additions: [(text: String, body: Range<Int>)] = []
    declarations.forEachDeep { declaration, _ in
      guard declaration.kind == .class, let body = declaration.body,
        let superclass = declaration.inheritance.first,
        Self.layers.contains(inventory.foreignRoot(of: superclass) ?? superclass),
        inventory.copiesLayers(declaration)
      else { return }
      additions.append(
        (
          " public override class func makeCopy(of layer: CALayer) -> CALayer "
            + "{ \(declaration.name)(layer: layer) } ", body
        ))
    }
    for addition in additions { addMember(addition.text, to: addition.body) }
  }

  private static let layers: Set = [
    "AVPlayerLayer", "CAEmitterLayer", "CAGradientLayer", "CALayer", "CAReplicatorLayer",
    "CAShapeLayer", "CATextLayer", "CATransformLayer",
  ]

  /// Collection views and tables make cells by initialisers that subclasses inherit unless they declare others and not these:
  /// cells that only a storyboard makes, or an app itself.
  mutating func addDequeuingInitializers(_ inventory: Inventory) {
    addDequeuingInitializers(
      to: ["UICollectionViewCell", "UICollectionReusableView"], "frame: CGRect", frame: "frame",
      inventory
    ) { $0.parameters.first?.label == "frame" }
    for (root, labels) in [
      ("UITableViewCell", ["style", "reuseIdentifier"]),
      ("UITableViewHeaderFooterView", ["reuseIdentifier"]),
    ] {
      addDequeuingInitializers(to: [root], "identifier: String", frame: ".zero", inventory) {
        $0.parameters.map(\.label) == labels
      }
    }
    addDequeuingInitializers(
      to: ["MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView"],
      "identifier: String, for annotation: any MKAnnotation", frame: ".zero", inventory
    ) { $0.parameters.map(\.label) == ["annotation", "reuseIdentifier"] }
  }

  /// Adds an initialiser with a parameter to classes that descend from some and have one by a coder, unless they have the one that
  /// is called otherwise; their views are made in a frame.
  private mutating func addDequeuingInitializers(
    to roots: Set<String>, _ parameter: String, frame: String, _ inventory: Inventory,
    unless isKnown: (Declaration) -> Bool
  ) {
    let cells = Set(inventory.classes(descendingFrom: roots).map(\.name))
    for declaration in declarations
    where declaration.kind == .class && cells.contains(declaration.name) {
      let initializers = declaration.members.filter {
        $0.kind == .initializer && !$0.has("convenience")
      }
      guard let body = declaration.body, initializers.contains(where: \.takesCoder),
        !initializers.contains(where: isKnown)
      else { continue }
      addMember(
        " public required convenience init(dequeuedWith \(parameter)) "
          + "{ self.init(coder: InterfaceCoder(frame: \(frame)))\(initializers.callOfCoder) } ",
        to: body)
    }
  }
}

extension Inventory {
  /// Whether objects of a class of layers can be made of a layer: it declares that initialiser, or has those of its superclass.
  fileprivate func copiesLayers(_ declaration: Declaration) -> Bool {
    let others = declaration.inheritance.first.map { lineage(of: $0).map(\.members) } ?? []
    let designated = ([declaration.members] + others).lazy
      .map { $0.filter { $0.kind == .initializer && !$0.has("convenience") } }
      .first { !$0.isEmpty }
    return designated?.contains { $0.parameters.map(\.label) == ["layer"] && !$0.isFailable }
      ?? true
  }
}

extension [Declaration] {
  /// What follows a call of `init(coder:)`: it may be declared to make an object in any case.
  fileprivate var callOfCoder: String { first(where: \.takesCoder)?.isFailable == true ? "!" : "" }
}

extension Declaration {
  fileprivate var takesCoder: Bool { parameters.count == 1 && parameters[0].label == "coder" }
}
