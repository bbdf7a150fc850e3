import Foundation
import Testing
import UIKitCore

/// Which characters of fields and text views are where, and which belong together.
@MainActor struct TextPositionTests {
  private func withTexts(_ text: String, _ body: (any UIView & UITextInput) throws -> Void) rethrows
  {
    try inWorld { _ in
      let frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      let (field, view) = (UITextField(frame: frame), UITextView(frame: frame))
      (field.text, view.text) = (text, text)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      window.addSubview(field)
      window.addSubview(view)
      window.layoutIfNeeded()
      try body(field)
      try body(view)
    }
  }

  @Test func `a point is between two characters, and in one`() throws {
    try withTexts("One two") { input in
      let caret = input.caretRect(for: try place(4, in: input))
      let point = CGPoint(x: caret.midX + 1, y: caret.midY)
      #expect(offset(of: input.closestPosition(to: point), in: input) == 4)
      let found = try #require(input.characterRange(at: point))
      #expect(input.text(in: found) == "t")
      let start = try #require(
        input.textRange(from: input.beginningOfDocument, to: place(2, in: input)))
      #expect(offset(of: input.closestPosition(to: point, within: start), in: input) == 2)
    }
  }

  @Test func `a placeholder has no characters that a point could be in`() {
    inWorld { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      field.placeholder = "Somebody's name"
      field.layoutIfNeeded()
      let point = CGPoint(x: 60, y: 30)
      #expect(offset(of: field.closestPosition(to: point), in: field) == 0)
      #expect(field.characterRange(at: point) == nil)
    }
  }

  @Test func `chosen characters have a rectangle between their carets`() throws {
    try withTexts("One two") { input in
      let (first, last) = (try place(4, in: input), try place(7, in: input))
      let rect = input.firstRect(for: try #require(input.textRange(from: first, to: last)))
      #expect(abs(rect.minX - input.caretRect(for: first).midX) < 1.1)
      #expect(abs(rect.maxX - input.caretRect(for: last).midX) < 1.1)
    }
  }

  @Test func `words, sentences and lines are cut`() throws {
    try withTexts("Don't go. Stay") { input in
      @MainActor func part(_ granularity: UITextGranularity, at offset: Int) throws -> String? {
        try input.tokenizer.rangeEnclosingPosition(
          place(offset, in: input), with: granularity, inDirection: .storage(.forward)
        ).flatMap(input.text(in:))
      }
      #expect(try part(.word, at: 1) == "Don't")
      #expect(try part(.word, at: 5) == nil)
      #expect(try part(.word, at: 6) == "go")
      #expect(try part(.sentence, at: 2) == "Don't go.")
      #expect(try part(.document, at: 2) == "Don't go. Stay")
      let next = input.tokenizer.position(
        from: try place(1, in: input), toBoundary: .word, inDirection: .storage(.forward))
      #expect(offset(of: next, in: input) == 5)
      let before = input.tokenizer.position(
        from: try place(12, in: input), toBoundary: .word, inDirection: .storage(.backward))
      #expect(offset(of: before, in: input) == 10)
    }
  }

  private func place(_ offset: Int, in input: any UITextInput) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  private func offset(of position: UITextPosition?, in input: any UITextInput) -> Int? {
    position.map { input.offset(from: input.beginningOfDocument, to: $0) }
  }
}
