import AnimSourceLowering

/// The names at the places where the compiler found fault, of which other files may declare some.
struct WantedNames {
  private var names: Set<String> = []
  private var types: Set<String> = []
  private var labels: Set<String> = []

  init(_ places: [SourcePlace]) {
    for place in places {
      names.formUnion(place.names)
      labels.formUnion(place.labels)
      if let type = place.declaredType { types.insert(type) }
    }
  }

  /// Names that only declarations outside of types can mean.
  init(types: Set<String>) {
    names = types
    isForTypes = true
  }

  private var isForTypes = false

  var isEmpty: Bool { all.isEmpty }

  /// Whether a text of these words mentions any of them, so that it is worth being read.
  func areMentioned(in words: WordIndex) -> Bool {
    all.contains(where: words.mentions)
  }

  /// All of them.
  var all: Set<String> { names.union(types).union(labels) }

  /// Takes out some of them.
  mutating func remove(_ others: Set<String>) {
    names.subtract(others)
    types.subtract(others)
    labels.subtract(others)
  }

  /// Takes out what a file offers; false if that is nothing.
  mutating func remove(_ offer: Offer) -> Bool {
    let before = (names.count, types.count, labels.count)
    names.subtract(offer.names)
    if !isForTypes {
      // A class names the members of its own extensions, and the types in them, without a dot.
      names.subtract(offer.members)
      labels.subtract(offer.labels)
      types.subtract(offer.extendedTypes)
    }
    return before != (names.count, types.count, labels.count)
  }
}
