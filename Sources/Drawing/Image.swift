public import AnimPixels
import Synchronization

/// A picture with an identity, so that lists that show it are compared and hashed without looking
/// at its pixels.
public struct Image: Hashable, Sendable {
  /// The size, in pixels.
  public let size: PixelSize
  /// Whether all pixels are opaque.
  public let isOpaque: Bool
  /// A digest of size and pixels, or of how they are made, the same from run to run.
  public let id: UInt64
  private let contents: Contents

  private enum Contents: Sendable {
    case pixels(Pixmap)
    case made(Making)
  }

  /// A picture of pixels, which are digested once, here.
  ///
  /// - Complexity: O(pixels).
  public init(_ pixmap: Pixmap) {
    size = pixmap.size
    isOpaque = pixmap.isOpaque
    contents = .pixels(pixmap)
    var digest = Digest()
    digest.add(UInt32(truncatingIfNeeded: pixmap.size.width))
    digest.add(UInt32(truncatingIfNeeded: pixmap.size.height))
    for pixel in pixmap.pixels { digest.add(pixel) }
    id = digest.value
  }

  /// An opaque picture that is made when its pixels are first asked for, and only then.
  ///
  /// - Parameters:
  ///   - recipe: What the pixels follow from, beside the size: where recipe and size are the same, so are they.
  ///   - size: The size, in pixels.
  ///   - make: Makes the pixels, from any thread; all of them opaque, and as many as `size` says.
  public init(opaque recipe: String, size: PixelSize, make: @escaping @Sendable () -> Pixmap) {
    self.size = size
    isOpaque = true
    contents = .made(Making(make))
    var digest = Digest()
    digest.add(UInt32(truncatingIfNeeded: size.width))
    digest.add(UInt32(truncatingIfNeeded: size.height))
    for byte in recipe.utf8 { digest.add(UInt32(byte)) }
    id = digest.value
  }

  /// The pixels, made when they are asked for for the first time.
  public var pixmap: Pixmap {
    switch contents {
    case .pixels(let pixmap): pixmap
    case .made(let making): making.pixmap
    }
  }

  /// Whether the pixels are there, or are being made.
  var isMade: Bool {
    switch contents {
    case .pixels: true
    case .made(let making): making.isMade
    }
  }

  /// Whether digest and size are the same, by which pixels are taken to be.
  public static func == (a: Image, b: Image) -> Bool { a.id == b.id && a.size == b.size }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Pixels that are made once, whoever asks first.
private final class Making: Sendable {
  private enum State {
    case unmade(@Sendable () -> Pixmap)
    case made(Pixmap)
  }

  private let state: Mutex<State>

  init(_ make: @escaping @Sendable () -> Pixmap) { state = Mutex(.unmade(make)) }

  /// Whether they are made, or somebody is about to.
  var isMade: Bool {
    state.withLockIfAvailable { if case .made = $0 { true } else { false } } ?? true
  }

  /// The pixels; others wait while they are made.
  var pixmap: Pixmap {
    state.withLock { state in
      switch state {
      case .made(let pixmap): return pixmap
      case .unmade(let make):
        let pixmap = make()
        state = .made(pixmap)
        return pixmap
      }
    }
  }
}

/// FNV-1a over whole words: fixed from run to run, unlike `Hasher`.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt32) { value = (value ^ UInt64(word)) &* 0x100_0000_01b3 }
}
