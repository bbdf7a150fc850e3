/// What a sequence tells its observer: an element, or that it has ended.
@frozen public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence has failed.
  case error(any Swift.Error)
  /// The sequence is complete.
  case completed

  /// Whether nothing follows.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element; nil for an end.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// Why the sequence has failed; nil if it has not.
  public var error: (any Swift.Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the sequence is complete.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with another element; an error if that cannot be made.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event in words.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// What can be made an event.
public protocol EventConvertible {
  /// The type of the elements.
  associatedtype Element
  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

/// What goes wrong in sequences.
public enum RxError: Swift.Error, CustomDebugStringConvertible {
  /// It is not known what.
  case unknown
  /// Something was used after it was disposed of.
  case disposed(description: String)
  /// A number is too large.
  case overflow
  /// There is no element at that place.
  case argumentOutOfRange
  /// There is no element, where there was to be one.
  case noElements
  /// There is more than one element.
  case moreThanOneElement
  /// Nothing came in time.
  case timeout

  /// Something was used after it was disposed of.
  public static func disposed(object: AnyObject) -> RxError {
    .disposed(description: "a \(type(of: object))")
  }

  /// The error in words.
  public var debugDescription: String {
    switch self {
    case .unknown: "unknown"
    case .disposed(let description): "\(description) was disposed of"
    case .overflow: "overflow"
    case .argumentOutOfRange: "out of range"
    case .noElements: "no elements"
    case .moreThanOneElement: "more than one element"
    case .timeout: "timeout"
    }
  }
}
