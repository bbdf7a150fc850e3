import AnimScenarioFormat

/// The measure by which the pixels of two pictures differ, with its threshold.
public enum PictureMetric: Hashable, Sendable {
  /// Every byte counts.
  case exact
  /// Pixels of which a channel differs by more than this many units of 255.
  case offBy(Int)
  /// Pixels that pixelmatch counts; 0.1 is its usual threshold.
  case pixelmatch(Double)
  /// Pixels that pixelmatch counts since it uses OKLab.
  case pixelmatchOKLab(Double)
  /// Pixels that odiff counts.
  case odiff(Double)
  /// Pixels whose colours are farther apart than this in CIEDE2000; about 1 is just noticeable.
  case deltaE(Double)
  /// Pictures whose mean structural similarity is less than this; 1 for equal ones.
  case ssim(Double)
  /// Pictures whose mean ꟻLIP error is more than this, 0…1.
  case flip(Double)

  /// The metric in the words of a scenario.
  var verification: (Verification.Metric, Double?) {
    switch self {
    case .exact: (.exact, nil)
    case .offBy(let units): (.offBy, Double(units))
    case .pixelmatch(let threshold): (.pixelmatch, threshold)
    case .pixelmatchOKLab(let threshold): (.pixelmatchOKLab, threshold)
    case .odiff(let threshold): (.odiff, threshold)
    case .deltaE(let distance): (.deltaE, distance)
    case .ssim(let similarity): (.ssim, similarity)
    case .flip(let error): (.flip, error)
    }
  }
}
