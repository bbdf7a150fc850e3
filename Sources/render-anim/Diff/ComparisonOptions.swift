import AnimPixels
public import AnimVisualDiff
public import ArgumentParser

/// The measure of a difference, and the differences that are allowed.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: "exact, offBy, pixelmatch, pixelmatch-oklab, odiff, deltaE, ssim or flip.")
  var metric = Metric.Kind.exact

  @Option(
    help: "How much the metric lets pass, in its own unit (default: what is usual for it).")
  var threshold: Double?

  @Flag(
    inversion: .prefixedNo,
    help: "Count pixels of smoothed edges, which is where small shifts and turns show.")
  var includeAa = true

  @Option(
    help: ArgumentHelp(
      "A part that is not compared, in pixels; may be repeated.", valueName: "x,y,width,height"))
  var ignore: [PixelRectArgument] = []

  @Option(help: "How many pixels of a frame may differ.")
  var maxDiffPixels: Int?

  @Option(help: "What share of a frame's pixels may differ, 0 to 1.")
  var maxDiffRatio: Double?

  @Option(
    help: ArgumentHelp(
      "What share may differ in any square of so many pixels, such as 32,0.1.",
      valueName: "side,share"))
  var window: DensityArgument?

  func validate() throws {
    if let threshold, !(threshold >= 0) {
      throw ValidationError("'--threshold \(threshold)' is less than 0")
    }
    if metric == .exact, threshold != nil {
      throw ValidationError("'--metric exact' has no threshold")
    }
    if let maxDiffRatio, !(0...1).contains(maxDiffRatio) {
      throw ValidationError("'--max-diff-ratio \(maxDiffRatio)' is not between 0 and 1")
    }
    if let maxDiffPixels, maxDiffPixels < 0 {
      throw ValidationError("'--max-diff-pixels \(maxDiffPixels)' is less than 0")
    }
  }

  var comparison: Comparison {
    Comparison(
      metric.metric(threshold: threshold), ignoresAntialiasing: !includeAa,
      ignoring: ignore.map(\.rect))
  }

  var allowance: Allowance {
    Allowance(pixels: maxDiffPixels, ratio: maxDiffRatio, density: window?.density)
  }
}

extension Metric.Kind: ExpressibleByArgument {}
extension DifferencePicture: ExpressibleByArgument {}

struct PixelRectArgument: ExpressibleByArgument {
  let rect: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    rect = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }
}

struct DensityArgument: ExpressibleByArgument {
  let density: Allowance.Density

  init?(argument: String) {
    let parts = argument.split(separator: ",")
    guard parts.count == 2, let side = Int(parts[0]), side > 0, let ratio = Double(parts[1]),
      (0...1).contains(ratio)
    else { return nil }
    density = .init(inSquaresOf: side, ratio: ratio)
  }
}
