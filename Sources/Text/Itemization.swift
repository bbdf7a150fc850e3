import CAnimHarfBuzz
import Foundation

/// A stretch of a paragraph that is shaped at once: one style, face, script and direction.
struct TextItem {
  var range: Range<Int>
  var style: AttributedText.Style
  var face: FontFace
  /// Whether no font has these characters, so that the face shows its `.notdef`.
  var isMissing: Bool
  var script: hb_script_t
  var level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

extension AttributedText {
  /// The text cut into items, in the order of the text.
  func items(levels: [UInt8]) -> [TextItem] {
    let hanLanguage = self.hanLanguage
    var items: [TextItem] = []
    for span in spans {
      var substitute: FontFace?
      var offset = span.range.lowerBound
      for character in String(decoding: units[span.range], as: UTF16.self) {
        let end = offset + character.utf16.count
        // What takes up a room needs no glyph.
        let found =
          span.style.box == nil
          ? span.style.font.face(
            for: character.unicodeScalars, after: &substitute, hanLanguage: hanLanguage)
          : span.style.font.face
        let (face, isMissing) = (found ?? span.style.font.face, found == nil)
        let script =
          character.unicodeScalars.lazy.map(HarfBuzzFont.script).first { !$0.isShared }
          ?? HB_SCRIPT_COMMON
        let level = levels[offset]
        if let last = items.last, last.range.upperBound > span.range.lowerBound,
          last.face == face, last.isMissing == isMissing, last.level == level,
          last.script == script || last.script.isShared || script.isShared
        {
          items[items.count - 1].range = last.range.lowerBound..<end
          if last.script.isShared { items[items.count - 1].script = script }
        } else {
          items.append(
            TextItem(
              range: offset..<end, style: span.style, face: face, isMissing: isMissing,
              script: script, level: level))
        }
        offset = end
      }
    }
    return items
  }

  /// The suffix of the Noto CJK family that suits the text: Chinese characters between kana are
  /// Japanese, between Hangul Korean.
  private var hanLanguage: String {
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      switch HarfBuzzFont.script(of: scalar) {
      case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return "JP"
      case HB_SCRIPT_HANGUL: return "KR"
      default: continue
      }
    }
    return "SC"
  }
}

extension hb_script_t {
  /// Punctuation, digits and marks go with the script they stand in.
  var isShared: Bool {
    self == HB_SCRIPT_COMMON || self == HB_SCRIPT_INHERITED || self == HB_SCRIPT_UNKNOWN
  }
}

extension Font {
  /// The face that draws a character: the font's own, else the one that stood in just before, else
  /// one from the library; nil if no font has the character.
  fileprivate func face(
    for character: String.UnicodeScalarView, after substitute: inout FontFace?,
    hanLanguage: String
  ) -> FontFace? {
    let visible = character.filter {
      !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
    }
    if visible.allSatisfy(face.contains) { return face }
    if let known = substitute, visible.allSatisfy(known.contains) { return known }
    substitute = library.substitute(
      for: Array(visible), like: descriptor, hanLanguage: hanLanguage)
    return substitute
  }
}
