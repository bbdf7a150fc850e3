import Foundation
import Testing

/// Controllers whose views were drawn in Interface Builder.
struct InterfaceTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Self.controller, to: "App/Tiles.swift")
    try program.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
    try program.write(Self.badge, to: "App/Badge.xib")
    try program.write(Self.scenario, to: "tiles.yaml")
  }

  private static let scenario = """
    renderAnim: 1
    canvas: {size: [100, 100], scale: 1, touches: none}
    controller: {source: App, class: Tiles}
    timeline: [{wait: 0.1}, {tap: {at: [50, 95]}}, {wait: 0.5}]
    """

  /// Tiles of 40 points from the storyboard; the button at the bottom makes them 20 points wide.
  private static let controller = """
    import UIKit

    final class Tile: UICollectionViewCell {
      @IBOutlet private weak var mark: Mark!
      override func awakeFromNib() { super.awakeFromNib(); mark.backgroundColor = .black }
    }

    final class Mark: UIImageView {}

    final class Badge: UICollectionReusableView {}

    class Columns: UICollectionViewFlowLayout { @IBInspectable var inset: CGFloat = 0
      override func prepare() { sectionInset.left = inset; super.prepare() }
    }

    class Tiles: UIViewController, UICollectionViewDataSource {
      @IBOutlet weak var grid: UICollectionView!
      @IBOutlet var bottom: NSLayoutConstraint!

      override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(
          UINib(nibName: "Badge", bundle: nil),
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "badge")
        bottom.constant = 10
      }

      @IBAction private func shrink(_ sender: UIButton) {
        (grid.collectionViewLayout as? Columns)?.itemSize.width = 20
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "tile", for: path) }

      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "badge", for: path)
      }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Tiles">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <collectionView contentInsetAdjustmentBehavior="never" \
    translatesAutoresizingMaskIntoConstraints="NO" id="g">
                <rect key="frame" x="0" y="0" width="375" height="600"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="0" \
    minimumInteritemSpacing="0" id="l" customClass="Columns">
                  <size key="itemSize" width="40" height="40"/>
                  <size key="headerReferenceSize" width="50" height="20"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="inset">
                      <real key="value" value="10"/>
                    </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </collectionViewFlowLayout>
                <cells>
                  <collectionViewCell reuseIdentifier="tile" id="t" customClass="Tile">
                    <rect key="frame" x="0" y="20" width="40" height="40"/>
                    <view key="contentView">
                      <rect key="frame" x="0" y="0" width="40" height="40"/>
                      <subviews>
                        <imageView id="m" customClass="Mark">
                          <rect key="frame" x="0" y="0" width="10" height="10"/>
                        </imageView>
                      </subviews>
                    </view>
                    <color key="backgroundColor" white="1" alpha="1"/>
                    <connections><outlet property="mark" destination="m"/></connections>
                  </collectionViewCell>
                </cells>
                <connections><outlet property="dataSource" destination="c"/></connections>
              </collectionView>
              <button opaque="NO" buttonType="system" id="b">
                <rect key="frame" x="0" y="647" width="375" height="20"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <connections>
                  <action selector="shrink:" destination="c" eventType="touchUpInside"/>
                </connections>
              </button>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
              <constraint firstItem="g" firstAttribute="top" secondItem="v" secondAttribute="top"/>
              <constraint firstItem="g" firstAttribute="leading" secondItem="v" secondAttribute="leading"/>
              <constraint firstAttribute="trailing" secondItem="g" secondAttribute="trailing"/>
              <constraint firstAttribute="bottom" secondItem="g" secondAttribute="bottom" constant="20" \
    id="k"/>
            </constraints>
          </view>
          <connections>
            <outlet property="grid" destination="g"/>
            <outlet property="bottom" destination="k"/>
          </connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private static let badge = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionReusableView id="r" customClass="Badge">
        <rect key="frame" x="0" y="0" width="50" height="20"/>
        <color key="backgroundColor" red="0" green="1" blue="0" alpha="1"/>
      </collectionReusableView>
    </objects></document>
    """

  @Test func `storyboards and nibs say how views look and whom they call`() throws {
    let outcome = try program.run("tiles.yaml", "--rgba", "out.rgba")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(!outcome.errors.contains("warning"), Comment(rawValue: outcome.errors))
    let pixels = try program.bytes(of: "out.rgba")
    let frames = pixels.count / 40000
    func color(_ x: Int, _ y: Int, _ frame: Int) -> [UInt8] {
      let place = 40000 * frame + 4 * (100 * y + x)
      return Array(pixels[place..<place + 3])
    }
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0], [255, 255, 255])
    #expect(color(50, 10, 0) == [0, 255, 0], "the header from the nib")
    #expect(color(5, 40, 0) == [255, 0, 0], "the inset that is a runtime attribute")
    #expect(color(14, 24, 0) == black, "the view that the cell's outlet is connected to")
    #expect(color(30, 50, 0) == white, "the prototype's own colour")
    #expect(color(64, 24, 0) == black, "the second cell, at the right edge of a full line")
    #expect(color(2, 85, 0) == [255, 0, 0], "the constraint as the outlet's owner left it")
    #expect(color(2, 95, 0) == white)
    #expect(color(34, 24, frames - 1) == black, "the second cell after the action")
  }
}
