/// The virtual clock.
package struct Clock: Hashable, Sendable {
  /// Frames per second of the virtual clock.
  package var fps = 50.0
  /// Of everything that looks random.
  package var seed = 0
  /// How many times longer everything takes to watch; the acting itself keeps its times.
  package var slowMotion = 1.0

  /// The clock of a scenario that says nothing of it.
  package init() {}
}

extension Clock {
  static let table = MappingTable<Clock>("clock", "the virtual clock") {
    Field(
      "fps", \.fps, .number(1...240), "frames per second",
      synonyms: ["framesPerSecond", "frameRate"])
    Field(
      "seed", \.seed, .integer(0...Int(Int32.max)), "of everything that looks random",
      synonyms: ["randomSeed"])
    Field(
      "slowMotion", \.slowMotion, .number(0.1...100),
      "how many times slower it is shown")
  }
}

extension ValueReader where Value == Clock {
  static let clock = ValueReader.mapping({ Clock() }, { Clock.table })
}
