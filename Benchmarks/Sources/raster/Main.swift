import AnimCodecs
import AnimDrawing
import AnimGeometry
import AnimPixels
import AnimRaster
import Foundation

/// `script/bench raster [W1 … damage] [--threads N] [--json FILE] [--png DIRECTORY]`
///
/// Prints the median milliseconds of a frame of each workload and its ratio to one translucent colour
/// over the whole frame, and what it takes to redraw a hundredth of it. With threads, each draws
/// frames of its own and the time is that of all frames divided by their number.
@main
struct Main {
  var names: [String] = []
  var threads = 1
  var json: String?
  var png: String?

  static func main() async throws {
    var main = Main()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--threads": main.threads = arguments.popFirst().flatMap { Int($0) } ?? 1
      case "--json": main.json = arguments.popFirst()
      case "--png": main.png = arguments.popFirst()
      default: main.names.append(argument)
      }
    }
    try await main.run()
  }

  private func run() async throws {
    let all: [Scene] = try [
      .grid, .insertion(grouped: false), .insertion(grouped: true), .images(perspective: false),
      .images(perspective: true), .effects, .labels(), .paths,
    ]
    let scenes = all.filter { names.isEmpty || names.contains($0.name) }
    var results: [String: Double] = [:]
    for scene in scenes {
      // On a machine with other work the yardstick varies: it is taken on both sides.
      let before = Measurement.sourceOver()
      let time =
        threads > 1 ? await throughput(scene, threads: threads) : singleThreaded(scene)
      let unit = (before + Measurement.sourceOver()) / 2
      results[scene.name] = time
      print(scene.name, format(time), "ms", "×\(format(time / unit))")
      if threads == 1 {
        let part = partly(scene)
        results["\(scene.name) partly"] = part
        print("  a hundredth", format(part), "ms", "\(format(part / time * 100)) %")
      }
      if let png { try save(scene, in: png) }
    }
    if names.isEmpty || names.contains("damage") {
      let time = oneMoves()
      results["damage"] = time
      print("damage", format(time), "ms: W1 when one of its cells moves")
    }
    if let json {
      let lines = results.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \(format($0.value))" }
      try Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
        .write(to: URL(fileURLWithPath: json))
    }
  }

  private func singleThreaded(_ scene: Scene) -> Double {
    let rasterizer = Rasterizer(size: Scene.size, scale: 1)
    var pixmap = Pixmap(size: Scene.size)
    return Measurement.median { rasterizer.render(scene.list, into: &pixmap) }
  }

  /// The time to redraw what changes when the middle cell of W1 moves to and fro.
  private func oneMoves() -> Double {
    let rest = Scene.grid.list
    var moved = rest
    let shift = CGAffineTransform(translationX: 3, y: 5)
    moved.items[45].transform = moved.items[45].transform.concatenating(Projection(shift))
    let rasterizer = Rasterizer(size: Scene.size, scale: 1)
    var pixmap = rasterizer.render(rest)
    let time = Measurement.median {
      _ = rasterizer.update(&pixmap, from: rest, to: moved)
      _ = rasterizer.update(&pixmap, from: moved, to: rest)
    }
    return time / 2
  }

  /// The time to redraw what changes when a box in front of the scene, of a hundredth of its pixels,
  /// changes its colour.
  private func partly(_ scene: Scene) -> Double {
    let box = RoundedRect(CGRect(x: 337, y: 600, width: 75, height: 133))
    var lists = [scene.list, scene.list]
    for (index, color) in [Color(hex: 0x336699), Color(hex: 0x993366)].enumerated() {
      lists[index].items.append(
        DisplayItem(id: .max, content: .box(Box(box, fill: .color(color)))))
    }
    let rasterizer = Rasterizer(size: Scene.size, scale: 1)
    var pixmap = rasterizer.render(lists[0])
    let time = Measurement.median {
      _ = rasterizer.update(&pixmap, from: lists[0], to: lists[1])
      _ = rasterizer.update(&pixmap, from: lists[1], to: lists[0])
    }
    return time / 2
  }

  private func throughput(_ scene: Scene, threads: Int) async -> Double {
    // As many frames as take one thread about half a second.
    let frames = max(8, Int(500 / singleThreaded(scene)))
    let start = Measurement.wallTime
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<threads {
        group.addTask { @concurrent in
          let rasterizer = Rasterizer(size: Scene.size, scale: 1)
          var pixmap = Pixmap(size: Scene.size)
          for _ in 0..<frames { rasterizer.render(scene.list, into: &pixmap) }
        }
      }
    }
    return (Measurement.wallTime - start) * 1000 / Double(frames * threads)
  }

  private func save(_ scene: Scene, in directory: String) throws {
    let picture = Rasterizer(size: Scene.size, scale: 1).render(scene.list)
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try Data(PNGEncoder().encode(picture)).write(
      to: URL(fileURLWithPath: directory).appendingPathComponent("\(scene.name).png"))
  }

  private func format(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(3)).grouping(.never))
  }
}
