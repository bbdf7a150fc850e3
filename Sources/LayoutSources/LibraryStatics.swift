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
    let symbols = (try? Data(contentsOf: file)).flatMap { data in
      unsafe data.withUnsafeBytes { unsafe ELFSymbols($0, placing: name) }
    }
    guard let symbols, let place = symbols.place, !symbols.statics.isEmpty else { return nil }
    unsafe base = address - place
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
  /// Where the symbol is that was asked for.
  private(set) var place: Int?

  private static let symbolSize = 24
  private static let sectionSize = 64
  private static let segmentSize = 56
  /// `PT_GNU_RELRO`.
  private static let relocatedSegment: UInt32 = 0x6474_E552
  /// As Swift calls variables, and the notes on whether they were set.
  private static let endings = ["vp", "vpZ", "_Wz", "Tv_"] + (0...9).map { "Tv\($0)_" }

  /// The symbols of a file for 64 bits; nil if it is none, or they were taken away.
  init?(_ data: UnsafeRawBufferPointer, placing wanted: String) {
    func number<Number: FixedWidthInteger>(at offset: Int, _: Number.Type) -> Int {
      Int(truncatingIfNeeded: unsafe data.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }
    guard data.count > 64, unsafe data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    let table = number(at: 40, UInt64.self)
    let count = number(at: 60, UInt16.self)
    guard table + count * Self.sectionSize <= data.count else { return nil }
    func section(_ number: Int) -> Int { table + number * Self.sectionSize }
    func extent(_ section: Int) -> Range<Int> {
      let start = number(at: section + 24, UInt64.self)
      return start..<start + number(at: section + 32, UInt64.self)
    }
    let symbolTable = (0..<count).first { number(at: section($0) + 4, UInt32.self) == 2 }
    guard let symbolTable else { return nil }
    let symbols = extent(section(symbolTable))
    let names = extent(section(number(at: section(symbolTable) + 40, UInt32.self)))
    guard symbols.upperBound <= data.count, names.upperBound <= data.count else { return nil }
    let segments = number(at: 32, UInt64.self)
    let segmentCount = number(at: 56, UInt16.self)
    guard segments + segmentCount * Self.segmentSize <= data.count else { return nil }
    // What was relocated cannot be written any more, and never changes.
    let fixed = (0..<segmentCount).map { segments + $0 * Self.segmentSize }
      .filter { number(at: $0, UInt32.self) == Int(Self.relocatedSegment) }
      .map { segment in
        let start = number(at: segment + 16, UInt64.self)
        return start..<start + number(at: segment + 40, UInt64.self)
      }
    let wanted = Array(wanted.utf8) + [0]
    let writable = (0..<count).map { number(at: section($0) + 8, UInt64.self) & 1 == 1 }
    for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbolSize) {
      let name = names.lowerBound + number(at: symbol, UInt32.self)
      guard names.contains(name) else { continue }
      let start = number(at: symbol + 8, UInt64.self)
      let rest = unsafe UnsafeRawBufferPointer(rebasing: data[name..<names.upperBound])
      if place == nil, unsafe rest.starts(with: wanted) { place = start }
      let home = number(at: symbol + 6, UInt16.self)
      let size = number(at: symbol + 16, UInt64.self)
      // `STT_OBJECT`.
      guard unsafe data[symbol + 4] & 0xF == 1, home < count, writable[home], size > 0 else {
        continue
      }
      guard !fixed.contains(where: { $0.contains(start) }) else { continue }
      let text = unsafe String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self)
      if text.hasPrefix("$s"), Self.endings.contains(where: text.hasSuffix) {
        statics.append(start..<start + size)
      }
    }
  }
}
