import AnimFiles
import Foundation
import Synchronization

/// The folder in which apps keep their files while this process acts them out.
///
/// It is made when an app asks for it first, and gone when the program ends.
enum AppHome {
  private struct Place {
    let folder: TemporaryFolder
    let process: pid_t
  }
  private struct Places: ~Copyable, @unchecked Sendable {
    var place: Place?
    var isToBeDiscarded = false
  }
  private static let places = Mutex(Places())

  /// The folder; a copy of the process has one of its own.
  static func find() -> URL {
    places.withLock { places in
      if let place = places.place, place.process == getpid() { return place.folder.url }
      let temporary = FileManager.default.temporaryDirectory
      guard let folder = try? TemporaryFolder(in: temporary) else {
        return temporary.appendingPathComponent("render-anim-app-\(getpid())")
      }
      places.place = Place(folder: folder, process: getpid())
      if !places.isToBeDiscarded { atexit { AppHome.discard() } }
      places.isToBeDiscarded = true
      return folder.url
    }
  }

  private static func discard() {
    places.withLock { places in
      if places.place?.process == getpid() { places.place = nil }
    }
  }
}
