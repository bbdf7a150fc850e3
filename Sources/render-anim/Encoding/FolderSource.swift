import AnimCodecs
import AnimExplaining
import AnimFiles
import AnimGeometry
import AnimPixels
import AnimPlayer
import AnimRendering
import AnimStaging
import Foundation

/// The PNG files of a folder, in the order of their names.
@MainActor struct FolderSource: FrameSource {
  let paths: [String]
  private let framesPerSecond: Double
  private let limit: Int
  private let frameSize: PixelSize

  /// The files of a folder, of which the first tells the size.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - framesPerSecond: The number of files that are shown in a second.
  ///   - limit: The number of bytes beyond which a file is refused.
  /// - Throws: `CommandError` if there is no such folder, no picture in it, or if the first one
  ///   cannot be read.
  init(folder: String, framesPerSecond: Double, limit: Int) throws(CommandError) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(.noInput, "there is no folder '\(folder)'")
    }
    // Numbers count as numbers, so that frame 10 comes after frame 9 without leading zeros too.
    let pictures = names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    guard let first = pictures.first else {
      throw CommandError(.noInput, "there are no PNG files in '\(folder)'")
    }
    paths = pictures.map { URL(fileURLWithPath: folder).appendingPathComponent($0).path }
    self.framesPerSecond = framesPerSecond
    self.limit = limit
    do {
      let decoder = PNGDecoder()
      let bytes = try InputFile.bytes(paths[0], .any, limit: limit)
      frameSize = try decoder.announcedSize(of: bytes) ?? decoder.decode(bytes).size
    } catch let problem as InputFile.Problem {
      throw CommandError(problem)
    } catch {
      throw CommandError(.dataError, "'\(folder)/\(first)': \(error)")
    }
  }

  var end: Double { Double(paths.count - 1) / framesPerSecond }

  func scale(at fraction: Double) -> Double { 1 }

  func size(at fraction: Double) -> PixelSize? { fraction == 1 ? frameSize : nil }

  func history() -> History? { nil }

  func elements() -> (@MainActor (Double) throws -> PlayerElements)? { nil }

  func take(at time: Double) -> ClosedRange<Double> { 0...max(end, time) }

  func play() throws -> @MainActor (Double) throws -> SourceMoment {
    let (paths, rate, limit) = (paths, framesPerSecond, limit)
    return { time in
      let number = min(Int(saturating: (time * rate + 1e-6).rounded(.down)), paths.count - 1)
      return SourceMoment(content: .picture(path: paths[number], limit: limit))
    }
  }
}
