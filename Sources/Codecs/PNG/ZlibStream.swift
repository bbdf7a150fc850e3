import CAnimPNG

/// Compresses bytes as a zlib stream (RFC 1950), with libdeflate.
package enum ZlibStream {
  /// The stream of some bytes.
  ///
  /// - Parameters:
  ///   - bytes: What to compress.
  ///   - level: libdeflate's, 1 for quick to 12 for small.
  /// - Returns: The compressed bytes, with zlib's head and checksum.
  package static func compressed(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8] {
    var buffer = unsafe cpng_buffer()
    let failed = unsafe bytes.withUnsafeBufferPointer { source in
      // An empty array may have no address.
      unsafe withUnsafePointer(to: 0 as UInt8) { nothing in
        unsafe cpng_deflate(source.baseAddress ?? nothing, source.count, level, &buffer)
      }
    }
    precondition(failed == 0, "no memory to compress \(bytes.count) bytes")
    defer { unsafe cpng_free(&buffer) }
    return unsafe [UInt8](UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }
}
