import AnimLayers
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@testable import AnimLayoutSources

/// What the Objective-C parts of reactive libraries do, whose Swift parts are compiled.
@MainActor struct ObjectiveCPartsTests {
  private let folder = Folder()

  private func screen(_ text: String) throws -> UIViewController {
    try controller(library(text))
  }

  private func library(_ text: String) throws -> SourceLibrary {
    try folder.write(text, to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let compiler = SourceCompiler.forTests()
    let library = try SourceLibrary(try compiler.compile(files, answers: [], isTolerant: true))
    #expect(library.omissions.map(\.message) == [])
    return library
  }

  private func controller(_ library: SourceLibrary) throws -> UIViewController {
    let made = library.set.make(
      try library.choose(nil, for: .controller),
      SourceArguments([:], delegate: nil, in: library.set))
    return try #require(made as? UIViewController)
  }

  @Test func `a delegate hands on what it does not implement, and hears of it`() throws {
    let screen = try screen(
      """
      import UIKit
      var words: [String] = []
      class Proxy: _RXDelegateProxy {
        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
          words.append("before \\(arguments[1] as! IndexPath)")
        }
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
          let isAsked = selector == #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
          words.append("after \\(isAsked)")
        }
        override func responds(to selector: Selector!) -> Bool {
          super.responds(to: selector) || (_forwardToDelegate?.responds(to: selector) ?? false)
        }
      }
      extension Proxy: UITableViewDelegate {
        func tableView(_ t: UITableView, estimatedHeightForRowAt p: IndexPath) -> CGFloat { 5 }
      }
      class Target: NSObject, UITableViewDelegate {
        func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 80 }
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { words.append("target") }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let (table, proxy) = (UITableView(), Proxy())
          let delegate = proxy as UITableViewDelegate
          let path = IndexPath(row: 2, section: 0)
          delegate.tableView?(table, didSelectRowAt: path)
          words.append("\\(delegate.tableView?(table, heightForRowAt: path) as Any)")
          proxy._setForwardToDelegate(Target(), retainDelegate: true)
          _ = proxy.hasWiredImplementation(
            for: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
          delegate.tableView?(table, didSelectRowAt: path)
          words.append("\\(delegate.tableView?(table, heightForRowAt: path) as Any)")
          words.append("\\(delegate.tableView?(table, heightForHeaderInSection: 0) as Any)")
          words.append("\\(proxy.responds(to: #selector(Target.tableView(_:heightForRowAt:))))")
          title = words.joined(separator: ", ")
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(
      screen.title
        == "nil, before [0, 2], target, after true, Optional(80.0), nil, true")
  }

  @Test func `calls that the framework makes are told before and after`() throws {
    let screen = try screen(
      """
      import UIKit
      var words: [String] = []
      class Observer: RXMessageSentObserver {
        var targetImplementation: IMP = RX_default_target_implementation()
        @objc func messageSent(withArguments arguments: [Any]) { words.append("before") }
        @objc func methodInvoked(withArguments arguments: [Any]) { words.append("after \\(arguments)") }
      }
      class End: RXDeallocatingObserver {
        var targetImplementation: IMP = RX_default_target_implementation()
        func deallocating() { words.append("gone") }
      }
      func watch(_ object: UIResponder, _ selector: Selector, _ observer: AnyObject) {
        let key = RX_reference_from_selector(RX_selector(selector))
        objc_setAssociatedObject(object, key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        var error: NSError?
        if RX_ensure_observing(object, selector, &error) == nil { words.append("failed") }
      }
      class Screen: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          watch(self, #selector(UIViewController.viewDidLoad), Observer())
          watch(self, #selector(UIViewController.viewWillAppear(_:)), Observer())
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          words.append("loads")
          let end = End()
          do { watch(UIView(), NSSelectorFromString("dealloc"), end) }
        }
        override func viewDidAppear(_ animated: Bool) { title = words.joined(separator: ", ") }
      }
      """)
    screen.loadViewIfNeeded()
    screen.beginAppearanceTransition(true, animated: true)
    screen.endAppearanceTransition()
    #expect(screen.title == "before, loads, gone, after [], before, after [true]")
  }

  @Test func `properties are observed by name, and by key path in generic functions`() throws {
    let screen = try screen(
      """
      import UIKit
      var words: [String] = []
      class Observer: _RXKVOObserver {
        init(_ view: UIView) {
          super.init(target: view, retainTarget: false, keyPath: "hidden", options: [.new, .initial]) {
            words.append("\\($0 as? Bool ?? false)")
          }
        }
      }
      func frames<Object: NSObject>(_ object: Object, _ path: KeyPath<Object, CGRect>) -> NSKeyValueObservation {
        object.observe(path, options: [.new]) { _, change in words.append("\\(change.newValue!.width)") }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let view = UIView()
          let observer = Observer(view)
          let observation = frames(view, \\.frame)
          view.isHidden = true
          view.frame.size.width = 40
          observer.dispose()
          observation.invalidate()
          view.isHidden = false
          view.frame.size.width = 50
          title = words.joined(separator: ", ")
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "false, true, 40.0")
  }

  @Test func `what a library adds to controllers is called as their views are loaded`() throws {
    let library = try library(
      """
      import UIKit
      typealias Controller = UIViewController
      extension Controller { @objc func _reactorkit_performBinding() { title = "bound" } }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title! += ", loaded"
        }
      }
      """)
    let environment = UIEnvironment()
    environment.replacements = library.set.replacements
    try environment.run {
      let screen = try controller(library)
      screen.loadViewIfNeeded()
      #expect(screen.title == "bound, loaded")
    }
  }

  @Test
  func `locks are inherited, values of protocols compared, and keys that can be copied taken`()
    throws
  {
    let screen = try screen(
      """
      import Foundation
      import UIKit
      final class Counter: NSLock { var count = 0 }
      protocol Source { }
      final class Box: Source { weak var other: AnyObject?; func isMe(_ s: Source?) -> Bool { s === self } }
      func keep(_ value: Int?, for key: NSCopying) -> Any? {
        let values = Thread.current.threadDictionary
        values[key] = value
        return values[key]
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let counter = Counter()
          counter.lock()
          counter.count += 1
          counter.unlock()
          let (isMain, isOther) = (DispatchSpecificKey<Bool>(), DispatchSpecificKey<Bool>())
          DispatchQueue.main.setSpecific(key: isMain, value: true)
          DispatchQueue(label: "other").setSpecific(key: isOther, value: true)
          view.tag = DispatchQueue.getSpecific(key: isMain) == true && DispatchQueue.getSpecific(key: isOther) == nil ? 1 : 2
          let box = Box()
          let kept = (keep(3, for: "three" as NSString) as? Int, keep(nil, for: "three" as NSString) as? Int)
          title = "\\(counter.count) \\(box.isMe(box)) \\(box.isMe(Box())) \\(kept)"
        }
      }
      """)
    screen.loadViewIfNeeded()
    #expect(screen.title == "1 true false (Optional(3), nil)")
    #expect(screen.view.tag == 1)
  }
}
