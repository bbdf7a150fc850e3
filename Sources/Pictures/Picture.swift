package import AnimPixels

/// Photographs of places, people and things that do not exist.
///
/// A picture depends on its kind, its seed and its size only, and is the same on every machine.
/// Pictures are opaque.
package enum Picture {
  /// Mountains and lakes, meadows, woods in mist, coasts, dunes, ridges at sunset, night skies,
  /// cities.
  package static func landscape(seed: UInt64, size: PixelSize) -> Pixmap {
    render(size, seed: seed) { width, height, dice in
      switch dice.number(below: 14) {
      case 0...3: AlpineLake.expose(width: width, height: height, dice: &dice)
      case 4: MistyForest.expose(width: width, height: height, dice: &dice)
      case 5, 6: Seascape.expose(width: width, height: height, dice: &dice)
      case 7, 8: SunsetRidges.expose(width: width, height: height, dice: &dice)
      case 9: Dunes.expose(width: width, height: height, dice: &dice)
      case 10: NightSky.expose(width: width, height: height, dice: &dice)
      case 11: Skyline.expose(width: width, height: height, dice: &dice)
      default: Meadow.expose(width: width, height: height, dice: &dice)
      }
    }
  }

  /// Vessels, bottles, fruit and shoes in a photographer's studio: of five in a row two are shoes, no two of
  /// which are of the same colours until all were shown.
  package static func product(seed: UInt64, size: PixelSize) -> Pixmap {
    let (five, place) = seed.quotientAndRemainder(dividingBy: 5)
    let colorway = Int((five % 1000) * 2 + (place == 3 ? 1 : 0))
    return render(size, seed: seed) { width, height, dice in
      place == 1 || place == 3
        ? Sneaker.expose(width: width, height: height, colorway: colorway, dice: &dice)
        : Vessel.expose(width: width, height: height, dice: &dice)
    }
  }

  /// A shoe in a photographer's studio.
  package static func sneaker(seed: UInt64, size: PixelSize) -> Pixmap {
    render(size, seed: seed) { width, height, dice in
      Sneaker.expose(width: width, height: height, dice: &dice)
    }
  }

  /// People before a blurred background, some in black and white.
  package static func portrait(seed: UInt64, size: PixelSize) -> Pixmap {
    render(size, seed: seed) { width, height, dice in
      Portrait.expose(width: width, height: height, dice: &dice)
    }
  }

  /// A photograph as in a library of photographs: mostly places, some things.
  ///
  /// No people: of all pictures, a face is the one that is seen through.
  package static func photo(seed: UInt64, size: PixelSize) -> Pixmap {
    var dice = Dice(seed: ~seed)
    return switch dice.number(below: 10) {
    case 0...7: landscape(seed: seed, size: size)
    default:
      render(size, seed: seed) { width, height, dice in
        dice.chance(0.5)
          ? Sneaker.expose(width: width, height: height, dice: &dice)
          : Vessel.expose(width: width, height: height, dice: &dice)
      }
    }
  }

  /// Exposes and develops a scene.
  ///
  /// Small pictures are exposed larger and reduced, so that a thumbnail shows what the large
  /// picture does.
  static func render(
    _ size: PixelSize, seed: UInt64,
    scene: (_ width: Int, _ height: Int, _ dice: inout Dice) -> (Exposure, Development)
  ) -> Pixmap {
    guard size.area > 0 else { return Pixmap(size: size) }
    var dice = Dice(seed: seed)
    let factor = max(1, min(4, 400 / max(size.width, size.height)))
    let (exposure, development) = scene(size.width * factor, size.height * factor, &dice)
    return development.develop(exposure.reduced(by: factor), dice: &dice)
  }
}
