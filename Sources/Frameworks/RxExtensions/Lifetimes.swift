public import AnimRxSwift
public import UIKitCore

extension Reactive where Base: AnyObject {
  /// A bag that goes with the object.
  @preconcurrency @MainActor public var disposeBag: DisposeBag {
    get { UIEnvironment.current.single(of: base) { HeldBag() }.bag }
    nonmutating set { UIEnvironment.current.single(of: base) { HeldBag() }.bag = newValue }
  }
}

/// The bag that goes with an object.
private final class HeldBag {
  var bag = DisposeBag()
}

extension Reactive where Base: UIViewController {
  /// Tells that the view was loaded.
  @preconcurrency @MainActor public var viewDidLoad: ControlEvent<Void> {
    called("viewDidLoad()") { _ in }
  }
  /// Tells that the view is about to be seen, and whether that moves.
  @preconcurrency @MainActor public var viewWillAppear: ControlEvent<Bool> {
    called("viewWillAppear(_:)") { $0.first as? Bool ?? false }
  }
  /// Tells that the view is seen, and whether that moved.
  @preconcurrency @MainActor public var viewDidAppear: ControlEvent<Bool> {
    called("viewDidAppear(_:)") { $0.first as? Bool ?? false }
  }
  /// Tells that the view is about to go, and whether that moves.
  @preconcurrency @MainActor public var viewWillDisappear: ControlEvent<Bool> {
    called("viewWillDisappear(_:)") { $0.first as? Bool ?? false }
  }
  /// Tells that the view has gone, and whether that moved.
  @preconcurrency @MainActor public var viewDidDisappear: ControlEvent<Bool> {
    called("viewDidDisappear(_:)") { $0.first as? Bool ?? false }
  }
  /// Tells that views are about to be laid out.
  @preconcurrency @MainActor public var viewWillLayoutSubviews: ControlEvent<Void> {
    called("viewWillLayoutSubviews()") { _ in }
  }
  /// Tells that views were laid out.
  @preconcurrency @MainActor public var viewDidLayoutSubviews: ControlEvent<Void> {
    called("viewDidLayoutSubviews()") { _ in }
  }

  @MainActor private func called<Told>(
    _ name: String, _ tell: @escaping ([Any]) -> Told
  ) -> ControlEvent<Told> {
    ControlEvent(events: methodInvoked(Selector(name)).map(tell))
  }
}
