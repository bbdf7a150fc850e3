/// The measure of a difference of two pictures.
///
/// All work on 8-bit sRGB with straight alpha.
public enum Metric: Hashable, Sendable {
  /// Pixels that are not equal.
  ///
  /// A clear pixel has no colour, so clear pixels are equal.
  case exact
  /// Pixels of which a channel differs by more than this many units of 255.
  case offBy(Int)
  /// Pixels that pixelmatch 5 to 7 counts: a distance in YIQ (Kotsarenko and Ramos, 2010) beyond
  /// `35215 · threshold²`. Transparency is laid over a checkerboard.
  case pixelmatch(threshold: Double)
  /// Pixels that pixelmatch counts since it moved to OKLab: a HyAB distance beyond the threshold.
  case pixelmatchOKLab(threshold: Double)
  /// Pixels that odiff counts: as pixelmatch in 12-bit fixed point, over white.
  case odiff(threshold: Double)
  /// Pixels whose colours are farther apart than this in CIEDE2000; about 1 is just noticeable.
  case deltaE(Double)
  /// A mean structural similarity of less than this; 1 for equal pictures.
  case ssim(atLeast: Double)
  /// A ꟻLIP error, 0…1, of more than `mean` on average or `maximum` anywhere.
  case flip(mean: Double, maximum: Double)
}

extension Metric {
  /// The name without its numbers.
  public var name: String { kind.rawValue }

  /// The kinds of metrics by the names that users write.
  public enum Kind: String, CaseIterable, Sendable {
    /// The metrics whose names are those of the cases.
    case exact, offBy, pixelmatch, odiff, deltaE, ssim, flip
    /// `Metric.pixelmatchOKLab`, whose name has a hyphen.
    case pixelmatchOKLab = "pixelmatch-oklab"

    /// The metric with a threshold, or with a usual one if none is given.
    public func metric(threshold: Double?) -> Metric {
      switch self {
      case .exact: .exact
      case .offBy: .offBy(Int(threshold ?? 2))
      case .pixelmatch: .pixelmatch(threshold: threshold ?? 0.1)
      case .pixelmatchOKLab: .pixelmatchOKLab(threshold: threshold ?? 0.1)
      case .odiff: .odiff(threshold: threshold ?? 0.1)
      case .deltaE: .deltaE(threshold ?? 1)
      case .ssim: .ssim(atLeast: threshold ?? 0.99)
      case .flip: .flip(mean: threshold ?? 0.05, maximum: 1)
      }
    }

    /// One line for lists.
    public var summary: String {
      switch self {
      case .exact: "pixels that are not equal"
      case .offBy: "pixels of which a channel is off by more than the threshold, of 255"
      case .pixelmatch: "pixels that pixelmatch 7 counts (YIQ)"
      case .pixelmatchOKLab: "pixels that pixelmatch counts since it uses OKLab"
      case .odiff: "pixels that odiff 4 counts (YIQ in fixed point)"
      case .deltaE: "pixels whose CIEDE2000 colour difference is beyond the threshold"
      case .ssim: "a mean structural similarity below the threshold"
      case .flip: "a mean FLIP error beyond the threshold"
      }
    }
  }

  /// The kind of the metric, without its numbers.
  public var kind: Kind {
    switch self {
    case .exact: .exact
    case .offBy: .offBy
    case .pixelmatch: .pixelmatch
    case .pixelmatchOKLab: .pixelmatchOKLab
    case .odiff: .odiff
    case .deltaE: .deltaE
    case .ssim: .ssim
    case .flip: .flip
    }
  }

  /// The name with its numbers: `pixelmatch 0.1`.
  public var text: String {
    switch self {
    case .exact: name
    case .offBy(let limit): "\(name) \(limit)"
    case .pixelmatch(let limit), .pixelmatchOKLab(let limit), .odiff(let limit),
      .deltaE(let limit), .ssim(let limit):
      "\(name) \(limit)"
    case .flip(let mean, let maximum): "\(name) \(mean), \(maximum)"
    }
  }
}
