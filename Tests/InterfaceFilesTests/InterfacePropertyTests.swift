import AnimInterfaceFiles
import AnimSourceRuntime
import AnimXML
import Foundation
import Testing
import UIKitCore

/// What is said of views and bars in interface files.
@MainActor struct InterfacePropertyTests {
  private final class Owner: UIView {
    var events: [String] = []
    override func awakeFromNib() {
      super.awakeFromNib()
      events.append("awake")
    }
  }

  /// Makes the views of a nib in an environment of their own.
  private func views(_ objects: String, owner: NSObject? = nil) throws -> [UIView] {
    let text = "<document><objects>\(objects)</objects></document>"
    let root = try #require(XMLElement(xml: Data(text.utf8)))
    let set = SourceSet()
    set.addClass(Owner.self, "Owner", make: nil)
    let builder = InterfaceBuilder(
      [InterfaceDocument(name: "Nib", isStoryboard: false, root: root)], sets: [set])
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    return environment.run {
      UINib(nibName: "Nib", bundle: nil).instantiate(withOwner: owner).compactMap { $0 as? UIView }
    }
  }

  @Test func `the content of a button is where it is drawn`() throws {
    let button = try #require(
      views(
        """
        <button contentHorizontalAlignment="left" contentVerticalAlignment="top" id="a">
          <rect key="frame" x="0" y="0" width="100" height="40"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <inset key="titleEdgeInsets" minX="5" minY="0" maxX="0" maxY="0"/>
          <inset key="imageEdgeInsets" minX="0" minY="6" maxX="0" maxY="0"/>
          <state key="normal" title="Go"/>
        </button>
        """
      ).first as? UIButton)
    #expect(button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets.left == 5 && button.imageEdgeInsets.top == 6)
  }

  @Test func `titles of bars have the colours and fonts that are drawn`() throws {
    let bar = try #require(
      views(
        """
        <navigationBar id="a">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="system" pointSize="21"/>
            <color key="textColor" white="0.5" alpha="1"/>
          </textAttributes>
          <navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" white="0.25" alpha="1"/>
          </navigationBarAppearance>
        </navigationBar>
        """
      ).first as? UINavigationBar)
    let attributes = try #require(bar.titleTextAttributes)
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(white: 0.5, alpha: 1))
    #expect((attributes[.font] as? UIFont)?.pointSize == 21)
    #expect(bar.standardAppearance.backgroundColor == UIColor(white: 0.25, alpha: 1))
  }

  @Test func `fields ask for the keyboard that is drawn, and labels shrink to the size that is`()
    throws
  {
    let views = try views(
      """
      <textField enabled="NO" id="a">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <textInputTraits key="textInputTraits" keyboardType="numberPad" returnKeyType="next"
          autocapitalizationType="words" secureTextEntry="YES"/>
      </textField>
      <textView editable="NO" textAlignment="center" id="b">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <textInputTraits key="textInputTraits"/>
      </textView>
      <label text="a" minimumFontSize="10" id="c">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
      </label>
      <label text="a" minimumFontSize="10" adjustsFontSizeToFit="NO" id="d">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <color key="highlightedColor" white="0.5" alpha="1"/>
      </label>
      """)
    let field = try #require(views[0] as? UITextField)
    #expect(field.keyboardType == .numberPad && field.returnKeyType == .next)
    #expect(field.autocapitalizationType == .words && field.isSecureTextEntry && !field.isEnabled)
    let text = try #require(views[1] as? UITextView)
    #expect(!text.isEditable && text.textAlignment == .center)
    #expect(text.autocapitalizationType == .none && text.backgroundColor == nil)
    let labels = views.compactMap { $0 as? UILabel }
    #expect(labels.map(\.adjustsFontSizeToFitWidth) == [true, false])
    #expect(labels[0].minimumScaleFactor == 0.5)
    #expect(labels[1].highlightedTextColor == UIColor(white: 0.5, alpha: 1))
  }

  @Test func `symbols and margins are as large as drawn`() throws {
    let views = try views(
      """
      <imageView image="star" catalog="system" id="a">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration"
          configurationType="pointSize" pointSize="30" weight="bold"/>
      </imageView>
      <stackView spacingType="standard" id="b">
        <rect key="frame" x="0" y="0" width="100" height="40"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      """)
    let picture = try #require(views[0] as? UIImageView)
    #expect(picture.preferredSymbolConfiguration != nil)
    let stack = try #require(views[1] as? UIStackView)
    #expect(stack.spacing == 8)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `the owner of a nib is not woken, as it was there before`() throws {
    let owner = Owner(frame: .zero)
    let made = try views(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <view customClass="Owner" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """, owner: owner)
    #expect((made.first as? Owner)?.events == ["awake"])
    #expect(owner.events == [])
  }
}
