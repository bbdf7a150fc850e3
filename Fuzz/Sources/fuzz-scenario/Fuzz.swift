import ScenarioFormat

/// Reads any bytes as a scenario: it ends with one or with findings.
///
/// What follows the first zero byte is what any `include:` finds, one file after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let texts = UnsafeBufferPointer(start: start, count: count)
    .split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  var included = 1
  do {
    let read = try ScenarioReader.read(texts[0], file: "fuzz.yaml") { _ in
      guard texts.count > 1 else { throw ScenarioReader.NoFiles() }
      defer { included = included % (texts.count - 1) + 1 }
      return texts[included]
    }
    precondition(read.warnings.allSatisfy { $0.message.severity != .error })
  } catch {
    precondition(!error.findings.isEmpty)
  }
  return 0
}
