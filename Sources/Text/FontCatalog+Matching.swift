extension FontCatalog {
  /// The face of a family, or of a PostScript name, that is closest to the wanted style.
  ///
  /// As in CSS Fonts 4 §5.2: width first, then slant, then weight. Ties fall to the first file.
  func entry(named name: String, weight: FontWeight, isItalic: Bool) -> Entry? {
    let wanted = name.lowercased()
    if let exact = entries.first(where: { $0.postScriptName.lowercased() == wanted }) {
      return exact
    }
    return
      entries
      .filter { $0.families.contains { $0.lowercased() == wanted } }
      .min { $0.distance(to: weight, isItalic) < $1.distance(to: weight, isItalic) }
  }

  /// The face that stands in where a font lacks `scalars`, or nil if no font has them all.
  ///
  /// Sans serif families come first, closest to the system font's look; of a family, the face
  /// closest to the wanted style. `hanLanguage` is the suffix of the Noto CJK family that draws
  /// Chinese characters as the text's language does.
  func substitutes(
    for scalars: [Unicode.Scalar], weight: FontWeight, isItalic: Bool, hanLanguage: String
  ) -> [Entry] {
    let covering = entries.filter { entry in scalars.allSatisfy(entry.coverage.contains) }
    let ranked = covering.map { entry in
      (entry, entry.rank(hanLanguage: hanLanguage), entry.distance(to: weight, isItalic))
    }
    // The sort is stable in effect: entries are unique by file and index, which decide last.
    return ranked.sorted { a, b in
      if a.1 != b.1 { return a.1 < b.1 }
      if a.0.families.first != b.0.families.first {
        return (a.0.families.first ?? "") < (b.0.families.first ?? "")
      }
      if a.2 != b.2 { return a.2 < b.2 }
      return (a.0.file, a.0.index) < (b.0.file, b.0.index)
    }.map(\.0)
  }
}

extension FontCatalog.Entry {
  /// The distance of a style from a wanted one; compared member by member.
  struct Distance: Comparable {
    var width: Double
    var slant: Int
    var weight: Double

    static func < (a: Distance, b: Distance) -> Bool {
      (a.width, a.slant, a.weight) < (b.width, b.slant, b.weight)
    }
  }

  func distance(to wanted: FontWeight, _ wantsItalic: Bool) -> Distance {
    Distance(
      width: abs(width - 100), slant: isItalic == wantsItalic ? 0 : 1,
      weight: weightDistance(to: wanted.value))
  }

  /// CSS Fonts 4 §5.2: near regular, heavier up to 500, then lighter, then heavier; otherwise
  /// onwards in the direction of the wish first.
  private func weightDistance(to wanted: Double) -> Double {
    let against = 1000.0
    if (400...500).contains(wanted) {
      if weight >= wanted && weight <= 500 { return weight - wanted }
      return weight < wanted ? against + wanted - weight : 2 * against + weight - wanted
    }
    let isOnward = wanted < 400 ? weight <= wanted : weight >= wanted
    return abs(weight - wanted) + (isOnward ? 0 : against)
  }

  fileprivate func rank(hanLanguage: String) -> Int {
    guard let family = families.first else { return 7 }
    switch family {
    case "Inter", "Inter Display": return 0
    case "Noto Sans": return 1
    case "Noto Sans CJK \(hanLanguage)": return 2
    default: break
    }
    if ["Mono", "Serif", "Symbol", "Math"].contains(where: { family.contains($0) }) { return 6 }
    if family.hasPrefix("Noto Sans") { return 3 }
    return family == "DejaVu Sans" ? 4 : 5
  }
}
