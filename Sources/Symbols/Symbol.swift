/// A symbol of a name: one of those described here, or derived from one by rule.
///
/// Names are Apple's; the drawings are our own. `X.fill` is the filled form, `X.circle`, `X.square`, `X.app` and
/// `X.rectangle` have X in a shape, `X.slash` is struck through, and `X.badge`, `X.badge.plus` and the like have
/// a sign at a corner. Rules can be applied to each other.
package struct Symbol: Hashable, Sendable {
  /// The name of the symbol.
  package let name: String
  private let form: SymbolForm

  /// The symbol of a name; nil if there is none.
  package init?(named name: String) {
    guard let form = SymbolForm(name: name) else { return nil }
    self.name = name
    self.form = form
  }

  /// The drawing of the symbol in a weight.
  ///
  /// - Complexity: O(length of the outlines); nothing is kept.
  package func drawing(_ weight: SymbolWeight) -> SymbolDrawing {
    SymbolDrawing(onGrid: form.steps(SymbolPen(weight)))
  }

  /// The drawing in place of symbols that are not known: a dashed square.
  package static func placeholder(_ weight: SymbolWeight) -> SymbolDrawing {
    let parts = SymbolTable.parts["square.dashed"] ?? []
    return SymbolDrawing(onGrid: SymbolForm.plain(parts, isFilled: false).steps(SymbolPen(weight)))
  }
}

extension SymbolForm {
  /// The form of a name; nil if no description and no rule makes it.
  init?(name: String) {
    self.init(words: name.split(separator: ".", omittingEmptySubsequences: false)[...])
  }

  private init?(words: ArraySlice<Substring>) {
    guard let last = words.last else { return nil }
    if let parts = SymbolTable.parts[words.joined(separator: ".")] {
      self = .plain(parts, isFilled: false)
      return
    }
    let rest = words.dropLast()
    if last == "fill" {
      guard let filled = Self(filled: rest) ?? Self(withFillsInside: rest) else { return nil }
      self = filled
      return
    }
    if let derived = Self(derived: rest, by: last, isFilled: false) {
      self = derived
      return
    }
    guard let filled = Self(withFillsInside: words) else { return nil }
    self = filled
  }

  /// The filled form of a name whose words say so each, as `doc.fill.on.doc` does.
  private init?(withFillsInside words: ArraySlice<Substring>) {
    guard words.last != "fill", words.contains("fill") else { return nil }
    let others = words.filter { $0 != "fill" }
    guard let parts = SymbolTable.parts[others.joined(separator: ".")], parts.hasAreas else {
      return nil
    }
    self = .plain(parts, isFilled: true)
  }

  /// The filled form of a name.
  private init?(filled words: ArraySlice<Substring>) {
    guard let last = words.last else { return nil }
    if let parts = SymbolTable.parts[words.joined(separator: ".")] {
      guard parts.hasAreas else { return nil }
      self = .plain(parts, isFilled: true)
      return
    }
    guard let derived = Self(derived: words.dropLast(), by: last, isFilled: true) else {
      return nil
    }
    self = derived
  }

  private init?(characters words: ArraySlice<Substring>) {
    guard words.count == 1, let parts = words.first.flatMap(SymbolTable.characters) else {
      return nil
    }
    self = .plain(parts, isFilled: false)
  }

  private init?(derived words: ArraySlice<Substring>, by rule: Substring, isFilled: Bool) {
    if let enclosure = SymbolEnclosure(rawValue: String(rule)) {
      guard let form = Self(filled: words) ?? Self(words: words) ?? Self(characters: words) else {
        return nil
      }
      self = .enclosed(form, in: enclosure, isFilled: isFilled)
      return
    }
    func form(_ words: ArraySlice<Substring>) -> Self? {
      isFilled ? Self(filled: words) : Self(words: words)
    }
    if rule == "slash" {
      guard let struck = form(words) else { return nil }
      self = .slashed(struck)
    } else if rule == "badge" {
      guard let marked = form(words) else { return nil }
      self = .badged(marked, .dot)
    } else if words.last == "badge", let badge = SymbolBadge(rawValue: String(rule)) {
      guard let marked = form(words.dropLast()) else { return nil }
      self = .badged(marked, badge)
    } else {
      return nil
    }
  }
}
