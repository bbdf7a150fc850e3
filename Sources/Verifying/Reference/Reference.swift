import AnimCodecs
package import AnimPixels
import AnimRendering
package import AnimScenarioFormat
import AnimTextFormats
import Foundation

/// The files that make a reference.
package enum ReferenceFile: String, CaseIterable, Sendable, Codable {
  /// The stored frames, without loss; every browser plays it.
  case frames = "frames.apng"
  /// The size, the times and the digests of all frames.
  case manifest = "manifest.json"
  /// The places of all elements.
  case layout = "layout.jsonl"
  /// What the scenario said; absent for what a test acted out itself, and for very long ones.
  case scenario = "scenario.json"
}

/// A reference that cannot be read, with the reason.
package enum ReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none of its files.
  case missing
  /// A file is a pointer of Git LFS.
  case unfetched(String)
  /// A file is missing, or not what this program writes.
  case damaged(String)
  /// It was recorded from another file.
  case otherScenario(String)

  /// The reason and a remedy, for people.
  package var description: String {
    switch self {
    case .missing: "there is no reference; 'record' makes one"
    case .unfetched(let file):
      "'\(file)' of the reference is a pointer of Git LFS; fetch it with 'git lfs pull'"
    case .damaged(let reason):
      "the reference is damaged: \(reason); 'record --mode all' makes a new one"
    case .otherScenario(let file): "the reference belongs to '\(file)'"
    }
  }
}

