import AnimGeometry
import AnimInterfaceFiles
import AnimXML
import Foundation
import Testing
import UIKitCore

@MainActor struct SizeVariationTests {
  private func made() throws -> UIView {
    let text = "<document><objects>\(Self.varied)</objects></document>"
    let root = try #require(XMLElement(xml: Data(text.utf8)))
    let document = InterfaceDocument(name: "A", isStoryboard: false, root: root)
    let objects = InterfaceBuilder([document], sets: []).objects(inNib: "A", owner: nil)
    return try #require(objects?.first as? UIView)
  }

  private static let frame =
    "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"200\" height=\"100\"/>"

  private static let varied = """
    <view id="1">\(frame)
      <subviews>
        <view id="2" translatesAutoresizingMaskIntoConstraints="NO">\(frame)
          <constraints>
            <constraint firstItem="2" firstAttribute="height" constant="40" id="h">
              <variation key="heightClass=compact" constant="30"/>
            </constraint>
          </constraints>
        </view>
        <label id="3" text="Wide" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</label>
        <stackView id="5" spacing="3">\(frame)
          <variation key="heightClass=compact" axis="vertical" spacing="9"/>
        </stackView>
        <label id="4" text="Last" textAlignment="right">\(frame)
          <variation key="widthClass=regular" textAlignment="center"/>
          <variation key="heightClass=compact-widthClass=regular">
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
          </variation>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="l"/>
        <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="t"/>
        <constraint firstItem="2" firstAttribute="width" constant="70" id="w"/>
        <constraint firstItem="2" firstAttribute="width" secondItem="1" secondAttribute="width" id="all"/>
        <constraint firstItem="3" firstAttribute="leading" secondItem="2" secondAttribute="trailing" id="3l"/>
        <constraint firstItem="3" firstAttribute="top" secondItem="2" secondAttribute="top" constant="5" id="3t"/>
      </constraints>
      <variation key="heightClass=compact">
        <mask key="constraints"><exclude reference="w"/><include reference="all"/></mask>
      </variation>
      <variation key="default">
        <mask key="subviews"><exclude reference="3"/></mask>
        <mask key="constraints"><exclude reference="all"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="3"/></mask>
      </variation>
    </view>
    """

  @Test func `views, constraints and values that the size classes leave out are not there`() throws
  {
    let view = try made()
    view.layoutIfNeeded()
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == [nil, nil, "Last"])
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 70, height: 40))
    #expect((view.subviews[2] as? UILabel)?.textAlignment == .right)

    let environment = UIEnvironment(
      traits: UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact))
    try environment.run {
      let view = try made()
      view.layoutIfNeeded()
      #expect(view.subviews.map { ($0 as? UILabel)?.text } == [nil, "Wide", nil, "Last"])
      #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(view.subviews[1].frame.origin == CGPoint(x: 200, y: 5))
      let last = try #require(view.subviews[3] as? UILabel)
      #expect(last.textAlignment == .center)
      #expect(last.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  @Test func `views and constraints come and go with the size classes`() throws {
    let environment = UIEnvironment()
    try environment.run {
      let view = try made()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.addSubview(view)
      window.layoutIfNeeded()
      window.changeTraits(
        to: UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact))
      #expect(view.subviews.map { ($0 as? UILabel)?.text } == [nil, "Wide", nil, "Last"])
      #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(view.subviews[1].frame.origin == CGPoint(x: 200, y: 5))
      let stack = try #require(view.subviews[2] as? UIStackView)
      #expect(stack.axis == .vertical && stack.spacing == 9)
      window.changeTraits(to: UITraitCollection())
      #expect(view.subviews.map { ($0 as? UILabel)?.text } == [nil, nil, "Last"])
      #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 70, height: 40))
      #expect(stack.axis == .horizontal && stack.spacing == 3)
    }
  }
}
