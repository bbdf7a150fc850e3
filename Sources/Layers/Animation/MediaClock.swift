package import AnimCauses
public import Foundation

/// Time for everything that moves: it stands still until it is advanced.
///
/// Where no clock is bound, as in an app's own tests, the main run loop advances one while somebody runs it: a test that waits
/// for the end of an animation waits as long as the animation takes.
///
/// A clock also numbers the layers made under it, in order of creation, and holds the transactions
/// that are open under it. Code that acts under a clock of its own binds it:
/// `MediaClock.$current.withValue(clock) { … }`.
@preconcurrency @MainActor
public final class MediaClock {
  /// The clock of the code that is running; one that the main run loop advances where none is bound.
  @TaskLocal public static var current = MediaClock { .main }

  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0

  /// Grows with each event and each advance: what happened in one turn is committed together.
  private(set) var turn = 0

  var transactions = TransactionStack()

  /// Whether views animate at all: what `UIView.setAnimationsEnabled` sets.
  package var isViewAnimationEnabled = true

  /// Whether nothing happens any more: what an app does after it has crashed.
  package private(set) var isStopped = false

  /// When the code that nothing else can interrupt returns, in seconds: until then nothing that is due happens.
  private var busyEnd = 0.0

  /// Whether what is due waits for code that has not returned.
  package var isBusy: Bool { now < busyEnd }

  /// The rate of frames that come by themselves in the middle of an advance, while frames or the
  /// time are observed; nil, the default, for one frame at the end of each advance and no other.
  ///
  /// With it, what is seen at a time does not depend on the steps in which the clock was moved
  /// there.
  package var framesPerSecond: Double?

  /// Called at the end of each turn in the middle of an advance, where an app commits its changes.
  ///
  /// Whoever advances the clock ends the last turn.
  package var endTurn: () -> Void = {}

  /// Runs what is due; nil for whatever does so by itself.
  package var attempt: ((_ action: @escaping @MainActor () -> Void) -> Void)?

  /// The pass of layout that is going on, or was the last.
  private(set) var layoutPass = LayoutPass()

  /// Notes what happens under the clock, and what it comes of; nil while nobody records.
  package var causes: CauseRecorder? { didSet { causes?.time = now } }

  /// Finds the innermost line of the app's code that is running; none unless somebody knows.
  package var findCallSite: () -> CallSite = { .none }

  /// Whether what happens is noted until the pass of layout ends, and no longer.
  private var recordsPass = false

  /// Advances the clock as time passes; nil where somebody else does.
  private let alarm: RunLoopAlarm?

  /// Whether a run loop advances the clock.
  package var followsRunLoop: Bool { alarm != nil }
  private var events: [Event] = []
  private var frameObservers: [Event] = []
  private var timeObservers: [Event] = []
  private var registrations: UInt64 = 0
  private var layers: UInt64 = 0

  /// Creates a clock at 0 seconds, under which nothing is due.
  public nonisolated init() { alarm = nil }

  /// A clock at 0 seconds that a run loop of the main actor's thread advances to whatever is due.
  package nonisolated init(advancedBy runLoop: @escaping @MainActor () -> RunLoop) {
    alarm = RunLoopAlarm(runLoop)
  }

  /// Something that is to happen, until it has or is cancelled.
  public struct Token: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private struct Event {
    let token: Token
    let time: TimeInterval
    /// Whether it means that something moves, so that there are frames.
    var moves = true
    /// What was going on when it was asked for.
    let cause: CauseID
    let action: @MainActor () -> Void
  }

