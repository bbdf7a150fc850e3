public import AnimPixels

/// The settings by which an animation becomes a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// The sources of the palettes' colours.
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

  /// The places at which neighbouring palette colours are mixed in a pattern to show one in
  /// between.
  public enum Dither: Hashable, Sendable {
    /// Dithered gradients and photographs, as far as the palette is too coarse for them; never flat
    /// art.
    case automatic
    /// No mixed colours: the nearest one stands for each.
    case none
    /// Dithered wherever a colour is missing.
    case ordered
  }

  /// The largest number of colours of a palette, 2 to 256.
  public var colors = 256
  /// The choice of palettes.
  public var palette = PaletteChoice.automatic
  /// The use of dithering.
  public var dither = Dither.automatic
  /// The quality, 1 to 100: how much error is avoided at the price of palettes.
  ///
  /// Beyond the default, frames get palettes of their own more readily; below, more rarely, and all
  /// palettes are smaller.
  public var quality = defaultQuality
  /// The loss, 0 to 200, for the sake of longer repeats.
  ///
  /// A quarter of it is about how far a pixel's channels may be off, more in noise and not at all
  /// in flat areas. Palettes become fewer and smaller with it, as with lower quality. Nothing for
  /// animations whose colours all fit. 30 makes flat art a tenth smaller, gradients and photographs
  /// a quarter, and is hard to see.
  public var lossy = 0
  /// Whether frames that stand for a fifth of a second, and the last one, are painted as they truly
  /// are.
  ///
  /// What frames in motion have left wrong, for want of colours or by loss, is then painted again
  /// in as many colours as there may be. Nothing for animations in which pixels become clear.
  public var restoresHolds = false
  /// The colour that pixels that are neither opaque nor clear are laid over.
  ///
  /// Without it, pixels of less than half opacity become clear and the others opaque, for a GIF
  /// knows only these two.
  public var matte: Color?
  /// The number of times that the animation plays.
  public var loop = Loop.forever
  /// What the animation shows, in words, as a comment; empty for none.
  public var description = ""

  /// The quality from which on a palette has all the entries that it may.
  public static let defaultQuality = 90

  /// Options with the defaults of all properties: automatic colours, at the default quality,
  /// forever.
  public init() {}
}
