import AnimLayers
import AnimRxSwift
import Foundation
import Testing
import UIKitCore

/// Sequences as apps write them by RxSwift, on the simulation's clock.
@MainActor struct RxSwiftTests {
  private let scheduler = MainScheduler.instance

  /// What a sequence tells by a time, each with its tenths of a second: `a1` at 0.1 s, `|` for an end and `x` for a failure.
  private func told<Element>(
    by end: Double = 2, _ make: () -> Observable<Element>
  ) -> String {
    let clock = MediaClock()
    return MediaClock.$current.withValue(clock) {
      UIEnvironment().run {
        var told: [String] = []
        let subscription = make().subscribe { event in
          let text =
            switch event {
            case .next(let element): "\(element)"
            case .error: "x"
            case .completed: "|"
            }
          told.append("\(text)@\(Int((clock.now * 10).rounded()))")
        }
        clock.advance(to: end)
        subscription.dispose()
        return told.joined(separator: " ")
      }
    }
  }

  /// A sequence of texts at tenths of a second, and an end a second after the first.
  private func at(_ times: [(Int, String)]) -> Observable<String> {
    Observable.merge(
      times.map { time, text in
        Observable.just(text).delay(.milliseconds(100 * time), scheduler: scheduler)
      }
        + [
          Observable<String>.empty().delay(.seconds(1), scheduler: scheduler)
        ])
  }

  private struct Failure: Error {}

