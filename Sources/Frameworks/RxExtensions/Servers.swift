public import AnimAlamofire
public import AnimConveniences
public import AnimMoya
public import AnimRxSwift
public import AnimSourceRuntime
import Foundation
public import UIKitCore

// MARK: Moya

extension MoyaProvider: ReactiveCompatible {}

extension Reactive where Base: MoyaProviderType {
  /// Asks for what a target says, for each who subscribes.
  @preconcurrency @MainActor public func request(
    _ token: Base.Target, callbackQueue: SimulatedQueue? = nil
  ) -> Single<Response> {
    Single.create { [weak base] told in
      let request = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        switch result {
        case .success(let response): told(.success(response))
        case .failure(let error): told(.failure(error))
        }
      }
      return Disposables.create { request?.cancel() }
    }
  }

  /// Asks for what a target says, and tells how far the answer is.
  @preconcurrency @MainActor public func requestWithProgress(
    _ token: Base.Target, callbackQueue: SimulatedQueue? = nil
  ) -> Observable<ProgressResponse> {
    Observable.create { [weak base] sink in
      let request = base?.request(
        token, callbackQueue: callbackQueue, progress: { sink.onNext($0) }
      ) { result in
        switch result {
        case .success: sink.onCompleted()
        case .failure(let error): sink.onError(error)
        }
      }
      return Disposables.create { request?.cancel() }
    }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Response {
  /// Answers with these statuses; others are errors.
  public func filter<R: RangeExpression>(statusCodes: R) -> Single<Response>
  where R.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }
  /// Answers with this status; others are errors.
  public func filter(statusCode: Int) -> Single<Response> {
    map { try $0.filter(statusCode: statusCode) }
  }
  /// Answers that say that all went well; others are errors.
  public func filterSuccessfulStatusCodes() -> Single<Response> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  /// Answers that say that all went well, or is elsewhere; others are errors.
  public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  /// The picture that the answer is.
  public func mapImage() -> Single<UIImage> { map { try $0.mapImage() } }
  /// The JSON that the answer is.
  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  /// The text that the answer is, or a part of its JSON.
  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  /// The value that the answer is, or a part of its JSON.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = SceneJSONDecoder.make(), failsOnEmptyData: Bool = true
  ) -> Single<D> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}

extension ObservableType where Element == Response {
  /// Answers with these statuses; others are errors.
  public func filter<R: RangeExpression>(statusCodes: R) -> Observable<Response>
  where R.Bound == Int { map { try $0.filter(statusCodes: statusCodes) } }
  /// Answers with this status; others are errors.
  public func filter(statusCode: Int) -> Observable<Response> {
    map { try $0.filter(statusCode: statusCode) }
  }
  /// Answers that say that all went well; others are errors.
  public func filterSuccessfulStatusCodes() -> Observable<Response> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  /// Answers that say that all went well, or is elsewhere; others are errors.
  public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Response> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  /// The picture that the answer is.
  public func mapImage() -> Observable<UIImage> { map { try $0.mapImage() } }
  /// The JSON that the answer is.
  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  /// The text that the answer is, or a part of its JSON.
  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  /// The value that the answer is, or a part of its JSON.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = SceneJSONDecoder.make(), failsOnEmptyData: Bool = true
  ) -> Observable<D> {
    map {
      try $0.map(
        type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
    }
  }
}

// MARK: Alamofire

extension Session: ReactiveCompatible {}

/// The answers to a request of Alamofire's.
private func answers<Answer, Value>(
  to request: DataRequest,
  _ ask: @escaping @MainActor (DataRequest, @escaping (AFDataResponse<Answer>) -> Void) -> Void,
  _ pick: @escaping (AFDataResponse<Answer>, Answer) -> Value?
) -> Observable<Value> {
  let (ask, pick) = (Handed(ask), Handed(pick))
  return Observable.create { sink in
    let sink = Handed(sink)
    MainActor.assumeIsolated {
      ask.taken(request) { answer in
        switch answer.result {
        case .success(let value):
          if let picked = pick.taken(answer, value) { sink.taken.onNext(picked) }
          sink.taken.onCompleted()
        case .failure(let error): sink.taken.onError(error)
        }
      }
    }
    return Disposables.create { MainActor.assumeIsolated { _ = request.cancel() } }
  }
}

