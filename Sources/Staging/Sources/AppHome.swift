import AnimFiles
import Foundation
import Synchronization

/// The folder in which apps keep their files while this process acts them out.
///
/// It is made when an app asks for it first, and gone when the program ends.
enum AppHome {
  private struct Place {
    let folder: TemporaryFolder
    let url: URL
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
      if let place = places.place, place.process == getpid() { return place.url }
      let temporary = FileManager.default.temporaryDirectory
      guard let folder = try? TemporaryFolder(in: temporary) else {
        return temporary.appendingPathComponent("render-anim-app-\(getpid())")
      }
      let url = sameInAllRuns(folder.url, isOpen: places.isToBeDiscarded)
      places.place = Place(folder: folder, url: url, process: getpid())
      if !places.isToBeDiscarded { atexit { AppHome.discard() } }
      places.isToBeDiscarded = true
      return url
    }
  }

  /// The number of the descriptor by which the folder goes, above those that are given out in order.
  private static let descriptor: Int32 = 900

  /// A path that leads to a folder and is the same in every run, since apps may show it; the folder's own where that is impossible.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isOpen: Whether the descriptor is one of a folder already, and not somebody else's.
  /// - Returns: The path as a URL.
  private static func sameInAllRuns(_ folder: URL, isOpen: Bool) -> URL {
    guard isOpen || fcntl(descriptor, F_GETFD) == -1 else { return folder }
    let opened = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { return folder }
    defer { close(opened) }
    guard dup2(opened, descriptor) == descriptor else { return folder }
    // Programs that are started have no part in it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let path = "/proc/self/fd/\(descriptor)"
    // Not where nothing is mounted there.
    guard FileManager.default.fileExists(atPath: path + "/.") else { return folder }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private static func discard() {
    places.withLock { places in
      if places.place?.process == getpid() { places.place = nil }
    }
  }
}
