import AnimCodecs
import Testing

struct PosterTests {
  private static let scenario = """
    renderAnim: 1
    alt: A cell moves & stays.
    canvas: {size: [20, 20], scale: 1}
    dataSource: {sections: [{items: 2}]}
    layout: {class: flow, itemSize: [10, 10]}
    timeline:
      - deleteItems: [[0, 0]]
    """

  @Test func `a poster stands beside each animation, before its theme and scale`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a.yaml")
    let outcome = try program.run(
      "a.yaml", "-o", "{name}~{theme}@{scale}x.gif", "-o", "b.webp", "--poster", "0.1")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files().filter { !$0.hasPrefix(".") } == [
        "a-poster~light@1x.png", "a.yaml", "a~light@1x.gif", "b-poster.png", "b.webp",
      ])
    #expect(try program.run("still", "a.yaml", "--at", "0.1", "-o", "c.png").code == 0)
    #expect(try program.bytes(of: "b-poster.png") == program.bytes(of: "c.png"))
  }

  @Test func `several moments become several stills`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a.yaml")
    let outcome = try program.run("still", "a.yaml", "--at", "0,50%,end", "-o", "s-%02d.png")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      program.files().filter { $0.hasPrefix("s") } == ["s-01.png", "s-02.png", "s-03.png"])
    let pictures = try (1...3).map { try program.bytes(of: "s-0\($0).png") }
    #expect(Set(pictures).count == 3)
    #expect(try program.run("still", "a.yaml", "-o", "end.png").code == 0)
    #expect(try program.bytes(of: "end.png") == pictures[2])
  }

  @Test func `several moments without a place for their numbers are a usage error`() throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a.yaml")
    let outcome = try program.run("still", "a.yaml", "--at", "0,end", "-o", "s.png")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("2 moments need a place for their numbers"))
    #expect(program.files() == ["a.yaml"])
  }

  @Test(arguments: ["gif", "apng", "png", "jpg"])
  func `the alternative text stands in the file`(name: String) throws {
    let program = try Program()
    try program.write(Self.scenario, to: "a.yaml")
    let outcome = try program.run("a.yaml", "-o", "a.\(name)")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = String(decoding: try program.bytes(of: "a.\(name)"), as: UTF8.self)
    #expect(text.contains("A cell moves & stays."))
  }
}
