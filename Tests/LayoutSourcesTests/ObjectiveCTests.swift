import AnimLayers
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@testable import AnimLayoutSources

/// What only Objective-C's methods can do, and names of former years.
@MainActor struct ObjectiveCTests {
  private let folder = Folder()

  private func load(_ text: String) throws -> SourceLibrary {
    try folder.write(text, to: "Screen.swift")
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let compiler = SourceCompiler.forTests()
    return try SourceLibrary(try compiler.compile(files, answers: [], isTolerant: true))
  }

  private func controller(_ library: SourceLibrary) throws -> UIViewController {
    let made = library.set.make(
      try library.choose(nil, for: .controller),
      SourceArguments([:], delegate: nil, in: library.set))
    return try #require(made as? UIViewController)
  }

  @Test func `what an app adds to UIKit's classes is overridden`() throws {
    let library = try load(
      """
      import UIKit
      extension UIViewController {
        @objc func menuWillOpen(_ side: String) { title = "nobody \\(side)" }
        @objc var depth: Int { 1 }
      }
      protocol Initializable: class { init() }
      extension NSObject: Initializable {}
      extension Initializable { init(_ block: (Self) -> Void) { self.init(); block(self) } }
      class Base: UIViewController {
        override func menuWillOpen(_ side: String) { super.menuWillOpen(side); title! += ", base" }
      }
      class Proxy: NSObject {
        override func responds(to selector: Selector!) -> Bool { false }
        override func forwardingTarget(for selector: Selector!) -> Any? { super.forwardingTarget(for: selector) }
      }
      class Screen: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          let plain = UIViewController()
          for screen in [plain, self] as [UIViewController] { screen.menuWillOpen("left") }
          let label = UILabel { $0.text = "made" }
          title! += ", screen \\(depth) \\(label.text!)"
          view.accessibilityLabel = plain.title! + " \\(plain.depth)"
          let selector = #selector(viewDidLoad)
          view.tag = Proxy().responds(to: selector) ? 1 : self.responds(to: selector) ? 2 : 3
        }
        override func menuWillOpen(_ side: String) { super.menuWillOpen(side.uppercased()) }
        override var depth: Int { super.depth + 1 }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "nobody LEFT, base, screen 2 made")
    #expect(screen.view.accessibilityLabel == "nobody left 1")
    #expect(screen.view.tag == 2)
  }

  @Test func `methods are found by their names in the tables of the sources`() throws {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController, UITableViewDataSource {
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }
        @objc func sparkleLoad() { title = "sparkled" }
        override func viewDidLoad() {
          super.viewDidLoad()
          for name in ["sparkle", "burn"] {
            let load = Selector("\\(name)Load")
            if responds(to: load) { perform(load) }
          }
          let source: UITableViewDataSource = self
          view.accessibilityLabel = [
            responds(to: #selector(sparkleLoad)), responds(to: Selector(("burnLoad"))),
            source.responds(to: #selector(UITableViewDataSource.numberOfSections(in:))),
            source.responds(to: #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:))),
            view.responds(to: #selector(getter: UIView.safeAreaLayoutGuide)),
            view.responds(to: Selector(("frobnicate"))), view.responds(to: Selector(("setTintColor:"))),
            NSClassFromString("UITabBarButton") != nil, NSClassFromString("UIFrobnicator") != nil,
          ].map { $0 ? "1" : "0" }.joined()
        }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let screen = try controller(library)
    let environment = UIEnvironment()
    environment.findMethod = { OptionalMethods.selector($1, $0) }
    environment.run { screen.loadViewIfNeeded() }
    #expect(environment.messages.isEmpty)
    #expect(screen.title == "sparkled")
    #expect(screen.view.accessibilityLabel == "100110110")
  }

  @Test func `a class that sets its appearance once, as it is first made, is not waited for`()
    throws
  {
    let library = try load(
      """
      import UIKit
      class Bar: UIToolbar {
        private static let once: Void = set()
        private static func set() { Bar.appearance().tintColor = .red }
        override init(frame: CGRect) {
          _ = Bar.once
          super.init(frame: frame)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let bar = Bar(frame: .zero)
          view.addSubview(bar)
          title = bar.superview === view ? "made" : nil
        }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let screen = try controller(library)
    UIEnvironment().run { screen.loadViewIfNeeded() }
    #expect(screen.title == "made")
  }

  @Test func `selectors of another object's methods are found when they are sent`() throws {
    let library = try load(
      """
      import UIKit
      class Model: NSObject {
        var calls: [String] = []
        @objc func update() { calls.append("update") }
        @objc func didTap(_ sender: UIButton) { calls.append("didTap") }
        @objc func show(sender: UIButton) { calls.append("show") }
        @objc func pick(_ sender: UIButton, for event: UIEvent) { calls.append("pick") }
      }
      class Screen: UIViewController {
        let model = Model()
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.addTarget(model, action: #selector(model.update), for: .touchUpInside)
          button.addTarget(model, action: #selector(model.didTap), for: .touchUpInside)
          button.addTarget(model, action: #selector(self.model.show(sender:)), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
          title = model.calls.joined(separator: " ")
        }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let screen = try controller(library)
    let environment = UIEnvironment()
    environment.findMethod = { OptionalMethods.selector($1, $0) }
    environment.run { screen.loadViewIfNeeded() }
    #expect(environment.messages.isEmpty)
    #expect(screen.title == "update didTap show")
  }

  @Test func `what extensions of UIKit's classes override is asked for, and the rest told of`()
    throws
  {
    let library = try load(
      """
      import UIKit
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? .default
        }
        open override func viewDidLoad() { super.viewDidLoad(); title = "replaced" }
      }
      extension UILabel {
        open override func awakeFromNib() { super.awakeFromNib(); text = "awake" }
        open override func becomeFirstResponder() -> Bool { true }
      }
      class Screen: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.awakeFromNib()
          title = label.text
        }
      }
      """)
    #expect(
      library.omissions.map(\.message) == [
        "only Objective-C's extensions can override 'becomeFirstResponder()' of 'UILabel'; it is left out"
      ])
    let environment = UIEnvironment()
    environment.replacements = library.set.replacements
    try environment.run {
      let screen = try controller(library)
      let navigation = UINavigationController(rootViewController: screen)
      navigation.loadViewIfNeeded()
      screen.loadViewIfNeeded()
      #expect(navigation.preferredStatusBarStyle == .lightContent)
      #expect(navigation.title == "replaced" && screen.title == "awake")
    }
    #expect(UINavigationController().preferredStatusBarStyle == .default)
  }

  @Test
  func `the keychain, queues and names of Apple's libraries work as far as screens need them`()
    throws
  {
    let library = try load(
      """
      import Security
      import UIKit
      import CoreText
      @objc protocol MenuDelegate { @objc optional func menu(_ menu: Menu, at index: Int) }
      class Menu: NSObject {
        @IBOutlet weak var delegate: AnyObject?
        func tell() { delegate?.menu?(self, at: 3) }
      }
      class Screen: UIViewController, MenuDelegate {
        open static let shape = CAShapeLayer()
        func menu(_ menu: Menu, at index: Int) { view.tag = index }
        override func viewDidLoad() {
          super.viewDidLoad()
          let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
          ]
          var entry = query
          entry[kSecValueData as String] = "secret".data(using: .utf8)!
          var words = [SecItemAdd(entry as CFDictionary, nil), SecItemAdd(entry as CFDictionary, nil)]
          var wish = query
          wish[kSecReturnData as String] = kCFBooleanTrue!
          wish[kSecMatchLimit as String] = kSecMatchLimitOne
          var result: AnyObject?
          words.append(SecItemCopyMatching(wish as CFDictionary, &result))
          title = (result as? Data).flatMap { String(data: $0, encoding: .utf8) }
          words.append(SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data()] as CFDictionary))
          words.append(SecItemDelete(query as CFDictionary))
          words.append(SecItemCopyMatching(wish as CFDictionary, &result))
          view.accessibilityLabel = "\\(words)"
          Screen.shape.fillRule = kCAFillRuleEvenOdd
          let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
          view.accessibilityHint = "\\(info.rawValue) \\(UIBlurEffect.Style(rawValue: 3)!.rawValue)"
          let text = CATextLayer()
          text.font = CGFont("Helvetica" as CFString)
          let menu = Menu()
          menu.delegate = self
          menu.tell()
          let popover = UIPopoverController(contentViewController: UIViewController())
          popover.contentSize = CGSize(width: 20, height: 10)
          let queue = DispatchQueue(label: "mine")
          queue.suspend()
          queue.async { self.view.accessibilityIdentifier = "done" }
          queue.resume()
          queue.sync {}
        }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let environment = UIEnvironment()
    try environment.run {
      let screen = try controller(library)
      screen.loadViewIfNeeded()
      #expect(screen.title == "secret" && screen.view.tag == 3)
      #expect(screen.view.accessibilityLabel == "[0, -25299, 0, 0, 0, -25300]")
      #expect(screen.view.accessibilityHint == "2 2")
      #expect(screen.view.accessibilityIdentifier == "done")
    }
  }

  @Test func `rings with managed properties are drawn in flight`() throws {
    let library = try load(
      """
      import UIKit
      class RingLayer: CALayer {
        @NSManaged var progress: CGFloat
        override class func needsDisplay(forKey key: String) -> Bool {
          key == "progress" || super.needsDisplay(forKey: key)
        }
        override func action(forKey event: String) -> CAAction? {
          if event == "progress", let action = super.action(forKey: "opacity") as? CABasicAnimation {
            let animation = action.copy() as! CABasicAnimation
            animation.keyPath = event
            animation.fromValue = (presentation() ?? model()).value(forKey: event)
            animation.toValue = nil
            return animation
          }
          return super.action(forKey: event)
        }
        override func display() {
          delegate.map { ($0 as! UIView).tag = Int(100 * (presentation()?.progress ?? -1)) }
        }
      }
      class Ring: UIView { override class var layerClass: AnyClass { RingLayer.self } }
      class Screen: UIViewController {
        let ring = Ring()
        override func viewDidLoad() {
          super.viewDidLoad()
          view = ring
          (ring.layer as! RingLayer).progress = 0
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            (self.ring.layer as! RingLayer).progress = 0.8
          }
        }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let clock = MediaClock()
    try MediaClock.$current.withValue(clock) {
      try UIEnvironment().run {
        let screen = try controller(library)
        screen.loadViewIfNeeded()
        clock.advance(to: 1)
        screen.viewDidAppear(false)
        clock.advance(to: 1.5)
        screen.view.layer.displayIfNeeded()
        #expect((35...45).contains(screen.view.tag))
        clock.advance(to: 2.5)
        screen.view.layer.displayIfNeeded()
        #expect(screen.view.tag == 80)
      }
    }
  }

  @Test func `names of former years and of Objective-C's runtime compile`() throws {
    let library = try load(
      """
      import UIKit
      class Screen: UIViewController {
        var original: IMP?
        override func viewDidLoad() {
          super.viewDidLoad()
          if let a = class_getInstanceMethod(Screen.self, #selector(viewDidLoad)),
            let b = class_getInstanceMethod(Screen.self, #selector(other))
          {
            method_exchangeImplementations(a, b)
            original = method_setImplementation(a, method_getImplementation(b))
          }
          let center = NotificationCenter.default
          center.addObserver(self, selector: #selector(other), name: .UIApplicationWillEnterForeground, object: nil)
          center.post(name: NSNotification.Name.UIApplicationWillEnterForeground, object: nil)
          let mode: RunLoopMode = .commonModes
          let font = UIFont.systemFont(ofSize: 9, weight: UIFontWeightMedium)
          let isNormal = UIWindowLevelNormal < UIWindowLevelAlert
          title! += "\\("abc".characters.count)\\(String("abc".characters.reversed()))\\(isNormal)"
          _ = (mode, font, UIBarStyle.blackTranslucent, URLSessionConfiguration.default.timeoutIntervalForRequest)
        }
        @objc func other() { title = "other " }
      }
      """)
    #expect(library.omissions.map(\.message) == [])
    let environment = UIEnvironment()
    try environment.run {
      let screen = try controller(library)
      screen.loadViewIfNeeded()
      #expect(screen.title == "other 3cbatrue")
    }
    #expect(
      environment.messages.contains {
        $0.text.hasPrefix("'method_exchangeImplementations' exchanges nothing")
      })
  }
}
