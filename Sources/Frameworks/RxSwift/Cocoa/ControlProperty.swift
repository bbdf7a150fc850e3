/// What is an event of a control.
public protocol ControlEventType: ObservableType {
  /// The same as such a type.
  func asControlEvent() -> ControlEvent<Element>
}

/// What a control tells.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the elements.
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  /// What a sequence tells.
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable()
  }

  /// Has an observer told of what comes.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { events.subscribe(observer) }
  /// The same as any sequence.
  public func asObservable() -> Observable<Element> { events }
  /// The same.
  public func asControlEvent() -> ControlEvent<Element> { self }
  /// What tells a screen.
  public func asSignal() -> Signal<Element> { Signal(events) }
  /// What drives a screen.
  public func asDriver() -> Driver<Element> { Driver(events) }
}

/// What is a property of a control.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// The same as such a type.
  func asControlProperty() -> ControlProperty<Element>
}

/// A value that a user changes, and that can be set.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// A value that a sequence tells, and that is set by an observer.
  public init<Values: ObservableType, Observer: ObserverType>(
    values: Values, valueSink: Observer
  ) where Element == Values.Element, Element == Observer.Element {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// Has an observer told of the value, and of what the user makes of it.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { values.subscribe(observer) }
  /// The same as any sequence.
  public func asObservable() -> Observable<Element> { values }
  /// The same.
  public func asControlProperty() -> ControlProperty<Element> { self }
  /// What the user makes of the value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
  /// What drives a screen.
  public func asDriver() -> Driver<Element> { Driver(values) }
  /// Sets the value.
  public func on(_ event: Event<Element>) {
    if let element = event.element { valueSink.onNext(element) }
  }
}

extension ControlPropertyType where Element == String? {
  /// The text, empty in place of none.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty<String>(
      values: property.asObservable().map { $0 ?? "" },
      valueSink: property.mapObserver { (text: String) in text as String? })
  }
}
