/// One piece of the work that goes on while a batch of images is being painted.
enum PaintingWork: Sendable {
  case meter(QualityMeter, [QualityMeter.Frame])
  case image(FramePainter.Image, clearingEarly: Bool)
  /// With the loss of `GIFOptions`, or 0.
  case lossyImage(FramePainter.Image, clearingEarly: Bool, lossy: Int, LZWEncoder.Part)
  case none

  enum Outcome: Sendable {
    case meter(QualityMeter)
    case codes(LZWEncoder.Codes)
    case none
  }

  var outcome: Outcome {
    switch self {
    case .meter(var meter, let frames):
      for frame in frames { meter.add(frame) }
      return .meter(meter)
    case .image(let image, let clearsEarly):
      return .codes(image.codes(clearingEarly: clearsEarly))
    case .lossyImage(let image, let clearsEarly, let lossy, let part):
      let loss = lossy > 0 ? ColorLoss(image, lossy: lossy) : nil
      return .codes(image.codes(clearingEarly: clearsEarly, loss: loss, part))
    case .none: return .none
    }
  }
}
