import Synchronization

/// The page of a preview as browsers see it: the latest good one, and what has become wrong since.
final class PreviewSite: Sendable {
  /// The path of the news, which the page asks for.
  static let newsPath = "/news"

  private struct State {
    var html: String
    /// The problem that is told to browsers that ask for news while it holds; nil if all is well.
    var problem: String?
  }
  private let state: Mutex<State>

  /// A site with its first page.
  init(html: String) { state = Mutex(State(html: html)) }

  /// The page, and the news about it.
  var routes: Routes {
    var routes = Routes()
    routes.add("GET", "/") { _ in .page(self.state.withLock(\.html)) }
    routes.add("GET", Self.newsPath) { _ in
      .news { self.state.withLock(\.problem).map { .init(name: "problem", data: $0) } }
    }
    return routes
  }

  /// Takes a newer page, which browsers are to load.
  func show(_ html: String) -> HTTPResponse.Event {
    state.withLock { $0 = State(html: html) }
    return .init(name: "changed", data: "")
  }

  /// Takes a problem, which browsers are to show above the latest good page.
  func show(problem: String) -> HTTPResponse.Event {
    state.withLock { $0.problem = problem }
    return .init(name: "problem", data: problem)
  }
}
