import AnimFiles
import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// What servers answer, as a scenario says.
@MainActor struct ScriptedNetworkTests {
  private func network(
    _ replies: String, _ files: [String: String] = [:]
  ) throws -> ScriptedNetwork {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    var read = try scenario(
      "dataSource: {sections: [{items: 1}]}\nlayout: {class: flow}\ntimeline: []\nnetwork: "
        + replies)
    read.file = folder.appendingPathComponent("a.yaml").path
    return try ScriptedNetwork(
      read, trusting: [], makeUp: { NetworkAnswer(Data($0.path.utf8), headers: ["a": "b"]) })
  }

  private func answer(
    _ network: ScriptedNetwork, _ address: String, _ method: String = "GET"
  ) throws -> NetworkAnswer? {
    network.answer(try #require(URL(string: address)), method)
  }

  @Test func `the first reply whose address is meant is the answer`() throws {
    let network = try network(
      "{'a.b/movies*': movies.json, 'POST *': {status: 201, body: '<p>'}, '*/gone': {error: timeout}}",
      ["movies.json": "[1, 2]"])
    let movies = try #require(try answer(network, "https://a.b/movies?page=1"))
    #expect(movies.data == Data("[1, 2]".utf8) && movies.status == 200)
    #expect(movies.headers["Content-Type"] == "application/json")
    let made = try #require(try answer(network, "https://a.b/other", "POST"))
    #expect(made.status == 201 && made.headers["Content-Type"] == "text/plain; charset=utf-8")
    #expect(try answer(network, "https://a.b/gone")?.failure == .timedOut)
    #expect(try answer(network, "https://a.b/other") == nil)
  }

  @Test func `what is made up has the status and the delay of its reply`() throws {
    let network = try network(
      "{'a.b/*': {madeUp: true, status: 201, delay: 2}, '*': {madeUp: true, error: offline}}")
    let made = try #require(try answer(network, "https://a.b/movies"))
    #expect(made.data == Data("/movies".utf8) && made.headers == ["a": "b"])
    #expect(made.status == 201 && made.delay == 2)
    #expect(try answer(network, "https://other")?.failure == .notConnectedToInternet)
  }

  @Test(arguments: [
    ("a.PNG", "image/png"), ("a.html", "text/html; charset=utf-8"), ("a.rss", "application/xml"),
    ("a", "application/json"),
  ])
  func `the kind of a body follows from its file`(name: String, kind: String) throws {
    let network = try network("{'*': \(name)}", [name: " {}"])
    #expect(try answer(network, "https://a.b")?.headers["Content-Type"] == kind)
  }

  @Test func `a file that is not there is an error with its place, and so is one outside`() throws {
    for name in ["nowhere.json", "../secret.json"] {
      do {
        _ = try network("{'*': \(name)}")
        Issue.record("the file was found")
      } catch StageError.unreadableFile(let reason, let place) {
        #expect(reason.contains(name) && place.line == 6)
      }
    }
  }
}
