import Testing

@testable import AnimVisualDiff

/// What pixelmatch 7.2.0, pixelmatch with OKLab and odiff 4.5 count on made-up pictures.
struct CountTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pictures: @Sendable () -> (StraightPicture, StraightPicture)
    /// For the thresholds 0.05, 0.1 and 0.2, without anti-aliased pixels and with them: the counts of
    /// pixelmatch, of pixelmatch with OKLab, and of odiff.
    let counts: [[Int]]
  }

  private static let blue = [0, 122, 255]
  private static let white = [255, 255, 255]

  private static func disc(_ color: [Int], x: Int = 256) -> StraightPicture {
    MadeUp.disc(x: x, y: 256, radius: 160, color, on: white)
  }

  static let vectors = [
    Vector(
      testDescription: "noise off by 8",
      pictures: {
        let noise = MadeUp.noise(64, 64, seed: 1)
        return (noise, MadeUp.perturbed(noise, seed: 2, amplitude: 8))
      }, counts: [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]),
    Vector(
      testDescription: "noise off by 40",
      pictures: {
        let noise = MadeUp.noise(64, 64, seed: 1)
        return (noise, MadeUp.perturbed(noise, seed: 3, amplitude: 40))
      },
      counts: [
        [3303, 3386, 3302], [3303, 3386, 3302], [887, 1554, 883], [887, 1554, 883], [0, 20, 0],
        [0, 20, 0],
      ]),
    Vector(
      testDescription: "a disc half a pixel to the right",
      pictures: { (disc(blue), disc(blue, x: 260)) },
      counts: [
        [0, 0, 0], [122, 122, 122], [0, 0, 0], [100, 100, 100], [0, 0, 0], [66, 58, 66],
      ]),
    Vector(
      testDescription: "a smooth disc and a hard one",
      pictures: {
        (
          disc([0, 0, 0]),
          MadeUp.disc(x: 256, y: 256, radius: 160, [0, 0, 0], on: white, hard: true)
        )
      },
      counts: [[0, 0, 0], [108, 108, 108], [0, 0, 0], [88, 88, 88], [0, 0, 0], [56, 64, 56]]),
    Vector(
      testDescription: "a blue disc and an orange one",
      pictures: { (disc(blue), disc([255, 149, 0])) },
      counts: [
        [1200, 1200, 1200], [1296, 1296, 1296], [1200, 1200, 1200], [1288, 1288, 1288],
        [1200, 1200, 1200], [1280, 1280, 1280],
      ]),
    Vector(
      testDescription: "transparent noise off by 24",
      pictures: {
        let noise = MadeUp.noise(48, 48, seed: 7, alpha: true)
        return (noise, MadeUp.perturbed(noise, seed: 8, amplitude: 24))
      },
      counts: [[217, 406, 216], [217, 406, 216], [0, 9, 0], [0, 9, 0], [0, 0, 0], [0, 0, 0]]),
    Vector(
      testDescription: "black that appears and a grey that goes dark",
      pictures: {
        (
          MadeUp.picture(256, 16) { x, _ in UInt32(x) << 24 },
          MadeUp.picture(256, 16) { x, _ in UInt32(255 - x) * 0x010101 | 0xff00_0000 }
        )
      },
      counts: [
        [3722, 3889, 0], [3736, 3903, 0], [3378, 3610, 0], [3392, 3624, 0], [2688, 3072, 0],
        [2702, 3086, 0],
      ]),
    Vector(
      testDescription: "black and white",
      pictures: {
        (MadeUp.plain(0xff00_0000, side: 16), MadeUp.plain(0xffff_ffff, side: 16))
      }, counts: [[Int]](repeating: [256, 256, 256], count: 6)),
  ]

  @Test(arguments: vectors)
  func `counts are those of the programs they are named for`(vector: Vector) {
    let (a, b) = vector.pictures()
    for (row, expected) in vector.counts.enumerated() {
      let threshold = [0.05, 0.1, 0.2][row / 2]
      let metrics: [Metric] = [
        .pixelmatch(threshold: threshold), .pixelmatchOKLab(threshold: threshold),
        .odiff(threshold: threshold),
      ]
      let counts = metrics.map {
        Comparison($0, ignoresAntialiasing: row.isMultiple(of: 2)).difference(a, b).count
      }
      #expect(counts == expected, "threshold \(threshold), row \(row)")
    }
  }
}
