import AnimXML
import Foundation
import Testing

struct XMLElementTests {
  private func element(_ text: String) -> XMLElement? {
    XMLElement(xml: Data(text.utf8))
  }

  @Test func `elements have their attributes, children and texts in the order of the file`() throws
  {
    let root = try #require(
      element("<a x=\"1\" y=\"p &amp; q\"><b/>one<c><d/></c>two<b z=\"\"/></a>"))
    #expect(root.name == "a")
    #expect(root.attributes == ["x": "1", "y": "p & q"])
    #expect(root.children.map(\.name) == ["b", "c", "b"])
    #expect(root.children[1].children.map(\.name) == ["d"])
    #expect(root.children[2]["z"] == "")
    #expect(root.text == "onetwo")
  }

  @Test(arguments: ["", "<a>", "<a></b>", "<a", "bplist00"])
  func `what is not well-formed is no element`(text: String) {
    #expect(element(text) == nil)
  }

  @Test func `what is not UTF-8 is no element`() {
    #expect(XMLElement(xml: Data("<a>".utf8 + [0xFF] + "</a>".utf8)) == nil)
  }
}

extension XMLElementTests {
  @Test func `a document may say in which encoding it is`() {
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>"
    let element = XMLElement(xml: Data(text.utf8 + [0xE9] + "</a>".utf8))
    #expect(element?.text == "é")
  }

  @Test func `what stands as it is, is text`() {
    #expect(element("<a>1<![CDATA[<b/>&amp;]]>2</a>")?.text == "1<b/>&amp;2")
  }

  @Test func `documents of several parts are read to the end`() {
    let text = String(repeating: "x", count: 3 << 20)
    #expect(element("<a><b>\(text)</b><c/></a>")?.children.map(\.text.count) == [3 << 20, 0])
  }

  @Test(arguments: [(255, true), (256, true), (257, false), (200_000, false)])
  func `elements lie 256 deep in each other at most`(depth: Int, isRead: Bool) {
    let text =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect((element(text) != nil) == isRead)
  }

  @Test func `entities that grow without end are no element`() {
    let entities = (1..<12).map { level in
      "<!ENTITY e\(level) \"\(String(repeating: "&e\(level - 1);", count: 10))\">"
    }
    let text = "<!DOCTYPE a [<!ENTITY e0 \"x\">\(entities.joined())]><a>&e11;</a>"
    #expect(element(text) == nil)
  }

  @Test func `other files are not read`() {
    let text = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;</a>"
    #expect(element(text)?.text == "")
  }
}
