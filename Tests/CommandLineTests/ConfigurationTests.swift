import Foundation
import Testing

struct ConfigurationTests {
  private func size(_ program: Program, _ arguments: String...) throws -> String {
    let outcome = try program.run(["deep/a.yaml", "--png", "a.png", "--dry-run"] + arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return String(decoding: outcome.output, as: UTF8.self)
  }

  private func program(canvas: String = "") throws -> Program {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("deep"), withIntermediateDirectories: true)
    try program.write(
      "renderAnim: 1\n\(canvas)\ndataSource: {sections: [{items: 1}]}\nlayout: {class: flow}",
      to: "deep/a.yaml")
    return program
  }

  @Test func `the nearest configuration counts where the scenario says nothing`() throws {
    let program = try program()
    #expect(try size(program).contains("750 × 1334"))
    try program.write("canvas: {size: [100, 50], scale: 3}", to: ".render-anim.yml")
    #expect(try size(program).contains("300 × 150"))
    #expect(try size(program, "--scale", "1").contains("100 × 50"))
    try program.write("canvas: {size: [10, 20], scale: 1}", to: "other.yml")
    #expect(try size(program, "--config", "other.yml").contains("10 × 20"))
  }

  @Test func `the scenario goes over the configuration`() throws {
    let program = try program(canvas: "canvas: {size: [40, 30]}")
    try program.write("canvas: {device: iphone-5, scale: 1}", to: ".render-anim.yml")
    #expect(try size(program).contains("40 × 30"))
  }

  @Test func `a mistake in the configuration is reported where it is`() throws {
    let program = try program()
    try program.write("canvas: {scael: 3}", to: "deep/.render-anim.yml")
    let outcome = try program.run("validate", "deep/a.yaml", "--diagnostics", "xcode")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains(".render-anim.yml:1:10: error: unknown key 'scael'"))
  }

  @Test func `a seed is a value of the scenario's clock`() throws {
    let program = try Program()
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [60, 20], scale: 1}
      dataSource: {palette: random, sections: [{items: 3}]}
      layout: {class: flow, itemSize: [16, 16]}
      """, to: "a.yaml")
    func picture(_ arguments: String...) throws -> [UInt8] {
      let outcome = try program.run(["still", "a.yaml", "-o", "a.png"] + arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return try program.bytes(of: "a.png")
    }
    let seeded = try picture("--seed", "7")
    #expect(try seeded == picture("--set", "clock.seed=7"))
    #expect(try seeded != picture())
    #expect(try program.run("still", "a.yaml", "--seed", "many").code == 64)
    #expect(try program.run("still", "a.yaml", "--seed=-1").code == 65)
  }
}
