import Foundation
import Testing

@testable import AnimSymbols

struct SymbolTests {
  @Test func `a circle of regular weight is an em wide, with a margin`() throws {
    let circle = try drawing("circle")
    // 20 units between the middles of the lines, and half a line at both sides.
    #expect(abs(circle.ink.width - 1) < 0.002)
    #expect(abs(circle.size.width - 1.1824) < 0.002)
    #expect(abs(circle.size.height - circle.size.width) < 0.002)
  }

  @Test func `lines grow to both sides with the weight`() throws {
    let length = 15.2 * 0.0456
    for weight in SymbolWeight.allCases {
      let ink = try drawing("minus", weight).ink
      #expect(abs(ink.height - weight.lineWidth) < 1e-6)
      #expect(abs(ink.width - length - weight.lineWidth) < 1e-6)
    }
    let widths = SymbolWeight.allCases.map(\.lineWidth)
    #expect(widths == widths.sorted())
  }

  @Test func `many lines leave room between them`() throws {
    // Lines 4.2 units apart, where a single line of that weight is 4.4 wide.
    let waveform = try drawing("waveform", .black)
    #expect(waveform.covers(9.9, 12) && !waveform.covers(7.9, 12) && waveform.covers(5.8, 12))
    // A weight between changes in the same direction.
    let widths = try [SymbolWeight.regular, .bold, .black].map { weight in
      try drawing("waveform", weight).ink.width
    }
    #expect(widths == widths.sorted() && widths[0] < widths[2])
  }

  @Test(arguments: Symbol.describedNames)
  func `a symbol lies in its box, centred on capitals`(name: String) throws {
    for weight in [SymbolWeight.ultraLight, .regular, .black] {
      let drawing = try drawing(name, weight)
      let (ink, box) = (drawing.ink, CGRect(origin: .zero, size: drawing.size))
      #expect(box.contains(ink))
      #expect(abs(ink.midX - box.midX) < 1e-6)
      #expect(ink.minY < box.midY && ink.maxY > box.midY)
      // Nothing is much larger than the circle.
      #expect(ink.width < 1.5 && ink.height < 1.3)
    }
  }

  @Test(arguments: Symbol.describedNames)
  func `what stands in a circle stays in it`(name: String) throws {
    for weight in [SymbolWeight.ultraLight, .regular, .black] {
      let (circle, enclosed) = (
        try drawing("circle", weight), try drawing("\(name).circle", weight)
      )
      #expect(abs(enclosed.size.width - circle.size.width) < 1e-6)
      #expect(abs(enclosed.size.height - circle.size.height) < 1e-6)
    }
  }

  @Test func `a sign is cut out of a filled circle`() throws {
    let (ring, disc) = (try drawing("plus.circle"), try drawing("plus.circle.fill"))
    #expect(ring.covers(12, 12) && !disc.covers(12, 12))
    #expect(!ring.covers(7, 7) && disc.covers(7, 7))
    #expect(ring.covers(12, 2) && disc.covers(12, 2))
    #expect(disc.level(12, 12) == .primary)
    #expect(disc.level(7, 7) == .secondary)
  }

  @Test func `what is cut out of a sign is not cut out of the circle around it`() throws {
    // The lens of the camera: a ring through the middle, in front of the body.
    let disc = try drawing("camera.circle.fill")
    let body = try drawing("camera.fill")
    #expect(body.covers(12, 12.8) && !body.covers(12, 8.3))
    #expect(!disc.covers(8, 13))
    #expect(disc.covers(12, 5))
  }

  @Test(arguments: [
    // A name, a point in it and one beside it, in the outlined and in the filled form.
    ("heart", (12.0, 12.0), (12.0, 3.0)), ("star", (12.0, 12.0), (6.0, 4.0)),
    ("house", (7.4, 14.0), (4.0, 5.0)), ("envelope", (12.0, 17.0), (12.0, 1.0)),
    ("lock", (12.0, 16.0), (12.0, 7.0)), ("eye", (12.0, 6.4), (12.0, 2.0)),
    ("clock", (16.0, 16.0), (1.0, 12.0)), ("camera", (4.0, 12.0), (2.0, 3.0)),
    ("mic", (12.0, 8.0), (5.0, 5.0)), ("bell", (12.0, 12.0), (4.0, 6.0)),
  ])
  func `the filled form is filled where the outlined one is empty`(
    name: String, inside: (Double, Double), outside: (Double, Double)
  ) throws {
    let (outlined, filled) = (try drawing(name), try drawing("\(name).fill"))
    #expect(!outlined.covers(inside.0, inside.1))
    #expect(filled.covers(inside.0, inside.1))
    #expect(!outlined.covers(outside.0, outside.1))
    #expect(!filled.covers(outside.0, outside.1))
  }

  @Test(arguments: [
    ("house", 12.0, 18.0), ("clock", 12.0, 9.0), ("eye", 12.0, 15.9), ("camera", 12.0, 17.3),
    ("exclamationmark.triangle", 12.0, 10.0), ("checkmark.seal", 10.8, 15.6),
    ("doc.text", 12.0, 17.0), ("creditcard", 12.0, 9.0), ("archivebox", 12.0, 13.4),
  ])
  func `details are cut out of the filled form`(name: String, x: Double, y: Double) throws {
    #expect(try !drawing("\(name).fill").covers(x, y))
  }

  @Test func `a slash has room at both sides`() throws {
    let (whole, slashed) = (try drawing("circle.fill"), try drawing("circle.slash.fill"))
    // Along the horizontal, lines at 45° are √2 wider than across: 2.7 units, and 1.5 free at each side.
    for (x, isCovered) in [(7.0, true), (10.1, false), (11.9, true), (13.9, false), (17.0, true)] {
      #expect(whole.covers(x, 12))
      #expect(slashed.covers(x, 12) == isCovered)
    }
  }

  @Test func `a badge clears the corner that it stands in`() throws {
    let plain = try drawing("square.fill")
    let marked = try drawing("square.badge.plus.fill")
    #expect(plain.ink.width < marked.ink.width)
    let disc = marked.steps.filter { $0.effect == .draw(.primary) }
    #expect(disc.count == 1)
    // The room around the disc, its sign, and nothing else of the square.
    #expect(marked.steps.filter { $0.effect == .erase }.count == 3)
    #expect(marked.steps.contains { $0.effect == .draw(.secondary) })
  }

  @Test(arguments: [
    "", ".", "heart.", ".heart", "hearts", "plus.fill", "heart.fill.fill", "circle.nonsense",
    "fill", "slash", "badge.plus", "Heart",
  ])
  func `what no rule makes is no symbol`(name: String) {
    #expect(Symbol(named: name) == nil)
  }

  @Test(arguments: [
    "bell.slash.circle.fill", "person.crop.circle.badge.plus", "message.badge.fill",
    "chevron.right.square", "xmark.circle.fill", "doc.badge.ellipsis", "mic.slash.fill",
    "speaker.slash.fill", "line.3.horizontal.decrease.circle", "ellipsis.rectangle.fill",
    "1.circle", "27.square.fill", "a.circle.fill", "doc.fill.on.doc.fill",
    "phone.fill.arrow.up.right", "plus.app.fill", "rectangle.stack.fill.badge.plus",
  ])
  func `rules can follow on each other`(name: String) {
    #expect(Symbol(named: name) != nil)
  }

  @Test func `the placeholder is drawn`() {
    let placeholder = Symbol.placeholder(.regular)
    #expect(!placeholder.steps.isEmpty)
    #expect(placeholder.size.width > 0.9)
  }
}
