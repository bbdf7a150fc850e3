import AnimAlamofire
import AnimConveniences
import AnimMoya
import AnimRxExtensions
import AnimRxSwift
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

/// Servers as apps ask them by Alamofire and Moya.
@MainActor struct AlamofireTests {
  private struct Film: Codable, Equatable { let title: String }

  @Test func `values, texts and JSON are read of answers`() {
    withServers(["/film": .text(#"{"title": "Dune"}"#)]) { clock in
      var seen: [String] = []
      AF.request("https://a.b/film", parameters: ["page": 1]).validate()
        .responseDecodable(of: Film.self) { response in
          seen.append(response.value?.title ?? "")
          seen.append(response.request?.url?.query() ?? "")
        }
        .responseString { seen.append("\($0.value?.count ?? 0)") }
        .responseJSON { response in
          switch response.result {
          case .success(let value):
            seen.append((value as? [String: Any])?["title"] as? String ?? "")
          case .failure: seen.append("failure")
          }
        }
      clock.advance(to: 0.05)
      #expect(seen.isEmpty)
      clock.advance(to: 0.2)
      #expect(seen == ["Dune", "page=1", "17", "Dune"])
    }
  }

  @Test func `statuses are validated, and failures say what they are`() {
    withServers(["/gone": .text("", status: 404), "/odd": .text("no JSON")]) { clock in
      var errors: [AFError?] = []
      AF.request("https://a.b/gone").validate().responseData { errors.append($0.error) }
      AF.request("https://a.b/odd").responseDecodable(of: Film.self) { errors.append($0.error) }
      AF.request("https://a.b/lost").response { errors.append($0.error) }
      AF.request("").response { errors.append($0.error) }
      clock.advance(to: 0.3)
      #expect(errors.count == 4)
      #expect(errors.contains { $0?.responseCode == 404 })
      #expect(errors.contains { $0?.isResponseSerializationError == true })
      #expect(errors.contains { $0?.isSessionTaskError == true })
      #expect(errors.contains { $0?.isInvalidURLError == true })
    }
  }

  @Test func `no heads are none of either kind`() {
    let stage = UIEnvironment()
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      stage.run {
        var answers = 0
        request(
          "https://a.b/c", method: .get, parameters: nil, encoding: URLEncoding.default,
          headers: nil
        ).response { _ in answers += 1 }
        AF.request(
          "https://a.b/c", method: .get, parameters: nil, encoding: URLEncoding.default,
          headers: nil
        ).response { _ in answers += 1 }
        clock.advance(to: 1)
        #expect(answers == 2)
      }
    }
  }

  @Test func `parameters and heads are put into requests`() throws {
    let plain = try SimulatedURLRequest(
      url: "https://a.b/c?x=1", method: .get, headers: ["Accept": "text/html"])
    let asked = try URLEncoding.default.encode(
      plain, with: ["list": [1, 2], "q": "a b", "on": true])
    #expect(asked.url?.absoluteString == "https://a.b/c?x=1&list%5B%5D=1&list%5B%5D=2&on=1&q=a%20b")
    #expect(asked.headers["accept"] == "text/html")
    let sent = try JSONEncoding.default.encode(
      SimulatedURLRequest(url: "https://a.b", method: .post), with: ["a": 1])
    #expect(sent.httpBody == Data(#"{"a":1}"#.utf8))
    #expect(sent.headers.value(for: "content-type") == "application/json")
  }

  private final class Signer: RequestInterceptor {
    var failures = 0
    func adapt(
      _ urlRequest: SimulatedURLRequest, for session: AnimAlamofire.Session,
      completion: @escaping (Result<SimulatedURLRequest, any Error>) -> Void
    ) {
      var request = urlRequest
      request.headers.add(.authorization(bearerToken: "token"))
      if failures > 0 { request.url = URL(string: "https://a.b/film") }
      completion(.success(request))
    }
    func retry(
      _ request: Request, for session: AnimAlamofire.Session, dueTo error: any Error,
      completion: @escaping (RetryResult) -> Void
    ) {
      failures += 1
      completion(failures < 2 ? .retryWithDelay(0.5) : .doNotRetry)
    }
  }

  @Test func `an interceptor changes requests, and has them sent again`() {
    withServers(["/film": .text("film")]) { clock in
      let session = AnimAlamofire.Session(interceptor: Signer())
      var response: AFDataResponse<String>?
      session.request("https://a.b/lost").responseString { response = $0 }
      clock.advance(to: 0.4)
      #expect(response == nil)
      clock.advance(to: 1)
      #expect(response?.value == "film")
      #expect(response?.request?.headers["Authorization"] == "Bearer token")
    }
  }

  @Test func `what was given up says so`() {
    withServers(["/film": .text("film")]) { clock in
      var error: AFError?
      let request = AF.request("https://a.b/film").response { error = $0.error }
      request.cancel()
      clock.advance(to: 0.2)
      #expect(error?.isExplicitlyCancelledError == true)
    }
  }

  // MARK: Moya

  private enum Films: TargetType {
    case film, gone
    var baseURL: URL { URL(string: "https://a.b") ?? URL(filePath: "/") }
    var path: String { self == .film ? "film" : "gone" }
    var method: AnimMoya.Method { .get }
    var task: AnimMoya.Task {
      .requestParameters(parameters: ["page": 2], encoding: URLEncoding.default)
    }
    var headers: [String: String]? { nil }
    var sampleData: Data { Data("sample".utf8) }
  }

  @Test func `targets are asked for, and parts of answers read`() {
    withServers([
      "/film": .text(#"{"results": [{"title": "Dune"}]}"#), "/gone": .text("", status: 404),
    ]) { clock in
      let provider = MoyaProvider<Films>()
      var films: [Film] = []
      var error: MoyaError?
      provider.request(.film) { result in
        films = (try? result.get().map([Film].self, atKeyPath: "results")) ?? []
      }
      provider.request(.gone) { result in
        do { _ = try result.get().filterSuccessfulStatusCodes() } catch let failure as MoyaError {
          error = failure
        } catch {}
      }
      clock.advance(to: 0.3)
      #expect(films == [Film(title: "Dune")])
      #expect(error?.response?.statusCode == 404)
      var sample: String?
      MoyaProvider<Films>(stubClosure: { MoyaProvider.immediatelyStub($0) }).request(.film) {
        sample = try? $0.get().mapString()
      }
      #expect(sample == "sample")
    }
  }

  @Test func `answers come in sequences`() {
    withServers([
      "/film": .text(#"{"title": "Dune"}"#), "/gone": .text("", status: 404),
    ]) { clock in
      let bag = DisposeBag()
      var seen: [String] = []
      let provider = MoyaProvider<Films>()
      provider.rx.request(.film).filterSuccessfulStatusCodes().map(Film.self)
        .subscribe(onSuccess: { seen.append("moya \($0.title)") }).disposed(by: bag)
      provider.rx.request(.gone).asObservable().filterSuccessfulStatusCodes()
        .subscribe(onError: { _ in seen.append("gone") }).disposed(by: bag)
      let film = "https://a.b/film"
      AnimRxExtensions.requestJSON(.get, film)
        .subscribe(onNext: { seen.append("json \($0.statusCode) \($1 is [String: Any])") })
        .disposed(by: bag)
      AF.rx.request(.get, film).validate().responseData().map { String($1.count) }
        .subscribe(onNext: { seen.append($0) }).disposed(by: bag)
      AF.rx.decodable(.get, film)
        .subscribe(onNext: { (film: Film) in seen.append(film.title) }).disposed(by: bag)
      clock.advance(to: 1)
      #expect(Set(seen) == ["moya Dune", "gone", "json 200 true", "17", "Dune"])
    }
  }

  @Test func `sequences tell that the network can be reached`() throws {
    try withServers([:]) { clock in
      let bag = DisposeBag()
      var seen: [Bool] = []
      let reachability = try Reachability()
      reachability.rx.isReachable.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
      try reachability.startNotifier()
      clock.advance(to: 1)
      #expect(seen == [true])
    }
  }
}
