import Codecs

/// Reads any bytes as an animation of small pictures: it ends with frames or with a `CodecError`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let limits = DecodingLimits(pixels: 1 << 16, totalPixels: 1 << 20)
  if let decoder = try? GIFDecoder(bytes, limits: limits) {
    while let frame = try? decoder.next() {
      precondition(frame.pixmap.pixels.count == decoder.size.area)
    }
  }
  return 0
}
