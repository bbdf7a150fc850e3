import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// What fields, text views and search bars do with taps and keys.
@MainActor struct TypingTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var allows: (String) -> Bool = { _ in true }
    var endsOnReturn = false

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      if endsOnReturn { textField.resignFirstResponder() }
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("\(range.location)+\(range.length) \(string)")
      return allows(string)
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidChange(_ textView: UITextView) {
      calls.append("changed \(textView.text ?? "")")
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { allows(text) }
  }

  @Test func `a field that sets the view beside its text at every layout is laid out once`() {
    final class Field: UITextField {
      let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        rightView = wheel
        rightViewMode = .always
      }
    }
    inWorld { _ in
      let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let window = UIWindow()
      window.addSubview(field)
      window.layoutIfNeeded()
      #expect(field.wheel.superview === field && field.layouts < 4)
      window.layoutIfNeeded()
      #expect(field.wheel.frame.maxX <= 200)
    }
  }

  @Test func `a text view knows the height of its text before it is laid out`() {
    inWorld { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      view.text = "One"
      let line = view.contentSize.height
      view.text = "One\nTwo"
      #expect(line > 16 && view.contentSize.height > line && view.contentSize.width == 200)
      let window = UIWindow()
      window.addSubview(view)
      let before = view.contentSize
      window.layoutIfNeeded()
      #expect(view.contentSize == before)
    }
  }

  private func withField(
    _ body: (World, UIWindow, UITextField, Listener) throws -> Void
  ) rethrows {
    try inWorld { world in
      let (window, listener) = (UIWindow(), Listener())
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.delegate = listener
      window.addSubview(field)
      window.layoutIfNeeded()
      try body(world, window, field, listener)
    }
  }

  @Test func `a tap begins editing, and keys change the text as the delegate allows`() {
    withField { world, window, field, listener in
      var changes: [String] = []
      field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
      #expect(!field.isEditing)
      window.perform(.tap(at: CGPoint(x: 60, y: 120)))
      world.clock.advance(to: 1)
      #expect(field.isEditing && field.isFirstResponder)
      listener.allows = { $0 != "x" }
      window.type("axb")
      #expect(field.text == "ab")
      #expect(changes == ["a", "ab"])
      #expect(listener.calls == ["begin", "0+0 a", "1+0 x", "1+0 b"])
    }
  }

  @Test func `the key that deletes takes a whole character, and nothing at the beginning`() {
    withField { _, window, field, _ in
      field.text = "a👨‍👩‍👧"
      field.becomeFirstResponder()
      window.type("\u{8}")
      #expect(field.text == "a")
      window.type("\u{8}\u{8}")
      #expect(field.text == "")
    }
  }

  @Test func `return is asked for, and is no character of a field`() {
    withField { _, window, field, listener in
      field.becomeFirstResponder()
      listener.endsOnReturn = true
      window.type("a\nb")
      #expect(field.text == "a")
      #expect(!field.isEditing)
      #expect(listener.calls == ["begin", "0+0 a", "return", "end"])
    }
  }

  @Test func `keys take time, one after the other`() {
    withField { world, window, field, _ in
      field.becomeFirstResponder()
      var isDone = false
      window.type("abc", interval: 0.1) { isDone = true }
      world.clock.advance(to: 0.15)
      #expect(field.text == "ab" && !isDone)
      world.clock.advance(to: 0.25)
      #expect(field.text == "abc" && isDone)
    }
  }

  @Test func `another field takes over, and the view ends editing`() {
    withField { _, window, field, listener in
      let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      window.addSubview(other)
      field.becomeFirstResponder()
      other.becomeFirstResponder()
      #expect(!field.isEditing && other.isEditing)
      #expect(listener.calls == ["begin", "end"])
      let ended = window.endEditing(false)
      #expect(ended && !other.isEditing)
      let again = window.endEditing(false)
      #expect(!again)
    }
  }

  @Test func `the caret stands behind what was typed, and before what follows`() throws {
    try withField { _, window, field, _ in
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      let first = field.caretRect(for: field.beginningOfDocument)
      #expect(first.width == 2 && first.minX == 0)
      window.type("mm")
      window.layoutIfNeeded()
      let (one, two) = (
        field.caretRect(for: UITextPosition(1)), field.caretRect(for: field.endOfDocument)
      )
      // Two of the same letter are twice as wide as one.
      #expect(abs(two.minX - 2 * one.minX) < 0.01 && one.minX > 5)
      let bar = try #require(field.subviews.first { $0.frame.width == 2 })
      #expect(bar.frame == two)
      // In the middle of the text, typing goes on there.
      field.selectedTextRange = field.textRange(
        from: UITextPosition(1), to: UITextPosition(1))
      window.type("a")
      #expect(field.text == "mam")
    }
  }

  @Test func `what is chosen is replaced`() {
    withField { _, window, field, _ in
      field.text = "abcd"
      field.becomeFirstResponder()
      field.selectedTextRange = field.textRange(from: UITextPosition(1), to: UITextPosition(3))
      #expect(field.selectedTextRange.flatMap(field.text(in:)) == "bc")
      window.type("x")
      #expect(field.text == "axd")
    }
  }

  @Test func `a field with text has a button that clears it while it is edited`() throws {
    try withField { world, window, field, _ in
      field.clearButtonMode = .whileEditing
      field.text = "abc"
      window.layoutIfNeeded()
      #expect(!field.subviews.contains { $0 is UIButton })
      field.becomeFirstResponder()
      window.layoutIfNeeded()
      let button = try #require(field.subviews.first { $0 is UIButton })
      window.perform(.tap(at: button.convert(CGPoint(x: 9, y: 9), to: window)))
      world.clock.advance(to: 1)
      window.layoutIfNeeded()
      #expect(field.text == "" && field.isEditing)
      #expect(!field.subviews.contains { $0 is UIButton })
    }
  }

  @Test func `a subclass hears of each key`() {
    final class Code: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    inWorld { _ in
      let (window, field) = (UIWindow(), Code(frame: CGRect(x: 0, y: 0, width: 90, height: 30)))
      window.addSubview(field)
      field.text = "a"
      field.becomeFirstResponder()
      window.type("\u{8}")
      #expect(field.text == "" && field.deletions == 1)
    }
  }

  // MARK: Text views

  @Test func `text views take line ends, and tell of each change`() {
    inWorld { world in
      let (window, listener) = (UIWindow(), Listener())
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.delegate = listener
      view.text = "a"
      window.addSubview(view)
      window.layoutIfNeeded()
      window.perform(.tap(at: CGPoint(x: 100, y: 15)))
      world.clock.advance(to: 1)
      window.type("\nb")
      #expect(view.text == "a\nb")
      #expect(listener.calls == ["begin", "changed a\n", "changed a\nb"])
      view.isEditable = false
      view.resignFirstResponder()
      let began = view.becomeFirstResponder()
      #expect(!began)
    }
  }

  @Test func `a tap puts the caret to the nearest character of its line`() {
    inWorld { world in
      let window = UIWindow()
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 20)
      view.text = "mmmm\nmm"
      window.addSubview(view)
      window.layoutIfNeeded()
      let second = view.caretRect(for: UITextPosition(6))
      #expect(second.minY > view.caretRect(for: UITextPosition(2)).minY)
      window.perform(.tap(at: CGPoint(x: second.minX + 1, y: second.midY)))
      world.clock.advance(to: 1)
      #expect(view.selectedRange == NSRange(location: 6, length: 0))
      window.type("x")
      #expect(view.text == "mmmm\nmxm")
    }
  }

  @Test func `lines know their characters, spaces at wraps left out`() {
    inWorld { _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 20)
      label.text = "mmm mmm\n\nm"
      let setting = label.setting(in: CGSize(width: 70, height: 1000))
      #expect(
        setting.ranges == [
          NSRange(location: 0, length: 3), NSRange(location: 4, length: 3),
          NSRange(location: 8, length: 0), NSRange(location: 9, length: 1),
        ])
      #expect(setting.rects(of: NSRange(location: 2, length: 3)).count == 2)
      #expect(setting.line(of: 8) == 2)
    }
  }

  // MARK: Searching

  @Test func `a search bar tells of typing, and its controller of the search`() {
    final class Seeker: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
      var calls: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
      func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
      }
    }
    inWorld { world in
      let (window, search, seeker) = (UIWindow(), UISearchController(), Seeker())
      search.searchBar.frame = CGRect(x: 0, y: 50, width: 300, height: 56)
      search.searchBar.delegate = seeker
      search.searchResultsUpdater = seeker
      window.addSubview(search.searchBar)
      window.layoutIfNeeded()
      window.perform(.tap(at: CGPoint(x: 150, y: 78)))
      world.clock.advance(to: 1)
      window.type("a\n")
      #expect(search.searchBar.isFirstResponder)
      #expect(seeker.calls == ["update true ", "begin", "a", "update true a", "search"])
      search.isActive = false
      #expect(!search.searchBar.isFirstResponder)
    }
  }

  @Test func `a drag ends editing where the list says so`() {
    inWorld { world in
      let window = UIWindow()
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 100, height: 5000)
      list.keyboardDismissMode = .onDrag
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      list.addSubview(field)
      window.addSubview(list)
      field.becomeFirstResponder()
      window.perform(
        .drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -100), duration: 0.3))
      world.clock.advance(to: 2)
      #expect(!field.isEditing)
    }
  }
}
