import Foundation

/// What a compiled library keeps in its globals and static properties: a copy of it for each stage, so that an app that is acted out
/// once more is launched afresh.
///
/// The values are moved as bytes, and nothing is released: what a stage that is gone has kept lives on without being seen. Swift's own
/// records about types stay as they are.
@MainActor @safe package final class LibraryStatics {
  /// What they hold on one stage.
  package final class World {
    /// Their bytes while another stage has its turn; nil before the first one of its own.
    fileprivate var bytes: [UInt8]?
  }

  private let base: UnsafeMutableRawPointer
  private let places: [Range<Int>]
  private var first: [UInt8] = []
  private weak var current: World?

  /// The statics of a library that was loaded and has not run; nil for one that has none, or does not tell where.
  ///
  /// - Parameters:
  ///   - file: The library.
  ///   - name: The name of a symbol.
  ///   - address: The place of that symbol.
  init?(of file: URL, where name: String, isAt address: UnsafeMutableRawPointer) {
    guard let data = try? Data(contentsOf: file), let symbols = ELFSymbols(data),
      let known = symbols.value(of: name), !symbols.statics.isEmpty
    else { return nil }
    unsafe base = address - known
    places = symbols.statics
    first = bytes
  }

  /// What they hold now.
  private var bytes: [UInt8] {
    places.flatMap { place in
      unsafe Array(UnsafeRawBufferPointer(start: base + place.lowerBound, count: place.count))
    }
  }

  /// Has what runs from now on see what is kept on a stage.
  package func enter(_ world: World) {
    guard current !== world else { return }
    current?.bytes = bytes
    let bytes = world.bytes ?? first
    var position = 0
    for place in places {
      let start = unsafe base + place.lowerBound
      unsafe UnsafeMutableRawBufferPointer(start: start, count: place.count)
        .copyBytes(from: bytes[position..<position + place.count])
      position += place.count
    }
    world.bytes = nil
    current = world
  }
}

extension LibraryStatics.World {
  /// That of a stage on which nothing has run.
  @MainActor package static func fresh() -> LibraryStatics.World { .init() }
}

/// The table of symbols of a library.
private struct ELFSymbols {
  /// Where globals, static properties, objects that they have from the start and the notes on whether they were set are, from the library's beginning.
  private(set) var statics: [Range<Int>] = []
  private let data: Data
  private let symbols: Range<Int>
  private let names: Int

  private static let symbolSize = 24
  private static let sectionSize = 64
  private static let segmentSize = 56
  /// `PT_GNU_RELRO`.
  private static let relocatedSegment: UInt32 = 0x6474_E552
  private static let endings = (["vp", "vpZ", "_Wz", "Tv_"] + (0...9).map { "Tv\($0)_" }).map {
    Array($0.utf8)
  }

  /// The symbols of a file for 64 bits; nil if it is none, or they were taken away.
  init?(_ data: Data) {
    guard data.count > 64, data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    self.data = data
    let table = Int(data.number(at: 40, UInt64.self))
    let count = Int(data.number(at: 60, UInt16.self))
    guard table + count * Self.sectionSize <= data.count else { return nil }
    func section(_ number: Int) -> Int { table + number * Self.sectionSize }
    func extent(_ number: Int) -> Range<Int> {
      let start = Int(data.number(at: section(number) + 24, UInt64.self))
      return start..<start + Int(data.number(at: section(number) + 32, UInt64.self))
    }
    let symbolTable = (0..<count).first { data.number(at: section($0) + 4, UInt32.self) == 2 }
    guard let symbolTable else { return nil }
    symbols = extent(symbolTable)
    names = extent(Int(data.number(at: section(symbolTable) + 40, UInt32.self))).lowerBound
    guard symbols.upperBound <= data.count, names < data.count else { return nil }
    let fixed = Self.fixed(data)
    let writable = (0..<count).map { data.number(at: section($0) + 8, UInt64.self) & 1 == 1 }
    for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbolSize) {
      let isObject = data[data.startIndex + symbol + 4] & 0xF == 1
      let home = Int(data.number(at: symbol + 6, UInt16.self))
      let size = Int(data.number(at: symbol + 16, UInt64.self))
      guard isObject, writable.indices.contains(home), writable[home], size > 0,
        isStatic(symbol)
      else { continue }
      let start = Int(data.number(at: symbol + 8, UInt64.self))
      // What was relocated cannot be written any more, and never changes.
      if !fixed.contains(where: { $0.contains(start) }) { statics.append(start..<start + size) }
    }
  }

  /// What can be read alone once the library is loaded.
  private static func fixed(_ data: Data) -> [Range<Int>] {
    let table = Int(data.number(at: 32, UInt64.self))
    let count = Int(data.number(at: 56, UInt16.self))
    guard table + count * segmentSize <= data.count else { return [] }
    return (0..<count).map { table + $0 * segmentSize }
      .filter { data.number(at: $0, UInt32.self) == relocatedSegment }
      .map { segment in
        let start = Int(data.number(at: segment + 16, UInt64.self))
        return start..<start + Int(data.number(at: segment + 40, UInt64.self))
      }
  }

  /// The characters of a symbol's name.
  private func name(_ symbol: Int) -> Data.SubSequence {
    let start = data.startIndex + names + Int(data.number(at: symbol, UInt32.self))
    return data[start...].prefix { $0 != 0 }
  }

  /// Whether Swift calls a variable so, or the note on whether it was set.
  private func isStatic(_ symbol: Int) -> Bool {
    let name = name(symbol)
    return name.starts(with: [0x24, 0x73])
      && Self.endings.contains { name.suffix($0.count).elementsEqual($0) }
  }

  /// Where a symbol is, from the library's beginning; nil if there is none of that name.
  func value(of name: String) -> Int? {
    stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbolSize)
      .first { self.name($0).elementsEqual(name.utf8) }
      .map { Int(data.number(at: $0 + 8, UInt64.self)) }
  }
}

extension Data {
  /// A number of a few bytes, the last of which counts most.
  fileprivate func number<Number: FixedWidthInteger>(at offset: Int, _: Number.Type) -> Number {
    (0..<Number.bitWidth / 8).reduce(0) {
      $0 | Number(truncatingIfNeeded: self[startIndex + offset + $1]) << Number($1 * 8)
    }
  }
}
