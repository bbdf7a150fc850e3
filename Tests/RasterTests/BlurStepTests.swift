import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation
import Testing

struct BlurStepTests {
  /// An edge between black and white, blurred, is the integral of the Gaussian: Φ(x/σ).
  @Test(arguments: [2.0, 2.3, 5, 7.99, 8.01, 10.6, 20, 30])
  func `a blurred edge is that of a true Gaussian`(sigma: Double) {
    // Eight standard deviations to either side: the ends of the picture do not count.
    let half = Int(8 * sigma)
    let size = PixelSize(width: 2 * half, height: 6)
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let list = DisplayList(
      size: whole.size, background: .black,
      items: [
        DisplayItem(
          content: .box(
            Box(
              RoundedRect(CGRect(x: half, y: 0, width: half, height: size.height)),
              fill: .color(.white)))),
        DisplayItem(content: .backdrop(Backdrop(RoundedRect(whole), sigma: sigma))),
      ])
    let pixmap = Rasterizer(size: size, scale: 1).render(list)
    var (largest, sum) = (0.0, 0.0)
    for x in 0..<size.width {
      let distance = Double(x - half) + 0.5
      let expected = 255 * 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
      let error = abs(Double(pixmap[x, 3] & 0xff) - expected)
      largest = max(largest, error)
      sum += error
    }
    // The accuracy that a blur of eight bits can be asked for: 3 levels at most, half a level in the
    // mean.
    #expect(largest <= 3)
    #expect(sum / Double(size.width) <= 0.5)
  }
}
