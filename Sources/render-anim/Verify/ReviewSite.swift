import AnimFiles
import AnimVerifying
import Foundation

/// A report that is served to browsers on this machine, with buttons that accept and skip.
///
/// A request to accept must have the token that stands in the page: other sites cannot read it, nor
/// send it.
@MainActor final class ReviewSite {
  typealias Accept = @MainActor (OpenVerdicts.Verdict) async throws -> Void

  private let folder: String
  private let token: String
  private let openVerdicts: () throws -> [OpenVerdicts.Verdict]
  private let accept: Accept
  private let failed: (any Error) -> String
  /// The page as it was sent last: what was decided belongs to it, and not to a newer report.
  private var page = ""
  private var settled: [String: ServedReport.Decision] = [:]
  /// The names of references that are being recorded.
  private var busy: Set<String> = []

  /// A site without decisions.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - openVerdicts: What the report leaves open, as it is at the time.
  ///   - accept: Makes what is seen now the reference.
  ///   - failed: Told that this cannot be done; returns the reason in words.
  init(
    folder: String, openVerdicts: @escaping () throws -> [OpenVerdicts.Verdict],
    accept: @escaping Accept, failed: @escaping (any Error) -> String
  ) {
    self.folder = folder
    self.openVerdicts = openVerdicts
    self.accept = accept
    self.failed = failed
    token = (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The page, its pictures, and the decisions.
  var routes: Routes {
    var routes = Routes()
    routes.add("GET", "/") { _ in await self.report() }
    for kind in ["expected", "actual", "diff"] {
      routes.add("GET", "/\(kind)/*") { await self.picture($0.path) }
    }
    routes.add("GET", "/debugger/*") { await self.debugger($0.path) }
    routes.add("POST", "/accept") { await self.settle($0, .accepted) }
    routes.add("POST", "/skip") { await self.settle($0, .skipped) }
    return routes
  }

  private func report() -> HTTPResponse {
    guard let html = try? String(contentsOfFile: "\(folder)/report.html", encoding: .utf8) else {
      return .text(.notFound, "there is no report.html in '\(folder)'; 'verify' writes it")
    }
    guard let served = ServedReport(html) else {
      return .text(.failed, "'\(folder)/report.html' is not a report of this program; verify again")
    }
    if html != page { (page, settled) = (html, [:]) }
    return .page(served.text(token: token, settled: settled))
  }

  private func picture(_ path: String) -> HTTPResponse {
    let file = folder + path
    guard path.hasSuffix(".png"), Enclosure(folder).contains(file),
      let data = FileManager.default.contents(atPath: file)
    else { return .text(.notFound, "there is no picture at \(path)") }
    return .content(.ok, type: "image/png", [UInt8](data))
  }

  private func debugger(_ path: String) -> HTTPResponse {
    let file = folder + path
    guard path.hasSuffix(".html"), Enclosure("\(folder)/debugger").contains(file),
      let html = try? String(contentsOfFile: file, encoding: .utf8)
    else { return .text(.notFound, "there is no page at \(path)") }
    return .page(html)
  }

  private func settle(
    _ request: HTTPRequest, _ decision: ServedReport.Decision
  ) async -> HTTPResponse {
    struct Wish: Decodable { var name: String }
    guard request.headers["x-render-anim-token"] == token else {
      return .text(.forbidden, "the page is not of this run; load it again")
    }
    guard let wish = try? JSONDecoder().decode(Wish.self, from: Data(request.body)) else {
      return .text(.badRequest, "a name is needed, as in {\"name\": \"insertion/light@2x\"}")
    }
    do {
      guard let verdict = try openVerdicts().first(where: { $0.name == wish.name }) else {
        return .text(.notFound, "the report leaves no '\(wish.name)' open; load it again")
      }
      guard busy.insert(wish.name).inserted else {
        return .text(.badRequest, "'\(wish.name)' is being recorded")
      }
      defer { busy.remove(wish.name) }
      if decision == .accepted { try await accept(verdict) }
      settled[wish.name] = decision
      return .content(
        .ok, type: "application/json", [UInt8](#"{"settled":"\#(decision.rawValue)"}"#.utf8))
    } catch {
      return .text(.failed, failed(error))
    }
  }
}
