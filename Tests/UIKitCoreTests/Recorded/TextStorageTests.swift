import Foundation
import Testing
import UIKitCore

/// Which edits of a text storage are told together, to whom and in which order, as recorded on
/// iOS 26.1 (iPhone 16).
///
/// `{6,5} 0` stands for five UTF-16 units from the seventh on, and a length that is what it was.
@MainActor struct TextStorageTests {
  private let key = NSAttributedString.Key("key")

  private final class Listener: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var edit: (NSTextStorage) -> Void = { _ in }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      note("will", textStorage, editedRange, delta)
      edit(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("did", textStorage, editedRange, delta) }

    private func note(_ call: String, _ storage: NSTextStorage, _ range: NSRange, _ delta: Int) {
      #expect(storage.editedRange == range && storage.changeInLength == delta)
      calls.append("\(call) {\(range.location),\(range.length)} \(delta)")
    }
  }

  /// Acts, and gives the one place and change that are told, if they are told as they should be.
  private func told(
    _ storage: NSTextStorage, _ listener: Listener, _ act: (NSTextStorage) -> Void
  ) -> [String] {
    listener.calls = []
    storage.delegate = listener
    act(storage)
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
    #expect(storage.editedRange.location == NSNotFound)
    return listener.calls
  }

  private func once(_ place: String) -> [String] { ["will \(place)", "did \(place)"] }

  @Test func `every edit by itself`() {
    inWorld { _ in
      let (storage, listener) = (NSTextStorage(string: ""), Listener())
      @MainActor func told(_ act: (NSTextStorage) -> Void) -> [String] {
        self.told(storage, listener, act)
      }
      func part(_ location: Int, _ length: Int) -> NSRange {
        NSRange(location: location, length: length)
      }
      #expect(
        told { $0.replaceCharacters(in: part(0, 0), with: "Hello world") } == once("{0,11} 11"))
      #expect(told { $0.addAttribute(key, value: 1, range: part(6, 5)) } == once("{6,5} 0"))
      #expect(told { $0.setAttributes([key: 2], range: part(0, 5)) } == once("{0,5} 0"))
      #expect(told { $0.removeAttribute(key, range: part(0, 11)) } == once("{0,11} 0"))
      #expect(
        told { $0.edited(.editedAttributes, range: part(2, 3), changeInLength: 0) }
          == once("{2,3} 0"))
      #expect(
        told { $0.setAttributedString(NSAttributedString(string: "new")) } == once("{0,3} -8"))
      #expect(told { $0.append(NSAttributedString(string: "++")) } == once("{3,2} 2"))
      #expect(told { $0.deleteCharacters(in: part(4, 1)) } == once("{4,0} -1"))
      #expect(told { $0.replaceCharacters(in: part(0, 0), with: "") } == once("{0,0} 0"))
      #expect(told { $0.addAttribute(key, value: 1, range: part(1, 0)) } == [])
    }
  }

  @Test func `edits between begin and end are one`() {
    inWorld { _ in
      let (storage, listener) = (NSTextStorage(string: "Hello world"), Listener())
      let calls = told(storage, listener) { storage in
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "A")
        #expect(storage.editedRange == NSRange(location: 0, length: 1))
        #expect(storage.changeInLength == 1 && storage.editedMask == .editedCharacters)
        storage.addAttribute(key, value: 1, range: NSRange(location: 3, length: 2))
        #expect(storage.editedRange == NSRange(location: 0, length: 5))
        #expect(storage.editedMask == [.editedAttributes, .editedCharacters])
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
        #expect(storage.editedRange == NSRange(location: 0, length: 4))
        #expect(storage.changeInLength == 0)
        storage.endEditing()
      }
      #expect(calls == once("{0,4} 0"))
      #expect(storage.string == "Aello world")
      let second = told(storage, listener) { storage in
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 8, length: 0), with: "xyz")
        storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        storage.endEditing()
      }
      #expect(second == once("{0,9} 1"))
      #expect(storage.string == "llo woxyzrld")
    }
  }

  @Test func `the outermost end counts, and one without edits tells nothing`() {
    inWorld { _ in
      let (storage, listener) = (NSTextStorage(string: "Hello world"), Listener())
      let calls = told(storage, listener) { storage in
        storage.beginEditing()
        storage.beginEditing()
        storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 1))
        storage.endEditing()
        #expect(listener.calls.isEmpty && storage.editedMask == .editedAttributes)
        storage.endEditing()
      }
      #expect(calls == once("{0,1} 0"))
      let nothing = told(storage, listener) { storage in
        storage.beginEditing()
        storage.endEditing()
      }
      #expect(nothing == [])
    }
  }

  @Test func `processing by hand forgets nothing, and is told of without edits too`() {
    inWorld { _ in
      let (storage, listener) = (NSTextStorage(string: "Hello world"), Listener())
      let calls = told(storage, listener) { storage in
        storage.beginEditing()
        storage.edited(
          .editedAttributes, range: NSRange(location: 0, length: 1), changeInLength: 0)
        storage.processEditing()
        #expect(storage.editedRange == NSRange(location: 0, length: 1))
        storage.endEditing()
      }
      #expect(calls == once("{0,1} 0") + once("{0,1} 0"))
      #expect(told(storage, listener) { $0.processEditing() }.count == 2)
    }
  }

  @Test func `what the delegate edits beforehand belongs to the edit`() {
    inWorld { _ in
      let (storage, listener) = (NSTextStorage(string: "Hello world"), Listener())
      listener.edit = { [key] in
        $0.addAttribute(key, value: 1, range: NSRange(location: 0, length: 1))
      }
      let calls = told(storage, listener) {
        $0.addAttribute(key, value: 3, range: NSRange(location: 4, length: 1))
      }
      #expect(calls == ["will {4,1} 0", "did {0,5} 0"])
    }
  }

  @Test func `a subclass may edit before it has edits processed`() {
    inWorld { _ in
      let (storage, listener) = (Restyling(string: "Title\nbody"), Listener())
      let calls = told(storage, listener) {
        $0.replaceCharacters(in: NSRange(location: 7, length: 0), with: "X")
      }
      #expect(storage.seen == ["{7,1}", "{0,8}", "{0,8}"])
      #expect(calls == once("{0,8} 1"))
    }
  }

  @Test func `a subclass that keeps the text itself is asked for four things alone`() {
    inWorld { _ in
      let storage = Own(string: "")
      func part(_ location: Int, _ length: Int) -> NSRange {
        NSRange(location: location, length: length)
      }
      @MainActor func calls(_ act: (Own) -> Void) -> [String] {
        storage.calls = []
        act(storage)
        return storage.calls
      }
      let other = NSAttributedString.Key("other")
      #expect(storage.length == 0)
      #expect(
        calls { $0.append(NSAttributedString(string: "ab", attributes: [key: 1])) }
          == ["replace {0,0} ab", "set {0,2} key", "process {0,2} 2"])
      #expect(storage.length == 2)
      #expect(
        calls { $0.addAttribute(other, value: 2, range: part(0, 1)) }
          == ["set {0,1} key other", "process {0,1} 0"])
      #expect(
        calls { $0.addAttributes([key: 4, other: 3], range: part(1, 1)) }
          == ["set {1,1} key other", "process {1,1} 0"])
      #expect(
        calls { $0.removeAttribute(other, range: part(0, 2)) }
          == ["set {0,1} key", "set {1,1} key", "process {0,2} 0"])
      #expect(
        calls { $0.insert(NSAttributedString(string: "<"), at: 0) }
          == ["replace {0,0} <", "set {0,1} ", "process {0,1} 1"])
      #expect(
        calls { $0.deleteCharacters(in: part(0, 1)) } == ["replace {0,1} ", "process {0,0} -1"])
      let text = NSAttributedString(string: "XY", attributes: [key: 5])
      #expect(
        calls { $0.replaceCharacters(in: part(0, 1), with: text) }
          == ["replace {0,1} XY", "set {0,2} key", "process {0,2} 1"])
      #expect(
        calls { $0.setAttributedString(NSAttributedString(string: "s")) }
          == ["replace {0,3} s", "set {0,1} ", "process {0,1} -2"])
      #expect(storage.attributedSubstring(from: part(0, 1)).string == "s")
    }
  }

  @Test func `notifications come before the delegate's calls, and layout managers last`() {
    inWorld { _ in
      let (storage, listener) = (NSTextStorage(string: "Hello"), Listener())
      let center = NotificationCenter.default
      let names = [
        NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
      ]
      #expect(
        names.map(\.rawValue) == [
          "NSTextStorageWillProcessEditingNotification",
          "NSTextStorageDidProcessEditingNotification",
        ])
      let tokens = names.map { name in
        center.addObserver(forName: name, object: storage, queue: nil) { _ in
          MainActor.assumeIsolated {
            listener.calls.append(name == names[0] ? "note will" : "note did")
          }
        }
      }
      let calls = told(storage, listener) {
        $0.addAttribute(key, value: 1, range: NSRange(location: 1, length: 2))
      }
      #expect(calls == ["note will", "will {1,2} 0", "note did", "did {1,2} 0"])
      for token in tokens { center.removeObserver(token) }
    }
  }

  @Test func `layout managers come and go`() {
    inWorld { _ in
      let (storage, manager) = (NSTextStorage(string: "Hello"), NSLayoutManager())
      #expect(storage.layoutManagers.isEmpty && storage.delegate == nil)
      storage.addLayoutManager(manager)
      #expect(storage.layoutManagers.count == 1 && manager.textStorage === storage)
      storage.removeLayoutManager(manager)
      #expect(storage.layoutManagers.isEmpty && manager.textStorage == nil)
    }
  }

  @Test func `a text view and its storage have the same text`() {
    inWorld { _ in
      let view = UITextView()
      #expect(view.textStorage.delegate == nil)
      view.text = "abc"
      #expect(view.textStorage.string == "abc" && view.textStorage.length == 3)
      view.textStorage.append(NSAttributedString(string: "d"))
      #expect(view.text == "abcd" && view.attributedText.length == 4)
    }
  }
}

/// A storage that gives its first line a look whenever it is edited.
private final class Restyling: NSTextStorage {
  var seen: [String] = []

  private func note() { seen.append("{\(editedRange.location),\(editedRange.length)}") }

  override func processEditing() {
    note()
    setAttributes(
      [NSAttributedString.Key("style"): 1], range: NSRange(location: 0, length: 2))
    note()
    super.processEditing()
    note()
  }
}

/// A storage whose text is another string's.
private final class Own: NSTextStorage {
  private let text = NSMutableAttributedString(string: "")
  var calls: [String] = []

  private func note(_ call: String, _ range: NSRange, _ detail: String) {
    calls.append("\(call) {\(range.location),\(range.length)} \(detail)")
  }

  override var string: String { text.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    unsafe text.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    note("replace", range, str)
    text.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: str.utf16.count - range.length)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    note("set", range, (attrs ?? [:]).keys.map(\.rawValue).sorted().joined(separator: " "))
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override func processEditing() {
    note("process", editedRange, "\(changeInLength)")
    super.processEditing()
  }
}
