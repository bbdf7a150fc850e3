import AnimLayers
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@MainActor struct StandInTests {
  @Test func `a timer repeats until it is invalidated`() {
    let clock = MediaClock()
    var times: [Double] = []
    MediaClock.$current.withValue(clock) {
      _ = SimulatedTimer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        times.append(clock.now)
        if times.count == 3 { timer.invalidate() }
      }
      clock.advance(to: 2)
    }
    #expect(times == [0.25, 0.5, 0.75])
  }

  @Test func `a timer that is fired by hand goes on as before`() {
    let clock = MediaClock()
    var times: [Double] = []
    MediaClock.$current.withValue(clock) {
      let timer = SimulatedTimer(timeInterval: 1, repeats: true) { _ in times.append(clock.now) }
      clock.advance(to: 0.5)
      timer.fire()
      clock.advance(to: 3.2)
    }
    #expect(times == [0.5, 1, 2, 3])
  }

  @Test func `a timer's date is when it fires next, and can be put off`() {
    let clock = MediaClock()
    var times: [Double] = []
    MediaClock.$current.withValue(clock) {
      let timer = SimulatedTimer(timeInterval: 1, repeats: true) { _ in times.append(clock.now) }
      let other = SimulatedTimer(timeInterval: 1, repeats: false) { _ in times.append(-1) }
      other.fireDate = .distantFuture
      #expect(abs(timer.fireDate.timeIntervalSinceNow - 1) < 0.1)
      timer.fireDate = Date(timeIntervalSinceNow: 3)
      clock.advance(to: 2.5)
      #expect(times == [])
      clock.advance(to: 4.5)
    }
    #expect(times.map { ($0 * 10).rounded() / 10 } == [3, 4])
  }

  @Test func `a timer fires at a date, and then at its interval`() {
    final class Receiver: NSObject {
      var times: [Double] = []
    }
    let (clock, receiver) = (MediaClock(), Receiver())
    var other: [Double] = []
    MediaClock.$current.withValue(clock) {
      _ = SimulatedTimer(
        fireAt: Date(timeIntervalSinceNow: 2), interval: 0.5, target: receiver,
        selector: Selector("tick") { target, _ in
          (target as? Receiver)?.times.append(clock.now)
        }, userInfo: nil, repeats: true)
      _ = SimulatedTimer(fire: Date(timeIntervalSinceNow: 1), interval: 0, repeats: false) { _ in
        other.append(clock.now)
      }
      clock.advance(to: 2.9)
    }
    #expect(receiver.times.map { ($0 * 10).rounded() / 10 } == [2, 2.5])
    #expect(other.map { ($0 * 10).rounded() / 10 } == [1])
  }

  @Test func `a timer of nothing never fires`() { #expect(!SimulatedTimer().isValid) }

  @Test func `work is done on the simulation's clock, in the order in which it was given`() {
    let clock = MediaClock()
    var done: [String] = []
    MediaClock.$current.withValue(clock) {
      SimulatedQueue.global().async { done.append("first") }
      SimulatedQueue.main.async { done.append("second") }
      SimulatedQueue.main.asyncAfter(deadline: .now() + 0.5) { done.append("at \(clock.now)") }
      clock.advance(to: 0)
      #expect(done == ["first", "second"])
      clock.advance(to: 1)
    }
    #expect(done == ["first", "second", "at 0.5"])
  }

  @Test func `a bundle says what the app's Info.plist does, and what every app has`() throws {
    let folder = Folder()
    let environment = UIEnvironment()
    environment.resourceFolder = folder.url.appendingPathComponent("Gallery")
    MediaClock.$current.withValue(MediaClock()) {
      environment.run {
        #expect(SimulatedBundle.main.infoDictionary?["CFBundleVersion"] as? String == "1")
        #expect(SimulatedBundle.main.bundleIdentifier == "com.example.Gallery")
      }
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME) Pro</string>
        <key>CFBundleVersion</key><string>42</string>
        <key>Server</key><string>${HOST}</string>
        <key>Tabs</key><array><string>a</string><string>b</string></array>
      </dict></plist>
      """, to: "Info.plist")
    environment.findFile = { name in folder.url.appendingPathComponent(name) }
    MediaClock.$current.withValue(MediaClock()) {
      environment.run {
        let main = SimulatedBundle.main
        #expect(main.object(forInfoDictionaryKey: "CFBundleName") as? String == "Gallery Pro")
        #expect(main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "42")
        #expect(main.object(forInfoDictionaryKey: "Server") as? String == "${HOST}")
        #expect(main.infoDictionary?["Tabs"] as? [String] == ["a", "b"])
        #expect(main.object(forInfoDictionaryKey: "None") == nil)
      }
    }
  }

  @Test func `a request of Objective-C's kind can be changed, and is sent as one of Swift's`() {
    let request = NSMutableURLRequest(
      url: URL(filePath: "/a"), cachePolicy: .reloadIgnoringCacheData, timeoutInterval: 10)
    request.httpMethod = "POST"
    request.httpBody = Data("b".utf8)
    request.setValue("c", forHTTPHeaderField: "Accept")
    request.addValue("d", forHTTPHeaderField: "X-D")
    let sent = request as SimulatedURLRequest
    #expect(sent.httpMethod == "POST" && sent.httpBody == Data("b".utf8))
    #expect(sent.value(forHTTPHeaderField: "accept") == "c" && sent.timeoutInterval == 10)
    #expect(request.value(forHTTPHeaderField: "X-D") == "d" && sent.url == request.url)
    #expect((sent as NSMutableURLRequest).httpMethod == "POST")
  }

  @Test func `settings of sessions that make no difference are what they usually are`() {
    let configuration = SimulatedURLSession.Configuration.default
    configuration.urlCache = SimulatedURLCache(memoryCapacity: 1, diskCapacity: 1)
    configuration.allowsCellularAccess = false
    configuration.httpShouldUsePipelining = true
    configuration.httpShouldSetCookies = false
    configuration.networkServiceType = .video
    #expect(configuration.urlCache == nil && configuration.allowsCellularAccess)
    #expect(!configuration.httpShouldUsePipelining && configuration.httpShouldSetCookies)
    #expect(configuration.networkServiceType == .default)
  }

  @Test func `what no Info.plist says is what the project's settings do`() {
    let environment = UIEnvironment()
    environment.buildSettings = [
      "MARKETING_VERSION": "2.3", "CURRENT_PROJECT_VERSION": "45", "TARGET_NAME": "Gallery",
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.gallery",
    ]
    MediaClock.$current.withValue(MediaClock()) {
      environment.run {
        let main = SimulatedBundle.main
        #expect(main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "2.3")
        #expect(main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "45")
        #expect(main.object(forInfoDictionaryKey: "CFBundleName") as? String == "Gallery")
        #expect(main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String == "Gallery")
        #expect(main.bundleIdentifier == "org.example.gallery")
      }
    }
  }

  @Test func `values of the Info.plist are those of the project's settings, in lists too`() throws {
    let folder = Folder()
    try folder.write(
      """
      <plist version="1.0"><dict>
        <key>Server</key><string>$(HOST)/v${CURRENT_PROJECT_VERSION}</string>
        <key>Keys</key><array><string>$(KEY)</string><dict><key>a</key><string>$(KEY)</string></dict></array>
        <key>Circle</key><string>$(CIRCLE)</string>
      </dict></plist>
      """, to: "App-Info.plist")
    let environment = UIEnvironment()
    environment.buildSettings = [
      "INFOPLIST_FILE": folder.url.appendingPathComponent("App-Info.plist").path,
      "HOST": "https://$(DOMAIN)", "DOMAIN": "example.com",
      "KEY": "abc", "CIRCLE": "$(CIRCLE)", "CURRENT_PROJECT_VERSION": "7",
      "INFOPLIST_KEY_CFBundleDisplayName": "Gallery $(KEY)",
    ]
    MediaClock.$current.withValue(MediaClock()) {
      environment.run {
        let main = SimulatedBundle.main
        #expect(main.object(forInfoDictionaryKey: "Server") as? String == "https://example.com/v7")
        let keys = main.object(forInfoDictionaryKey: "Keys") as? [Any]
        #expect(keys?.first as? String == "abc")
        #expect(keys?.last as? [String: String] == ["a": "abc"])
        #expect(main.object(forInfoDictionaryKey: "Circle") as? String == "$(CIRCLE)")
        #expect(
          main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Gallery abc")
      }
    }
  }

  @Test func `a lock is taken once`() {
    var lock = os_unfair_lock()
    #expect(unsafe os_unfair_lock_trylock(&lock))
    #expect(unsafe !os_unfair_lock_trylock(&lock))
    unsafe os_unfair_lock_unlock(&lock)
    unsafe os_unfair_lock_lock(&lock)
    unsafe os_unfair_lock_unlock(&lock)
    #expect(unsafe os_unfair_lock_trylock(&lock))
  }

  @Test func `timers and blocks of Core Foundation's run loops are called by the clock`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      var calls: [String] = []
      let once = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + 0.5, 0, 0, 0
      ) { _ in calls.append("once") }
      let often = CFRunLoopTimerCreateWithHandler(
        nil, CFAbsoluteTimeGetCurrent() + 0.6, 1, 0, 0
      ) { _ in calls.append("often") }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, .commonModes)
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), often, .defaultMode)
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) {
        calls.append("block")
      }
      clock.advance(to: 1)
      #expect(calls == ["block", "once", "often"])
      clock.advance(to: 2)
      CFRunLoopTimerInvalidate(often)
      clock.advance(to: 4)
      #expect(calls == ["block", "once", "often", "often"])
    }
  }

  @Test func `a module's bundle has the files of its folder`() throws {
    final class Token {}
    let folder = Folder()
    for name in [
      "App/a.txt", "Kit/a.txt", "Kit/Sub/b.txt", "Kit/Own.bundle/c.txt", "App/Row.xib",
      "App/Main.storyboard",
    ] {
      try folder.write(name, to: name)
    }
    let environment = UIEnvironment()
    let app = folder.url.appendingPathComponent("App")
    environment.resourceFolder = app
    environment.findFile = { name in
      let file = app.appendingPathComponent(name)
      return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
    let module = String(reflecting: Token.self).prefix { $0 != "." }
    environment.moduleFolders = [String(module): folder.url.appendingPathComponent("Kit")]
    try MediaClock.$current.withValue(MediaClock()) {
      try environment.run {
        @MainActor func text(_ bundle: SimulatedBundle, _ name: String) throws -> String? {
          try bundle.path(forResource: name, ofType: "txt").map {
            try String(contentsOfFile: $0, encoding: .utf8)
          }
        }
        let own = SimulatedBundle(for: Token.self)
        #expect(try text(.main, "a") == "App/a.txt")
        // As Xcode calls what it makes of them.
        let nib = SimulatedBundle.main.url(forResource: "Row", withExtension: "nib")
        #expect(nib?.lastPathComponent == "Row.xib")
        let board = SimulatedBundle.main.url(forResource: "Main", withExtension: "storyboardc")
        #expect(board?.lastPathComponent == "Main.storyboard")
        #expect(SimulatedBundle.main.path(forResource: "None", ofType: "nib") == nil)
        #expect(SimulatedBundle.path(ofBundleCalled: "org.example.\(module)").hasSuffix("/Kit"))
        #expect(SimulatedBundle.path(ofBundleCalled: "com.apple.UIKit").hasSuffix("/App"))
        #expect(try text(own, "a") == "Kit/a.txt")
        #expect(try text(own, "b") == "Kit/Sub/b.txt")
        #expect(try text(.main, "b") == nil)
        #expect(
          own.url(forResource: "Own", withExtension: "bundle")?.lastPathComponent == "Own.bundle")
        // Package managers make a bundle of the folder's files.
        let made = try #require(own.path(forResource: "Resources", ofType: "bundle"))
        let bundle = try #require(Bundle(path: made))
        #expect(try text(SimulatedBundle(bundle), "b") == "Kit/Sub/b.txt")
        #expect(SimulatedBundle.main.path(forResource: "Resources", ofType: "bundle") == nil)
        #expect(SimulatedBundle.bundle(for: Token.self).bundlePath == folder.url.path + "/Kit")
        let address = app.appendingPathComponent("Package_\(module).bundle")
        #expect(SimulatedBundle.path(ofBundleAt: address) == folder.url.path + "/Kit")
        for other in [folder.url.appendingPathComponent("Kit/Own.bundle"), app] {
          #expect(SimulatedBundle.path(ofBundleAt: other) == other.path)
        }
      }
    }
  }

  @Test func `what is to be called later on a target is called off`() {
    final class Target: NSObject {}
    let clock = MediaClock()
    var calls: [String] = []
    let first = Selector("first:", of: { $0 is Target }) { _, arguments in
      calls.append("first \(arguments.first as? Int ?? 0)")
    }
    let second = Selector("second", of: { $0 is Target }) { _, _ in calls.append("second") }
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        let (target, other) = (Target(), Target())
        for number in [1, 2] { target.perform(first, with: number, afterDelay: 0.1) }
        target.perform(second, with: nil, afterDelay: 0.1)
        other.perform(second, with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: target, selector: first, object: 1)
        clock.advance(to: 0.2)
        #expect(calls == ["first 2", "second", "second"])
        target.perform(second, with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: target)
        clock.advance(to: 0.4)
      }
    }
    #expect(calls.count == 3)
  }

  @Test func `an address without a picture is answered by an error, a moment later`() throws {
    let clock = MediaClock()
    let environment = UIEnvironment()
    environment.findAnswer = { url, _ in url.path == "/known" ? NetworkAnswer(Data([1, 2])) : nil }
    var answers: [String] = []
    MediaClock.$current.withValue(clock) {
      environment.run {
        for path in ["/known", "/unknown"] {
          guard let url = URL(string: "https://example.com\(path)") else { continue }
          SimulatedURLSession.shared.dataTask(with: url) { data, _, error in
            answers.append("\(data?.count ?? 0) \((error as? URLError)?.code.rawValue ?? 0)")
          }.resume()
        }
        clock.advance(to: 0.05)
        #expect(answers.isEmpty)
        clock.advance(to: 0.2)
      }
    }
    #expect(answers == ["2 0", "0 \(URLError.notConnectedToInternet.rawValue)"])
  }

  @Test func `an answer has its status, its head and its time`() throws {
    let clock = MediaClock()
    let environment = UIEnvironment()
    environment.findAnswer = { url, method in
      switch url.path {
      case "/slow":
        NetworkAnswer(
          Data([1]), status: 404, headers: ["Content-Type": "text/html; charset=utf-8"], delay: 2)
      case "/lost": NetworkAnswer(failure: .timedOut)
      default: method == "POST" ? NetworkAnswer(Data("made".utf8), status: 201) : nil
      }
    }
    var answers: [String] = []
    try MediaClock.$current.withValue(clock) {
      try environment.run {
        @MainActor func ask(_ path: String, _ method: String = "GET") throws {
          var request = SimulatedURLRequest(
            url: try #require(URL(string: "https://a.b" + path)),
            cachePolicy: .useProtocolCachePolicy)
          request.httpMethod = method
          SimulatedURLSession.shared.dataTask(with: request) { data, response, error in
            let kind = response?.mimeType ?? "-"
            let encoding = response?.textEncodingName ?? "-"
            let code = (error as? URLError)?.code.rawValue ?? 0
            if code == URLError.Code.timedOut.rawValue {
              #expect(error?.localizedDescription == "The request timed out.")
            }
            answers.append(
              "\(path) \(response?.statusCode ?? 0) \(kind) \(encoding) \(data?.count ?? -1) \(code)"
            )
          }.resume()
        }
        try ask("/slow")
        try ask("/lost")
        try ask("/new", "POST")
        clock.advance(to: 1)
        #expect(answers == ["/lost 0 - - -1 -1001", "/new 201 - - 4 0"])
        clock.advance(to: 3)
        #expect(answers.last == "/slow 404 text/html utf-8 1 0")
        let slow = try #require(URL(string: "https://a.b/slow"))
        #expect(throws: URLError(.badServerResponse)) { try Data(simulatedContentsOf: slow) }
      }
    }
  }

  @Test func `who waits for an answer has it at once, and nobody waits for ever`() throws {
    let environment = UIEnvironment()
    environment.findAnswer = { url, _ in NetworkAnswer(Data(url.path.utf8), delay: 5) }
    try MediaClock.$current.withValue(MediaClock()) {
      try environment.run {
        var texts: [String] = []
        for path in ["/a", "/b"] {
          let url = try #require(URL(string: "https://a.b" + path))
          let semaphore = SimulatedSemaphore(value: 0)
          SimulatedURLSession.shared.dataTask(with: url) { data, _, _ in
            texts.append(String(decoding: data ?? Data(), as: UTF8.self))
            semaphore.signal()
          }.resume()
          semaphore.wait()
        }
        #expect(texts == ["/a", "/b"])
        #expect(SimulatedSemaphore(value: 0).wait(timeout: .now() + 1) == .timedOut)
        #expect(SimulatedSemaphore(value: 1).wait(timeout: .now() + 1) == .success)
        let group = SimulatedGroup()
        group.enter()
        #expect(group.wait(timeout: .now() + 1) == .timedOut)
        SimulatedQueue(label: "work").async { group.leave() }
        group.wait()
        #expect(group.wait(timeout: .now()) == .success)
        // What was done early is not done again.
        MediaClock.current.advance(to: 6)
        #expect(texts.count == 2)
      }
    }
  }

  @Test func `operations begin in their order, by priority and after what they depend on`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        var done: [String] = []
        let queue = SimulatedOperationQueue()
        queue.maxConcurrentOperationCount = 1
        let last = SimulatedBlockOperation { done.append("last") }
        let urgent = SimulatedBlockOperation { done.append("urgent") }
        urgent.queuePriority = .high
        let first = SimulatedBlockOperation { done.append("first") }
        first.completionBlock = { done.append("told") }
        let never = SimulatedBlockOperation { done.append("never") }
        never.cancel()
        last.addDependency(first)
        for operation in [last, first, urgent, never] { queue.addOperation(operation) }
        SimulatedOperationQueue.main.addOperation { done.append("main") }
        #expect(done.isEmpty && queue.operationCount == 4)
        clock.advance(to: 0.1)
        #expect(done == ["urgent", "first", "last", "main", "told"])
        #expect(queue.operations.isEmpty && never.isFinished && never.isCancelled)

        // Who waits has it done at once, from within an operation as well.
        done = []
        queue.addOperation {
          let other = SimulatedOperationQueue()
          other.addOperations(
            [SimulatedBlockOperation { done.append("inner") }], waitUntilFinished: true)
          done.append("outer")
        }
        queue.waitUntilAllOperationsAreFinished()
        #expect(done == ["inner", "outer"])

        queue.isSuspended = true
        queue.addOperation { done.append("resumed") }
        clock.advance(to: 0.2)
        #expect(done.count == 2)
        queue.isSuspended = false
        clock.advance(to: 0.3)
        #expect(done.last == "resumed")

        // A barrier waits for all before it, and what comes later for the barrier.
        done = []
        let parallel = SimulatedOperationQueue()
        let slow = SlowOperation(seconds: 0.5)
        slow.completionBlock = { done.append("slow") }
        parallel.addOperation(slow)
        parallel.addBarrierBlock { done.append("barrier") }
        parallel.addOperation { done.append("after") }
        clock.advance(to: 0.7)
        #expect(slow.isExecuting && done.isEmpty)
        clock.advance(to: 1)
        #expect(slow.isFinished && done == ["barrier", "after", "slow"])
      }
    }
  }

  /// Goes on after `start()`, and tells nobody when it has finished.
  private final class SlowOperation: SimulatedOperation {
    private let seconds: Double
    private var begins: Double?

    init(seconds: Double) { self.seconds = seconds }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { begins != nil && !isFinished }
    override var isFinished: Bool { begins.map { MediaClock.current.now >= $0 + seconds } ?? false }
    override func start() { begins = MediaClock.current.now }
  }

  @Test func `sources of timers fire while they are not suspended`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        var times: [Double] = []
        var isCancelled = false
        let timer = SimulatedSource.makeTimerSource(queue: .main)
        timer.setEventHandler { times.append(clock.now) }
        timer.setCancelHandler { isCancelled = true }
        timer.schedule(deadline: .now() + 0.5, repeating: .milliseconds(250))
        clock.advance(to: 0.6)
        #expect(times.isEmpty)
        timer.resume()
        clock.advance(to: 1.1)
        #expect(times.map { ($0 * 100).rounded() } == [60, 75, 100])
        timer.suspend()
        clock.advance(to: 1.9)
        timer.resume()
        clock.advance(to: 1.95)
        // What was missed in the meantime is done once.
        #expect(times.dropFirst(3).map { ($0 * 100).rounded() } == [190])
        timer.cancel()
        let count = times.count
        clock.advance(to: 3)
        #expect(times.count == count && isCancelled)
      }
    }
  }

  @Test func `items of work tell when they are done, and do nothing once they are cancelled`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        var done: [String] = []
        let item = SimulatedWorkItem { done.append("item") }
        item.notify(queue: .main) { done.append("told") }
        let never = SimulatedWorkItem { done.append("never") }
        SimulatedQueue.main.asyncAfter(deadline: .now() + 0.2, execute: never)
        SimulatedQueue.global().async(execute: item)
        never.cancel()
        clock.advance(to: 1)
        #expect(done == ["item", "told"] && never.isCancelled)
        let waited = SimulatedWorkItem { done.append("waited") }
        SimulatedQueue(label: "work").asyncAfter(deadline: .now() + 9, execute: waited)
        waited.wait()
        #expect(done.last == "waited")
      }
    }
  }

  @Test func `who waits for a queue comes after what was handed over before`() {
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        let queue = SimulatedQueue(label: "values", attributes: .concurrent)
        var values: [Int] = []
        queue.async(flags: .barrier) { values.append(1) }
        queue.async { values.append(2) }
        queue.asyncAfter(deadline: .now() + 1) { values.append(4) }
        #expect(values.isEmpty && queue.sync { values } == [1, 2])
        queue.async { values.append(3) }
        clock.advance(to: 2)
        #expect(values == [1, 2, 3, 4])
      }
    }
  }

  @Test func `a task says how far it is`() throws {
    let clock = MediaClock()
    let environment = UIEnvironment()
    environment.findAnswer = { _, _ in NetworkAnswer(Data("text".utf8), status: 201) }
    try MediaClock.$current.withValue(clock) {
      try environment.run {
        let url = try #require(URL(string: "https://a.b/c"))
        let task = SimulatedURLSession.shared.dataTask(with: url) { _, _, _ in }
        #expect(task.state == .suspended)
        task.resume()
        #expect(task.state == .running && task.response == nil)
        clock.advance(to: 1)
        #expect(task.state == .completed && task.response?.statusCode == 201)
        #expect(task.countOfBytesReceived == 4 && task.error == nil)
        let cancelled = SimulatedURLSession.shared.dataTask(with: url) { _, _, _ in }
        cancelled.resume()
        cancelled.cancel()
        #expect(cancelled.state == .canceling)
        clock.advance(to: 2)
        #expect((cancelled.error as? URLError)?.code == .cancelled)
      }
    }
  }

  @Test func `private keys of UIKit's objects have their effect, others a warning`() {
    let environment = UIEnvironment()
    environment.run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
      bar.showsCancelButton = true
      bar.setValue("Stop", forKey: "cancelButtonText")
      #expect(bar.subviews.contains { ($0 as? UIButton)?.currentTitle == "Stop" })
      final class Bar: UITabBar {}
      let tabs = UITabBarController(nibName: nil, bundle: nil)
      tabs.setValue(Bar(frame: .zero), forKey: "tabBar")
      let top = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      top.setValue(true, forKey: "hidesShadow")
      #expect(top.hidesShadow && tabs.tabBar is Bar && environment.messages.isEmpty)
      bar.setValue(1, forKey: "secret")
      #expect(environment.messages.map(\.kind) == [.warning])
    }
  }

  private final class Loader: SimulatedURLSessionDataDelegate, SimulatedURLSessionDownloadDelegate {
    var told: [String] = []
    func urlSession(
      _ session: SimulatedURLSession, dataTask: SimulatedURLSessionTask,
      didReceive response: SimulatedURLResponse,
      completionHandler: @escaping (SimulatedURLSession.ResponseDisposition) -> Void
    ) {
      told.append("response \(response.statusCode)")
      completionHandler(response.statusCode == 200 ? .allow : .cancel)
    }
    func urlSession(
      _ session: SimulatedURLSession, dataTask: SimulatedURLSessionTask, didReceive data: Data
    ) { told.append("data \(String(decoding: data, as: UTF8.self))") }
    func urlSession(
      _ session: SimulatedURLSession, downloadTask: SimulatedURLSessionTask,
      didFinishDownloadingTo location: URL
    ) { told.append("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "")") }
    func urlSession(
      _ session: SimulatedURLSession, task: SimulatedURLSessionTask,
      didCompleteWithError error: (any Error)?
    ) { told.append((error as? URLError).map { "error \($0.code.rawValue)" } ?? "done") }
  }

  @Test func `a session's delegate is told of tasks without a function`() throws {
    let (clock, environment, home, loader) = (MediaClock(), UIEnvironment(), Folder(), Loader())
    environment.findAnswer = { url, _ in
      url.path == "/none"
        ? nil : NetworkAnswer(Data("text".utf8), status: url.path == "/bad" ? 500 : 200)
    }
    environment.memory.findHome = { home.url }
    try MediaClock.$current.withValue(clock) {
      try environment.run {
        let session = SimulatedURLSession(
          configuration: .default, delegate: loader, delegateQueue: nil)
        func url(_ path: String) throws -> URL { try #require(URL(string: "https://a.b/" + path)) }
        let tasks = [
          session.dataTask(with: try url("good")), session.dataTask(with: try url("bad")),
          session.dataTask(with: try url("none")), session.downloadTask(with: try url("good")),
        ]
        #expect(tasks.map(\.taskIdentifier) == [1, 2, 3, 4])
        var told: [[String]] = []
        for task in tasks {
          task.priority = SimulatedURLSessionTask.highPriority
          task.resume()
          clock.advance(to: clock.now + 1)
          told.append(loader.told)
          loader.told = []
        }
        #expect(
          told == [
            ["response 200", "data text", "done"], ["response 500", "error -999"],
            ["error -1009"], ["file text", "done"],
          ])
        var own = ""
        session.dataTask(with: try url("good")) { data, _, _ in
          own = String(decoding: data ?? Data(), as: UTF8.self)
        }.resume()
        clock.advance(to: clock.now + 1)
        #expect(own == "text" && loader.told == [])
      }
    }
  }

  @Test func `what is downloaded is in a file`() throws {
    let clock = MediaClock()
    let environment = UIEnvironment()
    environment.findAnswer = { _, _ in NetworkAnswer(Data("text".utf8)) }
    let home = Folder()
    environment.memory.findHome = { home.url }
    var text: String?
    try MediaClock.$current.withValue(clock) {
      try environment.run {
        let url = try #require(URL(string: "https://a.b/c"))
        SimulatedURLSession.shared.downloadTask(with: url) { file, _, _ in
          text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }.resume()
        clock.advance(to: 1)
      }
    }
    #expect(text == "text")
  }
}
