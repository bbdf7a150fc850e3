import Foundation
import Testing
import UIKitCore

/// What a text view does with its text and selection, and whom it tells in which order, as recorded
/// on iOS 26.1 (iPhone 16).
///
/// Parts and places are in UTF-16 units, `{2,3}` stands for three of them from the third on.
@MainActor struct TextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var calls: [String] = []

    private func note(_ call: String, _ view: UITextView) {
      calls.append("\(call) {\(view.selectedRange.location),\(view.selectedRange.length)}")
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      note("should begin", textView)
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { note("began", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      note("should end", textView)
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { note("ended", textView) }
    func textViewDidChange(_ textView: UITextView) { note("text", textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { note("selection", textView) }
  }

  private struct Scene {
    let view: UITextView
    let listener: Listener

    /// Acts, and says what the view tells, and how it is left.
    @MainActor func calls(_ act: (UITextView) -> Void) -> [String] {
      listener.calls = []
      act(view)
      return listener.calls
    }

    @MainActor func part(_ start: Int, _ end: Int) throws -> UITextRange {
      func place(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
      }
      return try #require(view.textRange(from: place(start), to: place(end)))
    }

    @MainActor func expect(_ text: String, _ location: Int, _ length: Int = 0) {
      #expect(view.text == text)
      #expect(view.selectedRange == NSRange(location: location, length: length))
      let range = view.selectedTextRange
      #expect(range.map { view.offset(from: view.beginningOfDocument, to: $0.start) } == location)
      #expect(range.map { view.offset(from: $0.start, to: $0.end) } == length)
    }
  }

  private func withView(_ body: (Scene) throws -> Void) rethrows {
    let phone = UIEnvironment(traits: UITraitCollection(displayScale: 3))
    try inWorld(phone) { _ in
      let (window, listener) = (UIWindow(), Listener())
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 320, height: 200))
      view.font = .systemFont(ofSize: 17)
      view.delegate = listener
      window.addSubview(view)
      try body(Scene(view: view, listener: listener))
    }
  }

  @Test func `selections that code sets`() throws {
    try withView { scene in
      #expect(scene.view.endOfDocument == scene.view.beginningOfDocument && !scene.view.hasText)
      #expect(scene.calls { $0.text = "Hello world" } == ["selection {11,0}"])
      scene.expect("Hello world", 11)
      let range = NSRange(location: 2, length: 3)
      #expect(scene.calls { $0.selectedRange = range } == ["selection {2,3}"])
      #expect(scene.calls { $0.selectedRange = range } == [])
      let chosen = try #require(scene.view.selectedTextRange)
      #expect(scene.view.text(in: chosen) == "llo")
      let part = try scene.part(1, 4)
      #expect(scene.calls { $0.selectedTextRange = part } == ["selection {1,3}"])
      scene.expect("Hello world", 1, 3)
      #expect(scene.calls { $0.selectedTextRange = nil } == ["selection {0,0}"])
      #expect(scene.view.selectedTextRange == nil)
      #expect(scene.view.selectedRange == NSRange(location: 0, length: 0))
    }
  }

  @Test func `text that code sets moves the caret behind it, and is no typing`() {
    withView { scene in
      scene.view.becomeFirstResponder()
      #expect(
        scene.calls { $0.attributedText = NSAttributedString(string: "Tail") }
          == ["selection {4,0}"])
      scene.view.selectedRange = NSRange(location: 1, length: 1)
      #expect(scene.calls { $0.text = "Tail" } == ["selection {4,0}"])
      #expect(scene.calls { $0.text = "Longer text" } == ["selection {11,0}"])
      #expect(scene.calls { $0.text = "ab" } == ["selection {2,0}"])
      #expect(scene.calls { $0.text = "ab" } == [])
      #expect(scene.calls { $0.text = "xy" } == [])
      scene.expect("xy", 2)
    }
  }

  @Test func `typing is told of whether or not the view is edited, the selection first`() throws {
    try withView { scene in
      scene.view.text = "Hello world"
      scene.view.selectedTextRange = nil
      let part = try scene.part(0, 5)
      #expect(
        scene.calls { $0.replace(part, withText: "Howdy!") } == ["selection {6,0}", "text {6,0}"])
      #expect(scene.calls { $0.insertText("X") } == ["selection {7,0}", "text {7,0}"])
      scene.expect("Howdy!X world", 7)
      #expect(scene.calls { $0.deleteBackward() } == ["selection {6,0}", "text {6,0}"])
      #expect(!scene.view.isFirstResponder)
      #expect(
        scene.calls { $0.becomeFirstResponder() } == ["should begin {6,0}", "began {6,0}"])
      scene.view.selectedRange = NSRange(location: 0, length: 0)
      #expect(scene.calls { $0.insertText("abc") } == ["selection {3,0}", "text {3,0}"])
      #expect(scene.calls { $0.deleteBackward() } == ["selection {2,0}", "text {2,0}"])
      scene.expect("abHowdy! world", 2)
      #expect(
        scene.calls { $0.resignFirstResponder() } == ["should end {2,0}", "ended {2,0}"])
    }
  }

  @Test func `what is chosen is replaced, and parts leave the caret behind what replaces them`()
    throws
  {
    try withView { scene in
      scene.view.text = "abHowdy! world"
      scene.view.selectedRange = NSRange(location: 0, length: 3)
      scene.view.insertText("Z")
      scene.expect("Zowdy! world", 1)
      scene.view.selectedRange = NSRange(location: 1, length: 2)
      scene.view.deleteBackward()
      scene.expect("Zdy! world", 1)
      // Where the caret is already, nothing is told of it.
      let first = try scene.part(0, 1)
      #expect(scene.calls { $0.replace(first, withText: "Q") } == ["text {1,0}"])
      try scene.view.replace(scene.part(2, 2), withText: "mn")
      scene.expect("Qdmny! world", 4)
      try scene.view.replace(scene.part(0, 2), withText: "")
      scene.expect("mny! world", 0)
      try scene.view.replace(scene.part(3, 4), withText: "KL")
      scene.expect("mnyKL world", 5)
      scene.view.selectedRange = NSRange(location: 1, length: 0)
      let nothing = try scene.part(3, 3)
      #expect(
        scene.calls { $0.replace(nothing, withText: "") } == ["selection {3,0}", "text {3,0}"])
      #expect(scene.calls { $0.insertText("") } == ["text {3,0}"])
    }
  }

  @Test func `places are between units, and the ends of a part have no order`() throws {
    try withView { scene in
      scene.view.text = "a😀b"
      let start = scene.view.beginningOfDocument
      let places = (-1...5).map { scene.view.position(from: start, offset: $0) != nil }
      #expect(places == [false, true, true, true, true, true, false])
      let end = scene.view.endOfDocument
      #expect(scene.view.position(from: end, offset: -1) != nil)
      #expect(scene.view.position(from: end, offset: 1) == nil)
      #expect(scene.view.offset(from: end, to: start) == -4)
      let turned = try scene.part(3, 1)
      let (same, empty) = try (scene.part(1, 3), scene.part(0, 0))
      #expect(turned == same && scene.view.text(in: turned) == "😀")
      #expect(scene.view.text(in: empty) == "")
      // Half of a character can be chosen.
      scene.view.selectedRange = NSRange(location: 2, length: 0)
      scene.expect("a😀b", 2)
      scene.view.selectedRange = NSRange(location: 4, length: 0)
      scene.view.deleteBackward()
      scene.expect("a😀", 3)
      scene.view.deleteBackward()
      scene.expect("a", 1)
    }
  }

  @Test func `the caret stands out of its line by a point`() throws {
    try withView { scene in
      @MainActor func caret(_ offset: Int) throws -> CGRect {
        scene.view.layoutIfNeeded()
        let place = scene.view.position(from: scene.view.beginningOfDocument, offset: offset)
        return try scene.view.caretRect(for: #require(place))
      }
      func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
          + abs(a.height - b.height) < 0.01
      }
      scene.view.text = "Hello"
      let (first, last) = try (caret(0), caret(5))
      #expect(isClose(first, CGRect(x: 4, y: 7, width: 2, height: 22)))
      #expect(last.minY == 7 && last.height == 22)
      scene.view.text = "Hello\nWorld"
      let second = try caret(6)
      #expect(isClose(second, CGRect(x: 4, y: 82.0 / 3, width: 2, height: 22)))
      scene.view.text = "Hi"
      scene.view.font = .systemFont(ofSize: 12)
      let small = try caret(0)
      #expect(isClose(small, CGRect(x: 4, y: 7, width: 2, height: 16)))
    }
  }

  // MARK: Segments

  @Test func `segments that cannot be chosen, and those that go`() {
    inWorld { _ in
      @MainActor func enabled(_ control: UISegmentedControl) -> [Bool] {
        (0..<control.numberOfSegments).map { control.isEnabledForSegment(at: $0) }
      }
      let control = UISegmentedControl(items: ["a", "b", "c"])
      #expect(control.selectedSegmentIndex == -1 && control.isEnabled)
      #expect(enabled(control) == [true, true, true])
      control.setEnabled(false, forSegmentAt: 1)
      control.selectedSegmentIndex = 1
      #expect(control.selectedSegmentIndex == 1 && enabled(control) == [true, false, true])
      control.selectedSegmentIndex = 0
      control.setEnabled(false, forSegmentAt: 0)
      #expect(control.selectedSegmentIndex == -1 && enabled(control) == [false, false, true])
      control.setEnabled(true, forSegmentAt: 0)
      control.insertSegment(withTitle: "z", at: 0, animated: false)
      #expect(enabled(control) == [true, true, false, true])
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == -2 && enabled(control) == [true, false, true])
      control.isEnabled = false
      #expect(enabled(control) == [true, false, true])
      let other = UISegmentedControl(items: ["a", "b", "c", "d"])
      other.setEnabled(false, forSegmentAt: 1)
      other.selectedSegmentIndex = 2
      other.removeSegment(at: 0, animated: false)
      #expect(other.selectedSegmentIndex == 1 && enabled(other) == [false, true, true])
      other.removeSegment(at: 1, animated: false)
      #expect(other.selectedSegmentIndex == -2)
      other.selectedSegmentIndex = 0
      other.removeSegment(at: 1, animated: false)
      #expect(other.selectedSegmentIndex == 0)
      other.removeAllSegments()
      other.insertSegment(withTitle: "n", at: 0, animated: false)
      #expect(other.selectedSegmentIndex == -1 && enabled(other) == [true])
    }
  }
}
