import AnimDrawing
import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Text that is drawn without a view.
@MainActor struct DrawnLineTests {
  /// Where the first letter of a text is drawn in a context of its own, on its baseline.
  private func start(_ draw: () -> Void) -> CGPoint? {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw()
    guard let item = context.items.first, case .glyphs(let run) = item.content,
      let place = run.placements.first
    else { return nil }
    return item.transform.apply(place.position)
  }

  @Test func `a line begins on its baseline, text that breaks in a corner`() throws {
    try inWorld { _ in
      let font = UIFont.systemFont(ofSize: 20)
      let rect = CGRect(x: 10, y: 40, width: 200, height: 100)
      let line = try #require(start { "Line".draw(with: rect, attributes: [.font: font]) })
      #expect(abs(line.x - 10) < 2 && abs(line.y - 40) < 1e-6)
      let broken = try #require(
        start {
          "Line".draw(with: rect, options: .usesLineFragmentOrigin, attributes: [.font: font])
        })
      #expect(abs(broken.x - line.x) < 1e-6 && broken.y > 40 + font.ascender * 0.8)
    }
  }

  @Test func `a line may be made smaller to fit, and says by how much`() {
    inWorld { _ in
      let (text, context) = (
        NSAttributedString(string: "A rather long line"), NSStringDrawingContext()
      )
      let natural = text.boundingRect(with: .zero, context: context)
      #expect(context.actualScaleFactor == 1 && context.totalBounds == natural)
      context.minimumScaleFactor = 0.5
      let fitted = text.boundingRect(
        with: CGSize(width: natural.width * 0.8, height: 100), context: context)
      #expect(abs(context.actualScaleFactor - 0.8) < 1e-9 && fitted.width < natural.width * 0.9)
      _ = text.boundingRect(with: CGSize(width: 10, height: 100), context: context)
      #expect(context.actualScaleFactor == 0.5)
    }
  }
}
