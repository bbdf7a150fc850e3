import AnimXML
import Foundation
import Testing

@testable import AnimInterfaceFiles

/// Which classes are needed for a controller of a storyboard.
struct NeededClassTests {
  private static let text = """
    <document><scenes>
    <scene><objects><navigationController id="n" customClass="Frame"><connections>
    <segue destination="a" kind="relationship" id="s1"/></connections></navigationController></objects></scene>
    <scene><objects><viewController id="a" customClass="First"><view key="view" customClass="Canvas"/><connections>
    <segue destination="b" kind="show" id="s2"/><segue destination="d" kind="embed" id="s3"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="b" customClass="Second"><connections>
    <segue destination="c" kind="show" id="s4"/></connections></viewController></objects></scene>
    <scene><objects><viewController id="c" customClass="Third"/></objects></scene>
    <scene><objects><viewController id="d" customClass="Inner"/></objects></scene>
    </scenes></document>
    """

  @Test func `a controller with a title or buttons for a bar is one below a bar`() throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: file) }
    func isBelowBar(_ item: String) throws -> Bool {
      let text = """
        <document><scenes><scene><objects><viewController id="a" customClass="Screen">\(item)</viewController></objects></scene>
        <scene><objects><viewController id="b"><navigationItem key="navigationItem" title="Other"/></viewController></objects></scene>
        </scenes></document>
        """
      try text.write(to: file, atomically: true, encoding: .utf8)
      return InterfaceDocument.drawsNavigationItem(ofClass: "Screen", in: file)
    }
    #expect(try isBelowBar("<navigationItem key=\"navigationItem\" title=\"Play\"/>"))
    #expect(
      try isBelowBar(
        "<navigationItem key=\"navigationItem\"><barButtonItem id=\"c\"/></navigationItem>"))
    #expect(try !isBelowBar("<navigationItem key=\"navigationItem\" id=\"n\"/>"))
    #expect(try !isBelowBar(""))
  }

  @Test func `they are those around it, and of where its own segues lead`() throws {
    let root = try #require(XMLElement(xml: Data(Self.text.utf8)))
    let document = InterfaceDocument(name: "Main", isStoryboard: true, root: root)
    #expect(
      document.customClasses(around: "First") == ["First", "Canvas", "Frame", "Second", "Inner"])
    #expect(document.customClasses(around: "Second") == ["Second", "Third"])
    #expect(document.customClasses(around: "Inner") == ["Inner", "First", "Canvas"])
    #expect(document.customClasses(around: "Nobody") == [])
  }
}
