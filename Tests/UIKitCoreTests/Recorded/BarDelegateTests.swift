import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// What the delegates of bars are asked and told, and when: `firefoxrowsprobe` and `signallastrowsprobe` of
/// Vercantez/openuikit, recorded on iOS 26.1 (iPhone 16).
@MainActor struct BarDelegateTests {
  // MARK: Places

  private final class Placing: NSObject, UIToolbarDelegate, UINavigationBarDelegate {
    let answer: UIBarPosition
    var bars: [ObjectIdentifier] = []
    init(_ answer: UIBarPosition) { self.answer = answer }
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      bars.append(ObjectIdentifier(bar))
      return answer
    }
  }

  private final class Silent: NSObject, UIToolbarDelegate {}

  @Test(arguments: [
    (UIBarPosition.any, UIBarPosition.bottom), (.bottom, .bottom), (.top, .top),
    (.topAttached, .topAttached),
  ])
  func `a tool bar asks where it is when it comes into a window`(
    _ answer: UIBarPosition, _ expected: UIBarPosition
  ) {
    inWorld { _ in
      let window = UIWindow()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let delegate = Placing(answer)
      #expect(bar.delegate == nil && bar.barPosition == .bottom)
      bar.delegate = delegate
      #expect(bar.barPosition == .bottom && delegate.bars.isEmpty)
      window.addSubview(bar)
      #expect(delegate.bars == [ObjectIdentifier(bar)])
      bar.layoutIfNeeded()
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      #expect(bar.barPosition == expected && delegate.bars.count == 1)
    }
  }

  @Test func `bars have usual places`() {
    inWorld { _ in
      let places: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
      #expect(places.map(\.rawValue) == [0, 1, 2, 3])
      let window = UIWindow()
      let (bar, delegate) = (UIToolbar(frame: .zero), Silent())
      bar.delegate = delegate
      window.addSubview(bar)
      #expect(bar.barPosition == .bottom)
      let top = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      let placing = Placing(.topAttached)
      top.delegate = placing
      #expect(top.barPosition == .top && placing.bars.isEmpty)
      window.addSubview(top)
      #expect(top.barPosition == .topAttached && placing.bars == [ObjectIdentifier(top)])
    }
  }

  // MARK: Items

  private final class Telling: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func add(_ call: String, _ item: UINavigationItem, _ bar: UINavigationBar) {
      let titles = (bar.items ?? []).compactMap(\.title).joined()
      #expect(bar.topItem === bar.items?.last)
      lines.append("\(call) \(item.title ?? "") [\(titles)]")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      add("shouldPush", item, navigationBar)
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      add("didPush", item, navigationBar)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      add("shouldPop", item, navigationBar)
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      add("didPop", item, navigationBar)
    }
  }

  private func withBar(
    _ titles: [String],
    _ body: (UINavigationBar, [UINavigationItem], Telling, MediaClock) throws -> Void
  ) rethrows {
    try inWorld { world in
      let window = UIWindow()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
      let (items, delegate) = (titles.map { UINavigationItem(title: $0) }, Telling())
      bar.items = items
      bar.delegate = delegate
      window.addSubview(bar)
      window.layoutIfNeeded()
      try body(bar, items, delegate, world.clock)
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: [false, true])
  func `items are pushed if the delegate lets them`(_ animated: Bool) {
    withBar([]) { bar, _, delegate, clock in
      for title in ["A", "B"] { bar.pushItem(UINavigationItem(title: title), animated: animated) }
      #expect(
        delegate.take() == [
          "shouldPush A []", "didPush A [A]", "shouldPush B [A]", "didPush B [AB]",
        ]
      )
      delegate.allows = false
      bar.pushItem(UINavigationItem(title: "C"), animated: animated)
      #expect(delegate.take() == ["shouldPush C [AB]"])
      #expect(bar.items?.count == 2)
      clock.advance(to: 1)
      #expect(delegate.take() == [])
    }
  }

  @Test(arguments: [false, true])
  func `items are popped if the delegate lets them, and answered in any case`(_ animated: Bool) {
    withBar(["A", "B"]) { bar, items, delegate, clock in
      delegate.allows = false
      #expect(bar.popItem(animated: animated) === items[1])
      #expect(delegate.take() == ["shouldPop B [AB]"])
      #expect(bar.items == items)
      delegate.allows = true
      #expect(bar.popItem(animated: animated) === items[1])
      #expect(delegate.take() == ["shouldPop B [AB]", "didPop B [A]"])
      #expect(bar.popItem(animated: animated) === items[0])
      #expect(delegate.take() == ["shouldPop A [A]", "didPop A []"])
      #expect(bar.popItem(animated: animated) == nil)
      clock.advance(to: 1)
      #expect(delegate.take() == [])
    }
  }

  @Test func `of items that are set, the delegate is told in an animation only, and not asked`() {
    withBar([]) { bar, _, delegate, _ in
      let items = ["A", "B", "C", "E"].map { UINavigationItem(title: $0) }
      bar.setItems(Array(items[0...2]), animated: false)
      #expect(delegate.take() == [])
      bar.setItems(Array(items[0...1]), animated: true)
      #expect(delegate.take() == ["didPop C [AB]"])
      bar.setItems(items[0...1] + [items[3]], animated: true)
      #expect(delegate.take() == ["didPush E [ABE]"])
      delegate.allows = false
      bar.setItems([items[0]], animated: false)
      #expect(delegate.take() == [] && bar.items == [items[0]])
      bar.setItems(nil, animated: false)
      #expect(delegate.take() == [] && bar.items == [])
    }
  }

  @Test func `the back button of a bar by itself pops its item`() {
    withBar(["A", "B"]) { bar, items, delegate, clock in
      bar.window?.perform(.tap(at: CGPoint(x: 20, y: 122)))
      clock.advance(to: 1)
      #expect(delegate.take() == ["shouldPop B [AB]", "didPop B [A]"])
      #expect(bar.items == [items[0]])
    }
  }

  // MARK: Controllers

  private final class Navigation: UINavigationController, UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func add(_ call: String, _ item: UINavigationItem, _ bar: UINavigationBar) {
      let titles = (bar.items ?? []).compactMap(\.title).joined()
      lines.append(
        "\(call) \(item.title ?? "") [\(titles)] [\(viewControllers.compactMap(\.title).joined())]")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      add("shouldPush", item, navigationBar)
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      add("shouldPop", item, navigationBar)
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      add("didPop", item, navigationBar)
    }
  }

  @Test func `a navigation controller's subclass is asked about the back button`() {
    inWorld { world in
      let (root, second) = (UIViewController(), UIViewController())
      (root.title, second.title) = ("R", "S")
      let navigation = Navigation(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      #expect(navigation.navigationBar.delegate === navigation)
      #expect(navigation.take() == ["shouldPush R [] [R]"])
      navigation.pushViewController(second, animated: false)
      #expect(navigation.take() == ["shouldPush S [R] [RS]"])
      navigation.popViewController(animated: false)
      #expect(navigation.take() == [] && navigation.viewControllers == [root])
      navigation.pushViewController(second, animated: false)
      _ = navigation.take()
      window.layoutIfNeeded()
      navigation.allows = false
      window.perform(.tap(at: CGPoint(x: 20, y: 22)))
      world.clock.advance(to: 1)
      #expect(navigation.take() == ["shouldPop S [RS] [RS]"])
      #expect(navigation.viewControllers == [root, second])
      navigation.allows = true
      window.perform(.tap(at: CGPoint(x: 20, y: 22)))
      world.clock.advance(to: 3)
      #expect(navigation.take() == ["shouldPop S [RS] [RS]", "didPop S [R] [R]"])
      #expect(navigation.viewControllers == [root])
    }
  }
}
