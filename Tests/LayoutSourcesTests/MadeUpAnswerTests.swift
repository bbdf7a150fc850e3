import AnimLayers
@testable import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

/// What a server might have said, for the types of an app.
@MainActor struct MadeUpAnswerTests {
  private struct Page: Decodable {
    let page: Int
    let results: [Movie]
    let next: URL?
    let error: String?
  }

  private struct Movie: Decodable {
    let id: Int
    let title: String
    let overview: String?
    let posterPath: String
    let backdrop: URL
    let voteAverage: Double
    let releaseDate: String
    let isAdult: Bool
    let cast: [Person]
    let kind: Kind
    let added: Date
    let identifier: UUID

    enum CodingKeys: String, CodingKey {
      case id, title, overview, cast, kind, added, identifier
      case backdrop = "backdrop_url"
      case posterPath = "poster_path"
      case voteAverage = "vote_average"
      case releaseDate = "release_date"
      case isAdult = "adult"
    }
  }

  private struct Person: Decodable { let name: String }
  private enum Kind: String, Decodable, CaseIterable { case film, series }
  private final class Comment: Decodable {
    let text: String
    let replies: [Comment]
    let parent: Comment?
  }
  /// Has values of its own type in it, by several ways.
  private final class Sprite: Decodable {
    let name: String
    let first: Version?
    let second: Version?
  }
  private final class Version: Decodable {
    let red: Sprite?
    let blue: Sprite?
  }
  private struct APIError: Decodable { let message: String }

  private func decode<T: Decodable>(
    _ type: T.Type, at address: String = "https://a.b/c"
  ) throws -> T {
    let url = try #require(URL(string: address))
    return try UIEnvironment().run {
      try SceneJSONDecoder.make().decode(type, from: MadeUpBody.mark(Data("picture".utf8), url))
    }
  }

  @Test func `readers of tables find what they ask for`() throws {
    let url = try #require(URL(string: "https://a.b/users"))
    let data = MadeUpBody.mark(Data("picture".utf8), url)
    func read(_ kinds: [String: String], inList isList: Bool) throws -> Any {
      try UIEnvironment().run {
        MadeUpWords.current.names.add(MadeUpTables(kinds: kinds, isList: isList))
        return try SceneJSONSerialization.jsonObject(with: data)
      }
    }
    let kinds = [
      "login": "text", "age": "number", "repos": "list", "tags": "list of text", "owner": "table",
    ]
    let users = try #require(read(kinds, inList: true) as? [[String: Any]])
    #expect(users.count == 12)
    let user = users[1]
    #expect((user["login"] as? String)?.isEmpty == false && user["age"] as? Int != nil)
    #expect((user["tags"] as? [String])?.isEmpty == false)
    let repos = try #require(user["repos"] as? [[String: Any]])
    #expect(repos[0]["login"] as? String != nil && repos[0]["repos"] == nil)
    #expect((user["owner"] as? [String: Any])?["login"] as? String != nil)
    #expect(try read(kinds, inList: false) as? [String: Any] != nil)
    // What was not made up is read as it is, and so is all where nobody reads tables.
    let said = try SceneJSONSerialization.jsonObject(with: Data("{\"a\": 1}".utf8))
    #expect((said as? [String: Any])?["a"] as? Int == 1)
    #expect(throws: (any Error).self) { try read([:], inList: true) }
  }

  @Test func `where there has to be a text about an error, it is empty`() throws {
    struct Answer: Decodable {
      let errorMessage: String
      let message: String
    }
    let answer = try decode(Answer.self)
    #expect(answer.errorMessage.isEmpty && !answer.message.isEmpty)
  }

