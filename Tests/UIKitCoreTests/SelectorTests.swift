import AnimGeometry
import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct SelectorTests {
  private final class Counter: NSObject {
    var calls: [String] = []

    @MainActor func tap(_ sender: UIButton) { calls.append("tap \(sender.tag)") }
    func later() { calls.append("later") }
    func hear(_ notification: Notification) {
      let from = notification.object is NSString ? "text" : "nobody"
      calls.append("\(notification.userInfo?["height"] ?? "nothing") from \(from)")
    }
  }

  @Test func `an observer hears of its own device, and of what is posted outside of all`() {
    final class Listener: NSObject { var count = 0 }
    let name = Notification.Name("a device's own")
    func post() { NotificationCenter.default.post(name: name, object: nil) }
    let (here, elsewhere) = (Listener(), Listener())
    let (home, other) = (UIEnvironment(), UIEnvironment())
    for (environment, listener) in [(home, here), (other, elsewhere)] {
      environment.run {
        NotificationCenter.default.addObserver(
          listener, selector: Selector("hear") { target, _ in (target as? Listener)?.count += 1 },
          name: name, object: nil)
      }
    }
    home.run { post() }
    #expect(here.count == 1 && elsewhere.count == 0)
    other.run { post() }
    #expect(here.count == 1 && elsewhere.count == 1)
    post()
    #expect(here.count == 2 && elsewhere.count == 2)
  }

  @Test func `observers are told in the order in which they were added`() {
    final class Listener: NSObject {}
    let name = Notification.Name("in a row")
    var heard: [Int] = []
    let listeners = (0..<40).map { _ in Listener() }
    UIEnvironment().run {
      for (index, listener) in listeners.enumerated() {
        if index.isMultiple(of: 3) {
          _ = NotificationCenter.default.addObserverOfScene(forName: name, object: nil) { _ in
            MainActor.assumeIsolated { heard.append(index) }
          }
        } else {
          NotificationCenter.default.addObserver(
            listener, selector: Selector("hear") { _, _ in heard.append(index) },
            name: index.isMultiple(of: 2) ? name : nil, object: nil)
        }
      }
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(heard == Array(0..<40))
  }

  @Test func `an observer hears no more of what it does not want to hear of`() {
    final class Listener: NSObject {}
    let (a, b) = (Notification.Name("first"), Notification.Name("second"))
    let (listener, other, sender) = (Listener(), Listener(), NSObject())
    let center = NotificationCenter.default
    var heard: [String] = []
    @MainActor func posted() -> [String] {
      heard = []
      center.post(name: a, object: sender)
      center.post(name: b, object: nil)
      return heard
    }
    @MainActor func add(
      _ target: Listener, _ name: Notification.Name, _ word: String, from object: Any? = nil
    ) {
      center.addObserver(
        target, selector: Selector("hear") { _, _ in heard.append(word) }, name: name,
        object: object)
    }
    UIEnvironment().run {
      add(listener, a, "a")
      add(listener, b, "b")
      add(listener, a, "a of it", from: sender)
      add(listener, a, "a of another", from: other)
      add(other, b, "other b")
      let token: Any = center.addObserverOfScene(forName: b, object: nil) { _ in
        MainActor.assumeIsolated { heard.append("block") }
      }
      #expect(posted() == ["a", "a of it", "b", "other b", "block"])
      center.removeObserver(listener, name: a, object: sender)
      #expect(posted() == ["a", "b", "other b", "block"])
      center.removeObserver(listener, name: a, object: nil)
      #expect(posted() == ["b", "other b", "block"])
      center.removeObserverOfScene(token)
      #expect(posted() == ["b", "other b"])
      center.removeObserver(listener)
      #expect(posted() == ["other b"])
    }
  }

  @Test func `who is removed while others are told is not told`() {
    let name = Notification.Name("last words")
    let center = NotificationCenter.default
    @MainActor final class Tokens { var all: [any NSObjectProtocol] = [] }
    let tokens = Tokens()
    var heard: [Int] = []
    UIEnvironment().run {
      for index in 0..<3 {
        tokens.all.append(
          center.addObserverOfScene(forName: name, object: "it") { _ in
            MainActor.assumeIsolated {
              heard.append(index)
              center.removeObserver(tokens.all[(index + 1) % 3])
            }
          })
      }
      center.post(name: name, object: "it")
      center.post(name: name, object: "another")
    }
    #expect(heard == [0, 2])
  }

  @Test func `a notification brings what it is about and from whom`() {
    let (counter, name) = (Counter(), Notification.Name("told-\(UUID())"))
    NotificationCenter.default.addObserver(
      counter,
      selector: Selector("hear(_:)") { target, arguments in
        if let told = arguments[0] as? Notification { (target as? Counter)?.hear(told) }
      }, name: name, object: nil)
    NotificationCenter.default.post(
      name: name, object: "sender" as NSString, userInfo: ["height": 44])
    #expect(counter.calls == ["44 from text"])
  }

  private let tap = Selector("tap(_:)") { target, arguments in
    if let sender = arguments[0] as? UIButton { (target as? Counter)?.tap(sender) }
  }

  @Test func `a control calls its targets until they are removed`() {
    let counter = Counter()
    let button = UIButton(type: .custom)
    button.tag = 7
    button.addTarget(counter, action: tap, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.removeTarget(counter, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["tap 7"])
  }

  @Test(arguments: [
    ("UITableViewDelegate.tableView(_:didSelectRowAt:)", "tableView(_:didSelectRowAt:)"),
    ("Screen.close", "close()"),
    ("(Screen.close as (Screen) -> () -> Void)!", "close"),
    ("Outer.Screen.close(_:) as (Screen) -> (Any) -> Void", "self.close(_:)"),
  ])
  func `selectors are equal by the names of methods, whatever stands around those`(
    a: String, b: String
  ) {
    #expect(Selector(a) == Selector(b))
    #expect(Selector(a) != Selector("open(_:)"))
  }

  @Test(arguments: [
    ("viewWillAppear", true), ("A.viewWillAppear(_:)", true), ("viewWillAppear:", true),
    ("viewWillAppear(animated:)", false), ("viewWillAppear:completion:", false),
  ])
  func `a selector names a method without labels, too`(name: String, names: Bool) {
    #expect(Selector(name).names("viewWillAppear(_:)") == names)
  }

  @Test func `a selector that cannot be called is an exception in UIKit's words`() {
    let environment = UIEnvironment()
    environment.run { Counter().perform("vanish") }
    #expect(environment.messages.first?.text.contains("unrecognized selector") == true)
  }

  @Test func `a delayed selector is performed on the simulation's clock`() {
    let clock = MediaClock()
    let counter = Counter()
    MediaClock.$current.withValue(clock) {
      counter.perform(
        Selector("later()") { target, _ in (target as? Counter)?.later() }, with: nil,
        afterDelay: 0.5)
    }
    clock.advance(to: 0.49)
    #expect(counter.calls.isEmpty)
    clock.advance(to: 0.5)
    #expect(counter.calls == ["later"])
  }
}

@MainActor struct KeyValueObservingTests {
  @Test func `an observer hears of each new offset, with the old one`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: [String] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      seen.append("\(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
    }
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 30
    observation.invalidate()
    view.contentOffset.y = 40
    #expect(seen == ["0.0 to 10.0", "10.0 to 30.0"])
  }

  @Test func `observers hear that a view is hidden, and that a controller has another parent`() {
    let view = UIView()
    var hidden: [Bool?] = []
    let first = view.observe(\.isHidden, options: [.new]) { _, change in
      hidden.append(change.newValue)
    }
    view.isHidden = true
    view.isHidden = true
    view.isHidden = false
    #expect(hidden == [true, false])
    let (parent, child) = (UIViewController(), UIViewController())
    var parents = 0
    let second = child.observe(\.parent, options: [.new, .old]) { _, _ in parents += 1 }
    parent.addChild(child)
    child.removeFromParent()
    #expect(parents == 2)
    first.invalidate()
    second.invalidate()
  }

  private final class Watcher: UICollectionViewFlowLayout {
    var changes = 0

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "collectionView" { changes += 1 }
    }
  }

  @Test func `a layout hears that it has got a collection view`() {
    let layout = Watcher()
    unsafe layout.addObserver(
      layout, forKeyPath: "collectionView", options: [.new, .old], context: nil)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    #expect(layout.changes == 1)
    layout.removeObserver(layout, forKeyPath: "collectionView")
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(layout.changes == 1)
  }

  private final class Listener: UIView {
    var changes: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append("\(keyPath ?? "") of \(type(of: object ?? ""))")
    }
  }

  @Test func `objects and observers whose classes are not said observe as well`() {
    let (view, listener) = (UIScrollView(), Listener())
    let (object, observer): (NSObject, NSObject) = (view, listener)
    unsafe object.addObserver(observer, forKeyPath: "contentInset", context: nil)
    view.contentInset.top = 5
    #expect(listener.changes == ["contentInset of UIScrollView"])
    object.removeObserver(observer, forKeyPath: "contentInset")
    view.contentInset.top = 6
    #expect(listener.changes.count == 1)
    inWorld { _ in
      unsafe CALayer().addObserver(observer, forKeyPath: "bounds", context: nil)
      #expect(
        UIEnvironment.current.messages.map(\.text) == [
          "a Listener hears of no change of 'bounds' of a CALayer"
        ])
    }
  }

  @Test func `a path leads to the state of a scroll view's recognizer`() {
    let (view, listener) = (UIScrollView(), Listener())
    let path = "panGestureRecognizer.state"
    unsafe view.addObserver(listener, forKeyPath: path, options: .new, context: nil)
    view.panGestureRecognizer.state = .began
    #expect(listener.changes == ["\(path) of UIScrollView"])
    view.removeObserver(listener, forKeyPath: path)
    view.panGestureRecognizer.state = .ended
    #expect(listener.changes.count == 1)
  }
}

@MainActor struct StringDrawingTests {
  @Test func `text that is broken is as high as its lines`() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = "one two three four"
    let line = text.size(withAttributes: [.font: font])
    let broken = text.boundingRect(
      with: CGSize(width: line.width * 0.6, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: font])
    #expect(broken.height == 2 * line.height)
    #expect(broken.width <= line.width * 0.6)
  }

  @Test func `drawing text adds glyphs to the context`() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: nil)
    UIGraphicsPopContext()
    #expect(context.items.count == 1)
  }
}
