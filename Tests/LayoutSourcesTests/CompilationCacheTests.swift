import AnimFiles
import Foundation
import Testing

@testable import AnimLayoutSources

final class CompilationCacheTests {
  private let cache = CompilationCache(
    folder: FileManager.default.temporaryDirectory
      .appendingPathComponent("render-anim-cache-\(UUID().uuidString)"))

  deinit { try? FileManager.default.removeItem(at: cache.folder) }

  /// A library that was stored.
  private func stored() throws -> URL {
    let workshop = try cache.workshop()
    let written = workshop.url.appendingPathComponent("library.so")
    try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0) }).write(to: written)
    return try cache.store(written, as: "a")
  }

  @Test func `what was stored is found`() throws {
    let place = try stored()
    #expect(cache.library("a") == place)
    #expect(cache.library("b") == nil)
    #expect(try Data(contentsOf: place).prefix(2) == Data([0, 1]))
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder.path)
    #expect(names.sorted() == [".growth", "a.so"])
  }

  @Test(arguments: [0, 1, 40, 4999, 5010])
  func `what was cut off is not believed, and can be stored anew`(length: Int) throws {
    let place = try stored()
    try Data(contentsOf: place).prefix(length).write(to: place)
    #expect(cache.library("a") == nil)
    _ = try stored()
    #expect(cache.library("a") == place)
  }

  @Test(arguments: [0, 2500, 4999, 5013])
  func `what was changed is not believed`(offset: Int) throws {
    let place = try stored()
    var bytes = try Data(contentsOf: place)
    bytes[offset] ^= 1
    try bytes.write(to: place)
    #expect(cache.library("a") == nil)
  }

  @Test func `messages are kept as they were`() throws {
    let first = try #require(Diagnostic("Sources/A.swift:3:7: error: cannot find 'x: y' in scope"))
    let second = try #require(Diagnostic("Sources/A.swift:1:1: note: here"))
    try cache.store([first, second], as: "a")
    #expect(cache.failure("a") == [first, second])
    #expect(cache.library("a") == nil)
    #expect(cache.failure("b") == nil)
  }

  @Test func `what was not used for longest goes first when there is no room`() throws {
    let small = CompilationCache(folder: cache.folder, capacity: 13_000)
    func store(_ name: String, age: Double) throws {
      let workshop = try small.workshop()
      let written = workshop.url.appendingPathComponent("library.so")
      try Data(repeating: 1, count: 5000).write(to: written)
      let place = try small.store(written, as: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date() - age], ofItemAtPath: place.path)
    }
    try store("a", age: 300)
    try store("b", age: 200)
    // It is the last used now.
    #expect(small.library("a") != nil)
    try store("c", age: 0)
    #expect(small.library("b") == nil)
    #expect(small.library("a") != nil && small.library("c") != nil)
  }

  @Test func `a folder is looked through once for each eighth of what it may hold`() throws {
    let roomy = CompilationCache(folder: cache.folder, capacity: 400_000)
    let foreign = cache.folder.appendingPathComponent("old.so")
    func store(_ count: Int) throws {
      for number in 0..<count {
        try roomy.store(receipt: [UInt8](repeating: 1, count: 5000), as: "\(number)")
      }
    }
    try store(1)
    // More than there is room for, by nobody who counted.
    try Data(count: 500_000).write(to: foreign)
    try FileManager.default.setAttributes(
      [.modificationDate: Date() - 100], ofItemAtPath: foreign.path)
    try store(9)
    #expect(FileManager.default.fileExists(atPath: foreign.path))
    try store(2)
    #expect(!FileManager.default.fileExists(atPath: foreign.path))
    #expect(roomy.receipt("8") != nil)
  }
}
