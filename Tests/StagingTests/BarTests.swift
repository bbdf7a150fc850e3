import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// The bars, controls and layouts that scenarios have words for.
@MainActor struct BarTests {
  private func stage(_ text: String, _ timeline: String = "") throws -> Stage {
    try Stage(
      try read(
        """
        renderAnim: 1
        canvas: {device: iphone-15}
        dataSource: {sections: [{items: 30}]}
        layouts:
          grid: {class: flow, itemSize: [100, 100]}
          rows: {class: flow, itemSize: [300, 60]}
        layout: grid
        \(text)
        timeline:
        \(timeline.split(separator: "\n").map { "  - " + $0 }.joined(separator: "\n"))
        """), theme: .light)
  }

  private func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(text, file: "test.yaml").scenario
  }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { ($0 as? Kind).map { [$0] } ?? views(kind, in: $0) }
  }

  @Test func `a navigation bar makes room and has its title and buttons`() throws {
    let stage = try stage(
      """
      navigation: {title: Library, largeTitle: true, leading: [gearshape], trailing: [Select, plus]}
      """, "wait: 0.1")
    let bar = try #require(stage.navigation?.navigationBar)
    #expect(bar.prefersLargeTitles)
    let item = try #require(bar.items?.last)
    #expect(item.title == "Library")
    #expect(item.leftBarButtonItems?.count == 1)
    #expect(item.rightBarButtonItems?.map(\.title) == [nil, "Select"])
    // Status bar 59, row 44, large title 52.
    #expect(stage.collectionView.adjustedContentInset.top == 155)
    #expect(stage.collectionView.contentOffset.y == -155)
    #expect(views(UIToolbar.self, in: stage.window).isEmpty)
  }

  @Test func `a bar comes on screen with its large title alone`() throws {
    let stage = try stage("navigation: {title: Library, largeTitle: true}", "wait: 0.1")
    let bar = try #require(stage.navigation?.navigationBar)
    let shown = stage.inWorld {
      views(UILabel.self, in: bar).filter { label in
        label.text == "Library" && (label.layer.presentation() ?? label.layer).opacity > 0
      }
    }
    #expect(shown.map { $0.frame.height > 30 } == [true])
  }

  @Test func `tabs have titles and badges, and make room below`() throws {
    let stage = try stage(
      "tabBar: [{title: One, symbol: house}, {title: Two, symbol: star, badge: \"12\", selected: true}]",
      "wait: 0.1")
    let controller = try #require(stage.window.rootViewController as? UITabBarController)
    #expect(controller.selectedIndex == 1)
    #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
    let badges = views(UILabel.self, in: controller.tabBar).filter { $0.text == "12" }
    #expect(badges.map(\.isHidden) == [false])
    #expect(badges[0].frame.width > badges[0].frame.height)
    #expect(stage.collectionView.adjustedContentInset.bottom == 83)
  }

  @Test func `a push slides a screen in whose bar leads back`() throws {
    let stage = try stage(
      "navigation: Library",
      """
      push: {transition: slide, layout: rows, title: Detail}
      wait: 0.2
      pop
      """)
    let first = stage.collectionView
    try stage.advance(to: 0.6)
    #expect(stage.collectionView !== first)
    #expect(stage.navigation?.topViewController?.title == "Detail")
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 30)
    #expect(stage.collectionView.adjustedContentInset.top == 103)
    try stage.advance(to: 3)
    #expect(stage.end != nil)
    #expect(stage.collectionView === first)
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(first.window != nil)
  }

  @Test func `in a push between layouts items travel to where they are scrolled to`() throws {
    let stage = try stage(
      "",
      """
      wait: 0.1
      tap: [0, 25]
      push: {layout: rows, useLayoutToLayoutNavigationTransitions: true, duration: 0.5, scrollTo: {item: [0, 25], position: centeredVertically}}
      wait: 0.2
      """)
    let view = stage.collectionView
    /// What is seen of cells, in the screen's space.
    func shown() -> [CGRect] {
      stage.inWorld {
        let origin = (view.layer.presentation() ?? view.layer).bounds.origin
        return views(UICollectionViewCell.self, in: view).compactMap { cell in
          let layer = cell.layer.presentation() ?? cell.layer
          guard !cell.isHidden, layer.opacity > 0.01 else { return nil }
          return layer.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
      }
    }
    var before: [CGRect] = []
    var largest = 0.0
    for frame in 12..<80 {
      try stage.advance(to: Double(frame) / 60)
      let now = shown()
      // The way of each cell to the nearest place that a cell had a frame before.
      if !before.isEmpty {
        for rect in now where rect.maxY > 0 && rect.minY < stage.window.bounds.height {
          let way = before.map { hypot($0.midX - rect.midX, $0.midY - rect.midY) }.min() ?? 0
          largest = max(largest, way)
        }
      }
      before = now
    }
    #expect(before.contains { $0.width == 300 })
    #expect(largest < 100)
  }

  @Test func `after a tap on the back button steps are about the screen below`() throws {
    let stage = try stage(
      "navigation: Library",
      """
      push: {transition: slide, layout: rows, title: Detail}
      tap: {at: [40, 80]}
      wait: 0.8
      setContentOffset: [0, 40]
      pop
      """)
    let first = stage.collectionView
    try stage.advance(to: 4)
    #expect(stage.end != nil)
    #expect(stage.navigation?.viewControllers.count == 1)
    #expect(first.contentOffset.y == 40)
  }

  @Test func `a pull beyond the refresh control is told, and its end closes the room`() throws {
    let stage = try stage(
      """
      navigation: Inbox
      collectionView: {refreshControl: true, alwaysBounceVertical: true}
      variables: {pulls: 0}
      delegate:
        didPullToRefresh:
          - set: {pulls: 1}
          - wait: 0.5
          - endRefreshing
      """,
      """
      drag: {from: [200, 200], by: [0, 420], duration: 0.4}
      wait: 2
      """)
    try stage.advance(to: 0.5)
    #expect(stage.collectionView.refreshControl?.isRefreshing == true)
    #expect(stage.memory[variable: "pulls"] == .number(1))
    try stage.advance(to: 3)
    #expect(stage.collectionView.refreshControl?.isRefreshing == false)
    #expect(stage.collectionView.contentOffset.y == -103)
  }

  @Test func `controls show values, and changes of a step`() throws {
    let stage = try stage(
      """
      variables: {amount: 0.25}
      overlays:
        - switch: {isOn: "amount > 0.5", frame: [0, 0, 100, 60]}
        - slider: {value: amount, frame: [0, 60, 200, 30]}
        - progress: {value: amount, frame: [0, 100, 200, 4]}
        - pageControl: {numberOfPages: 4, currentPage: "amount * 3", frame: [0, 110, 200, 20]}
        - segmentedControl: {segments: [A, B], selected: 1, frame: [0, 140, 200, 32]}
        - activityIndicator: {isAnimating: "amount < 0.5", frame: [0, 180, 40, 40]}
        - button: {title: Buy, symbol: cart, style: filled, frame: [0, 230, 100, 40]}
        - symbol: {name: heart.fill, tintColor: systemRed, frame: [0, 280, 30, 30]}
      """,
      """
      wait: 0.1
      set: {amount: 0.75}
      wait: 0.5
      """)
    func only<Kind: UIView>(_ kind: Kind.Type) throws -> Kind {
      let found = views(kind, in: stage.overlays)
      #expect(found.count == 1)
      return try #require(found.first)
    }
    #expect(try !only(UISwitch.self).isOn)
    #expect(try only(UISwitch.self).frame.size == CGSize(width: 51, height: 31))
    #expect(try only(UISlider.self).value == 0.25)
    #expect(try only(UIProgressView.self).progress == 0.25)
    #expect(try only(UIPageControl.self).currentPage == 1)
    #expect(try only(UISegmentedControl.self).selectedSegmentIndex == 1)
    #expect(try only(UIActivityIndicatorView.self).isAnimating)
    let button = try #require(views(UIButton.self, in: stage.overlays).first)
    #expect(button.configuration?.title == "Buy")
    #expect(button.configuration?.image != nil)
    try stage.advance(to: 2)
    #expect(try only(UISwitch.self).isOn)
    #expect(try only(UISlider.self).value == 0.75)
    #expect(try only(UIPageControl.self).currentPage == 2)
    #expect(try !only(UIActivityIndicatorView.self).isAnimating)
  }

  @Test func `sections of a compositional layout take turns`() throws {
    let stage = try Stage(
      try read(
        """
        renderAnim: 1
        canvas: {size: [400, 600]}
        dataSource: {sections: [{items: 4}, {items: 4}, {items: 2}]}
        layout:
          class: compositional
          interSectionSpacing: 10
          sections:
            - group: {height: 100, count: 2, interItemSpacing: 20}
              contentInsets: [5, 10, 5, 10]
              interGroupSpacing: 6
              header: 30
            - group:
                height: {fractionalWidth: 0.5}
                items:
                  - {width: 50%}
                  - {axis: vertical, width: 50%, items: [{height: 50%}, {height: 50%}]}
        timeline: [{wait: 0.1}]
        """), theme: .light)
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      stage.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?
        .frame
    }
    #expect(frame(0, 0) == CGRect(x: 10, y: 35, width: 180, height: 100))
    #expect(frame(1, 0) == CGRect(x: 210, y: 35, width: 180, height: 100))
    #expect(frame(2, 0) == CGRect(x: 10, y: 141, width: 180, height: 100))
    #expect(frame(0, 1) == CGRect(x: 0, y: 256, width: 200, height: 200))
    #expect(frame(1, 1) == CGRect(x: 200, y: 256, width: 200, height: 100))
    #expect(frame(2, 1) == CGRect(x: 200, y: 356, width: 200, height: 100))
    #expect(frame(3, 1) == CGRect(x: 0, y: 456, width: 200, height: 200))
    // The third section looks like the first.
    #expect(frame(0, 2)?.size == CGSize(width: 180, height: 100))
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"])
  func `sections may be lists`(appearance: String) throws {
    let stage = try Stage(
      try read(
        """
        renderAnim: 1
        canvas: {size: [400, 600]}
        dataSource: {sections: [{items: 3}]}
        layout: {class: compositional, sections: [{list: \(appearance)}]}
        timeline: [{wait: 0.1}]
        """), theme: .light)
    let frames = stage.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.height > 0 && $0.minX == frames[0].minX })
    #expect((frames[0].minX > 0) == (appearance == "insetGrouped"))
  }

  @Test(arguments: [
    ("item: [0, 6], by: [0, -150]", -150.0), ("by: [0, -150]", -150),
    ("from: [100, 300], by: [0, -150]", -150),
  ])
  func `a drag begins on an item, at a point or in the middle`(drag: String, way: Double) throws {
    let stage = try stage("", "drag: {\(drag), duration: 0.4, release: {velocity: [0, 0]}}")
    let start = stage.collectionView.contentOffset.y
    try stage.advance(to: 4)
    #expect(stage.end != nil)
    // Less the way by which a pan is recognized.
    #expect(abs(stage.collectionView.contentOffset.y - start + way) <= 11)
  }
}