  /// Has `action` called when the clock reaches `time`, or on the next advance if that has passed.
  @discardableResult
  public func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
    let event = Event(token: makeToken(), time: time, cause: cause, action: action)
    let index = events.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    events.insert(event, at: index)
    setAlarm()
    return event.token
  }

  /// Has `action` called `delay` seconds from now.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    schedule(at: now + delay, action)
  }

  /// Has `action` called at every frame, which the end of an advance is one of, until it is
  /// cancelled.
  @discardableResult
  public func observeFrames(_ action: @escaping @MainActor () -> Void) -> Token {
    let event = Event(token: makeToken(), time: now, cause: cause, action: action)
    frameObservers.append(event)
    return event.token
  }

  /// Has `action` called whenever time has moved on, before anything else happens at that moment,
  /// until it is cancelled: for what moves by itself and is to be found in its place by all others.
  @discardableResult
  public func observeTime(_ action: @escaping @MainActor () -> Void) -> Token {
    observeTime(moving: true, action)
  }

  /// Has `action` called whenever time has moved on, as above; `moving` is false for what nobody
  /// sees move.
  @discardableResult
  package func observeTime(
    moving moves: Bool, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    let event = Event(
      token: makeToken(), time: now, moves: moves, cause: cause, action: action)
    timeObservers.append(event)
    return event.token
  }

  /// Forgets an event or an observer.
  ///
  /// One that has happened already is ignored.
  public func cancel(_ token: Token) {
    events.removeAll { $0.token == token }
    frameObservers.removeAll { $0.token == token }
    timeObservers.removeAll { $0.token == token }
  }

  /// Moves time on to `time`: what is due happens in order of time, then of registration, each at
  /// its own `now`; frame observers are called at each frame on the way, and at the end.
  ///
  /// Earlier times than now count as now.
  public func advance(to time: TimeInterval) {
    MediaClock.$current.withValue(self) {
      var isTurnOpen = false
      while !isStopped {
        if isBusy {
          // What moves by itself does so without the app; where it is, the app learns afterwards.
          guard time > now else { break }
          now = min(time, busyEnd)
          if !isBusy { move(to: now) }
        } else if let next = events.first, next.time <= now {
          events.removeFirst()
          commit()
          run(next)
          isTurnOpen = true
        } else if isTurnOpen, time > now {
          // It may have made something due.
          isTurnOpen = false
          endTurn()
        } else {
          let frame = nextFrame(before: time)
          let next = min(events.first?.time ?? time, frame ?? time, time)
          guard next > now else { break }
          move(to: next)
          if next == frame {
            showFrame()
            isTurnOpen = true
          }
        }
      }
      showFrame()
    }
  }

  /// Has the run loop advance the clock when something is due next.
  ///
  /// There are no frames in between: a display link is called at those moments alone.
  private func setAlarm() {
    guard let alarm, !isStopped, let next = events.first?.time else { return }
    alarm.set(for: next, now: now) { [weak self] in
      self?.advance(to: next)
      self?.setAlarm()
    }
  }

  private func showFrame() {
    guard !isStopped, !isBusy else { return }
    commit()
    call { $0.frameObservers }
  }

  /// The share of a frame by which the end of an advance may miss one and be it: rounding.
  private static let frameTolerance = 1e-6

  /// The next frame that comes by itself before `time`, if anybody is there to see it.
  private func nextFrame(before time: TimeInterval) -> TimeInterval? {
    guard let framesPerSecond, !frameObservers.isEmpty || timeObservers.contains(where: \.moves)
    else { return nil }
    let number = (now * framesPerSecond + Self.frameTolerance).rounded(.down) + 1
    return number < time * framesPerSecond - Self.frameTolerance ? number / framesPerSecond : nil
  }

  /// Lets nothing happen from now on: no event, no observer, no layout.
  ///
  /// Time stands still.
  package func stop() { isStopped = true }

  /// Has everything that is due from now on happen late, as while the code of an app does not return.
  ///
  /// - Parameter duration: In seconds.
  package func stall(for duration: TimeInterval) { busyEnd = max(busyEnd, now + duration) }

  /// Runs `body` as a part of one pass of layout: the outermost call is the pass.
  package func layOut(_ body: () -> Void) {
    layoutPass.enter()
    body()
    layoutPass.leave()
    if recordsPass, layoutPass.isOver { (causes, recordsPass) = (nil, false) }
  }

  /// Has the rest of a pass of layout noted that should have come to its end by now, to find out why it
  /// does not.
  package func recordRestOfPass() {
    guard causes == nil, !layoutPass.isOver else { return }
    (causes, recordsPass) = (CauseRecorder(findSite: findCallSite), true)
  }

  /// Whether a pass of layout is going on.
  var isLayingOut: Bool { !layoutPass.isOver }

  /// Tells passes of layout apart.
  package var layoutPassNumber: Int { layoutPass.number }

  private func move(to time: TimeInterval) {
    now = time
    causes?.time = time
    commit()
    call { $0.timeObservers }
  }

  /// Calls observers, but for those that are cancelled meanwhile.
  private func call(_ observers: (MediaClock) -> [Event]) {
    for observer in observers(self)
    where !isStopped && observers(self).contains(where: { $0.token == observer.token }) {
      run(observer)
    }
  }

  private var cause: CauseID { causes?.current ?? .none }

  /// Lets something happen as a consequence of what was going on when it was asked for.
  private func run(_ event: Event) {
    guard let causes, event.cause != .none else { return act(event) }
    causes.resume(event.cause) { act(event) }
  }

  private func act(_ event: Event) {
    guard let attempt else { return event.action() }
    attempt(event.action)
  }

  /// Commits the transactions that code has begun which `body` says did not come to its end.
  package func unwinding(_ body: () -> String?) -> String? {
    let depth = transactions.depth
    let reason = body()
    if reason != nil { transactions.unwind(to: depth, on: self) }
    return reason
  }

  /// A number no other layer under this clock has.
  func makeLayerID() -> UInt64 {
    layers += 1
    return layers
  }

  /// A number no other anonymous animation under this clock has.
  func makeAnimationNumber() -> UInt64 { makeToken().number }

  private func makeToken() -> Token {
    registrations += 1
    return Token(number: registrations)
  }

  private func commit() {
    turn += 1
    transactions.reset(on: self)
  }
}

/// The current clock's time in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }

/// Seconds.
public typealias CFTimeInterval = Double
