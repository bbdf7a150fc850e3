public import AnimGeometry
import CAnimHarfBuzz
import Foundation
import Synchronization

/// A typeface as a file holds it: metrics and outlines in ems.
///
/// Faces with equal names are equal.
public final class FontFace: Sendable {
  /// The PostScript name, the same on every machine.
  public let name: String
  /// The lengths that lines are spaced by, in ems.
  public let metrics: Metrics
  /// The path of the file.
  let file: String
  /// The first name of the family.
  let family: String

  /// Lengths that hold for all glyphs of a face, in ems, y up as fonts have it.
  public struct Metrics: Hashable, Sendable {
    /// The distance from the baseline to the top of a line.
    public var ascender: Double
    /// The distance from the baseline to the bottom of a line: negative.
    public var descender: Double
    /// The extra distance between lines that the designer recommends.
    public var leading: Double
    /// The height of capital letters above the baseline.
    public var capHeight: Double
    /// The height of the letter x above the baseline.
    public var xHeight: Double
    /// The line below text, as the designer recommends it.
    public var underline: Stroke
    /// The line through text, as the designer recommends it.
    public var strikeout: Stroke

    /// A line drawn along text.
    public struct Stroke: Hashable, Sendable {
      /// The height of the upper edge above the baseline.
      public var top: Double
      /// The distance from the upper to the lower edge.
      public var thickness: Double
    }
  }

  private struct State: ~Copyable {
    let font: HarfBuzzFont
    var outlines: [UInt32: Path] = [:]
  }
  private let state: Mutex<State>

  init(_ entry: FontCatalog.Entry) throws(FontError) {
    guard let font = HarfBuzzFont(file: entry.file, index: entry.index) else {
      throw .unreadable(file: entry.file)
    }
    name = entry.postScriptName
    (file, family) = (entry.file, entry.families.first ?? entry.postScriptName)
    metrics = Metrics(
      ascender: font.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descender: font.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      leading: font.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: font.metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: font.metric(HB_OT_METRICS_TAG_X_HEIGHT),
      underline: Metrics.Stroke(
        top: font.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
        thickness: font.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)),
      strikeout: Metrics.Stroke(
        top: font.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
        thickness: font.metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)))
    state = Mutex(State(font: font))
  }

  /// The outline of a glyph in ems, y down, the origin on the baseline.
  ///
  /// To be filled by the non-zero rule. Drawn from the file once.
  public func outline(of glyph: UInt32) -> Path {
    state.withLock { state in
      if let outline = state.outlines[glyph] { return outline }
      let outline = state.font.outline(of: glyph)
      state.outlines[glyph] = outline
      return outline
    }
  }

  /// The version, as in `4.0`; empty if the font says none.
  var version: String { Self.version(in: state.withLock { $0.font.versionText }) }

  /// The number in `Version 4.001;git-9221beed3`, with one digit behind the point at least.
  static func version(in text: String) -> String {
    let words = text.split { $0 == " " || $0 == ";" || $0 == "," }
    guard let number = words.first(where: { $0.first?.isNumber == true }) else { return text }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy(\.isNumber) else { return String(number) }
    var digits = parts[1]
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    return "\(parts[0]).\(digits)"
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    state.withLock { $0.font.contains(scalar) }
  }

  func shape(
    _ text: [UInt16], _ range: Range<Int>, script: hb_script_t, isRightToLeft: Bool,
    features: [FontFeature]
  ) -> [ShapedGlyph] {
    state.withLock {
      $0.font.shape(text, range, script: script, isRightToLeft: isRightToLeft, features: features)
    }
  }
}

extension FontFace.Metrics {
  /// The same face with the lengths that San Francisco has, of which UIKit reports 16.187 points for
  /// the ascender at 17 points, 20.287 for the height of a line, 11.978 for capitals and 8.948 for x.
  ///
  /// Source: figures recorded on iOS 26.1, in units of 1/2048 em.
  var spacedAsSanFrancisco: Self {
    let unit = 1.0 / 2048
    var metrics = self
    (metrics.ascender, metrics.descender, metrics.leading) = (1950 * unit, -494 * unit, 0)
    (metrics.capHeight, metrics.xHeight) = (1443 * unit, 1078 * unit)
    return metrics
  }
}

extension FontFace: Hashable {
  /// Whether both have the same PostScript name.
  public static func == (a: FontFace, b: FontFace) -> Bool { a.name == b.name }

  /// Hashes the PostScript name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
