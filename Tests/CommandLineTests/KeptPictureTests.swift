import AnimCaching
import AnimPixels
import Foundation
import Testing

/// Photographs that runs before have made up.
struct KeptPictureTests {
  private static let scenario = """
    renderAnim: 1
    canvas: {size: [60, 40], scale: 1}
    dataSource: {placeholder: photo, sections: [{items: 2}]}
    layout: {class: flow, itemSize: [20, 20]}
    cells: {default: [{image: {source: item.photo, contentMode: scaleAspectFill}}]}
    timeline:
      - wait: 0.1
    """

  private func still(_ program: Program, _ options: String...) throws -> [UInt8] {
    let outcome = try program.run(["still", "a.yaml", "--at", "0", "-o", "a.png"] + options)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return try program.bytes(of: "a.png")
  }

  private func files(_ kind: String, _ program: Program) -> [String] {
    let folder = program.folder.appendingPathComponent("cache/results/\(kind)").path
    return (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.contains("/") }
      .map { "\(folder)/\($0)" }
  }

  @Test func `pictures are made once, and drawn from what is kept`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a.yaml")
    let drawn = try still(program, "--no-cache")
    #expect(files("cas", program) == [])
    #expect(try still(program, "--cache", "cache") == drawn)
    let contents = files("cas", program)
    #expect(contents.count == 2 && files("ac", program).count == 2)
    #expect(try still(program, "--cache", "cache") == drawn)
    #expect(files("cas", program).sorted() == contents.sorted())

    // What is kept is what is drawn: here something else, put there under its own digest.
    let cache = LocalCache(folder: program.folder.appendingPathComponent("cache/results").path)
    for file in files("ac", program) {
      let key = URL(fileURLWithPath: file).lastPathComponent
      var result = try #require(cache.result(key))
      let black = [UInt8](repeating: 0, count: result.files[0].size)
      result.files[0].digest = try cache.store(black)
      try cache.store(result, for: key)
    }
    #expect(try still(program, "--cache", "cache") != drawn)
    #expect(try still(program, "--no-cache") == drawn)
  }

  @Test(arguments: [0, 1]) func `what is damaged is made again`(bytes: Int) throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a.yaml")
    let drawn = try still(program, "--cache", "cache")
    for file in files("cas", program) {
      var content = try Data(contentsOf: URL(fileURLWithPath: file))
      content[0] ^= 1
      try content.prefix(bytes == 0 ? content.count : bytes)
        .write(to: URL(fileURLWithPath: file))
    }
    #expect(try still(program, "--cache", "cache") == drawn)
    #expect(try still(program, "--cache", "cache") == drawn)
  }
}
