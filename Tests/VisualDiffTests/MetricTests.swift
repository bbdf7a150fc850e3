import Foundation
import Testing

@testable import AnimVisualDiff

struct MetricTests {
  /// Lab of two colours and their CIEDE2000 difference: the test data of G.
  ///
  /// Sharma et al., 2005.
  static let colorPairs: [[Double]] = [
    [50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425],
    [50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615],
    [50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412],
    [50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000],
    [50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000],
    [50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000],
    [50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669],
    [50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195],
    [50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045],
    [50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045],
    [50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461],
    [50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065],
    [50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492],
    [50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977],
    [50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030],
    [50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535],
    [50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000],
    [50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000],
    [50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000],
    [50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test(arguments: colorPairs)
  func `CIEDE2000 is that of the published pairs, both ways`(pair: [Double]) {
    let a = CIELab(lightness: pair[0], a: pair[1], b: pair[2])
    let b = CIELab(lightness: pair[3], a: pair[4], b: pair[5])
    #expect(abs(a.deltaE2000(to: b) - pair[6]) < 0.00005)
    #expect(abs(b.deltaE2000(to: a) - pair[6]) < 0.00005)
  }

  @Test func `white and black are 100 apart, and clear is not white`() {
    #expect(abs(CIELab.deltaE(0xffff_ffff, 0xff00_0000) - 100) < 0.01)
    // Over black, a clear pixel is black.
    #expect(abs(CIELab.deltaE(0xffff_ffff, 0) - 100) < 0.01)
  }

  private static let metrics = Metric.Kind.allCases.map { $0.metric(threshold: nil) }

  @Test(arguments: metrics)
  func `equal pictures do not differ, whatever the metric`(metric: Metric) {
    let picture = MadeUp.noise(20, 13, seed: 5, alpha: true)
    let difference = Comparison(metric).difference(picture, picture)
    #expect(!difference.isDifferent)
    #expect(difference.count == 0 && difference.unequalCount == 0 && difference.largestDeltaE == 0)
  }

  @Test(arguments: metrics)
  func `black and white differ, whatever the metric`(metric: Metric) {
    let difference = Comparison(metric).difference(
      MadeUp.plain(0xff00_0000, side: 24), MadeUp.plain(0xffff_ffff, side: 24))
    #expect(difference.isDifferent)
    #expect(difference.count == 24 * 24)
    #expect(difference.largestChannelDifference == 255)
  }

  @Test(arguments: [(10, 20), (0, 255), (128, 128), (200, 100)])
  func `the similarity of plain pictures has a closed form`(a: Int, b: Int) {
    // Without variance it is (2ab + C₁) / (a² + b² + C₁).
    func grey(_ value: Int) -> StraightPicture {
      MadeUp.plain(UInt32(value) * 0x010101 | 0xff00_0000, side: 16)
    }
    let (x, y, c) = (Double(a), Double(b), 6.5025)
    let similarity = StructuralSimilarity(grey(a), grey(b))
    #expect(abs(similarity.mean - (2 * x * y + c) / (x * x + y * y + c)) < 1e-3)
  }

  @Test func `FLIP of plain pictures is the redistributed colour difference`() {
    // White and black are 100 apart, 100^0.7 = 25.119; green and blue, Hunt-adjusted, 41.276: so the
    // error is 0.95 + (25.119 − 0.4 · 41.276) / (0.6 · 41.276) · 0.05.
    let flip = FLIP(
      MadeUp.plain(0xffff_ffff, side: 32), MadeUp.plain(0xff00_0000, side: 32))
    #expect(abs(flip.mean - 0.967_38) < 1e-3)
    #expect(abs(flip.maximum - flip.mean) < 1e-4)
  }

  /// FLIP as NVIDIA's `flip-evaluator` 1.7 computes it, similarity as scikit-image 0.26 does with
  /// Gaussian weights.
  @Test func `scores are those of the reference programs`() {
    let noise = MadeUp.noise(64, 64, seed: 1)
    let perturbed = MadeUp.perturbed(noise, seed: 3, amplitude: 40)
    func disc(_ color: [Int], x: Int) -> StraightPicture {
      MadeUp.disc(x: x, y: 256, radius: 160, color, on: [255, 255, 255])
    }
    let blue = disc([0, 122, 255], x: 256)
    let shifted = disc([0, 122, 255], x: 260)
    #expect(abs(FLIP(noise, perturbed).mean - 0.168_648) < 2e-4)
    #expect(abs(FLIP(noise, perturbed).maximum - 0.406_857) < 2e-4)
    #expect(abs(FLIP(blue, shifted).mean - 0.047_678) < 2e-4)
    #expect(abs(FLIP(blue, disc([255, 149, 0], x: 256)).mean - 0.371_315) < 2e-4)
    #expect(abs(StructuralSimilarity(noise, perturbed).mean - 0.954_978) < 2e-4)
    #expect(abs(StructuralSimilarity(blue, shifted).mean - 0.963_774) < 2e-4)
  }

  @Test func `a channel that is off by the limit does not count, one more does`() {
    let a = MadeUp.plain(0xff80_8080, side: 4)
    let b = MadeUp.plain(0xff80_8280, side: 4)
    #expect(!Comparison(.offBy(2)).difference(a, b).isDifferent)
    #expect(Comparison(.offBy(1)).difference(a, b).count == 16)
  }

  @Test func `an alpha that is off by the limit does not count, one more does`() {
    let a = MadeUp.plain(0x8000_0000, side: 4)
    let b = MadeUp.plain(0x8200_0000, side: 4)
    #expect(!Comparison(.offBy(2)).difference(a, b).isDifferent)
    #expect(Comparison(.offBy(1)).difference(a, b).count == 16)
  }
}
