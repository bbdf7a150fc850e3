import AnimDrawing
import AnimPixels
import AnimRaster
import AnimScenarioFormat
import AnimStaging
import Foundation

/// Scenarios that may name no Swift sources.
///
/// What follows the first zero byte is what any `include:` finds, one file after the other.
@MainActor enum Scenarios {
  /// It ends with a scenario or with findings.
  static func read(_ bytes: [UInt8]) { _ = scenario(bytes) }

  private static func scenario(_ bytes: [UInt8]) -> Scenario? {
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var included = 1
    do {
      let read = try ScenarioReader.read(texts[0], file: "/nowhere/fuzz.yaml") { _, _ in
        guard texts.count > 1 else { throw ScenarioReader.NoFilesError() }
        defer { included = included % (texts.count - 1) + 1 }
        return texts[included]
      }
      precondition(read.warnings.allSatisfy { $0.message.severity != .error })
      return read.scenario
    } catch {
      precondition(!error.findings.isEmpty)
      return nil
    }
  }

  /// Acts a scenario out for at most so many seconds.
  private static let longest = 2.0

  /// It ends with pictures or with a `StageError`.
  static func stage(_ bytes: [UInt8]) {
    guard let scenario = scenario(bytes) else { return }
    SourceStudio.$current.withValue(SourceStudio(allowsSources: false)) {
      do {
        let rehearsal = try Rehearsal(scenario, theme: .dark, longest: longest)
        _ = try rehearsal.failedExpectations()
        for excerpt in rehearsal.parts.prefix(2) + rehearsal.stills.prefix(1).map(rehearsal.still) {
          try draw(excerpt)
        }
      } catch {
        precondition(!"\(error)".isEmpty)
      }
    }
  }

  /// The frames that are drawn of an excerpt, evenly spread, and of how many pixels at most.
  private static let (frameCount, pixelCount) = (5, 20_000.0)

  /// What is drawn where a frame differs from the one before is what is drawn of it alone.
  private static func draw(_ excerpt: Excerpt) throws {
    let area = excerpt.size.width * excerpt.size.height
    let scale = min(1, (pixelCount / max(1, area)).squareRoot())
    let size = PixelSize(
      width: max(1, Int((excerpt.size.width * scale).rounded())),
      height: max(1, Int((excerpt.size.height * scale).rounded())))
    let player = try excerpt.player()
    let updating = Rasterizer(size: size, scale: scale)
    var latest: (list: DisplayList, pixmap: Pixmap)?
    for number in 0..<frameCount {
      try player.advance(to: excerpt.duration * Double(number) / Double(frameCount - 1))
      let list = player.displayList()
      let pixmap = updating.render(list, reusing: latest).pixmap
      precondition(
        pixmap == Rasterizer(size: size, scale: scale).render(list),
        "frame \(number) is not the same when only what changes is drawn")
      latest = (list, pixmap)
    }
  }
}
