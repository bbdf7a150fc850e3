public import Foundation
public import UIKitCore

/// The delegate of all that scrolls.
@preconcurrency @MainActor
open class RxScrollViewDelegateProxy: DelegateProxy<
  UIScrollView, any UIScrollViewDelegate
>, DelegateProxyType, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
UITextViewDelegate
{
  /// That of a view.
  public init(scrollView: UIScrollView) {
    super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
  }

  /// Says how they are made.
  public static func registerKnownImplementations() {
    register { RxScrollViewDelegateProxy(scrollView: $0) }
  }

  /// The delegate that a view has.
  public static func currentDelegate(for object: UIScrollView) -> (any UIScrollViewDelegate)? {
    switch object {
    case let table as UITableView: table.delegate
    case let collection as UICollectionView: collection.delegate
    case let text as UITextView: text.delegate
    default: object.delegate
    }
  }

  /// Gives a view a delegate.
  public static func setCurrentDelegate(
    _ delegate: (any UIScrollViewDelegate)?, to object: UIScrollView
  ) {
    switch object {
    case let table as UITableView: table.delegate = delegate as? any UITableViewDelegate
    case let collection as UICollectionView:
      collection.delegate = delegate as? any UICollectionViewDelegate
    case let text as UITextView: text.delegate = delegate as? any UITextViewDelegate
    default: object.delegate = delegate
    }
  }
}

extension Reactive where Base: UIScrollView {
  /// The delegate that tells of calls.
  @preconcurrency @MainActor public var delegate:
    DelegateProxy<
      UIScrollView, any UIScrollViewDelegate
    >
  { RxScrollViewDelegateProxy.proxy(for: base) }

  /// Has calls handed on to a delegate.
  @preconcurrency @MainActor public func setDelegate(
    _ delegate: any UIScrollViewDelegate
  ) -> any Disposable {
    RxScrollViewDelegateProxy.installForwardDelegate(
      delegate, retainDelegate: false, onProxyForObject: base)
  }

  /// What becomes of the arguments of each call of a delegate's method.
  @MainActor func told<Told>(
    _ method: String, isBefore: Bool = false, _ tell: @escaping @MainActor ([Any]) -> Told?
  ) -> ControlEvent<Told> {
    let events = Observable<Told>.onMain { [weak view = base] sink in
      guard let view else { return Disposables.create() }
      let delegate = RxScrollViewDelegateProxy.proxy(for: view)
      let calls =
        isBefore
        ? delegate.sentMessage(Selector(method)) : delegate.methodInvoked(Selector(method))
      return calls.receive { event in
        nonisolated(unsafe) let arguments = event.element ?? []
        nonisolated(unsafe) let sink = sink
        MainActor.assumeIsolated {
          if let told = unsafe tell(arguments) { unsafe sink.onNext(told) }
        }
      }
    }
    return ControlEvent(events: events)
  }

  /// How far it is scrolled.
  @preconcurrency @MainActor public var contentOffset: ControlProperty<CGPoint> {
    let moves = didScroll
    let values = Observable<CGPoint>.onMain { [weak view = base] sink in
      if let view { sink.onNext(view.contentOffset) }
      return moves.asObservable().receive { [weak view] _ in
        MainActor.assumeIsolated { if let view { sink.onNext(view.contentOffset) } }
      }
    }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  /// Sets whether it can be scrolled.
  @preconcurrency @MainActor public var isScrollEnabled: Binder<Bool> {
    Binder(base) { $0.isScrollEnabled = $1 }
  }

  /// Tells that it was scrolled.
  @preconcurrency @MainActor public var didScroll: ControlEvent<Void> {
    told("scrollViewDidScroll(_:)") { _ in () }
  }
  /// Tells that a finger begins to scroll it.
  @preconcurrency @MainActor public var willBeginDragging: ControlEvent<Void> {
    told("scrollViewWillBeginDragging(_:)") { _ in () }
  }
  /// Tells that a finger is done, and whether it rolls on.
  @preconcurrency @MainActor public var didEndDragging: ControlEvent<Bool> {
    told("scrollViewDidEndDragging(_:willDecelerate:)") { $0.last as? Bool }
  }
  /// Tells that a finger is about to be done: how fast it is, and where to it rolls.
  @preconcurrency @MainActor public var willEndDragging:
    ControlEvent<
      (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    >
  {
    unsafe told("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") { arguments in
      guard let velocity = arguments[1] as? CGPoint,
        let pointer = unsafe (arguments[2] as? NSValue)?.pointerValue
      else { return nil }
      return unsafe (velocity, pointer.assumingMemoryBound(to: CGPoint.self))
    }
  }
  /// Tells that it begins to roll on.
  @preconcurrency @MainActor public var willBeginDecelerating: ControlEvent<Void> {
    told("scrollViewWillBeginDecelerating(_:)") { _ in () }
  }
  /// Tells that it has come to rest.
  @preconcurrency @MainActor public var didEndDecelerating: ControlEvent<Void> {
    told("scrollViewDidEndDecelerating(_:)") { _ in () }
  }
  /// Tells that it has moved where an app moved it to.
  @preconcurrency @MainActor public var didEndScrollingAnimation: ControlEvent<Void> {
    told("scrollViewDidEndScrollingAnimation(_:)") { _ in () }
  }
  /// Tells that it was scrolled to its top.
  @preconcurrency @MainActor public var didScrollToTop: ControlEvent<Void> {
    told("scrollViewDidScrollToTop(_:)") { _ in () }
  }
  /// Tells that it was made larger or smaller.
  @preconcurrency @MainActor public var didZoom: ControlEvent<Void> {
    told("scrollViewDidZoom(_:)") { _ in () }
  }
}

/// A data source that knows what is shown where.
@preconcurrency @MainActor public protocol SectionedViewDataSourceType {
  /// What is shown at a place.
  func model(at indexPath: IndexPath) throws -> Any
}

/// What goes wrong between sequences and views.
public enum RxCocoaError: Swift.Error {
  /// It is not known what.
  case unknown
  /// An operation is not allowed.
  case invalidOperation(description: String)
  /// There are no items.
  case itemsNotYetBound(description: String)
  /// A value has another type.
  case castingError(description: String)

  /// An operation is not allowed.
  public static func invalidOperation(object: Any) -> RxCocoaError {
    .invalidOperation(description: "\(object)")
  }
  /// There are no items.
  public static func itemsNotYetBound(object: Any) -> RxCocoaError {
    .itemsNotYetBound(description: "\(object) shows no items")
  }
  /// A value has another type.
  public static func castingError(object: Any, targetType: Any.Type) -> RxCocoaError {
    .castingError(description: "\(object) is no \(targetType)")
  }
}

/// What a data source says is at a place.
@MainActor func model<Model>(of dataSource: Any?, at indexPath: IndexPath, in view: Any) throws
  -> Model
{
  guard let dataSource = dataSource as? any SectionedViewDataSourceType else {
    throw RxCocoaError.itemsNotYetBound(object: view)
  }
  let model = try dataSource.model(at: indexPath)
  guard let model = model as? Model else {
    throw RxCocoaError.castingError(object: model, targetType: Model.self)
  }
  return model
}
