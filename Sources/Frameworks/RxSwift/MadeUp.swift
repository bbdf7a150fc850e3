package import AnimSourceRuntime
import UIKitCore

// What is made up of sequences where what would bring them is missing: lists, and values of the app's own types.

extension Observable: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    switch self {
    case is PublishSubject<Element>.Type: PublishSubject<Element>()
    case is ReplaySubject<Element>.Type: ReplaySubject<Element>.create(bufferSize: 1)
    case is AsyncSubject<Element>.Type: AsyncSubject<Element>()
    case is BehaviorSubject<Element>.Type:
      first(like: value).map { BehaviorSubject(value: $0) }
    default: madeUpSequence(like: value)
    }
  }

  /// What a sequence of elements begins with.
  @MainActor fileprivate static func first(like value: PlaceholderValue) -> Element? {
    value.told(Element.self) ?? value.makeIfPossible()
  }

  /// What can be made up, or nothing, ever.
  @MainActor fileprivate static func madeUpSequence(
    like value: PlaceholderValue
  ) -> Observable<Element> { value.told(Element.self).map { .just($0) } ?? .never() }
}

extension PublishRelay: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    PublishRelay<Element>()
  }
}

extension BehaviorRelay: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Observable.first(like: value).map { BehaviorRelay(value: $0) }
  }
}

extension Variable: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Observable.first(like: value).map { Variable($0) }
  }
}

extension PrimitiveSequence: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Trait.self == CompletableTrait.self
      ? PrimitiveSequence(raw: .empty())
      : PrimitiveSequence(raw: Observable.madeUpSequence(like: value))
  }
}

extension SharedSequence: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    SharedSequence(Observable.madeUpSequence(like: value))
  }
}

extension ControlEvent: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    ControlEvent(events: Observable.never())
  }
}

extension ControlProperty: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    ControlProperty(
      values: Observable.madeUpSequence(like: value), valueSink: AnyObserver { _ in })
  }
}

extension Infallible: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Infallible(Observable.madeUpSequence(like: value))
  }
}

extension AnyObserver: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    AnyObserver { _ in }
  }
}

extension Binder: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    Binder(UIEnvironment.current) { _, _ in }
  }
}

extension DisposeBag: MadeUpValue {
  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? { DisposeBag() }
}

extension SectionModel: MadeUpValue {
  package static var madeUpCount: Int { 1 }

  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    guard let items = value.told([ItemType].self) else { return nil }
    return (value.makeIfPossible() as Section?).map { SectionModel(model: $0, items: items) }
  }
}

extension AnimatableSectionModel: MadeUpValue {
  package static var madeUpCount: Int { 1 }

  @MainActor package static func madeUp(like value: PlaceholderValue) -> Any? {
    guard let items = value.told([ItemType].self) else { return nil }
    return (value.makeIfPossible() as Section?)
      .map { AnimatableSectionModel(model: $0, items: items) }
  }
}

/// Whether a value is an empty list, or none.
private func isEmptyList(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional
    ? mirror.children.isEmpty : (value as? any Collection)?.isEmpty == true
}

extension PlaceholderValue {
  /// A list of made-up elements, of texts if it is one of texts.
  fileprivate func list<List>(_ type: List.Type) -> List? {
    let texts = type == [String].self ? (0..<8).map { "Item \($0)" } as? List : nil
    return isList(type) ? texts ?? told(type) : nil
  }

  private func isList<List>(_ type: List.Type) -> Bool {
    type is any Collection.Type || type is any OptionalList.Type
  }
}

private protocol OptionalList {}
extension Optional: OptionalList where Wrapped: Collection {}

extension BehaviorRelay: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    guard isEmptyList(self.value), let list = value.list(Element.self) else { return false }
    accept(list)
    return true
  }
}

extension Variable: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    guard isEmptyList(self.value), let list = value.list(Element.self) else { return false }
    self.value = list
    return true
  }
}

extension PublishRelay: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    guard hasObservers, let list = value.list(Element.self) else { return false }
    accept(list)
    return true
  }
}

extension PublishSubject: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    guard hasObservers, let list = value.list(Element.self) else { return false }
    onNext(list)
    return true
  }
}

extension BehaviorSubject: MadeUpListing {
  @MainActor package func listMadeUp(like value: PlaceholderValue) -> Bool {
    guard isEmptyList(current), let list = value.list(Element.self) else { return false }
    onNext(list)
    return true
  }
}

extension RxTableViewDataSourceType {
  /// Shows made-up elements.
  func show(_ table: UITableView?, like value: PlaceholderValue) -> Bool {
    guard let table, let list = value.list(Element.self) else { return false }
    tableView(table, observedEvent: .next(list))
    return true
  }
}

extension RxCollectionViewDataSourceType {
  /// Shows made-up elements.
  func show(_ collection: UICollectionView?, like value: PlaceholderValue) -> Bool {
    guard let collection, let list = value.list(Element.self) else { return false }
    collectionView(collection, observedEvent: .next(list))
    return true
  }
}

extension RxTableViewDataSourceProxy: MadeUpListing {
  package func listMadeUp(like value: PlaceholderValue) -> Bool {
    (forwardToDelegate() as? any RxTableViewDataSourceType)?.show(parentObject, like: value)
      ?? false
  }
}

extension RxCollectionViewDataSourceProxy: MadeUpListing {
  package func listMadeUp(like value: PlaceholderValue) -> Bool {
    (forwardToDelegate() as? any RxCollectionViewDataSourceType)?.show(parentObject, like: value)
      ?? false
  }
}
