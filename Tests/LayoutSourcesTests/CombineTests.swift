import AnimLayers
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@testable import AnimLayoutSources

/// Code that imports Combine.
@MainActor struct CombineTests {
  private let folder = Folder()

  private func title(_ text: String, after seconds: Double) throws -> String? {
    try folder.write(text, to: "Screen.swift")
    let compiler = SourceCompiler.forTests()
    let files = try SourceFiles(["Screen.swift"], in: folder.url)
    let library = try SourceLibrary(try compiler.compile(files, answers: []))
    let clock = MediaClock()
    return try MediaClock.$current.withValue(clock) {
      let made = library.set.make(
        try library.choose(nil, for: .controller),
        SourceArguments([:], delegate: nil, in: library.set))
      let screen = try #require(made as? UIViewController)
      screen.loadViewIfNeeded()
      clock.advance(to: seconds)
      return screen.title
    }
  }

  @Test(arguments: [(0.5, "0"), (1.5, "1"), (3.5, "3")])
  func `timers, operators and published properties follow the simulation's clock`(
    seconds: Double, expected: String
  ) throws {
    let title = try title(
      """
      import UIKit
      import Combine
      final class Model: ObservableObject { @Published var count = 0 }
      class Screen: UIViewController {
        let model = Model()
        var bag: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          model.$count.map { "\\($0)" }.receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.title = $0 }.store(in: &bag)
          Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { [weak self] _ in self?.model.count += 1 }.store(in: &bag)
        }
      }
      """, after: seconds)
    #expect(title == expected)
  }

  @Test func `values that come too soon after each other are passed over`() throws {
    let title = try title(
      """
      import UIKit
      import Combine
      class Screen: UIViewController {
        let words = PassthroughSubject<String, Never>()
        var token: Combine.AnyCancellable?
        override func viewDidLoad() {
          super.viewDidLoad()
          token = words.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] in self?.title = $0 }
          words.send("a")
          words.send("b")
        }
      }
      """, after: 0.5)
    #expect(title == "b")
  }

  @Test func `publishers are merged, and the latest of each are combined`() throws {
    let title = try title(
      """
      import UIKit
      import Combine
      class Screen: UIViewController {
        var bag: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
          let c = CurrentValueSubject<Int?, Never>(nil)
          var words: [String] = [], latest: [String] = []
          Publishers.Merge3(a, b, Just(7)).merge(with: Just(8).eraseToAnyPublisher())
            .sink(receiveCompletion: { _ in words.append("end") }, receiveValue: { words.append("m\\($0)") })
            .store(in: &bag)
          a.combineLatest(b, c) { "\\($0)\\($1)\\($2 ?? 0)" }.sink { latest.append($0) }.store(in: &bag)
          a.zip(b).first().sink { latest.append("z\\($0.0)\\($0.1)") }.store(in: &bag)
          a.send(1)
          b.send(2)
          c.send(3)
          a.send(4)
          a.send(completion: .finished)
          b.send(completion: .finished)
          title = (words + latest.sorted()).joined(separator: " ")
        }
      }
      """, after: 0.1)
    // First what is there at once.
    #expect(title == "m7 m8 m1 m2 m4 end 120 123 423 z12")
  }

  @Test func `notifications are published until nobody listens`() throws {
    let title = try title(
      """
      import UIKit
      import Combine
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = ""
          let name = Notification.Name("greeting")
          let token = NotificationCenter.default.publisher(for: name)
            .compactMap { $0.object as? String }.sink { [unowned self] in title! += $0 }
          NotificationCenter.default.post(name: name, object: "once")
          token.cancel()
          NotificationCenter.default.post(name: name, object: "twice")
        }
      }
      """, after: 0.1)
    #expect(title == "once")
  }

  @Test func `observers of notifications are removed, whatever their type`() throws {
    let title = try title(
      """
      import Foundation
      import UIKit
      class Screen: UIViewController {
        var token: Any?
        let (a, b) = (Notification.Name("a"), Notification.Name("b"))
        @objc func hear(_ note: Notification) { title! += note.name.rawValue }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = ""
          let center = NotificationCenter.default
          center.addObserver(self, selector: #selector(hear), name: a, object: nil)
          center.addObserver(self, selector: #selector(hear(_:)), name: b, object: nil)
          token = center.addObserver(forName: b, object: nil, queue: .main) { [unowned self] _ in title! += "t" }
          post()
          center.removeObserver(self, name: a, object: nil)
          post()
          if let token { center.removeObserver(token) }
          post()
          NotificationCenter.default.removeObserver(self)
          post()
        }
        func post() {
          NotificationCenter.default.post(name: a, object: nil)
          NotificationCenter.default.post(name: b, object: nil)
          title! += "."
        }
        deinit { NotificationCenter.default.removeObserver(self) }
      }
      """, after: 0.1)
    #expect(title == "abt.bt.b..")
  }

