extension ObservableType {
  /// What comes, of which functions are told, too.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { sink in
      onSubscribe?()
      let source = receive { event in
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            sink.on(event)
            try afterNext?(element)
          case .error(let error):
            try onError?(error)
            sink.on(event)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            sink.on(event)
            try afterCompleted?()
          }
        } catch { sink.onError(error) }
      }
      onSubscribed?()
      guard let onDispose else { return source }
      return Disposables.create(source, Disposables.create(with: onDispose))
    }
  }

  /// What comes; nothing is printed.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> { asObservable() }
}
