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

/// The distance of two numbers, infinite if either is not one.
func distance(_ a: Double, _ b: Double) -> Double {
  let distance = abs(a - b)
  return distance.isNaN ? .infinity : distance
}
