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
