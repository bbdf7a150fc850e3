package import AnimPixels

extension Picture {
  /// What a picture may show.
  package enum Kind: String, CaseIterable, Sendable {
    case alps, coast, city, forest, desert, night, meadow, sunset
    case food, product, sneaker, portrait
    case cover, map
  }

  /// A picture of a kind.
  package static func picture(of kind: Kind, seed: UInt64, size: PixelSize) -> Pixmap {
    typealias Scene = (Int, Int, inout Dice) -> (Exposure, Development)
    func photograph(_ scene: Scene) -> Pixmap {
      render(size, seed: seed) { width, height, dice in scene(width, height, &dice) }
    }
    return switch kind {
    case .alps: photograph(AlpineLake.expose)
    case .coast: photograph(Seascape.expose)
    case .city: photograph(Skyline.expose)
    case .forest: photograph(MistyForest.expose)
    case .desert: photograph(Dunes.expose)
    case .night: photograph(NightSky.expose)
    case .meadow: photograph(Meadow.expose)
    case .sunset: photograph(SunsetRidges.expose)
    case .food: photograph(Meal.expose)
    case .product: product(seed: seed, size: size)
    case .sneaker: sneaker(seed: seed, size: size)
    case .portrait: portrait(seed: seed, size: size)
    case .cover: print(size, seed: seed, grain: 0.012, scene: CoverArt.expose)
    case .map: print(size, seed: seed, grain: 0.002, scene: CityMap.expose)
    }
  }

  /// Prints a scene; small pictures are reduced from larger ones, as photographs are.
  private static func print(
    _ size: PixelSize, seed: UInt64, grain: Float,
    scene: (_ width: Int, _ height: Int, _ dice: inout Dice) -> Exposure
  ) -> Pixmap {
    guard size.area > 0 else { return Pixmap(size: size) }
    var dice = Dice(seed: seed)
    let factor = max(2, min(4, 400 / max(size.width, size.height)))
    let exposure = scene(size.width * factor, size.height * factor, &dice)
    return exposure.reduced(by: factor).printed(grain: grain, dice: &dice)
  }
}
