import Codecs
import Foundation
import Pixels
import VisualDiff

/// A pair of screens of 3840 × 2160 pixels with flat areas, gradients and noise like that of text.
func screen(shift: Int, noise: Bool) -> Pixmap {
  let size = PixelSize(width: 3840, height: 2160)
  var pixels = [UInt32](repeating: 0, count: size.area)
  var state: UInt32 = 1
  for y in 0..<size.height {
    for x in 0..<size.width {
      state = state &* 1_664_525 &+ 1_013_904_223
      let card = (x / 480 + y / 360) % 2 == 0
      var color = UInt32(card ? 0xfff2_f2f7 : 0xffff_ffff)
      let (cx, cy) = (x % 480, y % 360)
      if card, cy > 40, cy < 120 { color = 0xff00_0000 | UInt32(cx / 2) << 16 | UInt32(cy) << 8 }
      if !card, cy > 150, cy < 330, state >> 30 == 0 { color = 0xff33_3333 }
      pixels[y * size.width + x] = color
    }
  }
  // What is to be found: a badge that moved, and on request a fine change everywhere.
  for y in 700..<900 {
    for x in 1000 + shift..<1400 + shift { pixels[y * size.width + x] = 0xff00_7aff }
  }
  if noise { for index in pixels.indices { pixels[index] ^= 0x0003_0201 } }
  return Pixmap(size: size, pixels: pixels)
}

/// The median of the processor time of some runs, in milliseconds: other work on the machine counts less.
func median(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let start = clock()
    try body()
    times.append(Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
  }
  return times.sorted()[times.count / 2]
}

func report(_ name: String, _ milliseconds: Double) {
  print("\(name): \((milliseconds * 10).rounded() / 10) ms")
}

/// With a folder as argument, the pair is written there for other programs: RGBA and PNG.
let folder = CommandLine.arguments.dropFirst().first
let a = screen(shift: 0, noise: false)
for (name, b) in [
  ("equal", screen(shift: 0, noise: false)), ("moved", screen(shift: 1, noise: false)),
  ("everywhere", screen(shift: 0, noise: true)),
] {
  for metric: Metric in [
    .exact, .pixelmatch(threshold: 0.1), .pixelmatchOKLab(threshold: 0.1), .odiff(threshold: 0.1),
  ] {
    let comparison = Comparison(metric, ignoresAntialiasing: metric != .exact)
    report(
      "\(name) \(metric.name)",
      median(name == "everywhere" ? 3 : 5) { _ = comparison.difference(a, b) })
  }
  if let folder {
    for (file, pixmap) in [("a", a), (name, b)] {
      try Data(RawVideo.rgba(pixmap)).write(to: URL(fileURLWithPath: "\(folder)/\(file).rgba"))
      try Data(try PNGEncoder(level: 1).encode(pixmap)).write(
        to: URL(fileURLWithPath: "\(folder)/\(file).png"))
    }
  }
}
