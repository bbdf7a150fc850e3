import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

@testable import AnimLayoutSources

/// Apps that bind their screens by RxSwift, of which nobody has the sources.
@MainActor struct ReactiveSourcesTests {
  private let folder = Folder()

  private func load(_ files: [String: String]) throws -> SourceLibrary {
    for (name, text) in files { try folder.write(text, to: name) }
    let sources = try SourceFiles(["Screen.swift"], in: folder.url)
    return try SourceLibrary(
      try SourceCompiler.forTests(cache: SourceCompiler.sharedCache, timeLimit: 600)
        .compile(sources, answers: [], isTolerant: true))
  }

  private func controller(_ library: SourceLibrary) throws -> UIViewController {
    let made = library.set.make(
      try library.choose(nil, for: .controller),
      SourceArguments([:], delegate: nil, in: library.set))
    return try #require(made as? UIViewController)
  }

  private func warnings(_ library: SourceLibrary) -> [String] {
    library.omissions.map { "\($0.line): \($0.message)" }
  }

  @Test
  func `rows are bound to what a model tells, in files that import RxSwift and such that do not`()
    throws
  {
    let library = try load([
      "Screen.swift": """
      import UIKit
      import RxCocoa
      class Screen: UIViewController {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let model = Model()
        private let bag = RxSwift.DisposeBag()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          let output = model.transform(
            Model.Input(appear: rx.methodInvoked(#selector(viewWillAppear(_:))).map { _ in }))
          output.names
            .drive(table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) { _, name, cell in
              cell.textLabel?.text = name
            }
            .disposed(by: bag)
          output.names.map { "\\($0.count)" }.drive(rx.title).disposed(by: bag)
        }
      }
      """,
      "Model.swift": """
      import Foundation
      import RxSwift
      import RxRelay
      import RxCocoa
      final class Model {
        struct Input { let appear: Observable<Void> }
        struct Output { let names: Driver<[String]> }
        private let names = BehaviorRelay<[String]>(value: ["one"])
        private let bag = DisposeBag()
        func transform(_ input: Input) -> Output {
          input.appear
            .flatMapLatest { Self.load() }
            .subscribe(onSuccess: nil, names: names)
            .disposed(by: bag)
          return Output(names: names.asDriver())
        }
        static func load() -> Single<[String]> { .just(["one", "two"]) }
      }
      extension ObservableType {
        func subscribe(onSuccess: Int?, names: BehaviorRelay<Element>) -> Disposable {
          bind(to: names)
        }
      }
      """,
    ])
    #expect(warnings(library).isEmpty)
    let screen = try controller(library)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let table = try #require(screen.view.subviews.first as? UITableView)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["one", "two"])
    #expect(screen.title == "2")
  }

  @Test func `a reactor's states are shown, and a tap on any view is an action`() throws {
    let library = try load([
      "Screen.swift": """
      import UIKit
      import ReactorKit
      import RxSwift
      import RxCocoa
      import RxGesture
      final class Counter: Reactor {
        enum Action { case add }
        enum Mutation { case plus(Int) }
        struct State { var count = 1 }
        let initialState = State()
        func mutate(action: Action) -> Observable<Mutation> { .just(.plus(2)) }
        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation { case .plus(let number): state.count += number }
          return state
        }
      }
      class Screen: UIViewController, View {
        var disposeBag = DisposeBag()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          reactor = Counter()
        }
        func bind(reactor: Counter) {
          label.rx.tapGesture().when(.recognized).map { _ in Reactor.Action.add }
            .bind(to: reactor.action).disposed(by: disposeBag)
          reactor.state.map { "\\($0.count)" }.distinctUntilChanged().bind(to: label.rx.text)
            .disposed(by: disposeBag)
          Observable.just(()).map { Counter.Action.add }.bind(to: reactor.action)
            .disposed(by: disposeBag)
        }
      }
      """
    ])
    #expect(warnings(library).isEmpty)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect((screen.view.subviews.first as? UILabel)?.text == "3")
  }

  @Test func `sources of older versions compile, and types by their modules' names are found`()
    throws
  {
    let library = try load([
      "Screen.swift": """
      import UIKit
      import RxSwift
      import RxCocoa
      import RxKeyboard
      class Busy: SharedSequenceConvertibleType {
        typealias E = Bool
        typealias SharingStrategy = DriverSharingStrategy
        private let count = Variable(0)
        func asSharedSequence() -> SharedSequence<SharingStrategy, E> {
          count.asDriver().map { $0 > 0 }
        }
      }
      extension ObservableConvertibleType {
        func same() -> Observable<E> { asObservable() }
      }
      class Screen: UIViewController {
        private let bag = DisposeBag()
        override func viewDidLoad() {
          super.viewDidLoad()
          let title = Variable("a")
          let titles: Observable<String?> = title.asObservable().flatMapLatest { title in
            Observable.just(title).concat(Observable<Void>.never().map { _ in title })
              .takeUntil(Observable<Int>.timer(0.1, scheduler: MainScheduler.instance))
              .concat(Observable.just(nil))
          }
          titles.same().bind(to: rx.title).disposed(by: bag)
          Busy().asDriver().drive(view.rx.isHidden).disposed(by: bag)
          RxKeyboard.instance.visibleHeight.drive(onNext: { [view] in view?.alpha = 1 - $0 })
            .disposed(by: bag)
        }
      }
      """
    ])
    #expect(warnings(library).isEmpty)
    let screen = try controller(library)
    screen.loadViewIfNeeded()
    #expect(screen.title == "a" && !screen.view.isHidden && screen.view.alpha == 1)
  }
}
