extension SVGElement {
  /// One element for both appearances: colours that differ are both kept, and where more differs, one
  /// of two groups is shown.
  static func themed(light: [SVGElement], dark: [SVGElement]) -> [SVGElement] {
    if light == dark { return light }
    if light.count == dark.count {
      return zip(light, dark).map { Pair(light: [$0], dark: [$1]) }.joined
    }
    // What is the same at both ends; between these there are two groups.
    var (low, high) = (0, 0)
    let shorter = min(light.count, dark.count)
    while low < shorter, merged(light[low], dark[low]) != nil { low += 1 }
    while high < shorter - low,
      merged(light[light.count - 1 - high], dark[dark.count - 1 - high]) != nil
    { high += 1 }
    let pairs =
      zip(light.prefix(low), dark).map { Pair(light: [$0], dark: [$1]) }
      + [
        Pair(
          light: Array(light[low..<(light.count - high)]),
          dark: Array(dark[low..<(dark.count - high)]))
      ]
      + zip(light.suffix(high), dark.suffix(high)).map { Pair(light: [$0], dark: [$1]) }
    return pairs.joined
  }

  /// An element that has all that both have in common; nil if there is too little.
  fileprivate static func merged(_ light: SVGElement, _ dark: SVGElement) -> SVGElement? {
    if light == dark { return light }
    guard light.name == dark.name, light.attributes.count == dark.attributes.count,
      light.animations.count == dark.animations.count
    else { return nil }
    var result = light
    for (index, attribute) in dark.attributes.enumerated() {
      guard let both = Attribute.merged(light.attributes[index], attribute) else { return nil }
      result.attributes[index] = both
    }
    for (index, keyframes) in dark.animations.enumerated() {
      guard let both = Keyframes.merged(light.animations[index], keyframes) else { return nil }
      result.animations[index] = both
    }
    if light.name == "g" {
      result.children = themed(light: light.children, dark: dark.children)
      return result
    }
    guard light.children.count == dark.children.count else { return nil }
    for (index, child) in dark.children.enumerated() {
      guard let both = merged(light.children[index], child) else { return nil }
      result.children[index] = both
    }
    return result
  }
}

extension SVGElement.Attribute {
  fileprivate static func merged(_ light: Self, _ dark: Self) -> Self? {
    guard light.name == dark.name else { return nil }
    if light.value == dark.value { return light }
    let value: Value
    switch (light.value, dark.value) {
    case (.color(let day), .color(let night)):
      value = .color(Hue(light: day.light, dark: night.light))
    case (.url(let day), .url(let night)):
      guard let both = SVGElement.merged(day, night) else { return nil }
      value = .url(both)
    case (.link(let day), .link(let night)):
      guard let both = SVGElement.merged(day, night) else { return nil }
      value = .link(both)
    default: return nil
    }
    return Self(name: light.name, value: value)
  }
}

extension Keyframes {
  fileprivate static func merged(_ light: Keyframes, _ dark: Keyframes) -> Keyframes? {
    if light == dark { return light }
    guard light.names == dark.names else { return nil }
    if light.keys.map(\.time) == dark.keys.map(\.time),
      light.keys.map(\.easing) == dark.keys.map(\.easing)
    {
      var result = light
      for (index, key) in dark.keys.enumerated() {
        for (place, value) in key.values.enumerated() {
          guard let both = SVGElement.Attribute.merged(result.keys[index].values[place], value)
          else {
            return Keyframes(keys: light.keys, dark: dark.keys)
          }
          result.keys[index].values[place] = both
        }
      }
      return result
    }
    return Keyframes(keys: light.keys, dark: dark.keys)
  }

  /// The names of the properties that change.
  var names: [String] { keys.first?.values.map(\.name) ?? [] }
}

/// What is shown in light appearance and what in dark, at one place.
private struct Pair {
  var light: [SVGElement]
  var dark: [SVGElement]
}

extension [Pair] {
  /// The pairs as elements for both; those that are shown in one appearance only, in groups.
  fileprivate var joined: [SVGElement] {
    var result: [SVGElement] = []
    var apart = Pair(light: [], dark: [])
    func group(_ elements: [SVGElement], _ name: String) -> [SVGElement] {
      elements.isEmpty ? [] : [SVGElement("g", [("class", .text(name))], children: elements)]
    }
    func close() {
      result += group(apart.light, "l") + group(apart.dark, "d")
      apart = Pair(light: [], dark: [])
    }
    for pair in self {
      if pair.light.count == 1, pair.dark.count == 1,
        let both = SVGElement.merged(pair.light[0], pair.dark[0])
      {
        close()
        result.append(both)
      } else {
        apart.light += pair.light
        apart.dark += pair.dark
      }
    }
    close()
    return result
  }
}
