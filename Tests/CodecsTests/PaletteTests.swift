import AnimPixels
import Testing

@testable import AnimCodecs

struct PaletteTests {
  private func places(_ count: Int, seed: UInt64) -> [SIMD4<Float>] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      OKLab.coordinates(of: UInt32.random(in: 0...0xff_ffff, using: &generator) | 255 << 24)
    }
  }

  private func squaredDistance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
    ((a - b) * (a - b)).sum()
  }

  @Test(arguments: [1, 2, 7, 8, 9, 255])
  func `the nearest entry and the next are those that measuring all finds`(count: Int) {
    let entries = places(count, seed: UInt64(count))
    let search = NearestColor(entries)
    for place in places(200, seed: 1) {
      let order = entries.indices.sorted {
        squaredDistance(entries[$0], place) < squaredDistance(entries[$1], place)
      }
      for guess in entries.indices {
        let (index, distance) = search.nearest(to: place, guess: guess)
        #expect(index == order[0])
        #expect(abs(distance - squaredDistance(entries[index], place)) < 1e-6)
        let both = search.nearestTwo(to: place, slack: .infinity, guess: guess)
        #expect(both.index == index && both.squaredDistance == distance)
        #expect(both.other == order.dropFirst().first)
      }
      let index = order[0]
      let gap =
        entries.indices.filter { $0 != index }
        .map { squaredDistance(entries[$0], entries[index]) }.min() ?? .infinity
      #expect(gap == .infinity || abs(search.squaredGap(around: index) - gap) < 1e-6)
      if count > 1 {
        let difference =
          squaredDistance(entries[order[1]], place) - squaredDistance(entries[index], place)
        for guess in [order[0], order[1]] {
          func other(_ slack: Float) -> Int? {
            search.nearestTwo(to: place, slack: slack, guess: guess).other
          }
          #expect(other(difference * 1.001 + 1e-6) == order[1])
          #expect(other(difference * 0.999 - 1e-6) == nil)
        }
      }
    }
  }

  @Test func `a second entry is offered where it is hardly worse`() {
    // Greys of which the middle one is missing: both neighbours are about as near.
    let palette = Palette(colors: [rgb(100, 100, 100), rgb(102, 102, 102)], limit: 8)
    let delta = FrameDelta(
      from: nil, to: .init(size: .init(width: 1, height: 1), filledWith: rgb(101, 101, 101)),
      within: .init(minX: 0, minY: 0, maxX: 1, maxY: 1), flattenedBy: .none)
    func entry(slack: Float) -> PaletteIndex.Entry {
      PaletteIndex(palette, dither: .automatic, slack: slack)
        .matches(of: delta.colors, at: delta.colors.map(OKLab.coordinates))[0].entry
    }
    #expect(entry(slack: 0.005 * 0.005).index != entry(slack: 0.005 * 0.005).other)
    #expect(entry(slack: 0).index == entry(slack: 0).other)
  }
}
