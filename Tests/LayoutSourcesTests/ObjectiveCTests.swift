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
    let compiler = SourceCompiler(
      program: URL(fileURLWithPath: "/proc/self/exe"),
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
      cache: FileManager.default.temporaryDirectory.appendingPathComponent("render-anim-tests"),
      timeLimit: 600)
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
