import AnimDrawing
import AnimGeometry
import AnimText
import Foundation
import Testing

@testable import AnimLayers
@testable import UIKitCore

/// Attachments, looks of letters, and texts that are set without a view.
@MainActor struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func width(_ text: NSAttributedString) -> CGFloat { text.size().width }

  private func set(
    _ text: NSAttributedString, in size: CGSize
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let container = NSTextContainer(size: size)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  private func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  // MARK: Attachments

  @Test func `an attachment takes its room on the line, and makes it higher where it has to`() {
    inWorld { _ in
      let plain = NSAttributedString(string: "mm", attributes: [.font: font])
      let text = NSMutableAttributedString(attributedString: plain)
      let attachment = NSTextAttachment(image: image(CGSize(width: 30, height: 10)))
      text.insert(NSAttributedString(attachment: attachment), at: 1)
      #expect(abs(width(text) - width(plain) - 30) < 0.01)
      #expect(text.size().height == plain.size().height)
      attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 60)
      #expect(abs(width(text) - width(plain) - 40) < 0.01)
      // 50 points above the baseline, 10 below.
      #expect(abs(text.size().height - 60) < 0.01)
      #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
      #expect(!text.containsAttachments(in: NSRange(location: 2, length: 1)))
    }
  }

  @Test func `an attachment's picture stands on the baseline, at its place in the text`() throws {
    try inWorld { _ in
      let text = NSMutableAttributedString(string: "m", attributes: [.font: font])
      let before = text.size().width
      text.append(
        NSAttributedString(attachment: NSTextAttachment(image: image(CGSize(width: 8, height: 6)))))
      let (runs, looks) = text.runs(font: font)
      let layout = TextLayout(runs)
      let items = layout.drawing(at: .zero, looks: looks, color: .black, for: .current)
      #expect(items.count == 2)
      let place = try #require(items.last).extent(in: .identity)
      #expect(abs(place.minX - before) < 0.01 && abs(place.width - 8) < 0.01)
      #expect(abs(place.maxY - layout.lines[0].origin.y) < 0.01 && abs(place.height - 6) < 0.01)
    }
  }

  // MARK: Letters

  @Test func `outlines, shadows and raised text are drawn`() throws {
    try inWorld { _ in
      @MainActor func items(_ attributes: [NSAttributedString.Key: Any]) -> [DisplayItem] {
        let text = NSAttributedString(
          string: "m", attributes: attributes.merging([.font: font]) { $1 })
        let (runs, looks) = text.runs(font: font)
        return TextLayout(runs).drawing(at: .zero, looks: looks, color: .black, for: .current)
      }
      let plain = items([:])
      #expect(plain.count == 1)
      // 20 points at 10 %: lines of 2 points.
      let outlined = items([.strokeWidth: 10, .strokeColor: UIColor.red])
      guard case .path(let path) = try #require(outlined.first).content, outlined.count == 1 else {
        Issue.record("an outline alone is a path")
        return
      }
      #expect(path.fill == nil && path.stroke?.width == 2)
      #expect(items([.strokeWidth: -10]).count == 2)
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 3, height: 4)
      shadow.shadowColor = UIColor.red
      let shaded = items([.shadow: shadow])
      guard case .shadow(let drawn) = try #require(shaded.first).content, shaded.count == 2 else {
        Issue.record("the shadow is behind the letters")
        return
      }
      #expect(drawn.offset == CGSize(width: 3, height: 4))
      let raised = try #require(items([.baselineOffset: 5]).first).extent(in: .identity)
      #expect(abs(plain[0].extent(in: .identity).minY - raised.minY - 5) < 0.01)
    }
  }

  // MARK: Paragraphs

  @Test func `paragraphs keep their distances and indents`() {
    inWorld { _ in
      let style = NSMutableParagraphStyle()
      let text = NSMutableAttributedString(
        string: "mmm mmm\nm", attributes: [.font: font, .paragraphStyle: style])
      @MainActor func layout(_ change: (NSMutableParagraphStyle) -> Void) -> TextLayout {
        let style = NSMutableParagraphStyle()
        change(style)
        text.addAttribute(
          .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return TextLayout(text.runs(font: font).runs, style: style.style, width: 70)
      }
      let plain = layout { _ in }
      #expect(plain.lines.count == 3)
      let height = plain.lines[0].height
      let spaced = layout { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (8, 2) }
      #expect(spaced.lines[1].top == height)
      #expect(abs(spaced.lines[2].top - 2 * height - 10) < 0.01)
      #expect(abs(spaced.size.height - plain.size.height - 10) < 0.01)
      let indented = layout { ($0.firstLineHeadIndent, $0.headIndent) = (10, 4) }
      #expect(indented.lines.map(\.origin.x) == [10, 4, 10])
      // Of 70 points 20 are left: one letter for a line.
      let narrow = layout { $0.tailIndent = -50 }
      #expect(narrow.lines.count == 7)
    }
  }

  @Test func `each paragraph has the style with which it begins`() {
    inWorld { _ in
      let text = NSMutableAttributedString(
        string: "first\ncentred\nlow\nlast", attributes: [.font: font])
      func style(_ place: Int, _ length: Int, _ change: (NSMutableParagraphStyle) -> Void) {
        let style = NSMutableParagraphStyle()
        change(style)
        text.addAttribute(
          .paragraphStyle, value: style, range: NSRange(location: place, length: length))
      }
      style(6, 8) { $0.alignment = .center }
      style(14, 4) { ($0.paragraphSpacingBefore, $0.headIndent) = (9, 50) }
      // What begins inside of a paragraph does not count.
      style(20, 2) { $0.firstLineHeadIndent = 30 }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      label.numberOfLines = 0
      label.attributedText = text
      let lines = label.setting(in: label.bounds.size).layout.lines
      #expect(lines.count == 4)
      #expect(lines.map { $0.origin.x == 0 } == [true, false, true, true])
      #expect(abs(lines[1].origin.x - (200 - lines[1].width) / 2) < 0.01)
      let height = lines[0].height
      #expect(abs(lines[2].top - 2 * height - 9) < 0.01)
      #expect(abs(lines[3].top - 3 * height - 9) < 0.01)
      let bounds = text.boundingRect(
        with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin)
      #expect(abs(bounds.height - 4 * height - 9) < 0.01)
      label.textAlignment = .right
      let right = label.setting(in: label.bounds.size).layout.lines
      #expect(abs(right[0].origin.x + right[0].width - 200) < 0.01)
      #expect(right[1].origin.x == lines[1].origin.x)
    }
  }

  // MARK: Layout managers

  @Test func `a used rectangle is that of the lines, with the padding at both sides`() {
    inWorld { _ in
      let text = NSAttributedString(string: "mmm mmm", attributes: [.font: font])
      let (storage, manager, container) = set(text, in: CGSize(width: 80, height: 0))
      let line = NSAttributedString(string: "mmm", attributes: [.font: font]).size()
      let used = manager.usedRect(for: container)
      #expect(abs(used.width - line.width - 10) < 0.01)
      #expect(abs(used.height - 2 * line.height) < 0.01)
      #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 7))
      // Editing has it set anew.
      storage.replaceCharacters(in: NSRange(location: 3, length: 4), with: "")
      #expect(abs(manager.usedRect(for: container).height - line.height) < 0.01)
      container.lineFragmentPadding = 0
      #expect(abs(manager.usedRect(for: container).width - line.width) < 0.01)
    }
  }

  @Test func `points find characters, and characters places`() {
    inWorld { _ in
      let text = NSAttributedString(string: "mmm mmm", attributes: [.font: font])
      let (storage, manager, container) = set(text, in: CGSize(width: 80, height: 0))
      // A manager does not keep its text.
      defer { withExtendedLifetime(storage) {} }
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: 5, length: 1), in: container)
      let m = NSAttributedString(string: "m", attributes: [.font: font]).size()
      #expect(abs(rect.minX - 5 - m.width) < 0.1 && abs(rect.minY - m.height) < 0.01)
      var fraction: CGFloat = 0
      // The pointer is used during the call alone.
      let character = unsafe manager.characterIndex(
        for: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(character == 5 && abs(fraction - 0.25) < 0.01)
      #expect(manager.glyphIndex(for: CGPoint(x: -100, y: 0), in: container) == 0)
      #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container) == 6)
      var lines: [NSRange] = []
      // The pointer is not used.
      unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) {
        _, _, _, range, _ in
        lines.append(range)
      }
      #expect(lines == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    }
  }

  // MARK: Text views

  @Test func `a text view's storage shows what is done to it`() {
    inWorld { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = "abc"
      view.textColor = .red
      // The pointer is not used.
      let color = unsafe view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
      #expect(view.text == "xbc")
      view.text = "other"
      #expect(view.textStorage.string == "other")
      let used = view.layoutManager.usedRect(for: view.textContainer)
      #expect(used.width > 20 && used.height > 10)
    }
  }

  @Test func `links of text views have the tint colour, or the look that they are given`() {
    inWorld { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.attributedText = NSAttributedString(
        string: "link", attributes: [.link: "https://example.org", .foregroundColor: UIColor.red])
      #expect(view.setting.looks.first?.color == .tintColor)
      view.linkTextAttributes = [.foregroundColor: UIColor.green]
      #expect(view.setting.looks.first?.color == .green)
    }
  }

  @Test func `addresses and numbers look like links where a text view is to recognise them`() {
    inWorld { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      view.textColor = .red
      view.text = "see www.example.org or call 030 1234567"
      @MainActor func links() -> Int { view.setting.looks.count { $0.color == .tintColor } }
      view.dataDetectorTypes = .all
      #expect(links() == 0)
      view.isEditable = false
      #expect(links() == 2)
      view.dataDetectorTypes = .link
      #expect(links() == 1)
      view.text = "no address"
      #expect(links() == 0)
    }
  }
}
