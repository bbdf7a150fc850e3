import AnimGeometry
import AnimInterfaceFiles
import AnimXML
import Foundation
import MapKit
import Testing
import UIKitCore
import WebKit

@MainActor struct InterfaceBuilderTests {
  private func builder(_ files: (name: String, isStoryboard: Bool, xml: String)...) throws
    -> InterfaceBuilder
  {
    InterfaceBuilder(
      try files.map { file in
        InterfaceDocument(
          name: file.name, isStoryboard: file.isStoryboard,
          root: try #require(XMLElement(xml: Data(file.xml.utf8))))
      }, sets: [])
  }

  private func nib(_ objects: String) throws -> [NSObject] {
    let text = "<document><objects>\(objects)</objects></document>"
    return try #require(try builder(("A", false, text)).objects(inNib: "A", owner: nil))
  }

  private static let frame =
    "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"200\" height=\"100\"/>"

  // MARK: Nibs

  @Test func `a symbol may be behind a button, where nothing else is of that catalogue`() throws {
    let state = "<state key=\"normal\" backgroundImage=\"star.fill\" catalog=\"system\"/>"
    let both = state.replacing("backgroundImage", with: "image=\"heart\" backgroundImage")
    let objects = try nib(
      "<button id=\"1\">\(Self.frame)\(state)</button>"
        + "<button id=\"2\">\(Self.frame)\(both)</button>")
    let (button, other) = (try #require(objects.first as? UIButton), objects.last as? UIButton)
    #expect(button.backgroundImage(for: .normal)?.isSymbolImage == true)
    #expect(other?.image(for: .normal)?.isSymbolImage == true)
    #expect(other?.backgroundImage(for: .normal)?.isSymbolImage != true)
  }

  @Test func `parts of texts have their own looks`() throws {
    let words = """
      <attributedString key="NAME">
        <fragment content="Red ">
          <attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
            <font key="NSFont" size="20" type="boldSystem"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/>
          </attributes>
        </fragment>
        <fragment content="plain"/>
      </attributedString>
      """
    let objects = try nib(
      "<label id=\"1\">\(Self.frame)\(words.replacing("NAME", with: "attributedText"))</label>"
        + "<button id=\"2\">\(Self.frame)<state key=\"normal\">"
        + words.replacing("NAME", with: "attributedTitle") + "</state></button>")
    let label = try #require(objects.first as? UILabel)
    let text = try #require(label.attributedText)
    #expect(text.string == "Red plain")
    let looks = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(looks[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((looks[.font] as? UIFont)?.pointSize == 20)
    let style = try #require(looks[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 3)
    let button = try #require(objects.last as? UIButton)
    #expect(button.attributedTitle(for: .normal)?.string == "Red plain")
  }

  @Test func `a nib may describe a controller`() throws {
    let text = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <viewController title="Drawn" id="1">
          <view key="view" tag="7" id="2">\(Self.frame)</view>
        </viewController>
      </objects></document>
      """
    let builder = try builder(("A", false, text))
    let objects = try #require(builder.objects(inNib: "A", owner: nil))
    let controller = try #require(objects.first as? UIViewController)
    #expect(builder.loadView(of: controller))
    #expect(controller.title == "Drawn" && controller.storyboard == nil)
    #expect(controller.view.tag == 7)
  }

  private final class Owner: NSObject, UISearchBarDelegate, UIPickerViewDelegate,
    UIPickerViewDataSource, UITextViewDelegate, MKMapViewDelegate, WKNavigationDelegate,
    UITabBarDelegate
  {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  }

  @Test func `views have the delegates that are drawn`() throws {
    let drawn = [
      ("searchBar", ["delegate"]), ("pickerView", ["delegate", "dataSource"]),
      ("textView", ["delegate"]), ("mapView", ["delegate"]),
      ("wkWebView", ["navigationDelegate"]), ("tabBar", ["delegate"]),
    ].map { name, outlets in
      let lines = outlets.map { "<outlet property=\"\($0)\" destination=\"-1\"/>" }.joined()
      return "<\(name) id=\"\(name)\">\(Self.frame)<connections>\(lines)</connections></\(name)>"
    }
    let text = """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(drawn.joined())</objects></document>
      """
    let owner = Owner()
    let objects = try #require(try builder(("A", false, text)).objects(inNib: "A", owner: owner))
    #expect((objects[0] as? UISearchBar)?.delegate === owner)
    let picker = try #require(objects[1] as? UIPickerView)
    #expect(picker.delegate === owner && picker.numberOfRows(inComponent: 0) == 2)
    #expect((objects[2] as? UITextView)?.delegate === owner)
    #expect((objects[3] as? MKMapView)?.delegate === owner)
    #expect((objects[4] as? WKWebView)?.navigationDelegate === owner)
    #expect((objects[5] as? UITabBar)?.delegate === owner)
  }

  @Test func `configurations of buttons have what the file says of them`() throws {
    let objects = try nib(
      """
      <button id="1">\(Self.frame)
        <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" imagePlacement="top"
          imagePadding="4" cornerStyle="capsule">
          <color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/>
        </buttonConfiguration>
      </button>
      """)
    let look = try #require((objects.first as? UIButton)?.configuration)
    #expect(look.title == "Go" && look.subtitle == "now" && look.imagePlacement == .top)
    #expect(look.imagePadding == 4 && look.cornerStyle == .capsule)
    #expect(look.baseBackgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test(arguments: [
    (
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
      UIColor.systemBackground
    ),
    ("cocoaTouchSystemColor=\"whiteColor\"", .white),
    ("cocoaTouchSystemColor=\"blackColor\"", .black),
    ("cocoaTouchSystemColor=\"lightGrayColor\"", .lightGray),
  ])
  func `colours are as older files name them`(words: String, color: UIColor) throws {
    let objects = try nib(
      "<view id=\"1\">\(Self.frame)<color key=\"backgroundColor\" \(words)/></view>")
    let shown = (objects.first as? UIView)?.backgroundColor
    #expect(shown.map { "\($0)" } == "\(color)")
  }

  @Test func `a nib's views have what the file says of them`() throws {
    let objects = try nib(
      """
      <view id="1" clipsSubviews="YES" tag="7" alpha="0.5">\(Self.frame)
        <subviews>
          <label id="2" text="Title" textAlignment="center" numberOfLines="3">
            <rect key="frame" x="5" y="6" width="70" height="8"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
          </label>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1"/>
      </view>
      """)
    let view = try #require(objects.first as? UIView)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(view.clipsToBounds)
    #expect(view.tag == 7)
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == UIColor(white: 1, alpha: 1))
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
    #expect(label.text == "Title")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 3)
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `segments have titles, images and widths of their own`() throws {
    let objects = try nib(
      """
      <segmentedControl id="1" selectedSegmentIndex="2">\(Self.frame)
        <segments>
          <segment title="List" width="50"/>
          <segment title="" image="heart.fill" catalog="system"/>
          <segment title="Map" enabled="NO"/>
        </segments>
      </segmentedControl>
      """)
    let control = try #require(objects.first as? UISegmentedControl)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "List" && control.widthForSegment(at: 0) == 50)
    #expect(control.imageForSegment(at: 1) != nil && control.imageForSegment(at: 0) == nil)
    #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
  }

  @Test(arguments: [
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>",
    "<frame key=\"frameInset\"/>",
  ])
  func `what is in an effect is as large as the effect becomes`(frame: String) throws {
    let ends = ["leading", "top", "trailing", "bottom"]
    let constraints = ends.enumerated().map { number, end in
      "<constraint firstItem=\"2\" firstAttribute=\"\(end)\" secondItem=\"3\" secondAttribute=\"\(end)\" id=\"c\(number)\"/>"
    }
    let objects = try nib(
      """
      <visualEffectView id="1" translatesAutoresizingMaskIntoConstraints="NO">\(Self.frame)
        <view key="contentView" id="3">\(frame)
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><label id="2" text="A" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>\(constraints.joined())</constraints>
        </view>
        <blurEffect style="dark"/>
      </visualEffectView>
      """)
    let effect = try #require(objects.first as? UIVisualEffectView)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 90))
    view.addSubview(effect)
    NSLayoutConstraint.activate([
      effect.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      effect.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      effect.topAnchor.constraint(equalTo: view.topAnchor),
      effect.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(effect.contentView.subviews.first?.frame == view.bounds)
  }

  @Test func `labels that a cell has by its style are its own, and not drawn once more`() throws {
    let objects = try nib(
      """
      <tableViewCell id="1" textLabel="2" detailTextLabel="3" imageView="4" style="IBUITableViewCellStyleSubtitle" \
      accessoryType="checkmark" selectionStyle="none">
        \(Self.frame)
        <tableViewCellContentView key="contentView" id="5">\(Self.frame)
          <subviews>
            <label id="2" text="Title">\(Self.frame)</label>
            <label id="3" text="Detail">\(Self.frame)</label>
            <imageView id="4">\(Self.frame)</imageView>
            <label id="6" text="More">\(Self.frame)</label>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    let cell = try #require(objects.first as? UITableViewCell)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.detailTextLabel?.text == "Detail")
    let labels = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.sorted() == ["Detail", "More", "Title"])
    #expect(cell.contentView.subviews.count { $0 is UIImageView } == 1)
    #expect(cell.accessoryType == .checkmark && cell.selectionStyle == .none)
    let plain = try nib("<tableViewCell id=\"1\">\(Self.frame)</tableViewCell>").first
    #expect((plain as? UITableViewCell)?.detailTextLabel == nil)
  }

  @Test func `fields, pickers and views of other frameworks are what they are called`() throws {
    let objects = try nib(
      """
      <searchBar id="1" placeholder="Find" showsCancelButton="YES">\(Self.frame)
        <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
      <datePicker id="2" datePickerMode="date" style="wheels">\(Self.frame)</datePicker>
      <textField id="3" borderStyle="line" clearButtonMode="always">\(Self.frame)
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      <mapView id="4">\(Self.frame)</mapView><wkWebView id="5">\(Self.frame)</wkWebView>
      <pickerView id="6">\(Self.frame)</pickerView>
      """)
    let bar = try #require(objects[0] as? UISearchBar)
    #expect(bar.placeholder == "Find" && bar.showsCancelButton)
    #expect(bar.scopeButtonTitles == ["All", "New"])
    let picker = try #require(objects[1] as? UIDatePicker)
    #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
    let field = try #require(objects[2] as? UITextField)
    #expect(field.borderStyle == .line && field.clearButtonMode == .always)
    #expect(field.isSecureTextEntry)
    #expect(objects[3] is MKMapView && objects[4] is WKWebView && objects[5] is UIPickerView)
  }

  @Test func `a stepper is one`() throws {
    let made = try nib("<stepper id=\"1\" value=\"4\" maximumValue=\"9\">\(Self.frame)</stepper>")
    let stepper = try #require(made.first as? UIStepper)
    #expect(stepper.value == 4 && stepper.maximumValue == 9)
  }

  @Test func `a table of static rows has what is drawn`() throws {
    let builder = try builder(
      (
        "Main", true,
        """
        <document initialViewController="c"><scenes><scene sceneID="s"><objects>
        <tableViewController id="c">
          <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">\(Self.frame)
            <sections>
              <tableViewSection headerTitle="Look" footerTitle="As you like" id="s1"><cells>
                <tableViewCell rowHeight="60" id="r1">\(Self.frame)
                  <tableViewCellContentView key="contentView" id="v1">\(Self.frame)
                    <subviews><label text="Dark" id="l1">\(Self.frame)</label></subviews>
                  </tableViewCellContentView>
                </tableViewCell>
                <tableViewCell id="r2">\(Self.frame)</tableViewCell>
              </cells></tableViewSection>
              <tableViewSection id="s2"><cells>
                <tableViewCell id="r3">\(Self.frame)</tableViewCell>
              </cells></tableViewSection>
            </sections>
            <connections>
              <outlet property="dataSource" destination="c" id="o1"/>
              <outlet property="delegate" destination="c" id="o2"/>
            </connections>
          </tableView>
        </tableViewController>
        </objects></scene></scenes></document>
        """
      ))
    var interface = InterfaceSource()
    builder.complete(&interface)
    let environment = UIEnvironment()
    environment.interface = interface
    try environment.run {
      let controller = try #require(
        builder.controller(nil, in: "Main") as? UITableViewController)
      let table = try #require(controller.tableView)
      #expect(controller.numberOfSections(in: table) == 2)
      #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
      #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Look")
      #expect(controller.tableView(table, titleForFooterInSection: 0) == "As you like")
      #expect(controller.tableView(table, titleForHeaderInSection: 1) == nil)
      let cell = controller.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
      #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Dark"])
      #expect(controller.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
      #expect(table.dataSource === controller)
    }
  }

  @Test func `constraints hold, with their multipliers and constants`() throws {
    let view = try #require(
      try nib(
        """
        <view id="1">\(Self.frame)
          <subviews>
            <view id="2" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="1" height="1"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="2" firstAttribute="width" secondItem="1" secondAttribute="width" multiplier="1:4" constant="6"/>
            <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" constant="8"/>
            <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" constant="9"/>
            <constraint firstItem="2" firstAttribute="height" constant="40"/>
            <constraint firstItem="2" firstAttribute="height" secondItem="nobody" secondAttribute="height"/>
          </constraints>
        </view>
        """
      ).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 8, y: 9, width: 56, height: 40))
  }