/// A request for each who subscribes.
@MainActor private func requests(
  _ make: @escaping @MainActor () -> DataRequest
) -> Observable<DataRequest> {
  let make = Handed(make)
  return Observable.create { sink in
    sink.onNext(MainActor.assumeIsolated { make.taken() })
    sink.onCompleted()
    return Disposables.create()
  }
}

extension Reactive where Base: Session {
  /// A request.
  @preconcurrency @MainActor public func request(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<DataRequest> {
    requests { [base] in
      base.request(
        url, method: method, parameters: parameters, encoding: encoding, headers: headers)
    }
  }

  /// A request.
  @preconcurrency @MainActor public func request(
    urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<DataRequest> { requests { [base] in base.request(urlRequest) } }

  /// The head of an answer, and its data.
  @preconcurrency @MainActor public func responseData(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(SimulatedURLResponse, Data)> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers)
      .responseData()
  }
  /// The data of an answer.
  @preconcurrency @MainActor public func data(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Data> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers).data()
  }
  /// The head of an answer, and its text.
  @preconcurrency @MainActor public func responseString(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(SimulatedURLResponse, String)> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers)
      .responseString()
  }
  /// The text of an answer.
  @preconcurrency @MainActor public func string(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<String> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers).string()
  }
  /// The head of an answer, and its JSON.
  @preconcurrency @MainActor public func responseJSON(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(SimulatedURLResponse, Any)> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers)
      .responseJSON()
  }
  /// The JSON of an answer.
  @preconcurrency @MainActor public func json(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<Any> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers).json()
  }
  /// The head of an answer, and the value that it is.
  @preconcurrency @MainActor public func responseDecodable<T: Decodable>(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<(SimulatedURLResponse, T)> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers)
      .responseDecodable()
  }
  /// The value that an answer is.
  @preconcurrency @MainActor public func decodable<T: Decodable>(
    _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> Observable<T> {
    request(method, url, parameters: parameters, encoding: encoding, headers: headers).decodable()
  }
}

extension ObservableType where Element == DataRequest {
  /// Requests that take answers that say that all went well.
  public func validate() -> Observable<DataRequest> {
    map { request in MainActor.assumeIsolated { request.validate() } }
  }
  /// Requests that take answers with these statuses.
  public func validate<S: Sequence>(statusCode: S) -> Observable<DataRequest>
  where S.Element == Int {
    let codes = Set(statusCode)
    return map { request in
      MainActor.assumeIsolated { request.validate(statusCode: codes) }
    }
  }
  /// Requests that take answers of these types.
  public func validate<S: Sequence>(contentType: S) -> Observable<DataRequest>
  where S.Element == String { asObservable() }

  /// The head of the answer, and its data.
  public func responseData() -> Observable<(SimulatedURLResponse, Data)> {
    flatMap { request in
      answers(to: request, { $0.responseData(completionHandler: $1) }) { answer, value in
        answer.response.map { ($0, value) }
      }
    }
  }
  /// The data of the answer.
  public func data() -> Observable<Data> { responseData().map { $0.1 } }
  /// The head of the answer, and its text.
  public func responseString(
    encoding: String.Encoding? = nil
  ) -> Observable<(SimulatedURLResponse, String)> {
    flatMap { request in
      answers(
        to: request, { $0.responseString(encoding: encoding, completionHandler: $1) }
      ) { answer, value in answer.response.map { ($0, value) } }
    }
  }
  /// The text of the answer.
  public func string(encoding: String.Encoding? = nil) -> Observable<String> {
    responseString(encoding: encoding).map { $0.1 }
  }
  /// The head of the answer, and its JSON.
  public func responseJSON() -> Observable<(SimulatedURLResponse, Any)> {
    flatMap { request in
      answers(to: request, { $0.responseJSON(completionHandler: $1) }) { answer, value in
        answer.response.map { ($0, value) }
      }
    }
  }
  /// The JSON of the answer.
  public func json() -> Observable<Any> { responseJSON().map { $0.1 } }
  /// The head of the answer, and the value that it is.
  public func responseDecodable<T: Decodable>(
    decoder: any DataDecoder = SceneJSONDecoder.make()
  ) -> Observable<(SimulatedURLResponse, T)> {
    let decoder = Handed(decoder)
    return flatMap { request in
      answers(
        to: request,
        { $0.responseDecodable(of: T.self, decoder: decoder.taken, completionHandler: $1) }
      ) { answer, value in answer.response.map { ($0, value) } }
    }
  }
  /// The value that the answer is.
  public func decodable<T: Decodable>(
    decoder: any DataDecoder = SceneJSONDecoder.make()
  ) -> Observable<T> { responseDecodable(decoder: decoder).map { $0.1 } }
}

