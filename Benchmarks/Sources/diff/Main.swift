import AnimCodecs
import AnimPixels
import AnimVisualDiff
import Foundation

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

/// The shortest of some runs by two clocks, in milliseconds: other work on the machine only makes them
/// longer.
func shortest(_ runs: Int, _ body: () async -> Void) async -> (processor: Double, wall: Double) {
  var (processor, wall) = (Double.infinity, Double.infinity)
  for _ in 0..<runs {
    let start = clock()
    let elapsed = await ContinuousClock().measure(body)
    processor = min(processor, Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
    wall = min(wall, elapsed / .milliseconds(1))
  }
  return (processor, wall)
}

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func column(_ milliseconds: Double) -> String {
  column(String(Int(milliseconds)) + "." + String(Int(milliseconds * 10) % 10), 11)
}

/// With a folder as argument, the pairs are written there for other programs: RGBA and PNG.
let folder = CommandLine.arguments.dropFirst().first
let cores = ProcessInfo.processInfo.activeProcessorCount
func line(_ name: String, _ columns: [String]) {
  print(name.padding(toLength: 28, withPad: " ", startingAt: 0) + columns.joined())
}

line("milliseconds", ["processor", "1 task", "\(cores) tasks"].map { column($0, 11) })
let a = screen(shift: 0, noise: false)
for (name, b) in [
  ("equal", screen(shift: 0, noise: false)), ("moved", screen(shift: 1, noise: false)),
  ("everywhere", screen(shift: 0, noise: true)),
] {
  for metric: Metric in [
    .exact, .pixelmatch(threshold: 0.1), .pixelmatchOKLab(threshold: 0.1), .odiff(threshold: 0.1),
  ] {
    let comparison = Comparison(metric, ignoresAntialiasing: metric != .exact)
    var count = 0
    let one = await shortest(7) { count = comparison.difference(a, b).count }
    let all = await shortest(15) {
      count = await comparison.difference(a, b, tasks: cores).count
    }
    line(
      "\(name) \(metric.name)",
      [one.processor, one.wall, all.wall].map(column) + ["  \(count) pixels"])
  }
  if let folder {
    for (file, pixmap) in [("a", a), (name, b)] {
      try Data(RawVideo.rgba(pixmap)).write(to: URL(fileURLWithPath: "\(folder)/\(file).rgba"))
      try Data(try PNGEncoder(level: 1).encode(pixmap)).write(
        to: URL(fileURLWithPath: "\(folder)/\(file).png"))
    }
  }
}
