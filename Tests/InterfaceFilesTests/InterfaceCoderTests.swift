import AnimInterfaceFiles
import AnimSourceRuntime
import AnimXML
import Foundation
import Testing
import UIKitCore

/// What objects of files know while they are made, and what counts in the end.
@MainActor struct InterfaceCoderTests {
  private final class Field: UITextField {
    var styleOfFile: UITextField.BorderStyle?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      styleOfFile = borderStyle
      borderStyle = .none
    }
  }

  /// Counts what it is told.
  private final class Touchy: UITextField {
    var changes: [String] = []
    override var text: String? { didSet { changes.append("text") } }
    override var placeholder: String? { didSet { changes.append("placeholder") } }
    override var isEnabled: Bool { didSet { changes.append("isEnabled") } }
    override var isSecureTextEntry: Bool { didSet { changes.append("isSecureTextEntry") } }
    override var textAlignment: NSTextAlignment { didSet { changes.append("textAlignment") } }
    override var contentMode: UIView.ContentMode { didSet { changes.append("contentMode") } }
    override var clipsToBounds: Bool { didSet { changes.append("clipsToBounds") } }
  }

  private final class Title: UILabel {
    var textOfFile: String?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      textOfFile = text
      text = "init"
      textColor = .red
    }
  }

  private final class Card: UIView {
    var tagsOfFile: [Int] = []
    var radius: CGFloat = 0
    var hadPart = false
    weak var part: UIView?
    var events: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      tagsOfFile = subviews.map(\.tag)
      hadPart = part != nil
      radius = 1
      let own = UIView(frame: .zero)
      own.tag = 9
      addSubview(own)
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      events.append("awake with radius \(radius) and part \(part?.tag ?? 0)")
    }
  }

  /// Never comes to the initialiser of `UIView` for coders.
  private final class Roundabout: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
  }

  private final class Stack: UINavigationController {
    var isLeft = false { didSet { events.append("left \(isLeft)") } }
    var events: [String] = []
    override func awakeFromNib() {
      super.awakeFromNib()
      events.append("awake")
    }
  }

  private final class Screen: UIViewController {
    var senders: [UIBarButtonItem] = []
    func typed(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  private var set: SourceSet {
    let set = SourceSet()
    set.addClass(Field.self, "Field", make: nil)
    set.addClass(Touchy.self, "Touchy", make: nil)
    set.addClass(Title.self, "Title", make: nil)
    set.addClass(Card.self, "Card", make: nil)
    set.addClass(Roundabout.self, "Roundabout", make: nil)
    set.addClass(Stack.self, "Stack", make: nil)
    set.addClass(Screen.self, "Screen", make: nil)
    set.addOutlet(Card.self, "part", nil) { $0.part = $1 as? UIView }
    set.addProperty(Card.self, "radius") { $1.assign(to: &$0.radius) }
    set.addProperty(Stack.self, "isLeft") { $1.assign(to: &$0.isLeft) }
    set.addAction(Screen.self, "typed:", Selector("typed(_:)", Screen.typed))
    return set
  }

  /// Makes the first controller of a storyboard, and runs `body` with it.
  private func make(
    _ scenes: String, _ body: (UIEnvironment, UIViewController) throws -> Void
  ) throws {
    let text = "<document initialViewController=\"a\"><scenes>\(scenes)</scenes></document>"
    let root = try #require(XMLElement(xml: Data(text.utf8)))
    let builder = InterfaceBuilder(
      [InterfaceDocument(name: "Main", isStoryboard: true, root: root)], sets: [set])
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try MediaClock.$current.withValue(MediaClock()) {
      try environment.run {
        try body(environment, #require(builder.controller(nil, in: "Main")))
      }
    }
  }

  private func views(_ views: String) -> String {
    """
    <scene><objects><viewController customClass="Screen" id="a">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>\(views)</subviews>
      </view>
    </viewController></objects></scene>
    """
  }

  @Test func `what a class does after its superclass has read the file counts`() throws {
    let scene = views(
      """
      <textField id="f" customClass="Field" borderStyle="roundedRect">
        <rect key="frame" x="0" y="0" width="10" height="10"/></textField>
      <label id="l" customClass="Title" text="file" userInteractionEnabled="YES">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <color key="textColor" white="0" alpha="1"/></label>
      """)
    try make(scene) { _, controller in
      let field = try #require(controller.view.subviews.first as? Field)
      #expect(field.styleOfFile == .roundedRect)
      #expect(field.borderStyle == .none)
      let title = try #require(controller.view.subviews.last as? Title)
      #expect(title.textOfFile == "file")
      #expect(title.text == "init" && title.textColor == .red)
      // What UIKit's own class does when it is made comes before the file.
      #expect(title.isUserInteractionEnabled)
    }
  }

  @Test
  func `views of the file are there when it was read, what is listed and connected comes later`()
    throws
  {
    let scene = views(
      """
      <view id="c" customClass="Card"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews>
          <view id="p" tag="1"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
          <view id="q" tag="2"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        </subviews>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius">
            <real key="value" value="3"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="part" destination="q" id="o"/></connections>
      </view>
      """)
    try make(scene) { _, controller in
      let card = try #require(controller.view.subviews.first as? Card)
      #expect(card.tagsOfFile == [1, 2])
      #expect(card.subviews.map(\.tag) == [1, 2, 9])
      #expect(!card.hadPart)
      #expect(card.events == ["awake with radius 3.0 and part 2"])
    }
  }

  @Test func `a class is not told of what the file does not say, nor of what is so already`() throws
  {
    let scene = views(
      """
      <textField id="f" customClass="Touchy" placeholder="name" textAlignment="natural"
        contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="10" height="10"/></textField>
      """)
    try make(scene) { _, controller in
      let field = try #require(controller.view.subviews.first as? Touchy)
      #expect(field.changes == ["placeholder"])
    }
  }

  @Test func `a view that reads no file itself gets what it says afterwards`() throws {
    let scene = views(
      """
      <view id="c" customClass="Roundabout" tag="4">
        <rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews>
          <view id="p" tag="1"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        </subviews>
      </view>
      """)
    try make(scene) { _, controller in
      let view = try #require(controller.view.subviews.first as? Roundabout)
      #expect(view.tag == 4)
      #expect(view.subviews.map(\.tag) == [1])
    }
  }

  @Test func `what is listed of a controller is set before it wakes`() throws {
    let scenes = """
      <scene><objects><navigationController customClass="Stack" id="a">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isLeft" value="YES"/>
        </userDefinedRuntimeAttributes>
      </navigationController></objects></scene>
      """
    try make(scenes) { _, controller in
      let stack = try #require(controller as? Stack)
      stack.loadViewIfNeeded()
      #expect(stack.events == ["left true", "awake"])
    }
  }

  @Test func `the bars of a controller look as they are drawn`() throws {
    let scenes = """
      <scene><objects><navigationController id="a">
        <navigationBar key="navigationBar" barStyle="black" translucent="NO" largeTitles="YES"
          id="b">
          <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
        </navigationBar>
        <toolbar key="toolbar" barStyle="blackTranslucent" id="t"/>
      </navigationController></objects></scene>
      """
    try make(scenes) { _, controller in
      let stack = try #require(controller as? UINavigationController)
      let bar = stack.navigationBar
      #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
      #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      let toolbar = try #require(stack.toolbar)
      #expect(toolbar.barStyle == .black && toolbar.isTranslucent)
    }
  }

  @Test func `an action is called whoever its method takes for its sender`() throws {
    let scene = views(
      """
      <button id="b" tag="7"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <connections>
          <action selector="typed:" destination="a" eventType="touchUpInside" id="x"/>
        </connections>
      </button>
      """)
    try make(scene) { environment, controller in
      let screen = try #require(controller as? Screen)
      let button = try #require(screen.view.subviews.first as? UIButton)
      button.sendActions(for: .touchUpInside)
      #expect(screen.senders.map(\.tag) == [7])
      #expect(environment.messages.isEmpty)
      let other = Selector("other(_:)") { (_: Screen) in { (_: Title) in } }
      other.perform(on: screen, button)
      #expect(environment.messages.map(\.text).count == 1)
      #expect(environment.messages.first?.text.contains("'other(_:)' is not called") == true)
    }
  }
}