/// The expected frames of a scenario.
package struct Reference: Sendable {
  /// The facts about the reference, with the digests of all frames.
  package let manifest: Manifest
  /// The places of all elements at every frame.
  package let trace: LayoutTrace
  /// What the scenario said; nil if it is not known.
  package let outline: ScenarioOutline?
  /// The stored frames, in their times: a file that has been read through once.
  private let frames: [UInt8]

  /// The facts about a reference, as `manifest.json` holds them.
  package struct Manifest: Hashable, Sendable, Codable {
    /// The version of the format, raised when what references hold means something else.
    package var version = 1
    /// The version of what is drawn that the recording program had; nil before there were any.
    package var drawing: Int?
    /// The fonts that were really used, by their PostScript names; nil if it is not known.
    package var fonts: [String: RecordedFont]?
    /// The SHA-256 digest of the file of stored frames; nil if they must be read to know that they are whole.
    package var frames: String?
    /// The file it was recorded from.
    package var scenario: String
    /// The name of the theme that it was drawn in.
    package var theme: String
    /// Pixels per point.
    package var scale: Int
    /// The width of the frames, in pixels.
    package var width: Int
    /// The height of the frames, in pixels.
    package var height: Int
    /// The frame rate of the scenario's clock.
    package var framesPerSecond: Double
    /// The numbers of the frames that are stored, from 0.
    package var samples: [Int]
    /// The SHA-256 digest of the layout's text.
    package var digests: [String]
    /// The x, y, width and height, in pixels, of each part that is left out of the digests.
    package var layout: String
    /// x, y, width and height in pixels of what is left out of the digests.
    package var ignored: [[Int]]
    /// What it took to act it out; nil if the scenario does not ask for it.
    package var counts: RecordedCounts?
  }

  /// The size of the frames, in pixels.
  package var size: PixelSize { PixelSize(width: manifest.width, height: manifest.height) }

  /// The SHA-256 digests, one for each frame.
  package var digests: [String] {
    manifest.digests.flatMap { entry -> [String] in
      let parts = entry.split(separator: "×")
      guard parts.count == 2, let count = Int(parts[0]), count > 0, count < 1_000_000 else {
        return [entry]
      }
      return [String](repeating: String(parts[1]), count: count)
    }
  }

  /// The digests of all frames, if equal ones mean equal frames: none for frames of another size or rate, or with other
  /// parts left out.
  func digests(size: PixelSize, ignoring ignored: [PixelRect], rate: Double) -> [String] {
    manifest.framesPerSecond == rate && self.size == size
      && manifest.ignored == ignored.map { [$0.minX, $0.minY, $0.width, $0.height] } ? digests : []
  }

  /// The stored picture of a frame; nil if it is not stored.
  ///
  /// - Complexity: All frames before it are read; `Reader` reads each once.
  package func picture(of frame: Int) -> Pixmap? { Reader(self).picture(of: frame) }

  /// Reads stored pictures in their order.
  struct Reader {
    private let reference: Reference
    private let pictures: StoredPictures

    init(_ reference: Reference) {
      self.reference = reference
      pictures = Self.read { () throws(CodecError) in try StoredPictures(reference.frames) }
    }

    /// The stored picture of a frame that is not before that of the call before; nil if it is not
    /// stored.
    func picture(of frame: Int) -> Pixmap? {
      guard reference.manifest.samples.contains(frame),
        reference.trace.times.indices.contains(frame)
      else { return nil }
      let time = reference.trace.times[frame] + 5e-4
      return Self.read { () throws(CodecError) in try pictures.picture(at: time) }
    }

    private static func read<Value>(_ body: () throws(CodecError) -> Value) -> Value {
      do {
        return try body()
      } catch {
        preconditionFailure("the stored frames have been read before: \(error)")
      }
    }
  }

  /// Whether the stored frames are those of another one, however they are compressed.
  func holdsFrames(of other: Reference) -> Bool {
    guard manifest.samples == other.manifest.samples, trace.times == other.trace.times else {
      return false
    }
    let (mine, others) = (Reader(self), Reader(other))
    return manifest.samples.sorted().allSatisfy {
      mine.picture(of: $0) == others.picture(of: $0)
    }
  }

  /// Reads a reference from the bytes of its files; nil for a file that is not there.
  ///
  /// - Parameter file: The bytes of a file; it may be asked several times.
  /// - Throws: `ReferenceError` if files are missing, damaged, or do not belong together.
  package init(_ file: (ReferenceFile) -> [UInt8]?) throws(ReferenceError) {
    func bytes(_ kind: ReferenceFile) throws(ReferenceError) -> [UInt8] {
      guard let bytes = file(kind) else { throw .damaged("'\(kind.rawValue)' is missing") }
      if bytes.starts(with: Array("version https://git-lfs".utf8)) {
        throw .unfetched(kind.rawValue)
      }
      return bytes
    }
    guard ReferenceFile.allCases.contains(where: { file($0) != nil }) else { throw .missing }
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: Data(try bytes(.manifest)))
    } catch let error as ReferenceError {
      throw error
    } catch {
      throw .damaged("'\(ReferenceFile.manifest.rawValue)' is not what this program writes")
    }
    trace = try LayoutTrace(String(decoding: try bytes(.layout), as: UTF8.self))
    do {
      outline = try file(.scenario).map {
        try JSONDecoder().decode(ScenarioOutline.self, from: Data($0))
      }
    } catch {
      throw .damaged("'\(ReferenceFile.scenario.rawValue)' is not what this program writes")
    }
    frames = try bytes(.frames)
    if let digest = manifest.frames {
      // As they were written: then they can be read, when they are needed.
      guard SHA256.digest(of: frames) == digest else {
        throw .damaged("'\(ReferenceFile.frames.rawValue)' is not the one that was recorded")
      }
    } else if try Self.storedSize(frames) != size {
      throw .damaged("its files do not belong together")
    }
    guard digests.count == trace.times.count else {
      throw .damaged("its files do not belong together")
    }
  }

  /// The size of stored frames, all of which are read; nil if there are none.
  private static func storedSize(_ frames: [UInt8]) throws(ReferenceError) -> PixelSize? {
    do {
      let pictures = try StoredPictures(frames)
      var size: PixelSize?
      while let picture = try pictures.next() { size = picture.size }
      return size
    } catch {
      throw .damaged("'\(ReferenceFile.frames.rawValue)': \(error)")
    }
  }

  /// The bytes of the files that hold what was performed.
  ///
  /// Unless the scenario says which frames are stored, only every second, third, … of the usual
  /// ones is if the files would be larger than `limit`: the digests of all are there anyway.
  static func files(
    for performance: Performance, limit: Int = ReferenceStore.advisedBytes
  ) async throws(CodecError) -> [ReferenceFile: [UInt8]] {
    let layout = Array(performance.trace.text.utf8)
    let all = performance.samples
    let outline = outline(of: performance.scenario)
    func files(_ samples: [Int]) async throws(CodecError) -> [ReferenceFile: [UInt8]] {
      let frames = try await animation(of: performance, samples)
      let manifest = manifest(
        of: performance, samples, layout: SHA256.digest(of: layout),
        frames: SHA256.digest(of: frames))
      return [.frames: frames, .manifest: manifest, .layout: layout, .scenario: outline]
        .compactMapValues(\.self)
    }
    func byteCount(_ files: [ReferenceFile: [UInt8]]) -> Int {
      files.values.reduce(0) { $0 + $1.count }
    }
    var samples = all
    var result = try await files(samples)
    var interval = 1
    while performance.scenario.verification.samples.isEmpty, samples.count > 2,
      byteCount(result) > limit
    {
      // Files shrink about as much as the number of frames does.
      interval = max(interval + 1, interval * byteCount(result) / limit)
      samples = all.indices.filter { $0.isMultiple(of: interval) || $0 == all.count - 1 }
        .map { all[$0] }
      result = try await files(samples)
    }
    return result
  }

  /// Outlines that take more bytes are not stored: references belong into a repository.
  private static let longestOutline = 100_000

  /// What a scenario says, each of its outermost keys on a line of its own.
  private static func outline(of scenario: Scenario) -> [UInt8]? {
    guard !scenario.outline.isEmpty else { return nil }
    guard let json = try? scenario.outline.jsonLines else {
      preconditionFailure("an outline of words can be encoded")
    }
    return json.utf8.count <= longestOutline ? [UInt8](json.utf8) : nil
  }

  private static func manifest(
    of performance: Performance, _ samples: [Int], layout: String, frames: String
  ) -> [UInt8] {
    let manifest = Manifest(
      drawing: DrawingVersion.current, fonts: performance.fonts, frames: frames,
      scenario: performance.scenario.file,
      theme: performance.theme.rawValue,
      scale: performance.scale, width: performance.size.width, height: performance.size.height,
      framesPerSecond: performance.framesPerSecond, samples: samples,
      digests: runs(performance.digests), layout: layout,
      ignored: performance.ignored.map { [$0.minX, $0.minY, $0.width, $0.height] },
      counts: performance.counts)
    return manifest.bytes
  }

  private static func animation(
    of performance: Performance, _ samples: [Int]
  ) async throws(CodecError) -> [UInt8] {
    var file: [UInt8] = []
    let encoder = try APNGEncoder(size: performance.size) { file += $0 }
    let times = performance.times
    for (position, frame) in samples.enumerated() {
      guard let picture = performance.pictures[frame] else { continue }
      // The last one stands for a second, so that a viewer shows it.
      let end = position + 1 < samples.count ? times[samples[position + 1]] : times[frame] + 1
      try await encoder.append(picture, from: times[frame], to: end)
    }
    try await encoder.finish()
    return file
  }

  private static func runs(_ digests: [String]) -> [String] {
    var runs: [(digest: String, count: Int)] = []
    for digest in digests {
      if runs.last?.digest == digest {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((digest, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.digest : "\($0.count)×\($0.digest)" }
  }
}

extension Reference.Manifest {
  /// The bytes of its file.
  var bytes: [UInt8] {
    guard let json = try? JSONText(self, isIndented: true) else {
      preconditionFailure("a manifest of numbers and words can be encoded")
    }
    return [UInt8](json.text.utf8) + [10]
  }
}

extension ScenarioOutline {
  /// The outline as JSON, with a line for each of the outermost keys, so that git can show what
  /// changes.
  fileprivate var jsonLines: String {
    get throws {
      guard case .keys(let keys) = content else { return try JSONText(self).text + "\n" }
      let lines = try keys.sorted { $0.name < $1.name }.map {
        "\(try JSONText($0.name).text):\(try JSONText($0.value).text)"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
  }
}
