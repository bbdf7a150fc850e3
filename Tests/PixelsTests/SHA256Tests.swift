import Testing

@testable import AnimPixels

struct SHA256Tests {
  /// The examples of FIPS 180-4 (NIST's "SHA-256" examples), and the digest of nothing.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func `the standard's examples`(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == digest)
    #expect(SHA256.digest(of: Array(text.utf8), isPlain: true) == digest)
  }

  @Test func `bytes of any number are digested as word by word`() {
    for count in Array(0...200) + [1000, 4096, 65_537] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
      let expected = SlowSHA256.digest(of: bytes)
      #expect(SHA256.digest(of: bytes) == expected, "\(count) bytes")
      #expect(SHA256.digest(of: bytes, isPlain: true) == expected, "\(count) bytes")
    }
  }

  @Test func `pictures of any size are digested as word by word`() {
    for (width, height) in [(1, 1), (2, 3), (13, 1), (14, 1), (15, 1), (7, 2), (16, 16), (61, 47)] {
      let pixels = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 0x9e37_79b9) }
      let pixmap = Pixmap(size: PixelSize(width: width, height: height), pixels: pixels)
      #expect(SHA256.digest(of: pixmap) == SlowSHA256.digest(of: pixmap), "\(width) × \(height)")
    }
  }
}
