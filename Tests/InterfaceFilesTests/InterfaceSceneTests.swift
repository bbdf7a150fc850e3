import AnimInterfaceFiles
import AnimSourceRuntime
import AnimXML
import Foundation
import Testing
import UIKitCore

@MainActor struct InterfaceSceneTests {
  private func builder(_ scenes: String, sets: [SourceSet] = []) throws -> InterfaceBuilder {
    let text = "<document initialViewController=\"a\"><scenes>\(scenes)</scenes></document>"
    let root = try #require(XMLElement(xml: Data(text.utf8)))
    return InterfaceBuilder(
      [InterfaceDocument(name: "Main", isStoryboard: true, root: root)], sets: sets)
  }

  private static let split = """
    <scene><objects>
      <splitViewController id="a"><connections>
        <segue destination="d" kind="relationship" relationship="detailViewController" id="s2"/>
        <segue destination="n" kind="relationship" relationship="masterViewController" id="s1"/>
      </connections></splitViewController>
    </objects></scene>
    <scene><objects>
      <navigationController id="n"><connections>
        <segue destination="m" kind="relationship" relationship="rootViewController" id="s3"/>
      </connections></navigationController>
    </objects></scene>
    <scene><objects><viewController title="Master" id="m"><connections>
      <segue destination="o" kind="showDetail" identifier="detail" id="s4"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController title="Detail" id="d"/></objects></scene>
    <scene><objects><viewController title="Other" id="o"/></objects></scene>
    """

  @Test func `a split view controller has its columns, the primary one first`() throws {
    let builder = try builder(Self.split)
    let split = try #require(builder.controller(nil, in: "Main") as? UISplitViewController)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(stack.topViewController?.title == "Master")
    #expect(split.viewControllers.dropFirst().map(\.title) == ["Detail"])
  }

  @Test func `columns that are drawn are within navigation controllers from the beginning`() throws
  {
    let builder = try builder(
      """
      <scene><objects>
        <splitViewController allowDoubleColumnStyle="YES" id="a"><connections>
          <segue destination="m" kind="relationship" relationship="masterViewController" id="s1"/>
          <segue destination="n" kind="relationship" relationship="detailViewController" id="s2"/>
        </connections></splitViewController>
      </objects></scene>
      <scene><objects><viewController title="List" id="m"/></objects></scene>
      <scene><objects>
        <navigationController id="n"><connections>
          <segue destination="d" kind="relationship" relationship="rootViewController" id="s3"/>
        </connections></navigationController>
      </objects></scene>
      <scene><objects><viewController title="Detail" id="d"/></objects></scene>
      """)
    let split = try #require(builder.controller(nil, in: "Main") as? UISplitViewController)
    let stacks = split.viewControllers.compactMap { $0 as? UINavigationController }
    #expect(stacks.map { $0.viewControllers.map(\.title) } == [["List"], ["Detail"]])
  }