  @Test func `a layout and its prototypes belong to their collection view`() throws {
    let view = try #require(
      try nib(
        """
        <collectionView id="1">\(Self.frame)
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3" id="2">
            <size key="itemSize" width="44" height="55"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell reuseIdentifier="tile" id="3">
              <rect key="frame" x="0" y="0" width="44" height="55"/>
              <view key="contentView"><rect key="frame" x="0" y="0" width="44" height="55"/>
                <color key="backgroundColor" white="0" alpha="1"/>
              </view>
            </collectionViewCell>
          </cells>
        </collectionView>
        """
      ).first as? UICollectionView)
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.minimumLineSpacing == 3)
    #expect(flow.itemSize == CGSize(width: 44, height: 55))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: [0, 0])
    #expect(cell.contentView.backgroundColor == UIColor(white: 0, alpha: 1))
  }

  @Test func `numbers that no view could have are passed over`() throws {
    let view = try #require(
      try nib(
        """
        <view id="1" alpha="many"><rect key="frame" x="nan" y="1e300" width="10" height="-inf"/></view>
        """
      ).first as? UIView)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(view.alpha == 1)
  }

  @Test func `a nib is known by its name`() throws {
    let builder = try builder(
      ("A", false, "<document><objects/></document>"), ("B", true, "<document/>"))
    #expect(builder.hasNib("A"))
    #expect(!builder.hasNib("B"))
    #expect(builder.objects(inNib: "A", owner: nil) == [])
    #expect(builder.objects(inNib: "B", owner: nil) == nil)
  }

  @Test(arguments: [
    ("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
  ])
  func `a table has the style and the lines of its file`(
    word: String, style: UITableView.Style
  ) throws {
    let nib = try nib(
      """
      <tableView style="\(word)" id="t">\(Self.frame)
      <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </tableView>
      """)
    let table = try #require(nib.first as? UITableView)
    #expect(table.style == style)
    #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a tab bar alone has its items`() throws {
    let nib = try nib(
      """
      <tabBar id="b">\(Self.frame)<items>
        <tabBarItem title="One" id="i1"/><tabBarItem systemItem="search" id="i2"/>
      </items></tabBar>
      """)
    let bar = try #require(nib.first as? UITabBar)
    #expect(bar.items?.map(\.title) == ["One", "Search"])
    #expect(bar.intrinsicContentSize.height == 49)
  }

  @Test func `a picture may be referred to, with its size and its manner`() throws {
    let nib = try nib(
      """
      <imageView id="v">\(Self.frame)
        <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="original"/>
      </imageView>
      """)
    let image = try #require((nib.first as? UIImageView)?.image)
    #expect(image.isSymbolImage && image.renderingMode == .alwaysOriginal)
    #expect(image.size.width > (UIImage(systemName: "star")?.size.width ?? 0))
  }

  // MARK: Storyboards

  private static let storyboard = """
    <document initialViewController="n"><scenes>
      <scene><objects>
        <navigationController storyboardIdentifier="root" id="n"><connections>
          <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
      </objects></scene>
      <scene><objects>
        <viewController storyboardIdentifier="first" title="First" id="c">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews><view id="box"><rect key="frame" x="0" y="0" width="50" height="50"/></view></subviews>
          </view>
          <navigationItem key="navigationItem" title="Photos" id="i"/>
          <connections>
            <segue destination="d" kind="presentation" identifier="details" id="s"/>
          </connections>
        </viewController>
      </objects></scene>
      <scene><objects>
        <tableViewController storyboardIdentifier="second" id="d">
          <tabBarItem key="tabBarItem" systemItem="mostRecent" badgeValue="3" id="t"/>
        </tableViewController>
      </objects></scene>
    </scenes></document>
    """

  @Test func `a storyboard begins with its initial controller`() throws {
    let builder = try builder(("Main", true, Self.storyboard))
    let navigation = try #require(builder.controller(nil, in: "Main") as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["First"])
    #expect(navigation.viewControllers[0].navigationItem.title == "Photos")
    #expect(builder.controller("second", in: "Main") is UITableViewController)
    let item = builder.controller("second", in: "Main")?.tabBarItem
    #expect(item?.title == "Most Recent" && item?.image != nil && item?.badgeValue == "3")
    #expect(builder.controller("third", in: "Main") == nil)
    #expect(builder.controller(nil, in: "Other") == nil)
  }

  @Test func `controllers know their storyboard, however they were reached`() throws {
    let builder = try builder(("Main", true, Self.storyboard))
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 300, height: 500))
    builder.complete(&environment.interface)
    try environment.run {
      let navigation = try #require(builder.controller(nil, in: "Main") as? UINavigationController)
      #expect(navigation.storyboard != nil)
      let storyboard = try #require(navigation.viewControllers[0].storyboard)
      #expect(
        storyboard.instantiateViewController(withIdentifier: "second") is UITableViewController)
    }
  }

  @Test func `a controller's view is made when it is asked for, as large as the screen`() throws {
    let builder = try builder(("Main", true, Self.storyboard))
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 300, height: 500))
    builder.complete(&environment.interface)
    try environment.run {
      let controller = try #require(
        environment.interface.controller("first", "Main", nil, nil))
      #expect(controller.viewIfLoaded == nil)
      #expect(controller.view.frame == environment.screenBounds)
      #expect(controller.view.subviews.map(\.frame.width) == [50])
    }
  }

  @Test func `a segue leads from a controller to the next`() throws {
    let builder = try builder(("Main", true, Self.storyboard))
    let controller = try #require(builder.controller("first", in: "Main"))
    let segue = try #require(builder.segue(from: controller, "details", sender: nil))
    #expect(segue.source === controller)
    #expect(segue.destination is UITableViewController)
    #expect(builder.segue(from: controller, "other", sender: nil) == nil)
    #expect(builder.segue(from: UIViewController(), "details", sender: nil) == nil)
  }

  @Test func `what a source of interfaces knows besides is asked where nothing is drawn`() throws {
    let builder = try builder(("Main", true, Self.storyboard))
    let made = UIViewController()
    var source = InterfaceSource()
    source.controller = { name, _, _, _ in name == "other" ? made : nil }
    builder.complete(&source)
    #expect(source.controller("other", "Main", nil, nil) === made)
    #expect(source.controller("second", "Main", nil, nil) is UITableViewController)
  }

  @Test func `of two storyboards of one name the one in the bundle's folder is meant`() throws {
    let documents = try ["/App", "/Kit"].enumerated().map { index, folder in
      let text =
        "<document initialViewController=\"1\"><scenes><scene><objects>"
        + "<viewController id=\"1\" title=\"\(folder)\"/></objects></scene></scenes></document>"
      return InterfaceDocument(
        name: "Main", isStoryboard: true,
        root: try #require(XMLElement(xml: Data(text.utf8))),
        folder: URL(fileURLWithPath: folder + "/Base.lproj"))
    }
    let builder = InterfaceBuilder(documents, sets: [])
    func title(_ folder: String?) -> String? {
      builder.controller(nil, in: "Main", of: folder.map { URL(fileURLWithPath: $0) })?.title
    }
    #expect(title(nil) == "/App")
    #expect(title("/Kit") == "/Kit")
    #expect(title("/usr/bin") == "/App")
  }
}
