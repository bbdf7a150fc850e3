import AnimPixels
import Foundation
import Testing

@testable import AnimCaching

struct CacheTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("cache-\(UUID().uuidString)").path
  private let key = String(repeating: "ab", count: 32)

  private func digest(_ bytes: [UInt8]) -> String { SHA256.digest(of: bytes) }

  private func file(_ kind: String, _ name: String) -> String {
    "\(folder)/\(kind)/\(name.prefix(2))/\(name)"
  }

  @Test func `what is stored is there`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = LocalCache(folder: folder)
    #expect(cache.result(key) == nil)
    let content: [UInt8] = [1, 2, 3]
    let name = try cache.store(content)
    #expect(name == digest(content))
    #expect(cache.content(name) == content)
    let result = ActionResult(
      text: [7], files: [.init(path: "a.png", digest: name, size: content.count)])
    try cache.store(result, for: key)
    #expect(cache.result(key) == result)
    #expect(cache.size(of: .cas) == .init(bytes: 3, files: 1))
  }

  @Test func `what is damaged is as good as not there, and is removed`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = LocalCache(folder: folder)
    let name = try cache.store([1, 2, 3])
    try cache.store(ActionResult(text: [7]), for: key)
    for path in [file("cas", name), file("ac", key)] {
      try Data([9, 9]).write(to: URL(fileURLWithPath: path))
    }
    #expect(cache.content(name) == nil)
    #expect(cache.result(key) == nil)
    #expect(cache.size(of: .cas).files == 0 && cache.size(of: .ac).files == 0)
    // It can be stored again.
    #expect(try cache.store([1, 2, 3]) == name)
    #expect(cache.content(name) == [1, 2, 3])
  }

  @Test func `names that are no digests lead nowhere`() {
    let cache = LocalCache(folder: "/")
    #expect(cache.content("../etc/passwd") == nil)
    #expect(cache.result("") == nil)
  }

  @Test func `pruning removes what was not used for longest`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = LocalCache(folder: folder)
    var names: [String] = []
    for number in 0..<4 {
      let name = try cache.store([UInt8](repeating: UInt8(number), count: 100))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(number))],
        ofItemAtPath: file("cas", name))
      names.append(name)
    }
    // Used now, the oldest is the newest.
    #expect(cache.content(names[0]) != nil)
    #expect(cache.prune(to: 200) == .init(bytes: 200, files: 2))
    #expect(names.map { cache.content($0) != nil } == [true, false, false, true])
    #expect(cache.prune(to: 0).files == 2)
    #expect(cache.size(of: .cas) == .init())
  }

  @Test func `what is being written is not pruned, what was left behind is`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = LocalCache(folder: folder)
    let name = try cache.store([1, 2, 3])
    let beside = (file("cas", name) as NSString).deletingLastPathComponent
    for (half, age) in [(".half", 0.0), (".left", 86_400)] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(beside)/\(half)"))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(beside)/\(half)")
    }
    #expect(cache.prune(to: 0) == .init(bytes: 4, files: 2))
    #expect(try FileManager.default.contentsOfDirectory(atPath: beside) == [".half"])
  }

  @Test func `many may use a folder at once`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = LocalCache(folder: folder)
    await withTaskGroup(of: Bool.self) { group in
      for lane in 0..<8 {
        group.addTask {
          for round in 0..<50 {
            let content = [UInt8](repeating: UInt8(round), count: 5000)
            guard let name = try? cache.store(content) else { return false }
            // Somebody else may just have pruned it; something else must never be there.
            if let found = cache.content(name), found != content { return false }
            if lane == 0, round.isMultiple(of: 10) { cache.prune(to: 20_000) }
          }
          return true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  // MARK: A server

  private func remote(
    _ server: TinyServer, isReadOnly: Bool = false, timeout: Double = 5
  ) throws -> RemoteCache {
    try #require(
      RemoteCache(
        server.address, isReadOnly: isReadOnly, timeout: timeout, searchPath: "/usr/bin:/bin"),
      "there is no curl")
  }

  @Test func `a server has what one has stored, for others`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try TinyServer()
    let picture: [UInt8] = Array("picture".utf8)
    let one = ResultShelf(LocalCache(folder: folder + "/1"), try remote(server))
    await one.store([7], files: [("diff/a.png", picture)], for: key)
    await one.finish()
    #expect(server.names == ["/ac/\(key)", "/cas/\(digest(picture))"])
    let other = ResultShelf(LocalCache(folder: folder + "/2"), try remote(server))
    let result = try #require(await other.results([key])[key])
    #expect(result.text == [7])
    #expect(await other.contents(result.files.map(\.digest)) == [digest(picture): picture])
    // From here on it is in the folder too.
    server.stop()
    #expect(await other.results([key])[key] == result)
    #expect(LocalCache(folder: folder + "/2").content(digest(picture)) == picture)
  }

  @Test func `what a server says is not believed`() async throws {
    let server = try TinyServer()
    let name = digest([1, 2, 3])
    let stranger = String(repeating: "cd", count: 32)
    server.put("/cas/\(name)", [4, 5, 6])
    server.put("/ac/\(key)", ActionResult(text: [7]).message(for: stranger))
    let remote = try remote(server)
    #expect(await remote.contents([name]).isEmpty)
    #expect(await remote.results([key]).isEmpty)
    #expect(remote.takeComplaint() == nil)
  }

  @Test func `nothing is put where one may only read`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = try TinyServer()
    let shelf = ResultShelf(LocalCache(folder: folder), try remote(server, isReadOnly: true))
    await shelf.store([7], for: key)
    await shelf.finish()
    #expect(server.names.isEmpty)
    #expect(await shelf.results([key])[key]?.text == [7])
  }

  @Test func `many requests are one`() async throws {
    let server = try TinyServer()
    let remote = try remote(server)
    let contents = (0..<300).map { [UInt8]("content \($0)".utf8) }
    await remote.store(contents: contents.map { (digest($0), $0) }, results: [])
    #expect(server.names.count == 300)
    #expect(await remote.contents(contents.map(digest)).count == 300)
  }

  @Test func `a server that is not there, or is silent, is done without`() async throws {
    let gone = try TinyServer()
    gone.stop()
    let absent = try remote(gone)
    #expect(await absent.results([key]).isEmpty)
    let complaint = try #require(absent.takeComplaint())
    #expect(complaint == "the cache '\(gone.address)' does not answer; it goes on without")
    #expect(absent.takeComplaint() == nil)

    let silent = try TinyServer(isSilent: true)
    let remote = try remote(silent, timeout: 1)
    // It never answers, so that this ends because it is given up.
    #expect(await remote.results([key]).isEmpty)
    #expect(remote.takeComplaint()?.contains("does not answer") == true)
    // It is not asked again.
    #expect(await remote.results([key]).isEmpty)
    #expect(silent.requestCount == 1)
  }
}
