import AnimGeometry
import CAnimHarfBuzz
import Foundation

/// A face opened by HarfBuzz.
///
/// Lengths are ems, y down. HarfBuzz counts in 64ths of a font unit here, so that the lengths of
/// static fonts are exact.
@safe struct HarfBuzzFont: ~Copyable {
  private let font: OpaquePointer
  /// HarfBuzz units per em.
  private let scale: Double

  /// The face of a file; nil if it cannot be read as a font.
  ///
  /// `index` is as in `FontCatalog.Entry`.
  init?(file: String, index: Int) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    guard let face = unsafe hb_face_create(blob, UInt32(index & 0xffff)) else { return nil }
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else {
      return nil
    }
    let units = unsafe Int32(hb_face_get_upem(face)) * 64
    unsafe hb_font_set_scale(font, units, units)
    if index >> 16 > 0 { unsafe hb_font_set_var_named_instance(font, UInt32(index >> 16 - 1)) }
    unsafe hb_font_make_immutable(font)
    unsafe self.font = font
    scale = Double(units)
  }

  deinit { unsafe hb_font_destroy(font) }

  func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
    var position: hb_position_t = 0
    unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &position)
    return Double(position) / scale
  }

  /// What the font says about its version: `Version 4.001;git-9221beed3`; empty if it says nothing.
  var versionText: String {
    let face = unsafe hb_font_get_face(font)
    // Longer ones are cut off, as the call documents.
    var text = [CChar](repeating: 0, count: 256)
    var size = UInt32(text.count)
    let length = unsafe hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(HB_OT_NAME_ID_VERSION_STRING),
      hb_language_from_string("en", -1), &size, &text)
    guard length > 0 else { return "" }
    return String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  func outline(of glyph: UInt32) -> Path {
    let pen = OutlinePen(scale: scale)
    // HarfBuzz calls back during this call only, with the pointer that keeps the pen alive.
    let functions = unsafe hb_draw_funcs_create()
    defer { unsafe hb_draw_funcs_destroy(functions) }
    unsafe OutlinePen.install(in: functions)
    unsafe hb_shim_draw_glyph(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return withExtendedLifetime(pen) { pen.path }
  }

  /// The glyphs of a part of `text` that has one direction, one script and one font, from left to
  /// right; the rest of the text is context for joining.
  func shape(
    _ text: [UInt16], _ range: Range<Int>, script: hb_script_t, isRightToLeft: Bool,
    features: [FontFeature]
  ) -> [ShapedGlyph] {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let settings = features.map { feature in
      hb_feature_t(tag: feature.tag, value: feature.value, start: 0, end: UInt32.max)
    }
    unsafe hb_shape(font, buffer, settings, UInt32(settings.count))
    var count: UInt32 = 0
    let infos = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = unsafe UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return unsafe zip(infos, positions).map { info, position in
      ShapedGlyph(
        index: info.codepoint, cluster: Int(info.cluster),
        advance: Double(position.x_advance) / scale,
        offset: CGPoint(
          x: Double(position.x_offset) / scale, y: -Double(position.y_offset) / scale))
    }
  }

  /// The script of a character, as ISO 15924 tags it.
  static func script(of scalar: Unicode.Scalar) -> hb_script_t {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }
}

/// A glyph as the shaper places it; lengths are ems, y down.
struct ShapedGlyph: Hashable, Sendable {
  var index: UInt32
  /// The place in the text where the characters start that the glyph stands for, in UTF-16 units.
  var cluster: Int
  var advance: Double
  var offset: CGPoint
}

/// An OpenType feature that is switched on or off.
struct FontFeature: Hashable, Sendable {
  var tag: UInt32
  var value: UInt32

  /// A feature and its setting.
  ///
  /// - Parameters:
  ///   - name: Four ASCII characters.
  ///   - value: 1 for on, 0 for off.
  init(_ name: StaticString, _ value: UInt32) {
    tag = name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    self.value = value
  }
}

/// Collects an outline while HarfBuzz draws it.
private final class OutlinePen {
  private let scale: Double
  private(set) var path = Path()

  init(scale: Double) { self.scale = scale }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) / scale, y: -Double(y) / scale)
  }

  private static func pen(_ context: UnsafeMutableRawPointer?) -> OutlinePen {
    guard let context = unsafe context else { preconditionFailure("an outline without a pen") }
    return unsafe Unmanaged<OutlinePen>.fromOpaque(context).takeUnretainedValue()
  }

  static func install(in functions: OpaquePointer?) {
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, context, _, x, y, _ in
        let pen = unsafe OutlinePen.pen(context)
        pen.path.move(to: pen.point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, context, _, x, y, _ in
        let pen = unsafe OutlinePen.pen(context)
        pen.path.line(to: pen.point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, context, _, controlX, controlY, x, y, _ in
        let pen = unsafe OutlinePen.pen(context)
        pen.path.quadratic(to: pen.point(x, y), control: pen.point(controlX, controlY))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, context, _, x1, y1, x2, y2, x, y, _ in
        let pen = unsafe OutlinePen.pen(context)
        pen.path.cubic(
          to: pen.point(x, y), control1: pen.point(x1, y1), control2: pen.point(x2, y2))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, context, _, _ in unsafe OutlinePen.pen(context).path.close() }, nil, nil)
  }
}
