import AnimSourceLowering

/// Swift files of apps, one after another with zero bytes between them.
enum Lowerings {
  /// The places in what is lowered are those of the original, with all parts and without those at a place.
  static func lower(_ bytes: [UInt8]) {
    let sources = bytes.split(separator: 0, omittingEmptySubsequences: false).prefix(4)
      .enumerated().map { number, text in
        SwiftSource(path: "File\(number).swift", text: String(decoding: text, as: UTF8.self))
      }
    let whole = Lowering(sources)
    let omitted = whole.outputs.prefix(1).flatMap { $0.omissions(line: 2, column: 5) }
    let lowered = Lowering(
      sources, absentModules: ["SnapKit"], omitting: ["File0.swift": Set(omitted)])
    for output in whole.outputs + lowered.outputs {
      for line in 0...8 {
        precondition(output.originalColumn(7, line: line) >= 0)
        _ = output.place(line: line, column: 7)
      }
    }
    for type in lowered.inventory.classes(descendingFrom: ["UICollectionViewLayout"]) {
      _ = lowered.inventory.ownerProperties(of: type.name)
    }
  }
}