  @Test func `nested sequences take turns`() {
    #expect(
      told { Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { "\($0)\($1)" } }
        == "13@0 23@0 24@0 |@0")
    #expect(
      told { Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")).map { "\($0)\($1)" } }
        == "1a@0 2b@0 |@0")
    #expect(
      told { Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) } }
        == "1@0 10@0 2@0 20@0 |@0")
  }

  @Test func `what lasts is told at its times`() {
    #expect(
      told(by: 0.35) { Observable<Int>.interval(.milliseconds(100), scheduler: scheduler) }
        == "0@1 1@2 2@3")
    let taps = [(1, "a"), (2, "b"), (6, "c")]
    #expect(
      told { at(taps).debounce(.milliseconds(200), scheduler: scheduler) } == "b@4 c@8 |@10")
    #expect(
      told { at(taps).throttle(.milliseconds(300), scheduler: scheduler) }
        == "a@1 b@4 c@7 |@10")
    #expect(
      told { at(taps).throttle(.milliseconds(300), latest: false, scheduler: scheduler) }
        == "a@1 c@6 |@10")
    #expect(
      told { at(taps).timeout(.milliseconds(300), scheduler: scheduler) } == "a@1 b@2 x@5")
    #expect(
      told {
        at(taps).buffer(timeSpan: .milliseconds(500), count: 2, scheduler: scheduler).map(\.count)
      }
        == "2@2 1@7 0@10 |@10")
  }

  @Test func `the latest inner sequence is heard, the first, or all`() {
    let taps = [(1, "a"), (2, "b")]
    func twice(_ text: String) -> Observable<String> {
      Observable<Int>.interval(.milliseconds(140), scheduler: scheduler).take(2)
        .map { "\(text)\($0)" }
    }
    #expect(told { at(taps).flatMapLatest(twice) } == "b0@3 b1@5 |@10")
    #expect(told { at(taps).flatMapFirst(twice) } == "a0@2 a1@4 |@10")
    #expect(told { at(taps).flatMap(twice) } == "a0@2 b0@3 a1@4 b1@5 |@10")
    #expect(told { at(taps).concatMap(twice) } == "a0@2 a1@4 b0@5 b1@7 |@10")
  }

  @Test func `failures are caught, and tried again`() {
    func small(_ number: Int) throws -> Int {
      guard number < 2 else { throw Failure() }
      return number
    }
    var attempts = 0
    let failing = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Failure()) : .just(attempts)
    }
    #expect(told { failing.retry(3) } == "3@0 |@0")
    #expect(told { Observable<Int>.error(Failure()).catchAndReturn(7) } == "7@0 |@0")
    #expect(told { Observable<Int>.error(Failure()).retry(2) } == "x@0")
    #expect(told { Observable.of(1, 2).map(small) } == "1@0 x@0")
    #expect(
      told { Observable<Int>.error(Failure()).asDriver(onErrorJustReturn: 1).asObservable() }
        == "1@0 |@0")
  }

  @Test func `subjects and relays tell those who come later what is theirs`() {
    UIEnvironment().run {
      let (relay, replay, publish) = (
        BehaviorRelay(value: 1), ReplaySubject<Int>.create(bufferSize: 2), PublishRelay<Int>()
      )
      var told: [[Int]] = [[], [], []]
      for number in 2...4 {
        relay.accept(number)
        replay.onNext(number)
        publish.accept(number)
      }
      let bag = DisposeBag()
      relay.subscribe(onNext: { told[0].append($0) }).disposed(by: bag)
      replay.subscribe(onNext: { told[1].append($0) }).disposed(by: bag)
      publish.subscribe(onNext: { told[2].append($0) }).disposed(by: bag)
      relay.accept(5)
      replay.onNext(5)
      publish.accept(5)
      #expect(told == [[4, 5], [3, 4, 5], [5]])
      #expect(relay.value == 5)
    }
  }

  @Test func `what is shared begins once, and anew after all have gone`() {
    UIEnvironment().run {
      var beginnings = 0
      let source = PublishSubject<Int>()
      let shared = Observable<Int>.deferred {
        beginnings += 1
        return source.asObservable()
      }.share(replay: 1)
      var told: [Int] = []
      let first = shared.subscribe(onNext: { told.append($0) })
      source.onNext(1)
      let second = shared.subscribe(onNext: { told.append(10 * $0) })
      source.onNext(2)
      #expect(told == [1, 10, 2, 20] && beginnings == 1)
      first.dispose()
      second.dispose()
      _ = shared.subscribe(onNext: { told.append(100 * $0) })
      #expect(told == [1, 10, 2, 20] && beginnings == 2)
    }
  }

  @Test func `a bag gives up what it holds when it goes`() {
    UIEnvironment().run {
      let subject = PublishSubject<Int>()
      var (told, disposals) = ([Int](), 0)
      var bag: DisposeBag? = DisposeBag()
      if let bag {
        subject.subscribe(onNext: { told.append($0) }, onDisposed: { disposals += 1 })
          .disposed(by: bag)
      }
      subject.onNext(1)
      bag = nil
      subject.onNext(2)
      #expect(told == [1] && disposals == 1 && bag == nil)
    }
  }

  @Test func `sequences of one element succeed or fail`() {
    UIEnvironment().run {
      var told: [String] = []
      let one = Single<Int>.create { tell in
        tell(.success(4))
        return Disposables.create()
      }
      _ = one.map { $0 + 1 }.flatMap { .just("\($0)") }.subscribe(onSuccess: { told.append($0) })
      _ = Single<Int>.error(Failure()).subscribe(onFailure: { _ in told.append("failed") })
      _ = Single.zip(one, Single.just("b")).subscribe(onSuccess: { told.append("\($0.0)\($0.1)") })
      _ = Completable.empty().andThen(one).subscribe(onSuccess: { told.append("then \($0)") })
      _ = Observable<Int>.empty().asSingle().subscribe(onFailure: { told.append("\($0)") })
      _ = Observable.of(1, 2).toArray().subscribe(onSuccess: { told.append("\($0)") })
      #expect(told == ["5", "failed", "4b", "then 4", "no elements", "[1, 2]"])
    }
  }

  @Test func `elements are taken, left out and put together`() {
    let numbers = { Observable.of(1, 1, 2, 3) }
    #expect(told { numbers().distinctUntilChanged().skip(1).take(1) } == "2@0 |@0")
    #expect(told { numbers().scan(0, accumulator: +) } == "1@0 2@0 4@0 7@0 |@0")
    #expect(told { numbers().take(while: { $0 < 2 }).startWith(0) } == "0@0 1@0 1@0 |@0")
    #expect(told { numbers().filter { $0 > 5 }.ifEmpty(default: 9) } == "9@0 |@0")
    #expect(told { numbers().reduce(0, accumulator: +) } == "7@0 |@0")
    #expect(
      told { numbers().groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key)\($0)" } } }
        == "11@0 11@0 02@0 13@0 |@0")
    let trigger = PublishSubject<Void>()
    #expect(
      told {
        let latest = BehaviorRelay(value: "a")
        defer { trigger.onNext(()) }
        return trigger.withLatestFrom(latest).do(onSubscribed: { trigger.onNext(()) })
      } == "a@0")
  }
}
