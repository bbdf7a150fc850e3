public import Pixels

/// How an animation becomes a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// Where the colours of the palettes come from.
  public enum PaletteChoice: Hashable, Sendable {
    /// Exact if the colours fit, else whatever gives the smaller file at equal quality.
    case automatic
    /// Every colour as it is; more than `colors` of them are an error.
    case exact
    /// One palette for all frames.
    case global
    /// A palette for each frame.
    case local
  }

  /// Where neighbouring palette colours are mixed in a pattern to show one in between.
  public enum Dither: Hashable, Sendable {
    /// In gradients and photographs, as far as the palette is too coarse for them; never in flat art.
    case automatic
    case none
    /// Wherever a colour is missing.
    case ordered
  }

  /// The largest number of palette entries, 2 to 256, including one for transparency where it is used.
  public var colors = 256
  public var palette = PaletteChoice.automatic
  public var dither = Dither.automatic
  /// 1 to 100: how much error is avoided at the price of palettes. Beyond the default, frames get
  /// palettes of their own more readily; below, more rarely, and all palettes are smaller.
  public var quality = defaultQuality
  /// 0 to 200: a quarter of it is about how far a pixel's channels may be off for the sake of longer
  /// repeats, more in noise and not at all in flat areas. Palettes become fewer and smaller with it, as
  /// with lower quality. Nothing for animations whose colours all fit. 30 makes flat art a tenth
  /// smaller, gradients and photographs a quarter, and is hard to see.
  public var lossy = 0
  /// What pixels that are neither opaque nor clear are laid over. Without it, those of less than half
  /// opacity become clear and the others opaque, for a GIF knows only these two.
  public var matte: Color?
  public var loop = Loop.forever

  public static let defaultQuality = 90

  public init() {}
}
