import Drawing
import Foundation
import Layers
import Pixels
import Testing

@testable import UIKitCore

@MainActor struct AttributedLabelTests {
  private func runs(of label: UILabel) -> [GlyphRun] {
    label.display(label.layer)
    guard case .drawing(let items, _) = label.layer.content else { return [] }
    return items.compactMap { item in
      if case .glyphs(let run) = item.content { run } else { nil }
    }
  }

  @Test func `each run has its own size and colour`() {
    let text = NSMutableAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(
      NSAttributedString(
        string: " small",
        attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.textColor = .blue
    label.attributedText = text
    let runs = runs(of: label)
    #expect(runs.map(\.fontSize) == [30, 10])
    #expect(runs.map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
  }

  @Test func `a line is as high as its largest font`() {
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    let label = UILabel(frame: .zero)
    label.attributedText = text
    let plain = UILabel(frame: .zero)
    plain.font = .systemFont(ofSize: 40)
    plain.text = "b"
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
  }

  @Test func `a paragraph style aligns the text`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])
    let right = try #require(runs(of: label).first?.placements.first?.position.x)
    label.text = "x"
    let left = try #require(runs(of: label).first?.placements.first?.position.x)
    #expect(left == 0)
    #expect(right > 180)
  }
}