/// A request of RxAlamofire's.
@preconcurrency @MainActor public func request(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<DataRequest> {
  Session.default.rx.request(
    method, url, parameters: parameters, encoding: encoding, headers: headers)
}
/// A request of RxAlamofire's.
@preconcurrency @MainActor public func request(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<DataRequest> { Session.default.rx.request(urlRequest: urlRequest) }
/// The head of an answer, and its data.
@preconcurrency @MainActor public func requestData(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(SimulatedURLResponse, Data)> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers)
    .responseData()
}
/// The head of an answer, and its data.
@preconcurrency @MainActor public func requestData(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(SimulatedURLResponse, Data)> { request(urlRequest).responseData() }
/// The data of an answer.
@preconcurrency @MainActor public func data(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Data> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers).data()
}
/// The head of an answer, and its text.
@preconcurrency @MainActor public func requestString(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(SimulatedURLResponse, String)> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers)
    .responseString()
}
/// The text of an answer.
@preconcurrency @MainActor public func string(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<String> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers).string()
}
/// The head of an answer, and its JSON.
@preconcurrency @MainActor public func requestJSON(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(SimulatedURLResponse, Any)> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers)
    .responseJSON()
}
/// The head of an answer, and its JSON.
@preconcurrency @MainActor public func requestJSON(
  _ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
) -> Observable<(SimulatedURLResponse, Any)> { request(urlRequest).responseJSON() }
/// The JSON of an answer.
@preconcurrency @MainActor public func json(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<Any> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers).json()
}
/// The head of an answer, and the value that it is.
@preconcurrency @MainActor public func requestDecodable<T: Decodable>(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<(SimulatedURLResponse, T)> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers)
    .responseDecodable()
}
/// The value that an answer is.
@preconcurrency @MainActor public func decodable<T: Decodable>(
  _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
  interceptor: (any RequestInterceptor)? = nil
) -> Observable<T> {
  request(method, url, parameters: parameters, encoding: encoding, headers: headers).decodable()
}

// MARK: Reachability

extension Reachability: ReactiveCompatible {}

extension Reactive where Base: Reachability {
  /// Tells whenever the network can be reached, or cannot any more.
  @preconcurrency @MainActor public var reachabilityChanged: Observable<Reachability> {
    Self.reachabilityChanged
  }
  /// Tells whenever the network can be reached, or cannot any more, of any that looks.
  @preconcurrency @MainActor public static var reachabilityChanged: Observable<Reachability> {
    NotificationCenter.default.rx.notification(.reachabilityChanged)
      .compactMap { $0.object as? Reachability }
  }
  /// How the network can be reached: at once, and whenever that changes.
  @preconcurrency @MainActor public var status: Observable<Reachability.Connection> {
    reachabilityChanged.map { _ in .wifi }.startWith(.wifi).distinctUntilChanged()
  }
  /// How the network can be reached, of any that looks.
  @preconcurrency @MainActor public static var status: Observable<Reachability.Connection> {
    reachabilityChanged.map { _ in .wifi }
  }
  /// Whether the network can be reached: it can.
  @preconcurrency @MainActor public var isReachable: Observable<Bool> {
    status.map { $0 != .unavailable }
  }
  /// Whether the network can be reached, of any that looks.
  @preconcurrency @MainActor public static var isReachable: Observable<Bool> {
    status.map { $0 != .unavailable }
  }
  /// Tells that the network can be reached.
  @preconcurrency @MainActor public var isConnected: Observable<Void> {
    isReachable.filter { $0 }.map { _ in }
  }
  /// Tells that the network cannot be reached: never.
  @preconcurrency @MainActor public var isDisconnected: Observable<Void> {
    isReachable.filter { !$0 }.map { _ in }
  }
}
