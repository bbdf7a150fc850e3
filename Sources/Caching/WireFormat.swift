/// Fields of Protocol Buffers, as many kinds of them as an action's result has.
///
/// Source: https://protobuf.dev/programming-guides/encoding
enum WireFormat {
  /// The value of a field.
  enum Value: Hashable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  /// The bytes of a field.
  static func field(_ number: Int, _ value: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(value)
    return varint(UInt64(number) << 3 | 2) + varint(UInt64(bytes.count)) + bytes
  }

  /// The bytes of a field; none for 0, which is what a field is that is not there.
  static func field(_ number: Int, _ value: UInt64) -> [UInt8] {
    value == 0 ? [] : varint(UInt64(number) << 3) + varint(value)
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), value)
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  /// The fields of a message, in their order, without those of kinds that are not needed; nil if the bytes are no
  /// message.
  static func fields(_ bytes: ArraySlice<UInt8>) -> [(number: Int, value: Value)]? {
    var rest = bytes
    func varint() -> UInt64? {
      var (value, shift) = (UInt64(0), UInt64(0))
      while let byte = rest.popFirst(), shift < 64 {
        value |= UInt64(byte & 127) << shift
        if byte < 128 { return value }
        shift += 7
      }
      return nil
    }
    var fields: [(Int, Value)] = []
    while !rest.isEmpty {
      guard let tag = varint(), tag >> 3 > 0, tag >> 3 < 1 << 29 else { return nil }
      let number = Int(tag >> 3)
      switch tag & 7 {
      case 0:
        guard let value = varint() else { return nil }
        fields.append((number, .number(value)))
      case 2:
        guard let count = varint(), count <= UInt64(rest.count) else { return nil }
        fields.append((number, .bytes(rest.prefix(Int(count)))))
        rest = rest.dropFirst(Int(count))
      case 1, 5:
        let count = tag & 7 == 1 ? 8 : 4
        guard rest.count >= count else { return nil }
        rest = rest.dropFirst(count)
      default: return nil
      }
    }
    return fields
  }
}
