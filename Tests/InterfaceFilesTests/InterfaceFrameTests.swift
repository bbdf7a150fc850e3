import AnimInterfaceFiles
import AnimSourceRuntime
import AnimXML
import Foundation
import Testing
import UIKitCore

/// Frames that are written as insets, and what is listed by key path.
@MainActor struct InterfaceFrameTests {
  private func make(
    _ views: String, unloaded: (UIViewController) -> Void = { _ in },
    _ check: (UIView, UIViewController) throws -> Void
  ) throws {
    let text = """
      <document initialViewController="a"><scenes><scene><objects>
        <viewController customClass="Screen" id="a">
          <view key="view" id="v">
            <rect key="frame" x="0.0" y="0.0" width="400" height="600"/>
            <subviews>\(views)</subviews>
          </view>
          <toolbarItems><barButtonItem title="Tool" id="t"/></toolbarItems>
          <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Star" id="b"/>
            <view key="titleView" id="h"><rect key="frame" x="0" y="0" width="90" height="30"/>
              <subviews><label tag="7" id="l">
                <rect key="frame" x="0" y="0" width="90" height="30"/></label></subviews></view>
          </navigationItem>
          <connections><outlet property="star" destination="b" id="o"/>
            <outlet property="heading" destination="l" id="p"/></connections>
        </viewController>
      </objects></scene></scenes></document>
      """
    let root = try #require(XMLElement(xml: Data(text.utf8)))
    let set = SourceSet()
    set.addClass(Screen.self, "Screen", make: nil)
    set.addOutlet(Screen.self, "star", nil) { $0.star = $1 as? UIBarButtonItem }
    set.addOutlet(Screen.self, "heading", nil) { $0.heading = $1 as? UILabel }
    let builder = InterfaceBuilder(
      [InterfaceDocument(name: "Main", isStoryboard: true, root: root)], sets: [set])
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 800, height: 1200))
    builder.complete(&environment.interface)
    try environment.run {
      let controller = try #require(builder.controller(nil, in: "Main"))
      unloaded(controller)
      try check(try #require(controller.view), controller)
    }
  }

  private final class Screen: UIViewController {
    var stars = 0
    var star: UIBarButtonItem? { didSet { stars += 1 } }
    var heading: UILabel?
  }

  @Test(arguments: [
    (
      "", "widthSizable=\"YES\" heightSizable=\"YES\"",
      CGRect(x: 0, y: 0, width: 800, height: 1200)
    ),
    (
      "minX=\"25.00%\" minY=\"10.00%\" width=\"50.00%\" height=\"30\"",
      "flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"",
      CGRect(x: 200, y: 60, width: 400, height: 30)
    ),
    (
      "minX=\"-120\" minY=\"20\" width=\"159\" height=\"50\"",
      "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", CGRect(x: -120, y: 20, width: 159, height: 50)
    ),
    (
      "maxX=\"16\" maxY=\"8\" width=\"50\" height=\"40\"",
      "flexibleMinX=\"YES\" flexibleMinY=\"YES\"", CGRect(x: 734, y: 1152, width: 50, height: 40)
    ),
    (
      "width=\"50\" height=\"40\"", "flexibleMinX=\"YES\" flexibleMaxY=\"YES\"",
      CGRect(x: 750, y: 0, width: 50, height: 40)
    ),
    (
      "minX=\"10\" maxX=\"20\" height=\"40\"", "widthSizable=\"YES\" flexibleMaxY=\"YES\"",
      CGRect(x: 10, y: 0, width: 770, height: 40)
    ),
  ])
  func `a frame of insets is that of its mask on the screen`(
    inset: String, mask: String, frame: CGRect
  ) throws {
    try make(
      """
      <view id="w"><frame key="frameInset" \(inset)/>
        <autoresizingMask key="autoresizingMask" \(mask)/></view>
      """
    ) { view, _ in
      let subview = try #require(view.subviews.first)
      #expect(subview.frame == frame)
    }
  }

  @Test func `insets within insets are of the size that was drawn`() throws {
    try make(
      """
      <view id="w"><frame key="frameInset" minX="0" minY="0" width="50.00%" height="100"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews><view id="x"><frame key="frameInset" minX="50.00%" minY="5" width="10" height="9"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </view></subviews></view>
      """
    ) { view, _ in
      let inner = try #require(view.subviews.first?.subviews.first)
      #expect(inner.frame == CGRect(x: 100, y: 5, width: 10, height: 9))
    }
  }

  @Test func `what is listed reaches UIKit's own properties`() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\"\(value)"
    }
    let color = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    func end(_ child: String) -> String { ">\(child)</userDefinedRuntimeAttribute>" }
    let listed = [
      attribute("backgroundColor", "color", end(color)),
      attribute("textColor", "color", end(color)), attribute("tintColor", "color", end(color)),
      attribute("alpha", "number", end("<real key=\"value\" value=\"0.5\"/>")),
      attribute("hidden", "boolean", " value=\"YES\"/>"),
      attribute("layer.borderColor", "color", end(color)),
      attribute("layer.shadowOpacity", "number", end("<real key=\"value\" value=\"0.25\"/>")),
      attribute(
        "layer.shadowOffset", "size", end("<size key=\"value\" width=\"3\" height=\"4\"/>")),
      attribute("text", "string", " value=\"Hello\"/>"),
      attribute("nobody.knows", "string", " value=\"it\"/>"),
    ].joined()
    try make(
      """
      <label id="w"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <userDefinedRuntimeAttributes>\(listed)</userDefinedRuntimeAttributes></label>
      """
    ) { view, _ in
      let label = try #require(view.subviews.first as? UILabel)
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(label.backgroundColor == red && label.textColor == red && label.tintColor == red)
      #expect(label.alpha == 0.5 && label.isHidden && label.text == "Hello")
      #expect(label.layer.shadowOpacity == 0.25)
      #expect(label.layer.shadowOffset == CGSize(width: 3, height: 4))
      // A colour is none of a layer's.
      #expect(label.layer.borderColor == CALayer().borderColor)
      #expect(UIEnvironment.current.messages.isEmpty)
    }
  }

  @Test func `what is in bars is connected before the view is there, and once`() throws {
    try make(
      "",
      unloaded: { controller in
        let screen = controller as? Screen
        #expect(screen?.star?.title == "Star" && screen?.heading?.tag == 7)
        #expect(screen?.heading?.superview === screen?.navigationItem.titleView)
        #expect(screen?.toolbarItems?.map(\.title) == ["Tool"])
        #expect(screen?.isViewLoaded == false)
      }
    ) { _, controller in
      #expect((controller as? Screen)?.stars == 1)
    }
  }

  @Test func `a split view controller has the columns that are drawn`() throws {
    let root = try #require(
      XMLElement(
        xml: Data(
          """
          <document initialViewController="a"><scenes><scene><objects>
            <splitViewController id="a" allowDoubleColumnStyle="YES"/>
          </objects></scene></scenes></document>
          """.utf8)))
    let builder = InterfaceBuilder(
      [InterfaceDocument(name: "Main", isStoryboard: true, root: root)], sets: [])
    let split = builder.controller(nil, in: "Main") as? UISplitViewController
    #expect(split?.style == .doubleColumn)
  }
}
