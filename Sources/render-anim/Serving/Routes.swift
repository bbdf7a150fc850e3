/// What a server answers, by method and path.
struct Routes: Sendable {
  typealias Answer = @Sendable (HTTPRequest) async -> HTTPResponse

  fileprivate struct Route: Sendable {
    let method: String
    let path: String
    let answer: Answer
  }
  private var routes: [Route] = []

  /// Adds a route.
  ///
  /// - Parameters:
  ///   - method: The method of the requests.
  ///   - path: Their path; one that ends with `/*` stands for all that begin with the rest of it.
  ///   - answer: The answer to them.
  mutating func add(_ method: String, _ path: String, _ answer: @escaping Answer) {
    routes.append(Route(method: method, path: path, answer: answer))
  }

  /// The answer to a request: that of the first route that it fits.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let fitting = routes.filter { $0.fits(request.path) }
    guard let route = fitting.first(where: { $0.method == request.method }) else {
      return fitting.isEmpty
        ? .text(.notFound, "there is nothing at \(request.path)")
        : .text(
          .notAllowed, "\(request.path) is for \(fitting.map(\.method).joined(separator: ", "))")
    }
    return await route.answer(request)
  }
}

extension Routes.Route {
  fileprivate func fits(_ path: String) -> Bool {
    self.path.hasSuffix("/*") ? path.hasPrefix(self.path.dropLast()) : path == self.path
  }
}
