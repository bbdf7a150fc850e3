import AnimLayers
import Foundation
import Testing

/// A file of reference values in `Resources`.
struct Vectors<Case: Decodable>: Decodable {
  let cases: [Case]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources"))
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }
}

/// Runs `body` under a clock of its own.
@MainActor func withClock<Result>(
  _ body: @MainActor (MediaClock) throws -> Result
) rethrows -> Result {
  let clock = MediaClock()
  return try MediaClock.$current.withValue(clock) { try body(clock) }
}
