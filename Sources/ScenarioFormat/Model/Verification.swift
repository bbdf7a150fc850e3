package import Foundation

/// How frames are compared with their references.
package struct Verification: Hashable, Sendable {
  package var metric = Metric.exact
  /// In the metric's unit; nil for what is usual for it.
  package var tolerance: Double?
  /// Whether pixels of smoothed edges are left out, where small shifts and turns would show.
  package var ignoresAntialiasing = false
  /// How many pixels of a frame may differ; nil for any number that the other limits allow.
  package var maxDiffPixels: Int?
  /// The share of a frame's pixels that may differ, 0…1.
  package var maxDiffRatio: Double?
  /// The share of the pixels of any square that may differ.
  package var window: Window?
  /// How many frames may differ by more than that.
  package var maxFrames = 0
  /// Parts of the canvas that are not compared, in points.
  package var ignore: [CGRect] = []
  /// Which frames are compared; every frame if empty.
  package var samples: [Sample] = []
  /// How the numbers of things that happen are compared; nil if they are neither recorded nor compared.
  package var counts: CountComparison?

  /// The measure by which two frames differ.
  package enum Metric: String, WordChoice {
    /// Every byte.
    case exact
    /// The largest difference of a channel, of 255.
    case offBy
    /// As pixelmatch counts, with its threshold as tolerance.
    case pixelmatch
    /// As pixelmatch counts since it uses OKLab.
    case pixelmatchOKLab = "pixelmatch-oklab"
    /// As odiff counts.
    case odiff
    /// CIE ΔE 2000.
    case deltaE
    /// The least mean structural similarity.
    case ssim
    /// The largest mean error of FLIP.
    case flip
    package static var synonyms: [String: String] {
      ["maximum": "offBy", "max": "offBy", "perceptual": "deltaE", "pixelMatch": "pixelmatch"]
    }
  }

  /// How numbers of things that happen are compared.
  package struct CountComparison: Hashable, Sendable {
    /// The share of the expected number by which another one may be larger or smaller.
    package var tolerance = 0.0
  }

  /// A square of pixels.
  package struct Window: Hashable, Sendable {
    /// Of a side.
    package var size = 32
    /// The share of the pixels that may differ, 0…1.
    package var ratio = 0.0
  }

  /// A choice of frames.
  package enum Sample: Hashable, Sendable {
    /// Every frame.
    case all
    /// Every mark of the timeline.
    case marks
    case every(fps: Double)
    case at(Moment)
  }
}

extension Verification.Metric {
  /// For lists.
  var summary: String {
    switch self {
    case .exact: "every byte"
    case .pixelmatch: "as pixelmatch counts, with its threshold as tolerance"
    case .pixelmatchOKLab: "as pixelmatch counts since it uses OKLab"
    case .odiff: "as odiff counts, with its threshold as tolerance"
    case .offBy: "the largest difference of a channel, of 255"
    case .deltaE: "CIE ΔE 2000"
    case .ssim: "the least mean structural similarity"
    case .flip: "the largest mean FLIP error"
    }
  }
}

extension Verification {
  static let table = MappingTable<Self>("verify", "how frames are compared with their references") {
    Field(
      "metric", \.metric, .word,
      "exact, offBy, pixelmatch, pixelmatch-oklab, odiff, deltaE, ssim or flip")
    Field(
      "tolerance", \.tolerance, ValueReader<Double>.number(0...1000).optional,
      "in the metric's unit", synonyms: ["threshold"])
    Field(
      "ignoreAntialiasing", \.ignoresAntialiasing, .bool,
      "whether pixels of smoothed edges are left out")
    Field(
      "maxDiffPixels", \.maxDiffPixels, ValueReader<Int>.integer(0...Int(Int32.max)).optional,
      "how many pixels of a frame may differ")
    Field(
      "maxDiffRatio", \.maxDiffRatio,
      ValueReader<Double>.number(0...1).optional,
      "what share of a frame's pixels may differ")
    Field(
      "window", \.window, ValueReader<Window>.mapping({ Window() }, { windowTable }).optional,
      "what share of the pixels of any square may differ")
    Field(
      "maxFrames", \.maxFrames, .integer(0...1_000_000),
      "how many frames may differ by more than that")
    Field(
      "ignore", \.ignore, .list(of: .rect, "a list of rectangles"),
      "rectangles in the canvas that are not compared", synonyms: ["mask", "exclude"])
    Field(
      "samples", \.samples, .list(of: .sample, "a list such as [mark, {fps: 10}, 0.5]"),
      "which frames are stored; digests of all are")
    Field(
      "counts", \.counts, .countComparison,
      "whether layout passes, queries, cells and so on are counted and compared too",
      synonyms: ["budgets", "work"])
  }
}

extension Verification {
  private static let windowTable = MappingTable<Window>("window", "a square of pixels") {
    Field("size", \.size, .integer(1...4096), "pixels of a side")
    Field("ratio", \.ratio, .number(0...1), "the share that may differ")
  }
}

extension ValueReader where Value == Verification.CountComparison? {
  private static let table = MappingTable<Verification.CountComparison>(
    "counts", "how numbers of things that happen are compared"
  ) {
    Field(
      "tolerance", \.tolerance, .number(0...1000),
      "the share of the expected number by which another one may be off, such as 0.1")
  }

  static let countComparison: ValueReader = .byShape(
    scalar: ValueReader<Bool>.bool.map { $0 ? Verification.CountComparison() : nil },
    mapping: ValueReader<Verification.CountComparison>.mapping(
      { Verification.CountComparison() }, { table }
    ).optional)
}

extension ValueReader where Value == Verification {
  static let verification = ValueReader.mapping({ Verification() }, { Verification.table })
}

extension ValueReader where Value == Verification.Sample {
  private struct Draft: Sendable {
    var result: Verification.Sample?
  }

  private static let table = MappingTable<Draft>("sample", "frames that are compared") {
    Field("fps", .number(0.1...240), "so many in each second") {
      $1.result = .every(fps: $0)
    }
    Field("at", ValueReader<Moment>.moment, "a mark, seconds, or a percentage") {
      $1.result = .at($0)
    }
  }

  static let sample: ValueReader = .byShape(
    scalar: ValueReader(
      .either([.words(["mark", "all"]), .number(.seconds)]),
      "'mark', for every mark, 'all', or seconds"
    ) { node, reading in
      if node.number != nil {
        return ValueReader<Moment>.moment.read(node, reading).map { .at($0) }
      }
      if node.scalar?.text == "mark" { return .marks }
      if node.scalar?.text == "all" { return .all }
      reading.report(
        .wrongType(expected: "'mark', 'all', seconds, {fps: …} or {at: …}", found: node),
        at: node.range)
      return nil
    },
    mapping: ValueReader(.mapping { table.description }, "{fps: …} or {at: …}") { node, reading in
      let draft = ValueReader<Draft>.mapping({ Draft() }, { table }).read(node, reading)
      if let draft, draft.result == nil, node.entries?.isEmpty == true {
        reading.report(.missingKey("fps", in: "sample"), at: node.range)
      }
      return draft?.result
    })
}
