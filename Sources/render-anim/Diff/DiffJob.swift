import Codecs
import Foundation
import Pixels
import Rendering
import VisualDiff

/// Compares two files or two folders.
struct DiffJob {
  let command: DiffCommand

  func run() async throws -> DiffOutcome {
    let (a, b) = (command.expected, command.actual)
    switch (try Self.isFolder(a), try Self.isFolder(b)) {
    case (false, false):
      try OutputCheck(inputs: [a, b], outputs: [command.output, command.json].compactMap(\.self))
        .run()
      return DiffOutcome(files: [try await compare(a, b, name: nil, output: command.output)])
    case (true, true): return try await compareFolders(a, b)
    default:
      throw Failure(.noInput, "one of '\(a)' and '\(b)' is a folder and the other is not")
    }
  }

  private static func isFolder(_ path: String) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(.noInput, "there is no '\(path)'")
    }
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }

  private func compareFolders(_ a: String, _ b: String) async throws -> DiffOutcome {
    let (first, second) = (Self.pictures(in: a), Self.pictures(in: b))
    guard !first.isEmpty || !second.isEmpty else {
      throw Failure(.noInput, "there are no pictures in '\(a)' and '\(b)'")
    }
    let names = Set(first).union(second).sorted { $0.isBefore($1) }
    try OutputCheck(
      inputs: [a, b] + first.map { "\(a)/\($0)" } + second.map { "\(b)/\($0)" },
      outputs: [command.output, command.json].compactMap(\.self)
        + names.compactMap { name in command.output.map { "\($0)/\(name)" } }
    ).run()
    var files: [DiffOutcome.File] = []
    for name in names {
      if !second.contains(name) {
        files.append(.init(name: name, expected: "\(a)/\(name)", actual: nil))
      } else if !first.contains(name) {
        files.append(.init(name: name, expected: nil, actual: "\(b)/\(name)"))
      } else {
        let output = command.output.map { "\($0)/\(name)" }
        files.append(
          try await compare("\(a)/\(name)", "\(b)/\(name)", name: name, output: output))
      }
    }
    return DiffOutcome(files: files)
  }

  /// Paths of the pictures below a folder.
  private static func pictures(in folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
      ["png", "apng", "gif"].contains { path.lowercased().hasSuffix(".\($0)") }
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private func compare(
    _ a: String, _ b: String, name: String?, output: String?
  ) async throws -> DiffOutcome.File {
    // Decoding takes longer than comparing, so both are decoded at once, and equal files only once.
    let (first, second) = (try Self.bytes(of: a), try Self.bytes(of: b))
    async let decoded = Self.decode(first, path: a)
    let actual = try first == second ? await decoded : Self.decode(second, path: b)
    let expected = try await decoded
    let difference = await AnimationDifference(
      expected, actual, by: command.comparison.comparison,
      tasks: ProcessInfo.processInfo.activeProcessorCount)
    var file = DiffOutcome.File(
      name: name, expected: a, actual: b, difference: difference,
      isDifferent: difference.isDifferent(allowing: command.comparison.allowance))
    if let output, file.isDifferent {
      try await DiffPictures(expected, actual, difference, kind: command.picture).write(to: output)
    } else if file.isDifferent {
      let (worst, kind) = (difference.worst, command.picture)
      file.picture = {
        kind.pixmap(
          expected.frames[worst.expectedFrame].pixmap, actual.frames[worst.actualFrame].pixmap,
          worst.difference)
      }
    }
    return file
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.noInput, "'\(path)' cannot be read")
    }
    return [UInt8](data)
  }

  private static func decode(_ bytes: [UInt8], path: String) throws -> Animation {
    do {
      return try Animation(bytes)
    } catch {
      throw Failure(.dataError, "'\(path)': \(error)")
    }
  }
}

/// The pictures of what distinguishes two animations.
private struct DiffPictures {
  private let expected: Animation
  private let actual: Animation
  private let difference: AnimationDifference
  private let kind: DifferencePicture

  init(
    _ expected: Animation, _ actual: Animation, _ difference: AnimationDifference,
    kind: DifferencePicture
  ) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.kind = kind
  }

  /// A GIF blinks between the frames that differ most; a PNG shows every stretch of time.
  func write(to path: String) async throws {
    if path.lowercased().hasSuffix(".gif") { return try await writeFlicker(to: path) }
    let stretches = difference.stretches
    if stretches.count == 1 {
      let sink = try PNGSink(path: path)
      try await sink.append(frame(0, picture(of: stretches[0]), from: 0, to: 0))
      _ = try await sink.finish()
      return
    }
    var sink: APNGSink?
    for (index, stretch) in stretches.enumerated() {
      let picture = picture(of: stretch)
      let target =
        try sink ?? APNGSink(path: path, size: picture.size, loop: .forever, tasks: 1)
      sink = target
      try await target.append(frame(index, picture, from: stretch.start, to: stretch.end))
    }
    _ = try await sink?.finish()
  }

  private func writeFlicker(to path: String) async throws {
    let worst = difference.worst
    let size = worst.difference.size
    let sink = try GIFSink(
      path: path, size: size, options: GIFOptions(), tasks: 1, measuresQuality: false)
    let pictures = [
      expected.frames[worst.expectedFrame].pixmap, actual.frames[worst.actualFrame].pixmap,
    ]
    for (index, pixmap) in pictures.enumerated() {
      // Half a second each, as the eye wants it.
      let (start, end) = (Double(index) / 2, Double(index + 1) / 2)
      try await sink.append(frame(index, pixmap.extended(to: size), from: start, to: end))
    }
    _ = try await sink.finish()
  }

  private func picture(of stretch: AnimationDifference.Stretch) -> Pixmap {
    kind.pixmap(
      expected.frames[stretch.expectedFrame].pixmap, actual.frames[stretch.actualFrame].pixmap,
      stretch.difference)
  }

  private func frame(_ index: Int, _ pixmap: Pixmap, from start: Double, to end: Double) -> Frame {
    Frame(index: index, start: start, end: end, pixmap: pixmap, damage: nil)
  }
}

extension Pixmap {
  /// The picture with clear pixels at the right and at the bottom.
  fileprivate func extended(to size: PixelSize) -> Pixmap {
    guard size != self.size else { return self }
    var result = Pixmap(size: size)
    for y in 0..<self.size.height {
      for x in 0..<self.size.width { result[x, y] = self[x, y] }
    }
    return result
  }
}

extension String {
  /// By name, numbers as numbers.
  fileprivate func isBefore(_ other: String) -> Bool {
    compare(other, options: .numeric) == .orderedAscending
  }
}
