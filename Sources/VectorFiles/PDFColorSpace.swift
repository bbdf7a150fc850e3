import AnimPixels
import Foundation

/// The way in which numbers are a colour.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk, lab
  /// A colour of a list by its index.
  case indexed(PDFColorSpace, [UInt8])
  /// Amounts of inks, which a function makes colours of another space of; without one a single ink is black.
  case inks(Int, PDFColorSpace, PDFFunction?)
  /// Patterns; with numbers where they have no colour of their own.
  case pattern

  /// A space by its name, or as it is described; gray for one that is not known.
  init(_ object: PDFObject?, _ resources: [String: PDFObject], of file: PDFFile, depth: Int = 0) {
    let object = file[object]
    guard depth < 8 else {
      self = .gray
      return
    }
    let parts = object.array ?? [object]
    func space(_ index: Int) -> PDFColorSpace {
      PDFColorSpace(
        parts.count > index ? parts[index] : .null, resources, of: file, depth: depth + 1)
    }
    switch file[parts.first].name {
    case "DeviceRGB", "CalRGB", "RGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "Lab": self = .lab
    case "Pattern": self = .pattern
    case "ICCBased" where parts.count > 1:
      self =
        switch file[file[parts[1]].dictionary?["N"]].number {
        case 3: .rgb
        case 4: .cmyk
        default: .gray
        }
    case "Indexed", "I":
      let table = parts.count > 3 ? file[parts[3]] : .null
      let bytes: [UInt8] =
        if case .string(let text) = table { text } else { file.bytes(of: table) ?? [] }
      self = .indexed(space(1), bytes)
    case "Separation" where parts.count > 3:
      self = .inks(1, space(2), PDFFunction(parts[3], of: file))
    case "DeviceN" where parts.count > 3:
      self = .inks(file[parts[1]].array?.count ?? 1, space(2), PDFFunction(parts[3], of: file))
    case .some(let name):
      let known = file[resources["ColorSpace"]].dictionary?[name]
      self =
        known.map { PDFColorSpace($0, resources, of: file, depth: depth + 1) } ?? .gray
    case nil: self = .gray
    }
  }

  /// The colour of numbers, opaque.
  func color(_ numbers: [Double]) -> Color {
    func number(_ index: Int) -> Double {
      // What a function comes to need not be a number.
      index < numbers.count && numbers[index].isFinite ? min(max(numbers[index], 0), 1) : 0
    }
    switch self {
    case .gray, .pattern: return Color(white: number(0))
    case .rgb: return Color(red: number(0), green: number(1), blue: number(2))
    case .cmyk:
      let light = 1 - number(3)
      return Color(
        red: (1 - number(0)) * light, green: (1 - number(1)) * light, blue: (1 - number(2)) * light)
    case .lab: return PDFColorSpace.gray.color([(numbers.first ?? 0) / 100])
    case .indexed(let base, let bytes):
      let count = base.count
      let index = numbers.first ?? 0
      guard index >= 0, index < Double(bytes.count) else { return Color(white: 0) }
      let start = Int(index) * count
      guard start + count <= bytes.count else { return Color(white: 0) }
      return base.color(bytes[start..<start + count].map { Double($0) / 255 })
    case .inks(_, let base, let function):
      if let function, numbers.count == 1 { return base.color(function(number(0))) }
      return PDFColorSpace.gray.color([1 - (numbers.max() ?? 0)])
    }
  }

  /// The number of numbers of a colour.
  var count: Int {
    switch self {
    case .gray, .indexed, .pattern: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    }
  }

  /// Whether a number is the index of a colour.
  var isIndexed: Bool { if case .indexed = self { true } else { false } }

  /// The colour that counts until another is set: black, or all of each ink.
  var initial: Color {
    switch self {
    case .cmyk: Color(white: 0)
    case .inks(let count, _, _): color([Double](repeating: 1, count: count))
    default: color([Double](repeating: 0, count: count))
    }
  }
}