  @Test func `a segue shows another detail beside the primary column`() throws {
    let builder = try builder(Self.split)
    let environment = UIEnvironment(
      screenBounds: CGRect(x: 0, y: 0, width: 1024, height: 768),
      traits: UITraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular))
    builder.complete(&environment.interface)
    try environment.run {
      let split = try #require(builder.controller(nil, in: "Main") as? UISplitViewController)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      let master = try #require(stack.topViewController)
      try #require(builder.segue(from: master, "detail", sender: nil)).begin(sender: nil)
      #expect(split.viewControllers.map(\.title) == [stack.title, "Other"])
      #expect(stack.viewControllers == [master])
    }
  }

  @Test func `classes of libraries of Objective-C are found without a module, and have their ways`()
    throws
  {
    let builder = try builder(
      """
      <scene><objects>
        <viewController customClass="SWRevealViewController" id="a"><connections>
          <segue destination="b" kind="custom" identifier="sw_rear" id="s1"/>
          <segue destination="c" kind="custom" identifier="sw_front" id="s2"/>
        </connections></viewController>
      </objects></scene>
      <scene><objects><viewController title="Rear" id="b"/></objects></scene>
      <scene><objects><viewController title="Front" id="c"/></objects></scene>
      """)
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try environment.run {
      let story = UIStoryboard(name: "Main", bundle: nil)
      let reveal = try #require(story.instantiateInitialViewController())
      reveal.loadViewIfNeeded()
      #expect(reveal.children.map(\.title) == ["Rear", "Front"])
    }
  }

  private final class Owner: UIViewController {
    weak var extra: UIView?
    weak var button: UIBarButtonItem?
  }

  @Test(arguments: [true, false])
  func `what is beside a controller is there as long as it is`(isDrawn: Bool) throws {
    let set = SourceSet()
    set.addClass(Owner.self, "Owner") { _ in Owner() }
    set.addOutlet(Owner.self, "extra", nil) { $0.extra = $1 as? UIView }
    set.addOutlet(Owner.self, "button", nil) { $0.button = $1 as? UIBarButtonItem }
    let view = isDrawn ? "<view key=\"view\" id=\"v\"/>" : ""
    let builder = try builder(
      """
      <scene><objects>
        <viewController customClass="Owner" id="a">\(view)<connections>
          <outlet property="extra" destination="b" id="o1"/>
          <outlet property="button" destination="c" id="o2"/>
        </connections></viewController>
        <view id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></view><barButtonItem title="Cancel" id="c"/>
      </objects></scene>
      """, sets: [set])
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try environment.run {
      let owner = try #require(builder.controller(nil, in: "Main") as? Owner)
      owner.loadViewIfNeeded()
      #expect(owner.extra != nil && owner.button?.title == "Cancel")
    }
  }

  private final class Frame: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      segue.destination.view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  @Test func `a container is as large as what is embedded in it where constraints decide`() throws {
    let set = SourceSet()
    set.addClass(Frame.self, "Frame") { _ in Frame() }
    let builder = try builder(
      """
      <scene><objects>
        <viewController customClass="Frame" id="a">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews>
            <containerView id="b" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="300" height="99"/>
              <connections><segue destination="c" kind="embed" id="s1"/></connections>
            </containerView>
          </subviews><constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k1"/>
            <constraint firstItem="b" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="k2"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="k3"/>
          </constraints></view>
        </viewController>
      </objects></scene>
      <scene><objects><viewController id="c">
        <view key="view" id="w"><rect key="frame" x="0" y="0" width="300" height="99"/><constraints>
          <constraint firstAttribute="height" constant="40" id="k4"/>
        </constraints></view>
      </viewController></objects></scene>
      """, sets: [set])
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 300, height: 500))
    builder.complete(&environment.interface)
    try environment.run {
      let frame = try #require(builder.controller(nil, in: "Main") as? Frame)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = frame
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let child = try #require(frame.children.first?.view)
      #expect(child.superview?.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
      #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    }
  }

  @Test func `a page view controller is one, as it is drawn`() throws {
    let builder = try builder(
      """
      <scene><objects>
        <pageViewController transitionStyle="scroll" navigationOrientation="vertical" id="a"/>
      </objects></scene>
      """)
    let pages = try #require(builder.controller(nil, in: "Main") as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.viewControllers == [])
  }

  @Test func `of storyboards with the same class that for the device is taken`() throws {
    func document(_ name: String, _ attributes: String = "") throws -> InterfaceDocument {
      let text = """
        <document \(attributes)><scenes><scene><objects>
          <viewController title="\(name)" customClass="Screen" id="a"/>
        </objects></scene></scenes></document>
        """
      return InterfaceDocument(
        name: name, isStoryboard: true, root: try #require(XMLElement(xml: Data(text.utf8))))
    }
    @MainActor func title(_ documents: [InterfaceDocument], _ idiom: UIUserInterfaceIdiom)
      -> String?
    {
      UIEnvironment(traits: UITraitCollection(userInterfaceIdiom: idiom)).run {
        InterfaceBuilder(documents, sets: [set]).controller(ofClass: "Screen")?.title
      }
    }
    let named = [try document("Main"), try document("Main_iPhone")]
    #expect(title(named, .phone) == "Main_iPhone" && title(named, .pad) == "Main")
    let marked = [try document("A", "targetRuntime=\"iOS.CocoaTouch.iPad\""), try document("B")]
    #expect(title(marked, .phone) == "B" && title(marked, .pad) == "A")
  }

  @Test func `a wheel that is hidden stays so though it turns`() throws {
    let builder = try builder(
      """
      <scene><objects><viewController id="a"><view key="view" id="v"><subviews>
        <activityIndicatorView hidden="YES" animating="YES" style="gray" id="w"/>
        <activityIndicatorView animating="YES" style="gray" id="x"/>
      </subviews></view></viewController></objects></scene>
      """)
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try environment.run {
      let root = try #require(builder.controller(nil, in: "Main")?.view)
      let wheels = root.subviews.compactMap { $0 as? UIActivityIndicatorView }
      #expect(wheels.map(\.isHidden) == [true, false])
      #expect(wheels.allSatisfy { $0.isAnimating })
    }
  }

  @Test func `a controller without a drawn view has its outlets, and none made up`() throws {
    let builder = try builder(
      """
      <scene><objects>
        <viewController customClass="Screen" id="a">
          <connections><outlet property="rows" destination="r" id="o"/></connections>
        </viewController>
        <customObject id="r" customClass="Rows"/>
      </objects></scene>
      """, sets: [set])
    let environment = UIEnvironment()
    var madeUp: [NSObject] = []
    environment.interface.connect = { object in
      madeUp.append(object)
      return true
    }
    builder.complete(&environment.interface)
    try environment.run {
      let screen = try #require(builder.controller(nil, in: "Main") as? Screen)
      #expect(screen.rows != nil)
      screen.loadViewIfNeeded()
      #expect(madeUp.isEmpty)
      let other = UIViewController()
      other.loadViewIfNeeded()
      #expect(madeUp == [other])
    }
  }

  @Test func `a view beside its controller is loaded when it is asked for`() throws {
    let builder = try builder(
      """
      <scene><objects>
        <viewController customClass="Screen" id="a">
          <connections><outlet property="view" destination="v" id="o"/></connections>
        </viewController>
        <view id="v" tag="5"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews>
            <view id="w" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" tag="6">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
            </view>
          </subviews>
        </view>
      </objects></scene>
      """, sets: [set])
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try environment.run {
      let screen = try #require(builder.controller(nil, in: "Main") as? Screen)
      #expect(!screen.isViewLoaded)
      #expect(screen.view.tag == 5)
      // What is drawn without constraints stays where it was drawn.
      screen.view.layoutIfNeeded()
      #expect(screen.view.viewWithTag(6)?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test func `recognizers are what they are called`() throws {
    let builder = try builder(
      """
      <scene><objects>
        <viewController id="a">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <connections>
              <outletCollection property="gestureRecognizers" destination="r1" id="o1"/>
              <outletCollection property="gestureRecognizers" destination="r2" id="o2"/>
              <outletCollection property="gestureRecognizers" destination="r3" id="o3"/>
              <outletCollection property="gestureRecognizers" destination="r4" id="o4"/>
            </connections>
          </view>
        </viewController>
        <swipeGestureRecognizer direction="down" id="r1"/>
        <rotationGestureRecognizer id="r2"/>
        <screenEdgePanGestureRecognizer id="r3">
          <rectEdge key="edges" left="YES" bottom="YES"/>
        </screenEdgePanGestureRecognizer>
        <tapGestureRecognizer numberOfTapsRequired="2" id="r4"/>
      </objects></scene>
      """)
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try environment.run {
      let view = try #require(builder.controller(nil, in: "Main")?.view)
      let recognizers = try #require(view.gestureRecognizers)
      try #require(recognizers.count == 4)
      #expect((recognizers[0] as? UISwipeGestureRecognizer)?.direction == .down)
      #expect(recognizers[1] is UIRotationGestureRecognizer)
      let edge = try #require(recognizers[2] as? UIScreenEdgePanGestureRecognizer)
      #expect(edge.edges == [.left, .bottom])
      #expect((recognizers[3] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    }
  }

  private final class Rows: NSObject {
    weak var table: UITableView?
    var count: CGFloat = 0
  }

  private final class Item: UITabBarItem { var rows: Rows? }

  private final class Screen: UIViewController { var rows: Rows? }

  private var set: SourceSet {
    let set = SourceSet()
    set.addClass(Screen.self, "Screen", make: nil)
    set.addObject("Rows") { Rows() }
    set.addObject("Item") { Item() }
    set.addProperty(Rows.self, "count") { $1.assign(to: &$0.count) }
    set.addOutlet(Rows.self, "table", nil) { $0.table = $1 as? UITableView }
    set.addOutlet(Item.self, "rows", nil) { $0.rows = $1 as? Rows }
    set.addOutlet(Screen.self, "rows", nil) { $0.rows = $1 as? Rows }
    return set
  }

  @Test func `objects of the app's own are connected, and the controller keeps them`() throws {
    let builder = try builder(
      """
      <scene><objects>
        <viewController customClass="Screen" id="a">
          <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="100" height="100"/></tableView>
          <tabBarItem key="tabBarItem" title="Rows" id="i" customClass="Item">
            <connections><outlet property="rows" destination="r" id="o1"/></connections>
          </tabBarItem>
          <connections><outlet property="rows" destination="r" id="o2"/></connections>
        </viewController>
        <customObject id="r" customClass="Rows">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><real key="value" value="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="table" destination="t" id="o3"/></connections>
        </customObject>
        <customObject id="s" customClass="Nobody"/>
      </objects></scene>
      """, sets: [set])
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    try environment.run {
      weak var released: UIViewController?
      do {
        let screen = try #require(builder.controller(nil, in: "Main") as? Screen)
        let item = try #require(screen.tabBarItem as? Item)
        let rows = try #require(item.rows)
        #expect(item.title == "Rows" && rows.count == 3)
        #expect(screen.rows === rows)
        screen.loadViewIfNeeded()
        #expect(screen.rows === rows)
        #expect(rows.table === screen.view)
        released = screen
      }
      #expect(released == nil)
    }
  }
}
