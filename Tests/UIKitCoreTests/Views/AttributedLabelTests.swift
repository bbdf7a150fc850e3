import AnimDrawing
import AnimLayers
import AnimPixels
import Foundation
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

  @Test func `plain text is like the beginning of the one with attributes before it`() {
    let text = NSMutableAttributedString(
      string: "Big",
      attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
    )
    text.append(NSAttributedString(string: " rest"))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.attributedText = text
    // What has no attributes of its own is not.
    #expect(runs(of: label).map(\.fontSize) == [30, 17])
    label.text = "Next"
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    label.attributedText = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    label.text = "Last"
    #expect(label.font.pointSize == 12 && label.textColor == .blue)
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

  @Test(arguments: [1, 2, 0])
  func `text that does not fit into its lines is set smaller, as far as it may be`(_ lines: Int) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
    label.text = "WORLD PREMIERE"
    label.font = .boldSystemFont(ofSize: 100)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    let shrunk = runs(of: label).reduce(0) { max($0, $1.fontSize) }
    // A line of 240 points.
    #expect((20...30).contains(shrunk))
    label.minimumScaleFactor = 0.5
    label.setNeedsDisplay()
    #expect(runs(of: label).allSatisfy { $0.fontSize >= 49.9 })
  }

  @Test func `a view that is asked by itself is as large as its content`() {
    let label = UILabel(frame: .zero)
    label.text = "a few words that take some room"
    label.numberOfLines = 0
    let natural = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(natural == label.intrinsicContentSize && natural.width > 100)
    let narrow = label.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 100 && narrow.height > natural.height * 1.9)
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

  @Test func `plain text is told with the label's own looks`() {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .center
    label.text = "x"
    let told = label.attributedText
    let font = unsafe told?.attribute(.font, at: 0, effectiveRange: nil)
    #expect(font as? UIFont == label.font)
    let style = unsafe told?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .center)
    let size = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 12)
    label.attributedText = told
    #expect(label.intrinsicContentSize == size)
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

  private func boxes(of label: UILabel) -> [(rect: CGRect, fill: Paint?)] {
    label.display(label.layer)
    guard case .drawing(let items, _) = label.layer.content else { return [] }
    return items.compactMap { item in
      if case .box(let box) = item.content { (box.shape.rect, box.fill) } else { nil }
    }
  }

  @Test func `lines along text are whole pixels in the colour asked for`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(
      string: "underlined",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30),
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
        .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
      ])
    let lines = boxes(of: label)
    try #require(lines.count == 2)
    let baseline = try #require(runs(of: label).first?.placements.first?.position.y)
    let (under, strike) = (lines[0], lines[1])
    #expect(under.fill == .color(UIColor.red.cgColor))
    #expect(under.rect.minY > baseline)
    #expect(strike.rect.maxY < baseline)
    #expect(strike.rect.height == 2 * under.rect.height)
    let scale = label.traitCollection.displayScale
    for line in lines {
      #expect(line.rect.minY * scale == (line.rect.minY * scale).rounded())
      #expect(line.rect.height * scale == (line.rect.height * scale).rounded())
      #expect(abs(line.rect.width - label.intrinsicContentSize.width) < 1)
    }
  }

  @Test func `a background fills the line behind its text`() throws {
    let text = NSMutableAttributedString(string: "plain marked")
    text.addAttribute(
      .backgroundColor, value: UIColor.yellow, range: NSRange(location: 6, length: 6))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = text
    let background = try #require(boxes(of: label).first?.rect)
    let all = label.intrinsicContentSize
    #expect(abs(background.height - all.height) <= 1)
    #expect(background.minX > 0.3 * all.width)
    #expect(abs(background.maxX - all.width) <= 1)
  }

  @Test func `a dotted line has gaps as long as its dots`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(
      string: "dots",
      attributes: [.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue])
    let dots = boxes(of: label).map(\.rect)
    #expect(dots.count > 4)
    for (dot, next) in zip(dots, dots.dropFirst()) {
      #expect(abs(next.minX - dot.maxX - dot.height) < 1e-9)
    }
  }

  @Test func `kerning may be a number of any type`() {
    func width(_ kern: Any) -> CGFloat {
      let label = UILabel(frame: .zero)
      label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: kern])
      return label.intrinsicContentSize.width
    }
    #expect(width(7) == width(7.0))
    #expect(width(CGFloat(7)) == width(Float(7)))
    #expect(width(7) > width(0) + 13)
  }

  @Test func `neighbouring runs may have other objects of the same attributes`() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<30 {
      text.append(
        NSAttributedString(
          string: "ab", attributes: [.font: UIFont.systemFont(ofSize: CGFloat(10 + index % 3))]))
      text.addAttribute(
        .foregroundColor, value: index % 2 == 0 ? UIColor.red : .blue,
        range: NSRange(location: index, length: 2))
    }
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 40)], range: NSRange(location: 0, length: 1))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 900, height: 60))
    label.attributedText = text
    #expect(runs(of: label).map(\.fontSize).max() == 40)
    #expect(NSAttributedString(attributedString: text) == text)
    let other = NSMutableAttributedString(attributedString: text)
    other.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 41), range: NSRange(location: 0, length: 1))
    #expect(other != text)
  }
}
