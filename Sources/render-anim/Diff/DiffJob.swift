import AnimCodecs
import AnimFiles
import AnimPixels
import AnimRendering
import AnimVisualDiff
import Foundation

/// Compares two files or two folders.
struct DiffJob: Sendable {
  /// The paths of what is expected and of what it is compared with.
  let expected: String
  let actual: String
  /// The path of the picture of the difference; nil for none.
  let output: String?
  /// The path of what was found as JSON; nil for none.
  let json: String?
  /// What the picture shows.
  let picture: DifferencePicture
  let comparison: Comparison
  let allowance: Allowance
  /// The size of a file beyond which it is refused, in bytes.
  let inputLimit: Int

  func run() async throws -> DiffOutcome {
    let (a, b) = (expected, actual)
    switch (try Self.isFolder(a), try Self.isFolder(b)) {
    case (false, false):
      try OutputCheck(inputs: [a, b], outputs: [output, json].compactMap(\.self))
        .run()
      let tasks = ProcessInfo.processInfo.activeProcessorCount
      var outcome = DiffOutcome()
      outcome.add(try await compare(a, b, name: nil, output: output, tasks: tasks))
      return outcome
    case (true, true): return try await compareFolders(a, b)
    default:
      throw CommandError(.noInput, "one of '\(a)' and '\(b)' is a folder and the other is not")
    }
  }

