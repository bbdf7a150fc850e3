import Foundation
import Testing
import UIKitCore

/// Texts that are read from documents.
@MainActor struct DocumentTextTests {
  private func text(
    _ source: String, _ type: NSAttributedString.DocumentType = .html
  ) throws -> NSAttributedString {
    try unsafe NSAttributedString(
      data: Data(source.utf8),
      options: [.documentType: type, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
  }

  @Test(arguments: [
    ("<p>One</p><p>Two &amp; three</p>", "One\nTwo & three\n"),
    ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"), ("  a \n  <b> b </b> c", "a b c"),
    ("<ul><li>One<li>Two</ul><ol><li>Un</li></ol>", "\t•\tOne\n\t•\tTwo\n\t1.\tUn\n"),
    ("&#8364;&#x20AC;&euro;&nbsp;&nothing;", "€€€\u{A0}&nothing;"),
    ("<style>p {color: red}</style><script>x</script><!-- no -->1 < 2", "1 < 2"),
    ("<div><p>unclosed <i>italic", "unclosed italic"), ("", ""), ("</b></p>x", "x"),
  ])
  func `of HTML the words are left`(source: String, words: String) throws {
    #expect(try text(source).string == words)
  }

  @Test func `styles of HTML are attributes`() throws {
    let text = try text(
      "a<b>b</b><u>c</u><span style=\"color: #f00; font-size: 20px\">d</span><a href=\"https://x.org\">e</a>"
    )
    func value<Value>(_ key: NSAttributedString.Key, _ place: Int) -> Value? {
      unsafe text.attribute(key, at: place, effectiveRange: nil) as? Value
    }
    let bold: UIFont? = value(.font, 1)
    let plain: UIFont? = value(.font, 0)
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(plain?.pointSize == 12 && plain?.fontDescriptor.symbolicTraits == [])
    #expect(value(.underlineStyle, 2) == NSUnderlineStyle.single.rawValue)
    #expect(value(.foregroundColor, 3) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((value(.font, 3) as UIFont?)?.pointSize == 20)
    #expect(value(.link, 4) == URL(string: "https://x.org"))
  }

  @Test func `rules for elements and classes count`() throws {
    let text = try text(
      "<style>body { font-size: 17px } .big { font-size: 30px }</style>a<span class=\"big\">b</span>"
    )
    let sizes = (0..<2).map { index in
      unsafe (text.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [17, 30])
  }

  @Test func `plain text is as it is, and of RTF the words are left`() throws {
    #expect(try text("a <b>", .plain).string == "a <b>")
    let rich = #"{\rtf1\ansi{\fonttbl\f0 Helvetica;}\f0\b Bold\b0  and \'e9\'92\par \u8364?}"#
    #expect(try text(rich, .rtf).string == "Bold and é’\n€")
  }
}
