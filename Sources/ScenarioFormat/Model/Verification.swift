public import Foundation

/// How frames are compared with their references.
public struct Verification: Hashable, Sendable {
  public var metric = Metric.exact
  /// In the metric's unit; 0 allows no difference.
  public var tolerance = 0.0
  /// Parts of the canvas that are not compared, in points.
  public var ignore: [CGRect] = []
  /// Which frames are compared; every frame if empty.
  public var samples: [Sample] = []

  public enum Metric: String, WordChoice {
    /// Every byte.
    case exact
    /// As pixelmatch counts, with its threshold as tolerance.
    case pixelmatch
    /// The largest difference of a channel, of 255.
    case maximum
    case ssim
    /// CIE ΔE 2000.
    case deltaE
    public static var synonyms: [String: String] {
      ["max": "maximum", "perceptual": "deltaE", "pixelMatch": "pixelmatch"]
    }
  }

  public enum Sample: Hashable, Sendable {
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
    case .maximum: "the largest difference of a channel, of 255"
    case .ssim: "structural similarity"
    case .deltaE: "CIE ΔE 2000"
    }
  }
}

extension Verification {
  static let table = MappingTable<Self>("verify", "how frames are compared with their references") {
    Field("metric", \.metric, .word, "exact, pixelmatch, maximum, ssim or deltaE")
    Field(
      "tolerance", \.tolerance, .number(atLeast: 0), "in the metric's unit", synonyms: ["threshold"]
    )
    Field(
      "ignore", \.ignore, .list(of: .rect, "a list of rectangles"),
      "rectangles in the canvas that are not compared", synonyms: ["mask", "exclude"])
    Field(
      "samples", \.samples, .list(of: .sample, "a list such as [mark, {fps: 10}]"),
      "which frames are compared")
  }
}

extension ValueReader where Value == Verification {
  static let verification = ValueReader.mapping({ Verification() }, { Verification.table })
}

extension ValueReader where Value == Verification.Sample {
  private struct Draft: Sendable {
    var result: Verification.Sample?
  }

  private static let table = MappingTable<Draft>("sample", "frames that are compared") {
    Field("fps", .number(atLeast: 0.1, atMost: 240), "so many in each second") {
      $1.result = .every(fps: $0)
    }
    Field("at", ValueReader<Moment>.moment, "a mark, seconds, or a percentage") {
      $1.result = .at($0)
    }
  }

  static let sample: ValueReader = .byShape(
    scalar: ValueReader(.words(["mark"]), "'mark', for every mark") { node, reading in
      if node.scalar?.text == "mark" { return .marks }
      reading.report(
        .wrongType(expected: "'mark', {fps: …} or {at: …}", found: node), at: node.range)
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
