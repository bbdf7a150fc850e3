// Files that import it see all that it is made of.
@_exported public import AnimRxSwift

/// What may be nil.
public protocol OptionalType {
  /// The type of what is there.
  associatedtype Wrapped
  /// What is there.
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  /// What is there.
  public var value: Wrapped? { self }
}

/// What may be empty.
public protocol Occupiable {
  /// Whether it is.
  var isEmpty: Bool { get }
}

extension Occupiable {
  /// Whether something is in it.
  public var isNotEmpty: Bool { !isEmpty }
}

extension Array: Occupiable {}
extension String: Occupiable {}
extension Dictionary: Occupiable {}
extension Set: Occupiable {}

/// There is no element where there was to be one.
public enum RxOptionalError: Error {
  /// It is nil.
  case foundNilWhileUnwrappingOptional
  /// It is empty.
  case emptyOccupiable
}

extension ObservableType where Element: OptionalType {
  /// Elements other than nil.
  public func filterNil() -> Observable<Element.Wrapped> { compactMap { $0.value } }
  /// Elements other than nil.
  public func unwrap() -> Observable<Element.Wrapped> { compactMap { $0.value } }
  /// Elements, and another in place of nil.
  public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> Observable<Element.Wrapped> {
    map { $0.value ?? valueOnNil }
  }
  /// Elements; a failure in place of nil.
  public func errorOnNil(
    _ error: any Error = RxOptionalError.foundNilWhileUnwrappingOptional
  ) -> Observable<Element.Wrapped> {
    map { element in
      guard let value = element.value else { throw error }
      return value
    }
  }
  /// Elements, and what another sequence tells in place of nil.
  public func catchOnNil(
    _ handler: @escaping () throws -> Observable<Element.Wrapped>
  ) -> Observable<Element.Wrapped> {
    flatMap { element in try element.value.map { .just($0) } ?? handler() }
  }
}

extension SharedSequenceConvertibleType where Element: OptionalType {
  /// Elements other than nil.
  public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> {
    compactMap { $0.value }
  }
  /// Elements other than nil.
  public func unwrap() -> SharedSequence<SharingStrategy, Element.Wrapped> {
    compactMap { $0.value }
  }
  /// Elements, and another in place of nil.
  public func replaceNilWith(
    _ valueOnNil: Element.Wrapped
  ) -> SharedSequence<SharingStrategy, Element.Wrapped> { map { $0.value ?? valueOnNil } }
}

extension ObservableType where Element: Occupiable {
  /// Elements that are not empty.
  public func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  /// Elements that are not empty.
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter { !$0.isEmpty } }
}

extension ObservableType {
  /// The same in place of each element.
  public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }
  /// Nothing in place of each element.
  public func mapToVoid() -> Observable<Void> { map { _ in } }
  /// What comes, and an end in place of a failure.
  public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
  /// Each element with the one before.
  public func pairwise() -> Observable<(Element, Element)> {
    scan((nil, nil)) { (pair: (Element?, Element?), element) in (pair.1, element) }
      .compactMap { pair in
        guard let first = pair.0, let second = pair.1 else { return nil }
        return (first, second)
      }
  }
}

extension SharedSequenceConvertibleType {
  /// The same in place of each element.
  public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
    map { _ in value }
  }
}

extension ObservableType where Element == Bool {
  /// Whether each is false.
  public func not() -> Observable<Bool> { map { !$0 } }
}

extension SharedSequenceConvertibleType where Element == Bool {
  /// Whether each is false.
  public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}

extension ObservableType where Element: Sequence {
  /// What becomes of each element of the lists.
  public func mapMany<Result>(
    _ transform: @escaping (Element.Element) throws -> Result
  ) -> Observable<[Result]> { map { try $0.map(transform) } }
}

extension ObservableType where Element: EventConvertible {
  /// The elements of what is told.
  public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }
  /// The failures of what is told.
  public func errors() -> Observable<any Error> { compactMap { $0.event.error } }
}
