import CAnimZlib
import Foundation

/// The objects of a PDF file.
struct PDFFile {
  private var objects: [Int: PDFObject] = [:]
  private let isEncrypted: Bool
  private var root: PDFObject?
  /// What is still to be done for the file; it is read with an effort, and drawn with another each time.
  var effort = PDFEffort()

  /// Nil for what is no PDF file, and for one that is encrypted.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "%PDF".utf8) else { return nil }
    var reader = PDFReader(bytes)
    var trailers: [[String: PDFObject]] = []
    // All that looks like an object is one, the last of its number: tables that say where they are need not be right.
    while let word = reader.word() {
      switch word {
      case .keyword("trailer"):
        if let entries = reader.value()?.dictionary { trailers.append(entries) }
      case .value(.number(let number)):
        let start = reader.position
        if case .value(.number)? = reader.word(), reader.accept("obj"), number >= 0, number < 1e7 {
          objects[Int(number)] = Self.object(&reader)
        } else {
          reader.position = start
        }
      default: break
      }
    }
    isEncrypted = trailers.contains { $0["Encrypt"] != nil }
    // Later files have their trailers in streams, and objects too.
    for object in objects.values.map(\.self) {
      guard case .stream(let entries, _) = object else { continue }
      switch entries["Type"]?.name {
      case "XRef": trailers.append(entries)
      case "ObjStm": unpack(object)
      default: break
      }
    }
    root = trailers.reversed().lazy.compactMap { $0["Root"] }.first
    if isEncrypted || trailers.contains(where: { $0["Encrypt"] != nil }) { return nil }
  }

  /// An object after its number, with the bytes that belong to it.
  private static func object(_ reader: inout PDFReader) -> PDFObject {
    let value = reader.value() ?? .null
    guard case .dictionary(let entries) = value, reader.accept("stream") else { return value }
    let bytes = reader.bytes
    var start = reader.position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let end = Array("endstream".utf8)
    var length = bytes.count - start
    // The length that is written, where the stream ends after it.
    if let said = entries["Length"]?.number.map({ Int($0) }), said >= 0,
      start + said <= bytes.count,
      bytes[(start + said)...].prefix(12).drop(while: { $0 == 10 || $0 == 13 || $0 == 32 })
        .starts(with: end)
    {
      length = said
    } else if let found = bytes[start...].firstRange(of: end) {
      length = found.lowerBound - start
    }
    reader.position = start + length
    return .stream(entries, Array(bytes[start..<start + length]))
  }

  /// Takes the objects out of a stream of several.
  private mutating func unpack(_ stream: PDFObject) {
    guard let entries = stream.dictionary, let bytes = self.bytes(of: stream),
      let count = self[entries["N"]].number, let first = self[entries["First"]].number
    else { return }
    var heads = PDFReader(bytes)
    for _ in 0..<Int(min(max(count, 0), 100_000)) {
      guard let number = heads.value()?.number, let offset = heads.value()?.number else { return }
      var reader = PDFReader(bytes, at: min(bytes.count, max(0, Int(first + offset))))
      if objects[Int(number)] == nil { objects[Int(number)] = reader.value() ?? .null }
    }
  }

  /// A value, with a reference followed.
  subscript(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<32 {
      guard case .reference(let number) = object else { return object }
      object = objects[number] ?? .null
    }
    return .null
  }

  /// The numbers of an array; nil for another value.
  func numbers(_ object: PDFObject?) -> [Double]? {
    self[object].array?.compactMap { self[$0].number }
  }

  /// The first page with what it inherits; nil if there is none.
  var firstPage: [String: PDFObject]? {
    var node = self[self[root].dictionary?["Pages"]].dictionary
    var inherited: [String: PDFObject] = [:]
    for _ in 0..<32 {
      guard let entries = node else { break }
      inherited.merge(entries) { $1 }
      guard let kids = self[entries["Kids"]].array, let first = kids.first else { return inherited }
      node = self[first].dictionary
    }
    return objects.sorted { $0.key < $1.key }.lazy.compactMap(\.value.dictionary)
      .first { $0["Type"]?.name == "Page" }
  }

  /// The bytes of a stream as they were before they were packed; nil where that is not known how.
  func bytes(of object: PDFObject) -> [UInt8]? {
    guard case .stream(let entries, var bytes) = self[object] else { return nil }
    let filter = self[entries["Filter"]]
    let filters = (filter.array ?? [filter]).prefix(8).compactMap { self[$0].name }
    let parameters = self[entries["DecodeParms"]]
    for (index, name) in filters.enumerated() {
      switch name {
      case "FlateDecode", "Fl":
        guard let unpacked = Self.inflated(bytes, atMost: effort.greatestCount) else { return nil }
        effort.took(bytes: unpacked.count)
        let own = parameters.array.map { index < $0.count ? self[$0[index]] : .null } ?? parameters
        bytes = undone(unpacked, own.dictionary ?? [:])
      case "ASCII85Decode", "A85": bytes = Self.decoded85(bytes)
      case "ASCIIHexDecode", "AHx":
        var reader = PDFReader([UInt8(ascii: "<")] + bytes + [UInt8(ascii: ">")])
        guard case .value(.string(let text))? = reader.word() else { return nil }
        bytes = text
      default: return nil
      }
    }
    guard bytes.count <= effort.greatestCount else { return nil }
    effort.took(bytes: bytes.count)
    return bytes
  }

  /// Undoes the prediction of bytes by those above and before them, as PNG has it, or by those before them, as TIFF does.
  private func undone(_ bytes: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
    guard let predictor = self[parameters["Predictor"]].number, predictor >= 2 else {
      return bytes
    }
    let columns = Int(self[parameters["Columns"]].number ?? 1)
    let colors = Int(self[parameters["Colors"]].number ?? 1)
    let depth = Int(self[parameters["BitsPerComponent"]].number ?? 8)
    guard (1...65536).contains(columns), (1...32).contains(colors), (1...16).contains(depth) else {
      return bytes
    }
    let width = (columns * colors * depth + 7) / 8
    let step = max(1, colors * depth / 8)
    guard predictor >= 10 else {
      // Of other depths no file is known.
      guard depth == 8 else { return bytes }
      var out = bytes
      for index in out.indices where index % width >= step { out[index] &+= out[index - step] }
      return out
    }
    var (above, out) = ([UInt8](repeating: 0, count: width), [UInt8]())
    for start in stride(from: 0, to: bytes.count - width, by: width + 1) {
      var row = Array(bytes[start + 1...start + width])
      for x in 0..<width {
        let (left, up) = (x >= step ? row[x - step] : 0, above[x])
        let corner = x >= step ? above[x - step] : 0
        let guess: UInt8 =
          switch bytes[start] {
          case 1: left
          case 2: up
          case 3: UInt8((Int(left) + Int(up)) / 2)
          case 4: Self.nearest(left, up, corner)
          default: 0
          }
        row[x] &+= guess
      }
      out += row
      above = row
    }
    return out
  }

  private static func nearest(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (
      abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner))
    )
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  private static func inflated(_ bytes: [UInt8], atMost greatestCount: Int) -> [UInt8]? {
    var stream = unsafe z_stream()
    guard
      unsafe inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { unsafe inflateEnd(&stream) }
    var input = bytes
    var out: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let size = uInt(chunk.count)
    return unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = uInt(source.count)
      while out.count < greatestCount {
        let (result, count) = unsafe chunk.withUnsafeMutableBufferPointer { target in
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = size
          let result = unsafe inflate(&stream, Z_NO_FLUSH)
          return unsafe (result, Int(size - stream.avail_out))
        }
        out += chunk.prefix(count)
        if result == Z_STREAM_END { return out }
        // What is cut off is drawn as far as it goes.
        let isLeft = unsafe stream.avail_in > 0
        guard result == Z_OK, count > 0 || isLeft else { return out.isEmpty ? nil : out }
      }
      return out
    }
  }

  private static func decoded85(_ bytes: [UInt8]) -> [UInt8] {
    var (out, group): ([UInt8], [UInt32]) = ([], [])
    func flush(_ group: [UInt32]) -> [UInt8] {
      let padded = group + [UInt32](repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        .prefix(group.count - 1).map(\.self)
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "~"):
        return group.count > 1 ? out + flush(group) : out
      case UInt8(ascii: "z") where group.isEmpty: out += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - UInt8(ascii: "!")))
        if group.count == 5 {
          out += flush(group)
          group = []
        }
      default: break
      }
    }
    return group.count > 1 ? out + flush(group) : out
  }
}
