import AnimActions
import AnimCaching
import AnimFiles
import AnimPixels
import AnimStaging
import AnimWorkers
import Synchronization

/// Pictures that runs of this program have made up before, in the folder of the cache.
///
/// They are known by the program, so that another one makes its own, and are whole or count as missing: the bytes of
/// what is drawn do not depend on them.
final class KeptPictures: PictureArchive {
  private let cache: LocalCache
  /// The file with digests of files.
  private let digests: String
  /// What tells this program from any other, once somebody has asked: nil if nothing does.
  private let program = Mutex<String??>(nil)

  /// The pictures in the folder of the cache; nil if none are to be kept.
  init?(_ options: CacheOptions) {
    guard !options.isOff else { return nil }
    cache = options.local
    digests = options.folder + "/digests"
  }

  func pixmap(of recipe: String, size: PixelSize, make: () -> Pixmap) -> Pixmap {
    guard let key = key(recipe, size) else { return make() }
    if let kept = kept(key, size) { return kept }
    let pixmap = make()
    keep(pixmap, key)
    return pixmap
  }

  private func key(_ recipe: String, _ size: PixelSize) -> String? {
    let known = program.withLock { program -> String? in
      if let program { return program }
      let code = FileDigests.codeDigest(of: WorkerProgram.ownPath, keptIn: digests)
      program = .some(code)
      return code
    }
    guard let program = known else { return nil }
    var key = ActionKey()
    key.add("kind", "picture", nil)
    key.add("program", "code", program)
    key.add("picture", recipe, "\(size.width) × \(size.height)")
    return key.digest
  }

  private func kept(_ key: String, _ size: PixelSize) -> Pixmap? {
    guard let file = cache.result(key)?.files.first,
      let bytes = cache.content(file.digest), bytes.count == size.area * 4
    else { return nil }
    // As in memory: four bytes a pixel, red first.
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: size.area) { buffer, count in
      unsafe UnsafeMutableRawBufferPointer(buffer).copyBytes(from: bytes)
      count = size.area
    }
    return Pixmap(size: size, pixels: pixels)
  }

  /// Failing to is no failure: the picture is made again.
  private func keep(_ pixmap: Pixmap, _ key: String) {
    let bytes = unsafe pixmap.pixels.withUnsafeBytes { unsafe [UInt8]($0) }
    guard let digest = try? cache.store(bytes) else { return }
    let file = ActionResult.File(path: "picture.rgba", digest: digest, size: bytes.count)
    try? cache.store(ActionResult(text: [], files: [file]), for: key)
    cache.pruneDaily(to: ResultShelf.usualCapacity)
  }
}
