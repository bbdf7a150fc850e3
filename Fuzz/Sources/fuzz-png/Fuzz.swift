import Checksums
import Codecs

/// Reads any bytes as a small picture: it ends with a picture or with a `CodecError`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = withRepairedChecksums(
    Array(UnsafeBufferPointer(start: start, count: count)))
  _ = try? PNGDecoder(limits: DecodingLimits(pixels: 1 << 16)).decode(bytes)
  return 0
}
