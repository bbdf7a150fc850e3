import AnimDrawing
import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// Labels and text fields whose subclasses draw in their own way.
@MainActor struct LabelDrawingTests {
  /// The kinds of what a view shows, back to front.
  private func kinds(_ view: UIView) -> [String] {
    view.layer.displayIfNeeded()
    guard case .drawing(let items, _) = view.layer.content else { return [] }
    return items.map { item in
      switch item.content {
      case .glyphs: "glyphs"
      case .path: "path"
      default: "other"
      }
    }
  }

  private func glyphs(_ view: UIView) -> GlyphRun? {
    view.layer.displayIfNeeded()
    guard case .drawing(let items, _) = view.layer.content else { return nil }
    return items.lazy.compactMap { if case .glyphs(let run) = $0.content { run } else { nil } }
      .first
  }

  /// As swift-badge's label.
  private final class Badge: UILabel {
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -8, dy: -5)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 5)) }

    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
      super.draw(rect)
    }
  }

  @Test func `the room around a text that a subclass asks for is part of the label's size`() {
    inWorld { _ in
      let (plain, badge) = (UILabel(), Badge())
      plain.text = "123"
      badge.text = "123"
      let size = plain.intrinsicContentSize
      let larger = CGSize(width: size.width + 16, height: size.height + 10)
      #expect(badge.intrinsicContentSize == larger)
      #expect(badge.sizeThatFits(.zero) == larger)
      badge.sizeToFit()
      #expect(badge.bounds.size == larger)
      badge.text = ""
      #expect(badge.intrinsicContentSize == .zero)
    }
  }

  @Test func `what a subclass draws is behind the text, which is where it says`() throws {
    try inWorld { _ in
      let (plain, badge) = (UILabel(), Badge())
      for label in [plain, badge] {
        label.text = "123"
        label.sizeToFit()
      }
      #expect(kinds(plain) == ["glyphs"])
      #expect(kinds(badge) == ["path", "glyphs"])
      let (first, second) = (try #require(glyphs(plain)), try #require(glyphs(badge)))
      #expect(first.fontSize == second.fontSize)
      let (a, b) = (
        try #require(first.placements.first?.position),
        try #require(second.placements.first?.position)
      )
      #expect(abs(b.x - a.x - 8) < 0.01 && abs(b.y - a.y - 5) < 0.01)
    }
  }

  private final class Marquee: UILabel {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.green.cgColor)
      ctx.fill(layer.bounds)
    }
  }

  @Test func `a subclass that draws its layer draws no text unless it says so`() {
    inWorld { _ in
      let label = Marquee(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.text = "must not be drawn"
      #expect(kinds(label) == ["path"])
    }
  }

  @Test func `a label without text shows nothing any more`() {
    inWorld { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.text = "text"
      #expect(kinds(label) == ["glyphs"])
      label.text = nil
      label.layer.displayIfNeeded()
      #expect(label.layer.content == .none)
    }
  }

  private final class Field: UITextField {
    var rects: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) { rects.append(rect) }
    override func drawText(in rect: CGRect) {
      super.drawText(in: CGRect(x: 10, y: 0, width: rect.width - 10, height: rect.height))
    }
  }

  @Test func `a field's subclass draws text and placeholder, or does not`() throws {
    try inWorld { _ in
      let (plain, own) = (UITextField(), Field())
      var labels: [UILabel] = []
      for field in [plain, own] {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        field.placeholder = "placeholder"
        field.layoutIfNeeded()
        labels.append(try #require(field.subviews.lazy.compactMap { $0 as? UILabel }.first))
      }
      #expect(kinds(labels[0]) == ["glyphs"])
      #expect(kinds(labels[1]) == [])
      #expect(own.rects == [CGRect(x: 0, y: 0, width: 200, height: 40)])
      plain.text = "text"
      own.text = "text"
      let places = try labels.map { try #require(glyphs($0)?.placements.first?.position.x) }
      #expect(abs(places[1] - places[0] - 10) < 0.01)
      #expect(own.rects.count == 1)
    }
  }
}
