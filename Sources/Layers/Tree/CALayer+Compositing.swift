import AnimDrawing

/// A filter that layers know by its name alone.
@MainActor package protocol NamedFilter { var name: String { get } }

extension BlendMode {
  /// The blend mode that a filter of Core Image's makes, by its name with or without "CI"; nil for other names.
  init?(filter name: String) {
    let name =
      name.hasPrefix("CI") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    guard let mode = Self.modes[name] else { return nil }
    self = mode
  }

  private static let modes: [String: BlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity,
    "sourceInCompositing": .sourceIn, "sourceOutCompositing": .sourceOut,
    "sourceAtopCompositing": .sourceAtop, "additionCompositing": .plusLighter,
    "multiplyCompositing": .multiply,
  ]
}
