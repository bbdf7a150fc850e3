public import AnimRxSwift
import Foundation
import UIKitCore

/// The actions of a reactor that has none.
public enum NoAction {}

/// What a reactor is told.
public typealias ActionSubject<Action> = PublishSubject<Action>

/// What makes states of actions.
public protocol Reactor: AnyObject {
  /// What a user does.
  associatedtype Action
  /// What that changes.
  associatedtype Mutation = Action
  /// What a screen shows.
  associatedtype State

  /// What is told of actions.
  var action: ActionSubject<Action> { get }
  /// The first state.
  var initialState: State { get }
  /// The present state.
  var currentState: State { get }
  /// The states.
  var state: Observable<State> { get }

  /// Changes the actions that are heard.
  func transform(action: Observable<Action>) -> Observable<Action>
  /// What an action changes.
  func mutate(action: Action) -> Observable<Mutation>
  /// Changes the changes.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  /// The state after a change.
  func reduce(state: State, mutation: Mutation) -> State
  /// Changes the states.
  func transform(state: Observable<State>) -> Observable<State>
}

/// What a reactor holds.
private final class ReactorCore<Action, State> {
  let action = ActionSubject<Action>()
  let bag = DisposeBag()
  var current: State
  var state: Observable<State>?
  init(_ state: State) { current = state }
}

extension Reactor {
  private var core: ReactorCore<Action, State> {
    nonisolated(unsafe) let reactor = self
    nonisolated(unsafe) var core: ReactorCore<Action, State>?
    MainActor.assumeIsolated {
      unsafe core = UIEnvironment.current.single(of: reactor) {
        unsafe ReactorCore<Action, State>(reactor.initialState)
      }
    }
    guard let core = unsafe core else { preconditionFailure("made above") }
    return core
  }

  /// What is told of actions.
  public var action: ActionSubject<Action> {
    _ = state
    return core.action
  }

  /// The present state.
  public var currentState: State { core.current }

  /// The states.
  public var state: Observable<State> {
    let core = core
    if let state = core.state { return state }
    let action = transform(action: core.action.asObservable())
    let mutation = transform(
      mutation: action.flatMap { [weak self] action in
        (self?.mutate(action: action) ?? .empty()).catch { _ in .empty() }
      })
    let first = initialState
    let states = transform(
      state: mutation.scan(first) { [weak self] state, mutation in
        self?.reduce(state: state, mutation: mutation) ?? state
      }.catch { _ in .empty() }.startWith(first)
    )
    .do(onNext: { [weak core] in core?.current = $0 }).replay(1)
    core.state = states
    states.connect().disposed(by: core.bag)
    return states
  }

  /// The actions as they are.
  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  /// Nothing.
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  /// The changes as they are.
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  /// The state as it is.
  public func reduce(state: State, mutation: Mutation) -> State { state }
  /// The states as they are.
  public func transform(state: Observable<State>) -> Observable<State> { state }

  /// What a part of the state is, each time that it is set.
  public func pulse<Result>(
    _ transformToPulse: @escaping (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transformToPulse).distinctUntilChanged {
      $0.valueUpdatedCount == $1.valueUpdatedCount
    }
    .map { $0.value }
  }
}

extension Reactor where Mutation == Action {
  /// The action itself.
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// A part of a state that tells each time that it is set.
@propertyWrapper public struct Pulse<Value> {
  /// The value.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }
  /// How often it was set.
  public internal(set) var valueUpdatedCount: UInt = 0

  /// A first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  /// The part itself.
  public var projectedValue: Pulse<Value> { self }
}

/// What shows the states of a reactor.
public protocol View: AnyObject {
  /// The type of the reactor.
  associatedtype Reactor: AnimRxExtensions.Reactor
  /// What holds the bindings.
  var disposeBag: DisposeBag { get set }
  /// The reactor.
  var reactor: Reactor? { get set }
  /// Binds both.
  func bind(reactor: Reactor)
}

/// The same of a screen that a storyboard describes, which is bound once it has its views.
public protocol StoryboardView: View {}

/// What a view holds.
private final class HeldReactor<Reactor> {
  var reactor: Reactor?
  var isBound = false
}

extension View {
  private var held: HeldReactor<Reactor> {
    nonisolated(unsafe) let view = self
    nonisolated(unsafe) var held: HeldReactor<Reactor>?
    MainActor.assumeIsolated {
      unsafe held = UIEnvironment.current.single(of: view) { HeldReactor<Reactor>() }
    }
    guard let held = unsafe held else { preconditionFailure("made above") }
    return held
  }

  /// The reactor, which is bound as soon as it is set.
  public var reactor: Reactor? {
    get { held.reactor }
    set {
      held.reactor = newValue
      disposeBag = DisposeBag()
      guard let newValue else { return }
      if let controller = self as? UIViewController, self is any StoryboardView {
        bind(newValue, of: controller)
      } else {
        bind(reactor: newValue)
      }
    }
  }

  private func bind(_ reactor: Reactor, of controller: UIViewController) {
    nonisolated(unsafe) let (view, reactor) = (self, reactor)
    MainActor.assumeIsolated {
      if controller.isViewLoaded {
        unsafe view.bind(reactor: reactor)
      } else {
        let bag = unsafe view.disposeBag
        controller.rx.viewDidLoad.take(1)
          .subscribe(onNext: { [weak view = unsafe view] in
            unsafe view?.bind(reactor: reactor)
          })
          .disposed(by: bag)
      }
    }
  }
}
