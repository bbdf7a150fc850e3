import Foundation

/// A function of one number, by which colours are mixed.
struct PDFFunction {
  private indirect enum Kind {
    /// `C0 + x^N (C1 - C0)`.
    case power(from: [Double], to: [Double], exponent: Double)
    /// Several functions, each for a part of the domain.
    case parts([PDFFunction], bounds: [Double], encode: [Double])
    /// Values at equal distances.
    case samples([[Double]])
    /// Several functions, each for one number of the result.
    case each([PDFFunction])
  }

  private let kind: Kind
  private let domain: (Double, Double)

  /// Nil for a function that is none, or that is a program.
  init?(_ object: PDFObject?, of file: PDFFile) {
    var left = 1024
    self.init(object, of: file, depth: 0, left: &left)
  }

  /// A function in `depth` others, of which there may be `left` more in all.
  private init?(_ object: PDFObject?, of file: PDFFile, depth: Int, left: inout Int) {
    left -= 1
    guard depth < 8, left >= 0 else { return nil }
    let object = file[object]
    if let several = object.array {
      let functions = several.compactMap {
        PDFFunction($0, of: file, depth: depth + 1, left: &left)
      }
      guard functions.count == several.count, !functions.isEmpty else { return nil }
      (kind, domain) = (.each(functions), (0, 1))
      return
    }
    guard let entries = object.dictionary else { return nil }
    let ends = file.numbers(entries["Domain"]) ?? [0, 1]
    domain = ends.count >= 2 && ends[0] < ends[1] ? (ends[0], ends[1]) : (0, 1)
    switch file[entries["FunctionType"]].number {
    case 2:
      kind = .power(
        from: file.numbers(entries["C0"]) ?? [0], to: file.numbers(entries["C1"]) ?? [1],
        exponent: file[entries["N"]].number ?? 1)
    case 3:
      let functions = (file[entries["Functions"]].array ?? []).compactMap {
        PDFFunction($0, of: file, depth: depth + 1, left: &left)
      }
      let bounds = file.numbers(entries["Bounds"]) ?? []
      let encode = file.numbers(entries["Encode"]) ?? []
      guard !functions.isEmpty, bounds.count == functions.count - 1,
        encode.count == 2 * functions.count
      else { return nil }
      kind = .parts(functions, bounds: bounds, encode: encode)
    case 0:
      guard let samples = Self.samples(object, entries, of: file) else { return nil }
      kind = .samples(samples)
    default: return nil
    }
  }

  /// The values of a table of one dimension, each in its range.
  private static func samples(
    _ object: PDFObject, _ entries: [String: PDFObject], of file: PDFFile
  ) -> [[Double]]? {
    guard let size = file.numbers(entries["Size"]), size.count == 1,
      let range = file.numbers(entries["Range"]), let bytes = file.bytes(of: object),
      let bits = file[entries["BitsPerSample"]].number, bits == 8 || bits == 16
    else { return nil }
    let decode = file.numbers(entries["Decode"]) ?? range
    let (count, outputs, width) = (Int(size[0]), range.count / 2, Int(bits) / 8)
    // The bytes bound the count, whatever it is said to be.
    guard outputs > 0, decode.count == range.count, (1...bytes.count + 1).contains(count),
      bytes.count >= count * outputs * width
    else { return nil }
    return (0..<count).map { sample in
      (0..<outputs).map { output in
        let place = (sample * outputs + output) * width
        let raw = bytes[place..<place + width].reduce(0.0) { $0 * 256 + Double($1) }
        let share = raw / (bits == 8 ? 255 : 65535)
        return decode[2 * output] + share * (decode[2 * output + 1] - decode[2 * output])
      }
    }
  }

  /// The numbers at a place of the domain; places beyond it are its ends.
  func callAsFunction(_ x: Double) -> [Double] {
    let x = x.isFinite ? min(max(x, domain.0), domain.1) : domain.0
    switch kind {
    case .power(let from, let to, let exponent):
      let share = pow(x, exponent)
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .parts(let functions, let bounds, let encode):
      let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
      let low = index == 0 ? domain.0 : bounds[index - 1]
      let high = index < bounds.count ? bounds[index] : domain.1
      let share = high > low ? (x - low) / (high - low) : 0
      return functions[index](
        encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index]))
    case .samples(let samples):
      let place = (x - domain.0) / (domain.1 - domain.0) * Double(samples.count - 1)
      let low = Int(place.rounded(.down))
      let high = min(low + 1, samples.count - 1)
      return zip(samples[low], samples[high]).map { $0 + (place - Double(low)) * ($1 - $0) }
    case .each(let functions): return functions.flatMap { $0(x) }
    }
  }
}
