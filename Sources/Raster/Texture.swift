import AnimDrawing
import AnimPixels

/// A picture of unlimited extent in device space.
enum Texture {
  case image(ImageSampler)
  case gradient(GradientSampler)
  case pattern(PatternSampler)
  /// The pixels of a canvas; only its own bounds may be asked for.
  case canvas(Canvas)
  /// A blurred picture; only its own bounds may be asked for.
  case blurred(BlurredTexture)

  var isOpaque: Bool {
    switch self {
    case .image(let sampler): sampler.isOpaque
    case .gradient(let sampler): sampler.isOpaque
    case .pattern(let sampler): sampler.isOpaque
    case .blurred(let picture): picture.isOpaque
    case .canvas: false
    }
  }

  /// Writes the premultiplied pixels of the device columns `x..<x + count` of row `y`.
  @unsafe
  func fetch(_ x: Int, _ y: Int, count: Int, into out: UnsafeMutablePointer<UInt32>, _ rows: Rows) {
    switch self {
    case .image(let sampler): unsafe sampler.fetch(x, y, count: count, into: out, rows)
    case .gradient(let sampler): unsafe sampler.fetch(x, y, count: count, into: out)
    case .pattern(let sampler): unsafe sampler.fetch(x, y, count: count, into: out)
    case .blurred(let picture): unsafe picture.fetch(x, y, count: count, into: out)
    case .canvas(let canvas): unsafe out.update(from: canvas.pixel(x, y), count: count)
    }
  }
}
