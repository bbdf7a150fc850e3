import AnimDrawing
import AnimGeometry
import AnimPixels
import Foundation
import Testing

@testable import AnimVectorGraphics

struct AnimatedSVGTests {
  private let size = CGSize(width: 100, height: 50)

  private func box(
    _ id: UInt64 = 1, at point: CGPoint = .zero, _ color: Color = .black, radius: CGFloat = 0,
    transform: Projection? = nil
  ) -> DisplayItem {
    DisplayItem(
      id: id,
      transform: transform ?? Projection(CGAffineTransform(translationX: point.x, y: point.y)),
      content: .box(
        Box(
          RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: radius),
          fill: .color(color))))
  }

  /// Frames of a second, sixty of them.
  private func moments(_ items: (Double) -> [DisplayItem]) -> [AnimatedSVG.Moment] {
    (0..<60).map { frame in
      let time = Double(frame) / 60
      return .init(start: time, list: DisplayList(size: size, items: items(time)))
    }
  }

  private func svg(
    _ light: [AnimatedSVG.Moment], dark: [AnimatedSVG.Moment]? = nil,
    settings: AnimatedSVG.Settings = .init()
  ) throws -> AnimatedSVG {
    try AnimatedSVG(light: light, dark: dark, duration: 1, settings: settings)
  }

  /// The names of elements that are not closed in the order in which they were opened; empty for
  /// well-formed markup.
  private func unbalanced(_ text: String) -> [Substring] {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([A-Za-z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/) {
      let (_, closing, name, _, isEmpty) = match.output
      if closing.isEmpty {
        if isEmpty.isEmpty { open.append(name) }
      } else if open.popLast() != name {
        return [name]
      }
    }
    return open
  }

  @Test func `what stands still is not animated`() throws {
    let text = try svg(moments { _ in [box(at: CGPoint(x: 5, y: 6))] }).text
    #expect(!text.contains("@keyframes"))
    #expect(text.contains("<rect x=\"5\" y=\"6\" width=\"20\" height=\"10\"/>"))
  }

  @Test func `an even motion is two places`() throws {
    let text = try svg(moments { [box(at: CGPoint(x: 60 * $0, y: 0))] }).text
    #expect(text.contains("0%{translate:0px}"))
    #expect(text.contains("translate:59px"))
    #expect(unbalanced(text).isEmpty)
  }

  @Test func `what moves together is one group`() throws {
    let text = try svg(
      moments { time in
        [box(1, at: CGPoint(x: 60 * time, y: 0)), box(2, at: CGPoint(x: 60 * time + 30, y: 0))]
      }
    ).text
    #expect(text.matches(of: /animation-name/).count == 1)
    #expect(text.matches(of: /<rect/).count == 2)
  }

  @Test func `what comes later is hidden until then`() throws {
    let text = try svg(moments { $0 < 0.5 ? [] : [box()] }).text
    #expect(text.contains("0%,49.999%{visibility:hidden}50%,to{visibility:visible}"))
  }

  @Test func `a growing box has a growing width`() throws {
    let text = try svg(
      moments { time in
        var item = box()
        item.content = .box(
          Box(
            RoundedRect(CGRect(x: 0, y: 0, width: 20 + 60 * time, height: 10), radius: 5),
            fill: .color(.black)))
        return [item]
      }
    ).text
    #expect(text.contains("0%{width:20px}"))
    #expect(text.contains("rx=\"5\""))
  }

  @Test func `colours of two themes are one element`() throws {
    let text = try svg(
      moments { _ in [box(.init(1), .white)] }, dark: moments { _ in [box(.init(1), .black)] }
    ).text
    #expect(text.matches(of: /<rect/).count == 1)
    #expect(text.contains(":root{--a:#fff}"))
    #expect(text.contains("@media(prefers-color-scheme:dark){:root{--a:#000}}"))
    #expect(text.contains("fill:var(--a)"))
  }

  @Test func `what differs by more than colour is shown in one theme`() throws {
    let text = try svg(
      moments { _ in [box()] }, dark: moments { _ in [box(radius: 4)] }
    ).text
    #expect(text.contains("<g class=\"l\">"))
    #expect(text.contains("<g class=\"d\">"))
    #expect(text.contains(".d{display:none}"))
  }

  @Test func `who wants no motion sees the poster`() throws {
    var settings = AnimatedSVG.Settings()
    settings.poster = 0.75
    let text = try svg(
      moments { [box(at: CGPoint(x: 60 * $0, y: 0))] }, settings: settings
    ).text
    #expect(
      text.contains(
        "@media(prefers-reduced-motion:reduce){*{animation-play-state:paused!important;"
          + "animation-delay:-.75s!important}}"))
  }

  @Test func `words are escaped`() throws {
    var settings = AnimatedSVG.Settings()
    settings.title = "Cut & paste"
    settings.description = "One < two"
    let text = try svg(moments { _ in [box()] }, settings: settings).text
    #expect(text.contains("<title>Cut &amp; paste</title><desc>One &lt; two</desc>"))
  }

  @Test func `a picture is embedded once, however often it is shown`() throws {
    let image = Image(Pixmap(size: PixelSize(width: 4, height: 4), filledWith: 0xff30_2010))
    let text = try svg(
      moments { _ in
        (1...3).map { number in
          DisplayItem(
            id: UInt64(number),
            content: .image(
              PlacedImage(
                image, destination: CGRect(x: 10 * number, y: 0, width: 4, height: 4))))
        }
      }
    ).text
    #expect(text.matches(of: /data:image/).count == 1)
    #expect(text.matches(of: /<use/).count == 3)
  }

  /// A picture with a gradient and grain, as cameras make them.
  private func photograph(_ side: Int) -> Image {
    var pixmap = Pixmap(size: PixelSize(width: side, height: side))
    var seed: UInt32 = 1
    for index in pixmap.pixels.indices {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let grain = seed >> 30
      let (x, y) = (UInt32(index % side * 200 / side), UInt32(index / side * 200 / side))
      pixmap.pixels[index] = 255 << 24 | (x + grain) << 16 | (y + grain) << 8 | (128 + grain)
    }
    return Image(pixmap)
  }

  @Test(arguments: [(30, "webp"), (100, "jpeg")])
  func `a photograph is a WebP where that loses nothing to be seen, else a JPEG`(
    side: Int, type: String
  ) throws {
    let image = photograph(side)
    let text = try svg(
      moments { _ in
        [
          DisplayItem(
            id: 1,
            content: .image(
              PlacedImage(
                image, destination: CGRect(x: 0, y: 0, width: side, height: side))))
        ]
      }
    ).text
    #expect(text.contains("data:image/\(type);base64,"))
  }

  @Test func `the shadow of a group that fades in grows as dark as it is`() throws {
    let text = try svg(
      moments { time in
        [
          DisplayItem(
            id: 7,
            content: .shadow(
              Shadow(
                .items([box(2)]), color: Color(white: 0, alpha: time / 2),
                offset: CGSize(width: 0, height: 4), sigma: 3)))
        ]
      }
    ).text
    #expect(text.contains("flood-color=\"#000\""))
    #expect(!text.contains("flood-opacity"))
    #expect(text.contains(/opacity:\.49/))
  }

  @Test func `what is seen in perspective is a picture where it is to be one, and said to be one`()
    throws
  {
    var tilted = CATransform3D.identity
    tilted.m34 = -1.0 / 500
    let turn = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), tilted)
    var settings = AnimatedSVG.Settings()
    settings.perspective = .pictures
    let result = try svg(
      moments { _ in [box(1), box(2, transform: Projection(turn))] }, settings: settings)
    #expect(result.notes == ["1 drawing seen in perspective"])
    #expect(result.text.contains("data:image/png"))
    #expect(result.pictureBytes > 0)
  }

  @Test func `what is cut out of a group is a mask`() throws {
    let shape = Path(CGRect(x: 4, y: 4, width: 2, height: 2))
    let hole = DisplayItem(
      blendMode: .destinationOut, content: .path(FilledPath(shape, fill: .color(.black))))
    let result = try svg(
      moments { _ in [DisplayItem(id: 5, content: .group(Group(items: [box(2), hole])))] })
    #expect(result.text.contains("<mask"))
    #expect(result.notes.isEmpty)
  }

  @Test func `a glyph that is used once stands where it is used`() throws {
    let outline = Path(CGRect(x: 0, y: -1, width: 1, height: 1))
    let run = GlyphRun(
      fontSize: 10, color: .black,
      placements: [
        .init(Glyph(font: "A", index: 1, outline: outline), at: CGPoint(x: 3, y: 9)),
        .init(
          Glyph(font: "A", index: 2, outline: outline.applying(.init(scaleX: 2, y: 2))),
          at: CGPoint(x: 13, y: 9)),
      ])
    let text = try svg(moments { _ in [DisplayItem(id: 1, content: .glyphs(run))] }).text
    // Ten points are 1000 units of a font of ten points.
    #expect(text.contains("transform=\"translate(1000 0)\""))
    #expect(!text.contains("<use"))
    #expect(text.contains("transform=\"translate(3 9)scale(.01)\""))
  }

  @Test func `live text has letters`() throws {
    let glyph = Glyph(font: "A", index: 1, outline: Path(CGRect(x: 0, y: -1, width: 1, height: 1)))
    let run = GlyphRun(
      fontSize: 10, color: .black, placements: [.init(glyph, at: CGPoint(x: 3, y: 9))],
      words: .init("A & B", family: nil, weight: 600, isItalic: false, width: 30))
    let moments = moments { _ in [DisplayItem(id: 1, content: .glyphs(run))] }
    var settings = AnimatedSVG.Settings()
    #expect(try !svg(moments, settings: settings).text.contains("<text"))
    settings.text = .live
    let text = try svg(moments, settings: settings).text
    #expect(text.contains("textLength=\"30\""))
    #expect(text.contains(">A &amp; B</text>"))
    #expect(text.contains("font-weight=\"600\""))
  }

  @Test func `equal animations are equal files`() throws {
    let list = moments { time in
      (1...9).map { box(UInt64($0), at: CGPoint(x: 60 * time * Double($0), y: 3 * Double($0))) }
    }
    let first = try svg(list).text
    for _ in 0..<5 { #expect(try svg(list).text == first) }
    #expect(unbalanced(first).isEmpty)
  }
}