  @Test func `what apps of today ask for at once`() throws {
    let title = try title(
      """
      import AuthenticationServices
      import Combine
      import DeveloperToolsSupport
      import Network
      import UIKit
      final class Ring: CAShapeLayer {
        var extent = CGRect.zero
        override func draw(in ctx: CGContext) {
          super.draw(in: ctx)
          extent = bounds
          ctx.setFillColor(UIColor.red.cgColor)
          ctx.fill(bounds)
        }
      }
      final class Note: NSObject { let text: String?; init(_ text: String?) { self.text = text } }
      enum Outer { final class Cell: UITableViewCell {} }
      final class Screen: UIViewController {
        static var calls = 0
        @objc static func update() { calls += 1 }
        static func listen() {
          NotificationCenter.default.addObserver(self, selector: #selector(update), name: .init("x"), object: nil)
        }
        private var uses = Set<AnyCancellable>()
        private let monitor = NWPathMonitor()
        private let scroller = UIScrollView()
        func cell<C: UITableViewCell>(_ type: C.Type) -> C { type.init(style: .value1, reuseIdentifier: "c") }
        override func viewDidLoad() {
          var words: [String] = []
          Screen.listen()
          NotificationCenter.default.post(name: .init("x"), object: nil)
          words.append("\\(Screen.calls)")
          let ring = Ring()
          ring.frame = CGRect(x: 0, y: 0, width: 4, height: 3)
          view.layer.addSublayer(ring)
          ring.setNeedsDisplay()
          ring.displayIfNeeded()
          words.append("\\(Int(ring.extent.width))")
          words.append(NSStringFromClass(Outer.Cell.self).components(separatedBy: ".").last!)
          words.append(NSStringFromClass(UIView.self))
          words.append(cell(Outer.Cell.self).reuseIdentifier ?? "-")
          let notes = NSArray(array: [Note("b"), Note(nil), Note("a")])
          let order = NSSortDescriptor(keyPath: \\Note.text, ascending: true)
          words += notes.sortedArray(using: [order]).map { ($0 as! Note).text ?? "nil" }
          scroller.publisher(for: \\.contentOffset).sink { [unowned self] in
            title = (title ?? "") + " y\\(Int($0.y))"
          }.store(in: &uses)
          scroller.contentOffset.y = 7
          let group = DispatchGroup()
          for delay in [0.1, 0.2] {
            group.enter()
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + delay) { group.leave() }
          }
          group.notify(queue: .main) { [unowned self] in title! += " all" }
          monitor.pathUpdateHandler = { [unowned self] in title! += $0.status == .satisfied ? " net" : " none" }
          monitor.start(queue: DispatchQueue(label: "network"))
          let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
          words.append("\\(Int(button.intrinsicContentSize.width))")
          title = words.joined(separator: " ") + (title ?? "")
        }
      }
      """, after: 1)
    #expect(title == "1 4 Cell UIView c nil a b 140 y0 y7 net all")
  }

  @Test func `operations of apps do their work and tell when they have finished`() throws {
    let title = try title(
      """
      import UIKit
      class AsyncOperation: Operation {
        private var _executing = false {
          willSet { willChangeValue(forKey: "isExecuting") }
          didSet { didChangeValue(forKey: "isExecuting") }
        }
        private var _finished = false {
          willSet { willChangeValue(forKey: "isFinished") }
          didSet { didChangeValue(forKey: "isFinished") }
        }
        override var isAsynchronous: Bool { true }
        override var isExecuting: Bool { _executing }
        override var isFinished: Bool { _finished }
        override func start() {
          guard !isCancelled else { finish(); return }
          _executing = true
          main()
        }
        func finish() { _executing = false; _finished = true }
      }
      final class StateOperation: Operation {
        @objc enum State: Int { case ready, executing, finished }
        private let stateQueue = DispatchQueue(label: "state", attributes: .concurrent)
        private var rawState = State.ready
        @objc dynamic var state: State {
          get { stateQueue.sync { rawState } }
          set { stateQueue.sync(flags: .barrier) { rawState = newValue } }
        }
        override var isReady: Bool { state == .ready && super.isReady }
        override var isExecuting: Bool { state == .executing }
        override var isFinished: Bool { state == .finished }
        @objc class func keyPathsForValuesAffectingIsReady() -> Set<String> { ["state"] }
        override func start() {
          state = .executing
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { self.state = .finished }
        }
      }
      final class Fetch: AsyncOperation {
        let value: Int
        var result: Int?
        init(value: Int) {
          self.value = value
          super.init()
        }
        override func main() {
          DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 0.1) {
            self.result = self.value * 2
            self.finish()
          }
        }
      }
      extension OperationQueue { static let images = OperationQueue() }
      final class Screen: UIViewController {
        lazy var operations: OperationQueue = {
          let queue = OperationQueue()
          queue.name = "work"
          queue.maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount
          queue.qualityOfService = .userInitiated
          return queue
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          title = ""
          let fetch = Fetch(value: 4)
          fetch.completionBlock = { [weak self] in
            OperationQueue.main.addOperation { self?.title! += " fetched" }
          }
          let parse = BlockOperation { [unowned self] in title! += " \\(fetch.result ?? 0)" }
          parse.addDependency(fetch)
          operations.addOperations([parse, fetch], waitUntilFinished: false)
          let state = StateOperation()
          let next = BlockOperation(block: { [unowned self] in title! += " next" })
          next.addDependency(state)
          OperationQueue.images.addOperation(state)
          OperationQueue.main.addOperation(next)
          NotificationCenter.default.addObserver(
            forName: .init("note"), object: nil, queue: OperationQueue.main
          ) { [unowned self] _ in title! += "noted" }
          NotificationCenter.default.post(name: .init("note"), object: nil)
          if OperationQueue.current == OperationQueue.main { title! += " main" }
        }
      }
      """, after: 1)
    #expect(title == "noted main 8 fetched next")
  }
}