  @Test func `each type gets what its keys tell of`() throws {
    let page = try decode(Page.self)
    #expect(page.page == 1 && page.next == nil && page.error == nil)
    #expect(page.results.count == 12)
    let first = page.results[0].id
    #expect(page.results.map(\.id) == Array(first..<first + 12))
    #expect(Set(page.results.map(\.title)).count == 12)
    let movie = try #require(page.results.first)
    #expect(movie.posterPath.hasPrefix("/") && movie.posterPath.hasSuffix(".jpg"))
    #expect(movie.backdrop.absoluteString.hasPrefix("https://example.com/images/"))
    #expect((3.5..<5).contains(movie.voteAverage) && !movie.isAdult)
    #expect(movie.releaseDate == "2024-05-03" && movie.overview?.isEmpty == false)
    #expect(movie.cast.count == 3 && movie.cast.allSatisfy { $0.name.contains(" ") })
    #expect(Set(page.results.map(\.kind)) == [.film, .series])
    #expect(Set(page.results.map(\.identifier)).count == 12)
    #expect(page.results[1].added < movie.added)
  }

  @Test func `the same address has the same values, another one others`() throws {
    let titles = try decode(Page.self).results.map(\.title)
    #expect(try decode(Page.self).results.map(\.title) == titles)
    let others = try (0..<4).map {
      try decode(Page.self, at: "https://a.b/\($0)").results.map(\.title)
    }
    #expect(others.contains { $0 != titles })
    let ids = try ["popular", "upcoming", "now_playing"].map {
      try decode(Page.self, at: "https://a.b/\($0)").results.map(\.id)
    }
    #expect(Set(ids.joined()).count == 36)
  }

  private struct Report: Decodable { let weather: [Sky], main: Measures }
  private struct Sky: Decodable { let main, description, icon: String }
  private struct Measures: Decodable { let temp: Double }

  @Test func `weather is told as a service does, in kelvin where that would`() throws {
    let address = "https://api.openweathermap.org/data/2.5/weather?q=Oslo"
    let report = try decode(Report.self, at: address)
    #expect((280..<300).contains(report.main.temp))
    #expect((10..<30).contains(try decode(Report.self, at: address + "&units=metric").main.temp))
    #expect(report.weather.allSatisfy { $0.icon.hasSuffix("d") && $0.icon.count == 3 })
    #expect(report.weather.allSatisfy { ["Clear", "Clouds", "Rain"].contains($0.main) })
    #expect(report.weather.allSatisfy { $0.description.first?.isLowercase == true })
  }

  private struct Row: Decodable { let items: [Item] }
  private struct Item: Decodable { let id: Int, token: UUID, title: String }

  @Test func `what is in lists of lists is not the same in each`() throws {
    let items = try decode([Row].self).map(\.items)
    #expect(items.allSatisfy { $0.count == 3 })
    #expect(Set(items.joined().map(\.id)).count == 36)
    #expect(Set(items.joined().map(\.token)).count == 36)
    #expect(Set(items.prefix(4).joined().map(\.title)).count == 12)
  }

  @Test func `tables, bare lists and what contains itself have an end`() throws {
    #expect(try decode([String: Double].self).count == 3)
    let rates = try decode([String: [String: Double]].self)
    #expect(rates.count == 3)
    #expect(try decode([Person].self).count == 12)
    let comment = try decode(Comment.self)
    #expect(comment.parent == nil && comment.replies.count == 12)
    #expect(comment.replies[0].replies.count == 3)
    #expect(comment.replies[0].replies[0].replies.isEmpty)
    let sprite = try decode(Sprite.self)
    #expect(sprite.first != nil && sprite.second != nil)
    #expect(sprite.first?.red == nil && sprite.second?.blue == nil)
  }

  @Test func `no errors are made up`() {
    #expect(throws: DecodingError.self) { try decode(APIError.self) }
  }

  @Test func `what a server said is decoded as it stands`() throws {
    let decoder = SceneJSONDecoder.make()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let person = try decoder.decode(Person.self, from: Data(#"{"name": "Ida"}"#.utf8))
    #expect(person.name == "Ida")
    #expect(throws: DecodingError.self) {
      try decoder.decode(Person.self, from: Data("{}".utf8))
    }
  }
}