  private static func isFolder(_ path: String) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(.noInput, "there is no '\(path)'")
    }
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }

  private func compareFolders(_ a: String, _ b: String) async throws -> DiffOutcome {
    let (first, second) = (Self.pictures(in: a), Self.pictures(in: b))
    guard !first.isEmpty || !second.isEmpty else {
      throw CommandError(.noInput, "there are no pictures in '\(a)' and '\(b)'")
    }
    let names = Set(first).union(second).sorted { $0.isBefore($1) }
    try OutputCheck(
      inputs: [a, b] + first.map { "\(a)/\($0)" } + second.map { "\(b)/\($0)" },
      outputs: [output, json].compactMap(\.self)
        + names.compactMap { name in output.map { "\($0)/\(name)" } }
    ).run()
    let (expected, actual) = (Set(first), Set(second))
    return try await findings(on: names) { [self] name in
      if !actual.contains(name) {
        return .init(file: .init(name: name, only: "\(a)/\(name)", isExpected: true))
      }
      if !expected.contains(name) {
        return .init(file: .init(name: name, only: "\(b)/\(name)", isExpected: false))
      }
      // The cores are for several pairs at a time: most of the work on one is to read it, which
      // no two can share.
      let output = output.map { "\($0)/\(name)" }
      return try await compare(
        "\(a)/\(name)", "\(b)/\(name)", name: name, output: output, tasks: 1)
    }
  }

  /// The findings on some pairs in their order, with one at work on each core.
  ///
  /// - Throws: The error of the first pair that has one.
  private func findings(
    on names: [String], _ find: @escaping @Sendable (String) async throws -> DiffOutcome.Finding
  ) async throws -> DiffOutcome {
    // As many are begun ahead as keep all cores at work while a slow one is waited for.
    let most = 2 * ProcessInfo.processInfo.activeProcessorCount
    var ahead: [Task<DiffOutcome.Finding, any Error>] = []
    defer { for task in ahead { task.cancel() } }
    var outcome = DiffOutcome()
    for (number, name) in names.enumerated() {
      if number >= most { outcome.add(try await ahead.removeFirst().value) }
      ahead.append(Task.detached { try await find(name) })
    }
    while !ahead.isEmpty { outcome.add(try await ahead.removeFirst().value) }
    return outcome
  }

  /// Paths of the pictures below a folder.
  private static func pictures(in folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { path in
      ["png", "apng", "gif"].contains { path.lowercased().hasSuffix(".\($0)") }
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private func compare(
    _ a: String, _ b: String, name: String?, output: String?, tasks: Int
  ) async throws -> DiffOutcome.Finding {
    let limit = inputLimit
    let files = try FilePair(
      expected: InputFile.bytes(a, .any, limit: limit),
      actual: InputFile.bytes(b, .any, limit: limit))
    let (comparison, kind) = (comparison, picture)
    var stretches: [StretchRecord] = []
    let isRecorded = json != nil
    do {
      let difference = try await AnimationDifference(
        files.frames(), by: comparison, allowing: allowance, tasks: tasks
      ) { if isRecorded { stretches.append(StretchRecord($0)) } }
      let file = DiffOutcome.File(
        name: name, expected: a, actual: b, difference, stretches: stretches)
      guard file.isDifferent else { return .init(file: file) }
      guard let output else {
        let worst = difference.worst
        return .init(file: file) {
          kind.pixmap(worst.pair.expected, worst.pair.actual, worst.difference)
        }
      }
      try await DiffPictures(files, difference, comparison, kind, tasks: tasks).write(to: output)
      return .init(file: file)
    } catch let error as UnreadableAnimationError {
      throw CommandError(.dataError, "'\(error.isExpected ? a : b)': \(error.reason)")
    }
  }
}

/// The bytes of two files, whose frames may be read more than once.
private struct FilePair {
  let expected: [UInt8]
  let actual: [UInt8]

  func frames() throws(UnreadableAnimationError) -> FramePairs { try FramePairs(expected, actual) }
}

/// The pictures of the difference of two animations.
private struct DiffPictures {
  private let files: FilePair
  private let difference: AnimationDifference
  private let comparison: Comparison
  private let kind: DifferencePicture
  private let tasks: Int

  init(
    _ files: FilePair, _ difference: AnimationDifference, _ comparison: Comparison,
    _ kind: DifferencePicture, tasks: Int
  ) {
    self.files = files
    self.difference = difference
    self.comparison = comparison
    self.kind = kind
    self.tasks = tasks
  }

  /// A GIF blinks between the frames that differ most; a PNG shows every stretch of time.
  func write(to path: String) async throws {
    if path.lowercased().hasSuffix(".gif") { return try await writeFlicker(to: path) }
    if difference.stretches.count == 1 {
      let sink = try StillSink(path: path)
      try await sink.append(frame(0, picture(of: difference.worst), from: 0, to: 0))
      _ = try await sink.finish()
      return
    }
    // All frames are looked at again, which costs less than to keep them.
    let frames = try files.frames()
    var sink: APNGSink?
    var index = 0
    while let finding = try await comparison.next(of: frames, tasks: tasks) {
      let picture = picture(of: finding)
      let target =
        try sink ?? APNGSink(path: path, size: picture.size, loop: .forever, tasks: 1)
      sink = target
      try await target.append(
        frame(index, picture, from: finding.pair.start, to: finding.pair.end))
      index += 1
    }
    _ = try await sink?.finish()
  }

  private func writeFlicker(to path: String) async throws {
    let worst = difference.worst
    let size = worst.difference.size
    let sink = try GIFSink(
      path: path, size: size, options: GIFOptions(), tasks: 1, measuresQuality: false)
    for (index, pixmap) in [worst.pair.expected, worst.pair.actual].enumerated() {
      // Half a second each, as the eye wants it.
      let (start, end) = (Double(index) / 2, Double(index + 1) / 2)
      try await sink.append(frame(index, pixmap.extended(to: size), from: start, to: end))
    }
    _ = try await sink.finish()
  }

  private func picture(of finding: AnimationDifference.Finding) -> Pixmap {
    kind.pixmap(finding.pair.expected, finding.pair.actual, finding.difference)
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
  /// Whether it comes first by name, numbers by their value.
  fileprivate func isBefore(_ other: String) -> Bool {
    compare(other, options: .numeric) == .orderedAscending
  }
}
