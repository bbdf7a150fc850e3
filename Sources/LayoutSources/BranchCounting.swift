/// Whether it is counted how often the branches of compiled code are taken.
package enum BranchCounting: Hashable, Sendable {
  case none
  /// Up to 255, which is enough to know what was reached.
  case reached
  /// Each time.
  case exact

  /// The compiler's options by which code calls the functions of CBranches.
  var options: [String] {
    let kind: String
    switch self {
    case .none: return []
    case .reached: kind = "inline-8bit-counters"
    case .exact: kind = "trace-pc-guard"
    }
    // Not the driver's own, which would link libFuzzer.
    return ["-sanitize=fuzzer", "-sanitize-coverage=edge,\(kind),pc-table"]
      .flatMap { ["-Xfrontend", $0] }
  }
}
